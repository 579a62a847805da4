// Dates and times of day as fields keep them, and instants in the zone of the store.

// "2026-01-31" or "31-Jan-2026" as "2026-01-31"; "" when it is neither.
export function isoDate(text: string): string {
    if (/^\d{4}-\d{2}-\d{2}/.test(text)) return text.slice(0, 10);
    const [, day, month, year] = /^(\d{1,2})-([A-Za-z]{3})-(\d{4})$/.exec(text) ?? [];
    const names = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
    const number = names.indexOf(month?.toLowerCase() ?? "") + 1;
    if (!day || !year || number === 0) return "";
    return `${year}-${String(number).padStart(2, "0")}-${day.padStart(2, "0")}`;
}

const days = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", day: "numeric", month: "short", year: "numeric" });

// A date has no zone: "31 Jan 2026" everywhere.
export function dateText(text: string): string {
    const iso = isoDate(text);
    return iso === "" ? text : days.format(new Date(`${iso}T00:00:00Z`));
}

export function minutesText(minutes: number): string {
    return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}
export function minutesOf(text: string): number | null {
    const [, hours, minutes] = /^(\d{1,2}):(\d{2})/.exec(text) ?? [];
    return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

// "2026-01-31T23:15" on the clock of the zone at this instant.
export function localText(instant: string, timeZone: string): string {
    const at = new Date(instant);
    if (Number.isNaN(at.getTime())) return "";
    const parts = new Intl.DateTimeFormat("en-CA", {
        timeZone,
        year: "numeric",
        month: "2-digit",
        day: "2-digit",
        hour: "2-digit",
        minute: "2-digit",
        hourCycle: "h23",
    }).formatToParts(at);
    const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
    return `${part("year")}-${part("month")}-${part("day")}T${part("hour")}:${part("minute")}`;
}

// The instant at which the clock of the zone shows "2026-01-31T23:15". In the hour that clocks show twice it
// is the first; in the hour that they skip, as much later as they skip.
export function instantOf(local: string, timeZone: string): string | null {
    const asked = Date.parse(`${local}:00Z`);
    if (Number.isNaN(asked)) return null;
    const offsetAt = (at: number) => Date.parse(`${localText(new Date(at).toISOString(), timeZone)}:00Z`) - at;
    const candidates = [asked - offsetAt(asked - 86_400_000), asked - offsetAt(asked + 86_400_000)];
    const exact = candidates.filter((at) => at + offsetAt(at) === asked);
    const found = exact.length > 0 ? Math.min(...exact) : Math.max(...candidates);
    return new Date(found).toISOString();
}
