// The time of the server, for whatever counts minutes: clocks of tablets are wrong. Answers say when the
// server made them, to the second, so that each narrows down how far the clock here is off.

interface Range {
    least: number;
    most: number;
}

const anything: Range = { least: -Infinity, most: Infinity };
let offBy = anything; // by how much the server is ahead, in milliseconds

// `sent` and `received` by the clock here.
export function noteDate(date: string | null, sent: number, received: number): void {
    const at = date === null ? NaN : Date.parse(date);
    if (Number.isNaN(at)) return;
    const said = { least: at - received, most: at + 1_000 - sent };
    const both = { least: Math.max(offBy.least, said.least), most: Math.min(offBy.most, said.most) };
    // Nothing in common: one of the clocks was set.
    offBy = both.least <= both.most ? both : said;
}

export function serverAhead({ least, most }: Range = offBy): number {
    if (least === -Infinity) return 0;
    // A clock that may be right is taken as right.
    return least <= 0 && most >= 0 ? 0 : Math.round((least + most) / 2);
}

export function serverNow(): number {
    return Date.now() + serverAhead();
}
