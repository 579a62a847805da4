// What is not usual about the sale of an item: nothing where it is always sold, has a price and a picture.
import type { Formats } from "../formats/formats";
import type { Words } from "../words";
import type { MenuItem } from "./menu_records";

export interface Exception {
    tone: "bad" | "warn" | "info" | "plain";
    text: string;
}

type Say = Words["menu"]["sale"];

const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

// "Mon–Fri", "Sat, Sun", "" for every day.
export function daysText(days: readonly string[], short: readonly string[]): string {
    const held = week.map((day) => days.some((one) => one.toLowerCase() === day.toLowerCase()));
    if (held.every(Boolean) || !held.some(Boolean)) return "";
    const parts: string[] = [];
    for (let from = 0; from < week.length; ++from) {
        if (!held[from]) continue;
        let to = from;
        while (held[to + 1]) ++to;
        if (to - from >= 2) parts.push(`${short[from]}–${short[to]}`);
        else for (let day = from; day <= to; ++day) parts.push(short[day] ?? "");
        from = to;
    }
    return parts.join(", ");
}

// "11:00" is "11".
const hour = (time: string) => time.slice(0, 5).replace(/^0(\d)/, "$1").replace(/:00$/, "");

function timeText(from: string | undefined, to: string | undefined, say: Say): string {
    if (from && to) return `${hour(from)}–${hour(to)}`;
    if (from) return say.after(hour(from));
    return to ? say.before(hour(to)) : "";
}

function windowText(days: readonly string[], from: string | undefined, to: string | undefined, say: Say): string {
    return [daysText(days, say.weekDays), timeText(from, to, say)].filter(Boolean).join(" ");
}

const shortDate = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", day: "numeric", month: "short" });
const dayText = (date: string) => shortDate.format(new Date(`${date.slice(0, 10)}T12:00:00Z`));

function restrictionText(item: MenuItem, today: string, say: Say): string {
    const { availability, timeApplicableType = "Always", startDate = "", endDate = "" } = item;
    const [first] = availability ?? [];
    if (first) {
        const text = windowText(first.days ?? [], first.from, first.to, say);
        const more = (availability?.length ?? 1) - 1;
        return more > 0 ? say.more(text, more) : text;
    }
    const times = timeText(item.startTime, item.endTime, say);
    switch (timeApplicableType) {
        case "Always":
            return "";
        case "Days of the week":
            return windowText(item.daysOfWeek ?? [], item.startTime, item.endTime, say);
        case "Days of the month":
            return [say.monthDays((item.daysOfMonth ?? []).join(", ")), times].filter(Boolean).join(" ");
        case "Specific date":
            return [say.on(item.specificDate ? dayText(item.specificDate) : "?"), times].filter(Boolean).join(" ");
        default:
            if (startDate.slice(0, 10) > today) return say.from(dayText(startDate));
            if (endDate && endDate.slice(0, 10) < today) return say.ended(dayText(endDate));
            return [endDate ? say.until(dayText(endDate)) : "", times].filter(Boolean).join(" ");
    }
}

export function exceptionsOf(item: MenuItem, say: Say, formats: Formats, now: number, wantsPicture: boolean): Exception[] {
    const found: Exception[] = [];
    const until = item.soldOutUntil ? new Date(item.soldOutUntil).getTime() : Infinity;
    if (item.soldOut && until > now)
        found.push({ tone: "bad", text: until === Infinity ? say.soldOut : say.soldOutUntil(formats.dateTime(until)) });
    const restriction = restrictionText(item, formats.dateOf(now), say);
    if (restriction !== "") found.push({ tone: "info", text: restriction });
    if ((item.prices ?? []).every(({ price }) => price === undefined)) found.push({ tone: "warn", text: say.noPrice });
    if (wantsPicture && !item.imageAvailable) found.push({ tone: "plain", text: say.noPicture });
    return found;
}

// Where pictures are usual, one that is missing is an exception.
export function picturesAreUsual(items: readonly MenuItem[]): boolean {
    return items.filter(({ imageAvailable }) => imageAvailable).length * 2 > items.length;
}
