// The hours of a week: several windows a day, also past midnight.
import { ActionIcon, Button, CloseButton, TextInput } from "@mantine/core";
import { IconCopy, IconPlus } from "@tabler/icons-react";
import { useWords } from "../../words";
import { isObject, withEntry, withoutEntry, type Values } from "../form_values";
import { useForm, type FieldProps } from "./context";
import { FieldGroup } from "./frame";

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
type Day = (typeof days)[number];
interface Window {
    from: string;
    to: string;
}

function windowsOf(value: unknown, day: Day): Window[] {
    const entries = Array.isArray(value) ? (value as unknown[]).filter(isObject) : [];
    const windows = entries.find((entry) => entry["day"] === day)?.["windows"];
    const list = Array.isArray(windows) ? (windows as unknown[]).filter(isObject) : [];
    return list.map((window) => ({ from: String(window["from"] ?? ""), to: String(window["to"] ?? "") }));
}

// Days without windows are closed and need not be listed.
function hoursWith(windows: (day: Day) => Window[]): Values[] {
    return days.map((day) => ({ day, windows: windows(day) })).filter((entry) => entry.windows.length > 0);
}

export function OpeningHoursField(props: FieldProps) {
    const { value, onChange } = props;
    const { form } = useWords().records;
    const set = (day: Day, windows: Window[]) =>
        onChange(hoursWith((one) => (one === day ? windows : windowsOf(value, one))));
    const copyToAll = (day: Day) => onChange(hoursWith(() => windowsOf(value, day)));
    return (
        <FieldGroup {...props}>
            <div className="hours">
                {days.map((day) => (
                    <DayRow
                        key={day}
                        day={day}
                        windows={windowsOf(value, day)}
                        place={listedBefore(value, day)}
                        path={props.path}
                        change={(windows) => set(day, windows)}
                        copy={() => copyToAll(day)}
                    />
                ))}
            </div>
            {!days.some((day) => windowsOf(value, day).length > 0) && <div className="soft">{form.alwaysOpen}</div>}
        </FieldGroup>
    );
}

// Where a refusal names the day: among the days that are sent.
function listedBefore(value: unknown, day: Day): number {
    return days.slice(0, days.indexOf(day)).filter((one) => windowsOf(value, one).length > 0).length;
}

interface DayProps {
    day: Day;
    windows: Window[];
    place: number;
    path: string;
    change: (windows: Window[]) => void;
    copy: () => void;
}

function DayRow({ day, windows, place, path, change, copy }: DayProps) {
    const { form } = useWords().records;
    const { errors } = useForm();
    const name = form.weekDays[day];
    const last = windows.at(-1);
    const add = () => change([...windows, last ? { from: last.to, to: "" } : { from: "11:00", to: "22:00" }]);
    const shown = (text: string) => (text.startsWith("24") ? "00:00" : text.slice(0, 5));
    return (
        <div className="hours-day" role="group" aria-label={name}>
            <span className="hours-name">{form.weekDaysShort[day]}</span>
            <div className="hours-windows">
                {windows.length === 0 && <span className="soft">{form.closed}</span>}
                {windows.map((window, i) => {
                    const at = `${path}[${place}].windows[${i}]`;
                    const problem = errors[`${at}.from`] ?? errors[`${at}.to`] ?? errors[at];
                    const isNextDay = window.to !== "" && window.from !== "" && shown(window.to) <= shown(window.from);
                    const edit = (part: Partial<Window>) => change(withEntry(windows, i, { ...window, ...part }));
                    return (
                        <div key={i} className="hours-window">
                            <TextInput
                                type="time"
                                size="xs"
                                aria-label={`${name}, ${form.opens}`}
                                value={shown(window.from)}
                                error={errors[`${at}.from`] !== undefined}
                                data-path={`${at}.from`}
                                onChange={(event) => edit({ from: event.currentTarget.value })}
                            />
                            <span aria-hidden>–</span>
                            <TextInput
                                type="time"
                                size="xs"
                                aria-label={`${name}, ${form.closes}`}
                                value={shown(window.to)}
                                error={errors[`${at}.to`] !== undefined}
                                data-path={`${at}.to`}
                                onChange={(event) => edit({ to: event.currentTarget.value })}
                            />
                            {isNextDay && <span className="tag">{form.nextDay}</span>}
                            <CloseButton
                                size="sm"
                                aria-label={form.removeWindow(name)}
                                onClick={() => change(withoutEntry(windows, i))}
                            />
                            {problem && (
                                <span className="hours-problem" translate="no">
                                    {problem}
                                </span>
                            )}
                        </div>
                    );
                })}
            </div>
            <ActionIcon variant="subtle" color="gray" size="sm" aria-label={form.addWindow(name)} onClick={add}>
                <IconPlus size={15} />
            </ActionIcon>
            {windows.length > 0 ? (
                <Button
                    variant="subtle"
                    color="gray"
                    size="compact-xs"
                    leftSection={<IconCopy size={13} />}
                    aria-label={form.copyToAllOf(name)}
                    onClick={copy}
                >
                    {form.copyToAll}
                </Button>
            ) : (
                <span />
            )}
        </div>
    );
}
