// Times of the store's own day, which may begin after midnight.

// How far the clock of a time zone is from UTC at that moment, in milliseconds.
function offsetOf(timeZone: string, at: number): number {
    const parts = new Intl.DateTimeFormat("en-US", {
        timeZone,
        hourCycle: "h23",
        year: "numeric",
        month: "numeric",
        day: "numeric",
        hour: "numeric",
        minute: "numeric",
        second: "numeric",
    }).formatToParts(at);
    const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
    const local = Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"), of("second"));
    return local - Math.floor(at / 1_000) * 1_000;
}

// When the clocks of the zone show this date and these minutes after midnight.
export function instantOf(timeZone: string, date: string, minutes: number): Date {
    const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
    const local = Date.UTC(year, month - 1, day, 0, minutes);
    const guess = local - offsetOf(timeZone, local);
    // Where the clocks change between the two, the second look decides.
    return new Date(local - offsetOf(timeZone, guess));
}

// The date that the clocks of the zone show, "2026-11-19".
export function dateIn(timeZone: string, at: number): string {
    return new Date(at + offsetOf(timeZone, at)).toISOString().slice(0, 10);
}

// "Thursday", whatever the language of the pages: as records name it.
export function weekDayOf(date: string): string {
    return new Intl.DateTimeFormat("en-US", { timeZone: "UTC", weekday: "long" }).format(new Date(`${date}T12:00:00Z`));
}

const dayMs = 86_400_000;

// When the business day that runs now ends.
export function endOfBusinessDay(timeZone: string, dayStart: number, now: number): Date {
    const today = instantOf(timeZone, dateIn(timeZone, now), dayStart);
    if (today.getTime() > now) return today;
    const noon = instantOf(timeZone, dateIn(timeZone, now), 12 * 60).getTime();
    return instantOf(timeZone, dateIn(timeZone, noon + dayMs), dayStart);
}

// When the business day that runs now began.
export function startOfBusinessDay(timeZone: string, dayStart: number, now: number): Date {
    const today = instantOf(timeZone, dateIn(timeZone, now), dayStart);
    if (today.getTime() <= now) return today;
    const noon = instantOf(timeZone, dateIn(timeZone, now), 12 * 60).getTime();
    return instantOf(timeZone, dateIn(timeZone, noon - dayMs), dayStart);
}
