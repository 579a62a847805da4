// Whether the store takes web orders of guests now, by the clock of the server: the rule by which it refuses
// them, from the pause and the opening hours of the store's record.
import { useMemo } from "react";
import { useTicks } from "../live/use_ticks";
import type { StoreRecord } from "../shell/store";
import { dateIn, endOfBusinessDay, instantOf, weekDayOf } from "./business_day";

// When the store is open, from then to then.
export interface Opening {
    from: number;
    to: number;
}

export interface Taking {
    is: "open" | "paused" | "closed";
    until: number | null; // null: open, or its hours have no opening ahead
}

interface OpeningDay {
    day: string;
    windows?: { from: string; to: string }[];
}

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const daysAhead = 14; // a week, and one more in case a change of the clock skips an opening

function secondsOf(time: string): number {
    const [hours = 0, minutes = 0, seconds = 0] = time.split(":").map(Number);
    return (hours * 60 + minutes) * 60 + seconds;
}

// The openings from the evening before on, the first first; null: it is always open.
export function openingsOf(store: StoreRecord, now: number): Opening[] | null {
    const hours = (store["openingHours"] ?? []) as OpeningDay[];
    if (hours.length === 0) return null;
    const { timeZone } = store;
    const at = (date: string, seconds: number) =>
        instantOf(timeZone, date, Math.floor(seconds / 60)).getTime() + (seconds % 60) * 1_000;
    const noon = instantOf(timeZone, dateIn(timeZone, now), 12 * 60).getTime();
    const openings: Opening[] = [];
    for (let day = -1; day <= daysAhead; ++day) {
        const date = dateIn(timeZone, noon + day * dayMs);
        const windows = hours.filter((one) => one.day === weekDayOf(date)).flatMap(({ windows = [] }) => windows);
        for (const window of windows) {
            const [from, to] = [secondsOf(window.from), secondsOf(window.to)];
            openings.push({ from: at(date, from), to: at(date, to > from ? to : to + dayMs / 1_000) });
        }
    }
    return openings.sort((one, other) => one.from - other.from);
}

// The first moment from then on when guests may order by the hours alone.
function opensFrom(openings: Opening[] | null, at: number): number | null {
    if (!openings) return at;
    const next = openings.filter(({ to }) => to > at).map(({ from }) => Math.max(from, at));
    return next.length > 0 ? Math.min(...next) : null;
}

export function takingAt(pausedUntil: number, openings: Opening[] | null, now: number): Taking {
    const opens = opensFrom(openings, now);
    // A pause that is over before the doors open keeps nobody out.
    if (opens !== null && pausedUntil > opens) return { is: "paused", until: pausedUntil };
    return opens === now ? { is: "open", until: null } : { is: "closed", until: opens };
}

// Until when a pause for the rest of the day lasts: the first opening of another day, or where the store is
// always open, the end of its business day.
export function nextMorning(store: StoreRecord, now: number): Date {
    const end = endOfBusinessDay(store.timeZone, store.dayStart, now);
    const next = openingsOf(store, now)?.find(({ from }) => from >= end.getTime());
    return next ? new Date(next.from) : end;
}

const none = "";

// undefined: the store is not known yet.
export function useTaking(store: StoreRecord | undefined): Taking | undefined {
    const hour = useTicks((now) => Math.floor(now / hourMs));
    const openings = useMemo(() => (store ? openingsOf(store, hour * hourMs) : null), [store, hour]);
    const pausedUntil = Date.parse(store?.onlineOrdersPausedUntil ?? "") || 0;
    // As a text, so that the page is drawn again only when it changes.
    const text = useTicks((now) => {
        if (!store) return none;
        const { is, until } = takingAt(pausedUntil, openings, now);
        return `${is} ${until ?? ""}`;
    });
    return useMemo(() => {
        const [is, until] = text.split(" ");
        return text === none ? undefined : { is: is as Taking["is"], until: until ? Number(until) : null };
    }, [text]);
}
