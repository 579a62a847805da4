// A moment as people say it: today the time says enough.
import type { Formats } from "./formats";

export function momentOf(at: string | number, formats: Formats, now: number): string {
    const isToday = formats.date(at) === formats.date(now);
    return isToday ? formats.time(at) : formats.dateTime(at);
}
