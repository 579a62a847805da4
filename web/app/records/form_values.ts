// Values of fields: as forms hold them, as the service takes them, and whether two say the same.
import type { FieldDescription, Input, KindDescription, StoredRecord } from "../api/descriptions";

export type Values = Record<string, unknown>;

// What somebody typed that is no value of its field (yet).
export class Unread {
    constructor(readonly text: string) {}
}

export function isEmpty(value: unknown): boolean {
    return value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
}

export function isObject(value: unknown): value is Values {
    return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Unread);
}

// How a field is entered beside these other values.
export function inputOf(field: FieldDescription, values: Values, all: FieldDescription[]): Input {
    const { inputWhen } = field;
    return inputWhen && meets(inputWhen, values, all) ? inputWhen.input : field.input;
}

export function isShown(field: FieldDescription, values: Values, all: FieldDescription[]): boolean {
    return !field.shownWhen || meets(field.shownWhen, values, all);
}

function meets(condition: { field: string; values: unknown[] }, values: Values, all: FieldDescription[]): boolean {
    const other = all.find(({ name }) => name === condition.field);
    const value = values[condition.field] ?? other?.initially ?? (other?.input === "flag" ? false : undefined);
    return condition.values.includes(value);
}

const lists: Input[] = [
    "choices", "weekDays", "monthDays", "openingHours", "references", "links", "records", "privileges",
];
export function isList(input: Input): boolean {
    return lists.includes(input);
}

// The value as a form holds it: no twins, nothing written in two ways.
export function readValue(field: FieldDescription, record: Values): unknown {
    const value = record[field.name];
    // 0 beside an empty twin is no value.
    if (value === 0 && record[`${field.name}Str`] === "") return null;
    return read(field, value);
}

function read(field: FieldDescription, value: unknown): unknown {
    if (isList(field.input)) return readList(field, value);
    if (field.input === "record") return isObject(value) ? readMembers(field, value) : null;
    if (Array.isArray(value)) return value.length === 1 ? (value[0] as unknown) : null;
    return value ?? null;
}

function readList(field: FieldDescription, value: unknown): unknown[] {
    const list = Array.isArray(value) ? (value as unknown[]) : isEmpty(value) ? [] : [value];
    if (field.input === "references") return list.map((entry) => idIn(entry)).filter((id) => id !== "");
    return list.map((entry) => (isObject(entry) ? readMembers(field, entry) : entry));
}

// Twins and second names go: the service makes them again. What only programs keep stays.
function readMembers(field: FieldDescription, entry: Values): Values {
    const fields = field.item?.fields ?? [];
    const described = new Set(fields.map(({ name }) => name));
    const ofFields = fields.map(({ name }) => entry[name]).filter((value) => typeof value === "string" && value !== "");
    const kept = Object.entries(entry).filter(([name, value]) => {
        if (described.has(name) || name === "id") return true;
        return !(name.endsWith("Str") && name.slice(0, -3) in entry) && !ofFields.includes(value);
    });
    const read: Values = Object.fromEntries(kept);
    for (const member of fields) if (member.name in entry) read[member.name] = readValue(member, entry);
    return read;
}

// The record that an entry of a list refers to: "…", {"id": …} or {"servingSizeLevel": …}.
export function idIn(entry: unknown, refersTo = ""): string {
    if (typeof entry === "string") return entry;
    return isObject(entry) ? String(entry[idNameIn(entry, refersTo)] ?? "") : "";
}
export function idNameIn(entry: Values, refersTo = ""): string {
    return refersTo in entry ? refersTo : "id";
}

export function readRecord(fields: FieldDescription[], record: Values): Values {
    return Object.fromEntries(fields.map((field) => [field.name, readValue(field, record)]));
}

// What a new record begins with.
export function initialValues(fields: FieldDescription[]): Values {
    const begun = fields.filter(({ initially }) => initially !== undefined);
    return readRecord(fields, Object.fromEntries(begun.map(({ name, initially }) => [name, initially])));
}

// A copy keeps what people entered, without secrets, pictures and ids of its own parts.
export function copiedValues(fields: FieldDescription[], record: StoredRecord): Values {
    const copied = fields.filter(({ input, readOnly }) => !readOnly && input !== "secret" && input !== "picture");
    const values = readRecord(copied, record);
    for (const { name, input, item } of copied) {
        const hasOwnIds = input === "records" && !item?.fields.some((member) => member.name === "id");
        if (hasOwnIds) values[name] = (values[name] as unknown[]).map((entry) => withoutId(entry));
    }
    return values;
}

function withoutId(entry: unknown): unknown {
    if (!isObject(entry)) return entry;
    const { id: _, ...rest } = entry;
    return rest;
}

// The value as the service takes it.
export function sentValue(field: FieldDescription, value: unknown): unknown {
    if (isList(field.input)) return Array.isArray(value) ? value.map(withoutEmpty) : [];
    if (field.input === "flag") return value === true;
    return isEmpty(value) ? null : withoutEmpty(value);
}

function withoutEmpty(value: unknown): unknown {
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).filter(([, member]) => Array.isArray(member) || !isEmpty(member)));
}

export function isSame(a: unknown, b: unknown): boolean {
    if (Object.is(a, b) || (isEmpty(a) && isEmpty(b))) return true;
    if (Array.isArray(a) && Array.isArray(b))
        return a.length === b.length && a.every((entry, i) => isSame(entry, b[i]));
    if (!isObject(a) || !isObject(b)) return false;
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => isSame(a[name], b[name]));
}

// A flag that was never set means no.
export function isSameField(field: FieldDescription, a: unknown, b: unknown): boolean {
    return field.input === "flag" ? (a ?? false) === (b ?? false) : isSame(a, b);
}

// Where something was typed that is no value: "prices[0].price".
export function unreadPaths(value: unknown, path: string): string[] {
    if (value instanceof Unread) return [path];
    if (Array.isArray(value)) return value.flatMap((entry, i) => unreadPaths(entry, `${path}[${i}]`));
    if (!isObject(value)) return [];
    return Object.entries(value).flatMap(([name, member]) => unreadPaths(member, `${path}.${name}`));
}

const notInForms = ["activeStatus"]; // has actions of its own

// The fields that a form of this kind shows at all.
export function formFields(kind: KindDescription, fixed: Values, isNew: boolean): FieldDescription[] {
    return kind.fields.filter(
        ({ name, isFor, readOnly, weight, input }) =>
            !notInForms.includes(name) &&
            !(name in fixed) &&
            (isFor === undefined || isFor === (isNew ? "create" : "update")) &&
            !(readOnly && (isNew || weight === "rare") && input !== "picture"),
    );
}

export function withEntry<T>(entries: readonly T[], i: number, entry: T): T[] {
    return entries.map((old, at) => (at === i ? entry : old));
}
export function withoutEntry<T>(entries: readonly T[], i: number): T[] {
    return entries.filter((_, at) => at !== i);
}
export function withMoved<T>(entries: readonly T[], from: number, to: number): T[] {
    const rest = withoutEntry(entries, from);
    return [...rest.slice(0, to), ...entries.slice(from, from + 1), ...rest.slice(to)];
}
