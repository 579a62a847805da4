// The names of records that others refer to. They are asked for together, by `ids=`, once for each kind.
import { queryOptions } from "@tanstack/react-query";
import { useMemo, useSyncExternalStore } from "react";
import { read } from "../api/client";
import { kindNamed, useDescriptions, type KindDescription, type StoredRecord, type View } from "../api/descriptions";
import { newerOf, whenKept } from "./cache";
import { pathOf, usePlace, type Place } from "./paths";

export interface Label {
    id: string;
    name: string;
    isActive: boolean;
}

// What a record is called: by the first of its titles that says something.
export function nameOf(kind: KindDescription, record: Record<string, unknown>): string {
    for (const title of titlesOf(kind)) {
        const words = title.map((name) => record[name]).filter((word) => typeof word === "string" && word !== "");
        if (words.length > 0) return words.join(" ");
    }
    return "";
}

// Each is a list of fields whose values stand together.
export function titlesOf(kind: KindDescription): string[][] {
    return (kind.titles ?? [kind.named]).map((title) => title.split(" "));
}

export function labelOf(kind: KindDescription, record: StoredRecord): Label {
    return { id: record.id, name: nameOf(kind, record), isActive: record.activeStatus !== false };
}

const atOnce = 100; // as many ids as an address may carry
const patienceMs = 10_000; // before a name that could not be read is asked for again
const known = new Map<string, Label | null>(); // null: the server has no such record, or does not tell
const asked = new Map<string, number>();
const kinds = new Map<string, KindDescription>();
let wanted = new Map<string, { kind: KindDescription; place: Place; ids: Set<string> }>();
let version = 0;
const listeners = new Set<() => void>();

function changed(): void {
    version += 1;
    for (const listener of listeners) listener();
}

function learn(kind: KindDescription, records: StoredRecord[]): void {
    for (const record of records)
        known.set(`${kind.kind} ${record.id}`, labelOf(kind, newerOf(kind.kind, record)));
}

whenKept((name, record) => {
    const kind = kinds.get(name);
    const before = known.get(`${name} ${record.id}`);
    if (!kind || !before) return;
    const label = labelOf(kind, record);
    if (label.name === before.name && label.isActive === before.isActive) return;
    known.set(`${name} ${record.id}`, label);
    changed();
});

// A kind may have several lists; what the first does not have is looked for in the next.
async function readNames(kind: KindDescription, place: Place, ids: string[]): Promise<void> {
    let missing = ids;
    for (const view of kind.views) {
        if (missing.length === 0) break;
        const query = { ids: missing.join(","), status: "all", pageSize: String(atOnce) };
        const found = await read<StoredRecord[]>(pathOf(view.list, { ...place }), query);
        learn(kind, found);
        missing = missing.filter((id) => !known.has(`${kind.kind} ${id}`));
    }
    for (const id of missing) known.set(`${kind.kind} ${id}`, null);
}

function readWanted(): void {
    const batches = [...wanted.values()];
    wanted = new Map();
    for (const { kind, place, ids } of batches) {
        const all = [...ids];
        for (let from = 0; from < all.length; from += atOnce) {
            const some = all.slice(from, from + atOnce);
            readNames(kind, place, some).then(changed, () => {
                for (const id of some) asked.set(`${kind.kind} ${id}`, Date.now());
            });
        }
    }
}

function want(kind: KindDescription, place: Place, id: string): void {
    const key = `${kind.kind} ${id}`;
    const since = asked.get(key);
    if (since !== undefined && Date.now() - since < patienceMs) return;
    asked.set(key, Date.now());
    kinds.set(kind.kind, kind);
    const batch = `${kind.kind} ${place.store}`;
    if (wanted.size === 0) setTimeout(readWanted);
    const entry = wanted.get(batch) ?? { kind, place, ids: new Set<string>() };
    entry.ids.add(id);
    wanted.set(batch, entry);
}

function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
}

// The name of a record, by its kind and id: undefined until it is known, null when there is none.
export type Names = (kind: string, id: string) => Label | null | undefined;

export function useNames(): Names {
    const place = usePlace();
    const descriptions = useDescriptions();
    const now = useSyncExternalStore(subscribe, () => version);
    return useMemo(
        () => (name, id) => {
            const label = known.get(`${name} ${id}`);
            if (label !== undefined) return label;
            const kind = descriptions && kindNamed(descriptions, name);
            if (kind) want(kind, place, id);
            return kind ? undefined : null;
        },
        [place, descriptions, now],
    );
}

// Names that something else brought, such as a preview of records that are still to be made.
export function learnNames(kind: string, labels: Label[]): void {
    for (const label of labels) known.set(`${kind} ${label.id}`, label);
    changed();
}

// Records of a kind whose name or code has this text, for choosing one as one types.
export function choicesQuery(
    kind: KindDescription,
    view: View | undefined,
    place: Place,
    text: string,
    where: Record<string, unknown> = {},
) {
    const list = (view ?? kind.views[0])?.list ?? "";
    return queryOptions({
        queryKey: ["choices", kind.kind, place.store, list, text, where],
        queryFn: async ({ signal }) => {
            const asked = Object.entries(where).map(([name, value]) => [name, String(value)]);
            const query = { ...Object.fromEntries(asked), search: text, page: "1", pageSize: "30", status: "true" };
            const found = await read<StoredRecord[]>(pathOf(list, { ...place }), query, signal);
            kinds.set(kind.kind, kind);
            learn(kind, found);
            return found.map((record) => labelOf(kind, record));
        },
        staleTime: 30_000,
    });
}
