// Edits that were not saved, kept by the browser for the person who made them: what the network lost, or a
// page that was closed. Secrets are never among them.
import { useEffect, useRef } from "react";
import type { FieldDescription } from "../api/descriptions";
import { isObject, Unread, type Values } from "./form_values";

export interface Draft {
    at: number;
    revision: number; // that it was made of; 0 for a new record
    before: Values; // what the edited fields were then
    edits: Values;
    seed: string; // of the keys that it is saved with: see useOnce()
}
export interface DraftPlace {
    person: string;
    store: string;
    kind: string;
    id: string; // "new VIEW" or "copy ID" for a new record
}

const prefix = "comanda.draft.";
const keptMs = 14 * 86_400_000;

function keyOf({ person, store, kind, id }: DraftPlace): string {
    return `${prefix}${person}.${store}.${kind}.${id}`;
}

// Without secrets, and without what is typed but no value.
function keepable(fields: FieldDescription[], values: Values): Values {
    const secrets = new Set(fields.filter(({ input }) => input === "secret").map(({ name }) => name));
    const kept = Object.entries(values).filter(([name, value]) => !secrets.has(name) && !(value instanceof Unread));
    return Object.fromEntries(
        kept.map(([name, value]) => [name, keepableValue(fields.find((field) => field.name === name), value)]),
    );
}

function keepableValue(field: FieldDescription | undefined, value: unknown): unknown {
    const members = field?.item?.fields ?? [];
    if (Array.isArray(value)) return value.map((entry) => (isObject(entry) ? keepable(members, entry) : entry));
    return isObject(value) ? keepable(members, value) : value;
}

export function keepDraft(place: DraftPlace, fields: FieldDescription[], draft: Omit<Draft, "at">): void {
    const edits = keepable(fields, draft.edits);
    if (Object.keys(edits).length === 0) return dropDraft(place);
    const kept: Draft = { ...draft, at: Date.now(), edits, before: keepable(fields, draft.before) };
    try {
        localStorage.setItem(keyOf(place), JSON.stringify(kept));
    } catch {
        // Full, or refused: the page itself still has the edits.
    }
}

export function dropDraft(place: DraftPlace): void {
    try {
        localStorage.removeItem(keyOf(place));
    } catch {
        // Then there is none.
    }
}

function keysOf(person: string): string[] {
    try {
        return Object.keys(localStorage).filter((key) => key.startsWith(`${prefix}${person}.`));
    } catch {
        return [];
    }
}

export function hasDrafts(person: string): boolean {
    return keysOf(person).length > 0;
}

// Nothing of a person stays on the device after signing out.
export function dropDraftsOf(person: string): void {
    for (const key of keysOf(person)) localStorage.removeItem(key);
}

export function readDraft(place: DraftPlace): Draft | null {
    try {
        const text = localStorage.getItem(keyOf(place));
        const draft: unknown = text ? JSON.parse(text) : null;
        if (!isObject(draft) || !isObject(draft["edits"]) || !isObject(draft["before"])) return null;
        const { at, revision, before, edits, seed } = draft;
        if (typeof at !== "number" || typeof revision !== "number" || typeof seed !== "string") return null;
        if (Date.now() - at > keptMs) {
            dropDraft(place);
            return null;
        }
        return { at, revision, before, edits, seed } as Draft;
    } catch {
        return null;
    }
}

const pauseMs = 400;

interface Edited {
    revision: number;
    edits: Values;
    seed: string;
}

// Keeps the edits a moment after each, and at once when the page goes.
export function useDraft(
    place: DraftPlace,
    fields: FieldDescription[],
    isDirty: boolean,
    { revision, edits, seed }: Edited,
    before: Values,
): void {
    const wasDirty = useRef(false);
    useEffect(() => {
        if (!isDirty && wasDirty.current) dropDraft(place);
        wasDirty.current = isDirty;
        if (!isDirty) return undefined;
        const touched = Object.fromEntries(Object.keys(edits).map((name) => [name, before[name]]));
        const write = () => keepDraft(place, fields, { revision, before: touched, edits, seed });
        const timer = setTimeout(write, pauseMs);
        addEventListener("pagehide", write);
        return () => {
            clearTimeout(timer);
            removeEventListener("pagehide", write);
        };
    }, [place, fields, isDirty, revision, edits, seed, before]);
}
