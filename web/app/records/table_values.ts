// What a field of a record says in a table, in a filter and in a preview: one short text.
import type { FieldDescription, StoredRecord } from "../api/descriptions";
import type { Formats } from "../formats/formats";
import type { Words } from "../words";
import { idIn, isObject, readValue } from "./form_values";
import type { Names } from "./references";
import { colourName } from "./table_colours";
import { dateText, minutesText } from "./times";

export interface Saying {
    formats: Formats;
    names: Names;
    words: Words;
}

type Item = Record<string, unknown>;

const isThere = (value: unknown) => value !== undefined && value !== null && value !== "";

function amountOf(field: FieldDescription): FieldDescription | undefined {
    return field.item?.fields.find(({ input }) => input === "amount");
}

// Money in the field itself or in its entries; the head of its column names the currency.
export function isMoney(field: FieldDescription): boolean {
    return field.input === "amount" || amountOf(field) !== undefined;
}

export function isFigure(field: FieldDescription): boolean {
    return isMoney(field) || ["count", "percent", "decimal", "minutesOfDay", "privileges"].includes(field.input);
}

// A flag stands out where it is not what it is by default.
export function isExceptional(field: FieldDescription, value: unknown): boolean {
    return (value ?? field.initially ?? false) !== (field.initially ?? false);
}

export function choiceLabel(field: FieldDescription, value: unknown): string {
    return field.choices?.find((choice) => String(choice.value) === String(value))?.label ?? String(value);
}

// "Mon–Fri, Sun" and "1–5, 15": neighbours become ranges.
function ranges(values: number[], say: (value: number) => string): string {
    const sorted = [...new Set(values)].sort((one, other) => one - other);
    const parts: [number, number][] = [];
    for (const value of sorted) {
        const last = parts.at(-1);
        if (last && value === last[1] + 1) last[1] = value;
        else parts.push([value, value]);
    }
    return parts
        .map(([from, to]) => (from === to ? say(from) : `${say(from)}${to === from + 1 ? ", " : "–"}${say(to)}`))
        .join(", ");
}

const weekDays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

function weekDaysText(values: unknown[], words: Words): string {
    const places = values.map((value) => weekDays.indexOf(String(value))).filter((place) => place >= 0);
    return ranges(places, (place) => words.records.list.weekDays[place] ?? "");
}

function openingText(days: Item[], words: Words): string {
    const hoursOf = (day: Item) =>
        (Array.isArray(day["windows"]) ? day["windows"].filter(isObject) : [])
            .map((window) => `${String(window["from"])}–${String(window["to"])}`)
            .join(", ");
    const sameHours = new Map<string, unknown[]>();
    for (const day of days) {
        const hours = hoursOf(day);
        if (hours !== "") sameHours.set(hours, [...(sameHours.get(hours) ?? []), day["day"]]);
    }
    return [...sameHours].map(([hours, on]) => `${weekDaysText(on, words)} ${hours}`).join("; ");
}

function nameText(kind: string, id: string, saying: Saying): string {
    const label = saying.names(kind, id);
    if (label === undefined) return "…";
    if (label === null) return saying.words.records.list.unknownRecord;
    return label.isActive ? label.name : `${label.name} (${saying.words.records.list.inactiveTag})`;
}

// Ids of the records that the field names; its entries may be ids or objects with one.
export function idsOf(value: unknown): string[] {
    const entries = Array.isArray(value) ? value : isThere(value) ? [value] : [];
    return entries.map((entry) => idIn(entry)).filter((id) => id !== "");
}

function countText({ label }: FieldDescription, entries: unknown[], { words }: Saying): string {
    return entries.length === 0 ? "" : words.records.list.entries(entries.length, label.toLowerCase());
}

function referencesText(field: FieldDescription, value: unknown, saying: Saying): string {
    const ids = idsOf(value);
    const kind = field.refersTo;
    if (kind === undefined) return countText(field, ids, saying);
    return ids.map((id) => nameText(kind, id, saying)).join(", ");
}

// "9.50" or "9.50–16.50".
function amountsText(entries: Item[], field: FieldDescription, formats: Formats): string {
    const amounts = entries.map((entry) => entry[field.name]).filter((amount) => typeof amount === "number");
    if (amounts.length === 0) return "";
    const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
    return least === most ? formats.amount(least) : `${formats.amount(least)}–${formats.amount(most)}`;
}

function entriesText(field: FieldDescription, entries: Item[], saying: Saying): string {
    if (entries.length === 0) return "";
    const amount = amountOf(field);
    if (amount) return amountsText(entries, amount, saying.formats);
    const named = field.item?.fields.find(({ name, input }) => name === "name" || input === "text");
    const names = named ? entries.map((entry) => entry[named.name]).filter(isThere) : [];
    return names.length > 0 && names.length <= 4 ? names.map(String).join(", ") : countText(field, entries, saying);
}

function recordText(field: FieldDescription, value: Item, saying: Saying): string {
    const said = (field.item?.fields ?? []).map((member) => textOf(member, value[member.name], saying));
    return said.filter((text) => text !== "").join(", ");
}

// What a record says in a field.
export function fieldText(field: FieldDescription, record: StoredRecord, saying: Saying): string {
    return textOf(field, readValue(field, record), saying);
}

// "" for what is not there.
export function textOf(field: FieldDescription, value: unknown, saying: Saying): string {
    const { formats, words } = saying;
    if (field.input === "flag") return (value ?? field.initially) === true ? words.common.yes : words.common.no;
    if (!isThere(value)) return "";
    const list: unknown[] = Array.isArray(value) ? value : [];
    switch (field.input) {
        case "text":
        case "longText":
        case "email":
        case "phone":
        case "currency":
            return String(value);
        case "time":
            return String(value).includes("T") ? formats.dateTime(String(value)) : String(value).slice(0, 5);
        case "language":
            return field.refersTo === undefined ? String(value) : referencesText(field, value, saying);
        case "timeZone":
            return String(value).replaceAll("_", " ");
        case "secret":
            return "";
        case "count":
            return formats.count(Number(value));
        case "amount":
            return formats.amount(Number(value));
        case "percent":
            return formats.percent(Number(value));
        case "decimal":
            return formats.count(Number(value) / 10 ** (field.decimals ?? 3));
        case "minutesOfDay":
            return minutesText(Number(value));
        case "date":
            return dateText(String(value));
        case "instant":
            return formats.dateTime(String(value));
        case "color":
            return colourName(String(value), words);
        case "picture":
            return words.common.yes;
        case "choice":
            return choiceLabel(field, value);
        case "choices":
            return list.map((one) => choiceLabel(field, one)).join(", ");
        case "weekDays":
            return weekDaysText(list, words);
        case "monthDays":
            return ranges(list.map(Number), String);
        case "openingHours":
            return openingText(list.filter(isObject), words);
        case "privileges":
            return formats.count(list.length);
        case "links":
            return amountOf(field)
                ? entriesText(field, list.filter(isObject), saying)
                : referencesText(field, value, saying);
        case "reference":
        case "references":
            return referencesText(field, value, saying);
        case "records":
            return entriesText(field, list.filter(isObject), saying);
        case "record":
            return isObject(value) ? recordText(field, value, saying) : "";
    }
}
