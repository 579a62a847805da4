// The times of a week at which something is sold: spans of minutes that can be painted, and the fewest
// windows that say the same.

export const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
export type Day = (typeof days)[number];

// As records keep it. No days: every day. An end at or before the start is on the next day; "23:59" is the end
// of the day.
export interface Window {
    days: Day[];
    from: string;
    to: string;
}

export const dayMinutes = 1_440;
export const weekMinutes = 7 * dayMinutes;

// Minutes since Monday 00:00. Those of a week are in order and do not touch each other.
export interface Span {
    start: number;
    end: number;
}
export type Week = readonly Span[];

export const always: Week = [{ start: 0, end: weekMinutes }];
export const isAlways = (week: Week) => week.length === 1 && week[0]?.start === 0 && week[0].end === weekMinutes;

// Put in order and joined; what goes past Sunday begins on Monday.
export function weekOfSpans(spans: readonly Span[]): Week {
    const inside = spans.flatMap(({ start, end }) => {
        if (end <= start) return [];
        if (end - start >= weekMinutes) return always;
        const from = ((start % weekMinutes) + weekMinutes) % weekMinutes;
        const to = from + end - start;
        if (to <= weekMinutes) return [{ start: from, end: to }];
        return [
            { start: from, end: weekMinutes },
            { start: 0, end: to - weekMinutes },
        ];
    });
    const joined: Span[] = [];
    for (const span of inside.sort((a, b) => a.start - b.start)) {
        const last = joined.at(-1);
        if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
        else joined.push({ ...span });
    }
    return joined;
}

export function painted(week: Week, spans: readonly Span[]): Week {
    return weekOfSpans([...week, ...spans]);
}

export function erased(week: Week, spans: readonly Span[]): Week {
    return weekOfSpans(weekOfSpans(spans).reduce((rest: readonly Span[], gone) => rest.flatMap((span) => without(span, gone)), week));
}

function without(span: Span, gone: Span): Span[] {
    return [
        { start: span.start, end: Math.min(span.end, gone.start) },
        { start: Math.max(span.start, gone.end), end: span.end },
    ].filter(({ start, end }) => start < end);
}

// How many minutes of the span are in the week.
export function covered(week: Week, span: Span): number {
    const asked = weekOfSpans([span]);
    const both = asked.flatMap((one) => week.map(({ start, end }) => Math.min(end, one.end) - Math.max(start, one.start)));
    return both.reduce((sum, minutes) => sum + Math.max(0, minutes), 0);
}

export function minutesIn(text: string): number | null {
    const [, hours, minutes] = /^(\d{1,2}):(\d{2})/.exec(text) ?? [];
    if (hours === undefined || minutes === undefined) return null;
    const all = Number(hours) * 60 + Number(minutes);
    return all <= dayMinutes && Number(minutes) < 60 ? all : null;
}

export function clockText(minutes: number): string {
    const within = minutes % dayMinutes;
    return `${String(Math.floor(within / 60)).padStart(2, "0")}:${String(within % 60).padStart(2, "0")}`;
}

const lastMinute = dayMinutes - 1;

export function weekOf(windows: readonly Window[]): Week {
    return weekOfSpans(
        windows.flatMap((window) => {
            const from = minutesIn(window.from) ?? 0;
            const said = minutesIn(window.to) ?? dayMinutes;
            const to = said === lastMinute ? dayMinutes : said;
            const length = to <= from ? to - from + dayMinutes : to - from;
            const on = window.days.length === 0 ? days : window.days;
            return on.map((day) => {
                const start = days.indexOf(day) * dayMinutes + from;
                return { start, end: start + length };
            });
        }),
    );
}

// Sunday night goes on into Monday.
function runsOf(week: Week): Span[] {
    const first = week[0];
    const last = week.at(-1);
    if (!first || !last || first === last || first.start !== 0 || last.end !== weekMinutes) return [...week];
    return [...week.slice(1, -1), { start: last.start, end: weekMinutes + first.end }];
}

// No window is longer than a day: a longer run is cut every day at this minute.
function cut({ start, end }: Span, at: number): Span[] {
    if (end - start <= dayMinutes) return [{ start, end }];
    const pieces: Span[] = [];
    for (let from = start; from < end; ) {
        const next = Math.floor((from - at) / dayMinutes + 1) * dayMinutes + at;
        pieces.push({ start: from, end: Math.min(next, end) });
        from = next;
    }
    return pieces;
}

function windowsOfPieces(pieces: readonly Span[]): Window[] {
    const byTime = new Map<string, Window & { on: Set<Day> }>();
    for (const { start, end } of pieces) {
        const within = start % dayMinutes;
        const until = within + end - start;
        const from = clockText(within);
        const to = until === dayMinutes ? clockText(lastMinute) : clockText(until);
        const entry = byTime.get(`${from} ${to}`) ?? { days: [], from, to, on: new Set<Day>() };
        entry.on.add(days[Math.floor(start / dayMinutes) % 7] as Day);
        byTime.set(`${from} ${to}`, entry);
    }
    const windows = [...byTime.values()].map(({ from, to, on }) => ({
        days: on.size === 7 ? [] : days.filter((day) => on.has(day)),
        from,
        to,
    }));
    const firstDay = (window: Window) => days.indexOf(window.days[0] ?? "Monday");
    return windows.sort((a, b) => firstDay(a) - firstDay(b) || a.from.localeCompare(b.from));
}

// The fewest windows that cover exactly these times.
export function windowsOf(week: Week): Window[] {
    const runs = runsOf(week);
    const starts = runs.map(({ start }) => start % dayMinutes);
    const ways = [0, ...new Set(starts)].map((at) => windowsOfPieces(runs.flatMap((run) => cut(run, at))));
    return ways.reduce((best, way) => (way.length < best.length ? way : best));
}

// "Mon–Fri" as [0, 4]: the days in stretches.
export function stretches(on: readonly Day[]): [number, number][] {
    const found: [number, number][] = [];
    for (const place of on.map((day) => days.indexOf(day)).sort((a, b) => a - b)) {
        const last = found.at(-1);
        if (last && place === last[1] + 1) last[1] = place;
        else found.push([place, place]);
    }
    return found;
}
