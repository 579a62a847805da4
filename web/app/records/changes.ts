// What an edit changes, and what two people's edits of one record have to do with each other.
import type { FieldDescription, StoredRecord } from "../api/descriptions";
import { isSameField, readValue, sentValue, type Values } from "./form_values";

export interface FieldChange {
    field: FieldDescription;
    old: unknown;
    now: unknown;
}

// The edits that differ from the values before them.
export function changesOf(fields: FieldDescription[], before: Values, edits: Values): FieldChange[] {
    return fields
        .filter((field) => field.name in edits && !isSameField(field, before[field.name], edits[field.name]))
        .map((field) => ({ field, old: before[field.name], now: edits[field.name] }));
}

export function bodyOf(changes: FieldChange[]): Values {
    return Object.fromEntries(changes.map(({ field, now }) => [field.name, sentValue(field, now)]));
}

export type Side = "mine" | "theirs";

// A field that somebody else has changed since the edit began, or that the edit changes.
export interface Difference {
    field: FieldDescription;
    before: unknown;
    mine: unknown;
    theirs: unknown;
    side: Side | null; // null: both changed it, one has to choose
}

export function differencesOf(
    fields: FieldDescription[],
    before: Values,
    edits: Values,
    theirs: StoredRecord,
): Difference[] {
    const differences: Difference[] = [];
    for (const field of fields) {
        if (field.input === "picture" || field.readOnly) continue;
        const now = readValue(field, theirs);
        const isMine = field.name in edits && !isSameField(field, before[field.name], edits[field.name]);
        const isTheirs = !isSameField(field, before[field.name], now);
        const mine = isMine ? edits[field.name] : before[field.name];
        if ((!isMine && !isTheirs) || isSameField(field, mine, now)) continue;
        const side: Side | null = isMine && isTheirs ? null : isMine ? "mine" : "theirs";
        differences.push({ field, before: before[field.name], mine, theirs: now, side });
    }
    return differences;
}

// Where a form shows what a refusal says about a path: the path itself, the field around it, or null for
// no field of the form.
export function shownPath(path: string, fields: FieldDescription[]): string | null {
    const [, name = "", rest = ""] = /^([^.[]+)(.*)$/.exec(path) ?? [];
    const field = fields.find((one) => one.name === name) ?? fields.find((one) => `${one.name}Str` === name);
    if (!field) return null;
    if (rest === "" || field.input === "openingHours") return field.name + rest;
    const [, index = "", member = ""] = /^(\[\d+\])?\.?(\w+)/.exec(rest) ?? [];
    const found = field.item?.fields.find((one) => one.name === member || `${one.name}Str` === member);
    return found ? `${field.name}${index}.${found.name}` : field.name;
}

export interface PlacedErrors {
    byPath: Record<string, string>;
    general: string[];
}

// `all` names the fields that the form does not show now, or only to read.
export function placeErrors(
    errors: Record<string, string>,
    fields: FieldDescription[],
    all: FieldDescription[] = fields,
): PlacedErrors {
    const placed: PlacedErrors = { byPath: {}, general: [] };
    for (const [path, sentence] of Object.entries(errors)) {
        const shown = shownPath(path, fields);
        const unseen = (shownPath(path, all) ?? "").split(/[.[]/)[0];
        const label = all.find(({ name }) => name === unseen)?.label;
        if (shown !== null) placed.byPath[shown] = sentence;
        else placed.general.push(label === undefined ? sentence : `${label}: ${sentence}`);
    }
    return placed;
}
