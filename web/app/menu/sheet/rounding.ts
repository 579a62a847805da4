// New prices from old ones: raised or lowered by a share or an amount, then rounded. All of it in whole
// minor units; a share is in thousandths of a percent, and is rounded once.

export type Rounding = "none" | "half" | "twentieth" | "ninetynine"; // .50, .05, .99
export interface Raise {
    by: "percent" | "amount";
    of: number; // thousandths of a percent, or minor units; below zero lowers
    rounding: Rounding;
    isUp: boolean; // else to the nearest
}

const shares = 100_000n;

// A currency without cents is rounded in its hundreds.
export function unitOf(decimals: number): number {
    return decimals < 2 ? 100 : 10 ** decimals;
}

function stepOf(rounding: Rounding, unit: bigint): bigint {
    if (rounding === "half") return unit / 2n;
    if (rounding === "twentieth") return unit / 20n;
    return rounding === "ninetynine" ? unit : 1n;
}

// Of zero and more.
function rounded(over: bigint, under: bigint, step: bigint, isUp: boolean): bigint {
    const whole = under * step;
    return (isUp ? (over + whole - 1n) / whole : (2n * over + whole) / (2n * whole)) * step;
}

// Null: it would be below zero. What is free stays free.
export function raisedPrice(minor: number, { by, of, rounding, isUp }: Raise, decimals: number): number | null {
    if (minor === 0) return 0;
    const [over, under] =
        by === "percent" ? [BigInt(minor) * (shares + BigInt(of)), shares] : [BigInt(minor) + BigInt(of), 1n];
    if (over < 0n) return null;
    const unit = BigInt(unitOf(decimals));
    const less = rounding === "ninetynine" ? unit / 100n : 0n; // what .99 lacks of a whole one
    const up = isUp && rounding !== "none";
    const result = rounded(over + less * under, under, stepOf(rounding, unit), up) - less;
    return Number(result < 0n ? unit - less : result);
}
