// When an item is sold, as its record says it: as a week, or by another rule.
import { isObject, readValue, Unread, type Values } from "../../records/form_values";
import type { RecordForm } from "../../records/form_state";
import { always, isAlways, weekOf, windowsOf, type Week, type Window } from "./week";
import { isDay } from "./week_text";

const byDays = "Days of the week";
const rule = ["timeApplicableType", "daysOfWeek", "daysOfMonth", "startDate", "endDate", "specificDate", "startTime", "endTime"];
export const saleFields = ["availability", ...rule];

function windowIn(entry: Values): Window {
    const { days, from, to } = entry;
    const named = Array.isArray(days) ? (days as unknown[]).filter(isDay) : [];
    return { days: named, from: String(from ?? "00:00"), to: String(to ?? "23:59") };
}

function windowsIn(value: unknown): Window[] {
    return Array.isArray(value) ? (value as unknown[]).filter(isObject).map(windowIn) : [];
}

// Null: it is sold by another rule.
export function weekIn(values: Values): Week | null {
    if (values["availability"] instanceof Unread) return [];
    const windows = windowsIn(values["availability"]);
    if (windows.length > 0) return weekOf(windows);
    const type = String(values["timeApplicableType"] ?? "Always");
    if (type === "Always") return always;
    if (type !== byDays) return null;
    return weekOf([windowIn({ days: values["daysOfWeek"], from: values["startTime"] || "00:00", to: values["endTime"] || "23:59" })]);
}

function baseValue(form: RecordForm, name: string): unknown {
    const field = form.fields.find((one) => one.name === name);
    return field && form.base ? readValue(field, form.base) : undefined;
}

// The windows decide: the single rule is derived from them.
export function setWeek(form: RecordForm, week: Week): void {
    for (const name of rule) form.set(name, baseValue(form, name));
    if (week.length === 0) return form.set("availability", new Unread(""));
    form.set("availability", isAlways(week) ? [] : windowsOf(week));
    const hadWindows = windowsIn(baseValue(form, "availability")).length > 0;
    if (isAlways(week) && !hadWindows) form.set("timeApplicableType", "Always");
}

// The single rule decides: it clears the windows.
export function setRule(form: RecordForm, type: string): void {
    form.set("availability", baseValue(form, "availability"));
    form.set("timeApplicableType", type);
}

// What is edited counts, whichever of both it is.
export function editedWeek(form: RecordForm): Week | null {
    const type = form.edits["timeApplicableType"];
    const isRule = type !== undefined && type !== baseValue(form, "timeApplicableType");
    if (isRule) return weekIn({ ...form.values, availability: [] });
    if ("availability" in form.edits && !(form.edits["availability"] instanceof Unread) && windowsIn(form.edits["availability"]).length === 0)
        return windowsIn(baseValue(form, "availability")).length === 0 ? weekIn(form.values) : always;
    return weekIn(form.values);
}
