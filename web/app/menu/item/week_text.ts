// A week in words: "Mon–Fri 11:00–15:00".
import type { Words } from "../../words";
import { days, isAlways, stretches, windowsOf, type Day, type Week, type Window } from "./week";

export function weekText({ days: on, from, to }: Window, { menuItem, records }: Words): string {
    const short = (place: number) => records.form.weekDaysShort[days[place] ?? "Monday"];
    const stretch = ([first, last]: [number, number]) =>
        first === last ? short(first) : last === first + 1 ? `${short(first)}, ${short(last)}` : `${short(first)}–${short(last)}`;
    const named = on.length === 0 ? menuItem.everyDay : stretches(on).map(stretch).join(", ");
    return from === "00:00" && to === "23:59" ? named : `${named} ${menuItem.hours(from, to)}`;
}

export function allWeekText(week: Week, words: Words): string {
    if (isAlways(week)) return words.menuItem.always;
    return windowsOf(week).map((window) => weekText(window, words)).join("; ");
}

export const isDay = (text: unknown): text is Day => days.some((day) => day === text);
