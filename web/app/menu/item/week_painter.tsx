// A week to paint: a row for each day, from the start of the store's day until it ends, so that hours past
// midnight stand on the day they begin.
import { ActionIcon, Menu } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { useId, useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { useWords } from "../../words";
import { clockText, covered, dayMinutes, days, erased, isAlways, painted, weekMinutes, type Span, type Week } from "./week";
import "./week.css";

const step = 30;
const columns = dayMinutes / step;
const hours = [0, 3, 6, 9, 12, 15, 18, 21];

interface Cell {
    day: number;
    column: number;
}
interface Props {
    week: Week;
    offset: number; // minute at which the rows begin
    onChange?: ((week: Week) => void) | undefined; // none: it is only shown
}

export function WeekPainter({ week, offset, onChange }: Props) {
    const { menuItem, records } = useWords();
    const { week: say } = menuItem;
    const id = useId();
    const grid = useRef<HTMLDivElement>(null);
    const [cursor, setCursor] = useState<Cell>({ day: 0, column: Math.max(0, (11 * 60 - offset) / step) });
    const [anchor, setAnchor] = useState<Cell | null>(null);
    const [dragged, setDragged] = useState<{ from: Cell; to: Cell; isErasing: boolean } | null>(null);
    const [copied, setCopied] = useState<number | null>(null);
    const [said, setSaid] = useState("");

    const spanOf = (day: number, from: number, to: number): Span => {
        const start = day * dayMinutes + offset + from * step;
        return { start, end: start + (to - from) * step };
    };
    const rectangle = (a: Cell, b: Cell): Span[] => {
        const [first, last] = [Math.min(a.column, b.column), Math.max(a.column, b.column) + 1];
        const [top, bottom] = [Math.min(a.day, b.day), Math.max(a.day, b.day)];
        return Array.from({ length: bottom - top + 1 }, (_, i) => spanOf(top + i, first, last));
    };
    const isOn = ({ day, column }: Cell) => covered(week, spanOf(day, column, column + 1)) === step;
    const textOf = (a: Cell, b: Cell) => {
        const [first, last] = [Math.min(a.day, b.day), Math.max(a.day, b.day)].map((day) => records.form.weekDays[days[day] ?? "Monday"]);
        const [from, to] = [Math.min(a.column, b.column), Math.max(a.column, b.column) + 1].map((one) => clockText(offset + one * step));
        return say.cell(first === last ? String(first) : `${first}–${last}`, String(from), String(to));
    };
    const change = (from: Cell, to: Cell, isErasing: boolean) => {
        onChange?.(isErasing ? erased(week, rectangle(from, to)) : painted(week, rectangle(from, to)));
        setSaid(isErasing ? say.notSold(textOf(from, to)) : say.sold(textOf(from, to)));
    };

    const rowOf = (day: number): Span => spanOf(day, 0, columns);
    const put = (day: number, targets: readonly number[]) => {
        const parts = partsIn(week, rowOf(day));
        const cleared = erased(week, targets.map(rowOf));
        const copies = targets.flatMap((target) => {
            const { start: begin } = rowOf(target);
            return parts.map(({ start, end }) => ({ start: begin + start, end: begin + end }));
        });
        onChange?.(painted(cleared, copies));
    };
    const nameOf = (day: number) => records.form.weekDays[days[day] ?? "Monday"];

    const cellAt = (event: PointerEvent): Cell => {
        const tracks = [...(grid.current?.querySelectorAll(".week-track") ?? [])].map((track) => track.getBoundingClientRect());
        const below = tracks.findIndex(({ bottom }) => event.clientY < bottom);
        const day = below < 0 ? tracks.length - 1 : below;
        const { left, width } = tracks[day] ?? new DOMRect();
        const column = Math.floor(((event.clientX - left) / width) * columns);
        return { day, column: Math.min(Math.max(column, 0), columns - 1) };
    };
    const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
        const isTrack = event.target instanceof Element && event.target.closest(".week-track");
        if (!onChange || !isTrack || event.button !== 0) return;
        const at = cellAt(event);
        event.currentTarget.setPointerCapture(event.pointerId);
        setCursor(at);
        setAnchor(null);
        setDragged({ from: at, to: at, isErasing: isOn(at) });
    };
    const onPointerUp = () => {
        if (dragged) change(dragged.from, dragged.to, dragged.isErasing);
        setDragged(null);
    };
    const onKeyDown = (event: KeyboardEvent) => {
        if (event.target !== grid.current || !onChange) return;
        const isCommand = event.ctrlKey || event.metaKey;
        const go = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1], Home: [0, -columns], End: [0, columns] }[event.key];
        if (go) {
            const [down = 0, right = 0] = go;
            const day = Math.min(Math.max(cursor.day + down, 0), 6);
            const column = Math.min(Math.max(cursor.column + right, 0), columns - 1);
            setAnchor(event.shiftKey ? (anchor ?? cursor) : null);
            setCursor({ day, column });
        } else if (event.key === " ") {
            change(anchor ?? cursor, cursor, isOn(anchor ?? cursor));
        } else if (isCommand && event.key.toLowerCase() === "c") {
            setCopied(cursor.day);
            setSaid(say.copied(nameOf(cursor.day)));
        } else if (isCommand && event.key.toLowerCase() === "v" && copied !== null) {
            put(copied, [cursor.day]);
            setSaid(say.pasted(nameOf(cursor.day)));
        } else return;
        event.preventDefault();
    };

    const shown = dragged ? (dragged.isErasing ? erased : painted)(week, rectangle(dragged.from, dragged.to)) : week;
    const [one, other] = dragged ? [dragged.from, dragged.to] : [anchor ?? cursor, cursor];
    const isMarked = (day: number, column: number) =>
        day >= Math.min(one.day, other.day) && day <= Math.max(one.day, other.day) &&
        column >= Math.min(one.column, other.column) && column <= Math.max(one.column, other.column);

    return (
        <div className={isAlways(shown) ? "week all" : "week"}>
            <div className="week-hours" aria-hidden>
                {hours.map((hour) => (
                    <span key={hour} style={{ left: `${((((hour * 60 - offset + dayMinutes) % dayMinutes) / dayMinutes) * 100).toFixed(3)}%` }}>
                        {hour}
                    </span>
                ))}
            </div>
            <div
                ref={grid}
                className="week-grid"
                role="grid"
                aria-label={say.label}
                aria-readonly={onChange === undefined}
                aria-multiselectable
                aria-describedby={onChange ? `${id}-help` : undefined}
                aria-activedescendant={`${id}-${cursor.day}-${cursor.column}`}
                tabIndex={0}
                onKeyDown={onKeyDown}
                onPointerDown={onPointerDown}
                onPointerMove={(event) => dragged && setDragged({ ...dragged, to: cellAt(event) })}
                onPointerUp={onPointerUp}
                onPointerCancel={() => setDragged(null)}
            >
                {days.map((day, at) => (
                    <div key={day} role="row" className="week-row">
                        <span role="rowheader" className="week-day">
                            {records.form.weekDaysShort[day]}
                        </span>
                        <div className="week-track" data-day={day}>
                            <Bars week={shown} row={rowOf(at)} />
                            {Array.from({ length: columns }, (_, column) => (
                                <span
                                    key={column}
                                    id={`${id}-${at}-${column}`}
                                    role="gridcell"
                                    className={isMarked(at, column) ? "week-cell marked" : "week-cell"}
                                    aria-selected={isOn({ day: at, column })}
                                    aria-label={textOf({ day: at, column }, { day: at, column })}
                                />
                            ))}
                        </div>
                        {onChange && (
                            <span role="gridcell">
                                <DayMenu
                                    name={nameOf(at)}
                                    toWeekdays={() => put(at, [0, 1, 2, 3, 4])}
                                    toAll={() => put(at, [0, 1, 2, 3, 4, 5, 6])}
                                    wholeDay={() => onChange(painted(week, [rowOf(at)]))}
                                    clear={() => onChange(erased(week, [rowOf(at)]))}
                                />
                            </span>
                        )}
                    </div>
                ))}
            </div>
            {onChange && (
                <p id={`${id}-help`} className="week-help soft">
                    {say.help}
                </p>
            )}
            <div className="visually-hidden" aria-live="polite">
                {said}
            </div>
        </div>
    );
}

// The painted times of one row, from its beginning. Sunday's end in the first hours of the week.
function partsIn(week: Week, row: Span): Span[] {
    const twice = [...week, ...week.map(({ start, end }) => ({ start: start + weekMinutes, end: end + weekMinutes }))];
    const parts = twice
        .map(({ start, end }) => ({ start: Math.max(start, row.start) - row.start, end: Math.min(end, row.end) - row.start }))
        .filter(({ start, end }) => start < end);
    return parts.reduce<Span[]>((joined, part) => {
        const last = joined.at(-1);
        if (last?.end !== part.start) return [...joined, part];
        return [...joined.slice(0, -1), { start: last.start, end: part.end }];
    }, []);
}

function Bars({ week, row }: { week: Week; row: Span }) {
    const { menuItem } = useWords();
    const onTheHour = (text: string) => text.replace(/^0?(\d+):00$/, "$1");
    return partsIn(week, row).map(({ start, end }) => {
        const place = { left: `${(start / dayMinutes) * 100}%`, width: `${((end - start) / dayMinutes) * 100}%` };
        const text = menuItem.hours(onTheHour(clockText(row.start + start)), onTheHour(clockText(row.start + end)));
        return (
            <span key={start} className="week-bar" style={place} aria-hidden>
                {end - start < dayMinutes && <span className={text.length > 5 ? "week-hours-long" : "week-hours-short"}>{text}</span>}
            </span>
        );
    });
}

interface DayMenuProps {
    name: string;
    toWeekdays: () => void;
    toAll: () => void;
    wholeDay: () => void;
    clear: () => void;
}

function DayMenu({ name, toWeekdays, toAll, wholeDay, clear }: DayMenuProps) {
    const { week: say } = useWords().menuItem;
    return (
        <Menu position="bottom-end" shadow="md">
            <Menu.Target>
                <ActionIcon variant="subtle" color="gray" size="sm" aria-label={say.dayMenu(name)} className="week-menu">
                    <IconDots size={15} />
                </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
                <Menu.Item onClick={toAll}>{say.toAll}</Menu.Item>
                <Menu.Item onClick={toWeekdays}>{say.toWeekdays}</Menu.Item>
                <Menu.Item onClick={wholeDay}>{say.wholeDay}</Menu.Item>
                <Menu.Item onClick={clear}>{say.clearDay}</Menu.Item>
            </Menu.Dropdown>
        </Menu>
    );
}
