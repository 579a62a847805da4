// The windows of a week as exact times; and the usual ones, each by one press.
import { Button, CloseButton, TextInput } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useWords } from "../../words";
import { always, days, minutesIn, weekOf, windowsOf, type Day, type Week, type Window } from "./week";
import { weekText } from "./week_text";

interface Props {
    week: Week;
    onChange: (week: Week) => void;
}

const weekdays: Day[] = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
const lunch: Window = { days: weekdays, from: "11:00", to: "15:00" };
const evening: Window = { days: [], from: "17:00", to: "22:00" };
const weekend: Window = { days: ["Saturday", "Sunday"], from: "00:00", to: "23:59" };

export function WeekPresets({ week, onChange }: Props) {
    const { week: say } = useWords().menuItem;
    const now = JSON.stringify(week);
    const offered = [
        { name: say.always, help: undefined, week: always },
        { name: say.lunch, help: say.lunchHelp, week: weekOf([lunch]) },
        { name: say.evening, help: say.eveningHelp, week: weekOf([evening]) },
        { name: say.weekend, help: say.weekendHelp, week: weekOf([weekend]) },
    ];
    return (
        <div className="week-presets" role="group" aria-label={say.presets}>
            {offered.map((one) => (
                <Button
                    key={one.name}
                    size="compact-sm"
                    variant="default"
                    title={one.help}
                    aria-pressed={JSON.stringify(one.week) === now}
                    onClick={() => onChange(one.week)}
                >
                    {one.name}
                </Button>
            ))}
        </div>
    );
}

export function WeekList({ week, onChange }: Props) {
    const { week: say } = useWords().menuItem;
    const windows = windowsOf(week);
    const set = (at: number, window: Window) => onChange(weekOf(windows.map((one, i) => (i === at ? window : one))));
    return (
        <>
            <ul className="week-list" aria-label={say.list}>
                {windows.map((window, at) => (
                    <WindowRow
                        key={`${window.from} ${window.to} ${window.days.join()}`}
                        window={window}
                        number={at + 1}
                        set={(next) => set(at, next)}
                        remove={() => onChange(weekOf(windows.filter((_, i) => i !== at)))}
                    />
                ))}
            </ul>
            <div>
                <Button
                    variant="default"
                    size="compact-sm"
                    leftSection={<IconPlus size={14} />}
                    onClick={() => onChange(weekOf([...windows, freeTime(week)]))}
                >
                    {say.listAdd}
                </Button>
            </div>
        </>
    );
}

// Usual hours that are not sold yet, if there are any.
function freeTime(week: Week): Window {
    const now = JSON.stringify(week);
    const offered = [lunch, evening, weekend];
    return offered.find((window) => JSON.stringify(weekOf([...windowsOf(week), window])) !== now) ?? weekend;
}

interface RowProps {
    window: Window;
    number: number;
    set: (window: Window) => void;
    remove: () => void;
}

function WindowRow({ window, number, set, remove }: RowProps) {
    const words = useWords();
    const { week: say } = words.menuItem;
    const { weekDays, weekDaysShort } = words.records.form;
    const [times, setTimes] = useState({ from: window.from, to: window.to });
    const on = window.days.length === 0 ? days : window.days;
    const toggle = (day: Day) => {
        const next = days.filter((one) => on.includes(one) !== (one === day));
        if (next.length > 0) set({ ...window, days: next.length === 7 ? [] : next });
    };
    // While a time is typed, its beginnings are times too.
    const commit = () => {
        const isWhole = minutesIn(times.from) !== null && minutesIn(times.to) !== null;
        if (!isWhole) setTimes({ from: window.from, to: window.to });
        else if (times.from !== window.from || times.to !== window.to) set({ ...window, ...times });
    };
    const isNextDay = (minutesIn(times.to) ?? 0) <= (minutesIn(times.from) ?? 0);
    return (
        <li>
            <div className="week-window" role="group" aria-label={`${say.window(number)}: ${weekText(window, words)}`}>
                <div className="week-window-days" role="group" aria-label={say.days}>
                    {days.map((day) => (
                        <button
                            key={day}
                            type="button"
                            aria-label={weekDays[day]}
                            aria-pressed={on.includes(day)}
                            onClick={() => toggle(day)}
                        >
                            {weekDaysShort[day]}
                        </button>
                    ))}
                </div>
                {(["from", "to"] as const).map((side) => (
                    <TextInput
                        key={side}
                        type="time"
                        size="xs"
                        aria-label={`${say.window(number)}, ${side === "from" ? say.start : say.end}`}
                        value={times[side]}
                        onChange={({ currentTarget }) => setTimes({ ...times, [side]: currentTarget.value })}
                        onBlur={commit}
                        onKeyDown={(event) => {
                            if (event.key !== "Enter") return;
                            event.preventDefault();
                            commit();
                        }}
                    />
                ))}
                {isNextDay && <span className="tag">{say.nextDay}</span>}
                <CloseButton size="sm" aria-label={say.remove(number)} onClick={remove} />
            </div>
        </li>
    );
}
