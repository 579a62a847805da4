// What the pages know of records. Whatever brings one (a list, the drawer, an event, a change of our own)
// goes through here, so that an older revision never replaces a newer one.
import { queryOptions } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { read } from "../api/client";
import type { KindDescription, StoredRecord } from "../api/descriptions";
import { queries } from "../api/queries";
import { pathOf } from "./paths";

export interface ListPageData {
    records: StoredRecord[];
    total: number;
    ignored: string[]; // parameters that the server did not understand
}

// Every page of a list is kept under a key that begins so, followed by the store, the view and what was asked.
export const listsKey = (kind: string) => ["list", kind] as const;
export const recordKey = (kind: string, id: string) => ["record", kind, id] as const;

// Those that events and changes brought: a list that was asked for before may answer after them.
const newest = new Map<string, StoredRecord>();
const newestMax = 2_000;
const listeners = new Set<(kind: string, record: StoredRecord) => void>();

function remember(kind: string, record: StoredRecord): void {
    const key = `${kind} ${record.id}`;
    newest.delete(key);
    newest.set(key, record);
    if (newest.size <= newestMax) return;
    const [oldest] = newest.keys();
    if (oldest !== undefined) newest.delete(oldest);
}

// The newer of this record and the one that is known.
export function newerOf<T extends { id: string; revision: number }>(kind: string, record: T): T {
    const known = newest.get(`${kind} ${record.id}`);
    return known && known.revision > record.revision ? (known as unknown as T) : record;
}

// The revision that the pages know of, 0 when they do not know the record.
export function knownRevision(kind: string, id: string): number {
    const kept = queries.getQueryData<StoredRecord>(recordKey(kind, id));
    return Math.max(newest.get(`${kind} ${id}`)?.revision ?? 0, kept?.revision ?? 0);
}

// Takes a record that a change or an event brought: the drawer, the rows of lists and the labels of
// references show it at once, each where it stands. Says whether a list shows it.
export function keepRecord(kind: string, brought: StoredRecord): boolean {
    const record = newerOf(kind, brought);
    remember(kind, record);
    queries.setQueryData<StoredRecord>(recordKey(kind, record.id), (kept) =>
        kept && kept.revision > record.revision ? kept : record,
    );
    let isListed = false;
    queries.setQueriesData<ListPageData>({ queryKey: listsKey(kind) }, (page) => {
        const at = page?.records.findIndex(({ id }) => id === record.id) ?? -1;
        if (!page || at < 0) return page;
        isListed = true;
        if ((page.records[at]?.revision ?? 0) > record.revision) return page;
        return { ...page, records: page.records.map((one) => (one.id === record.id ? record : one)) };
    });
    for (const listener of listeners) listener(kind, record);
    return isListed;
}

// For whoever keeps something of records elsewhere, such as their labels.
export function whenKept(listener: (kind: string, record: StoredRecord) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
}

// Whether a change of these fields can move a record within a list that is kept, or in and out of it.
export function listsDependOn(kind: KindDescription, fields: readonly string[] | undefined): boolean {
    if (!fields) return true;
    const usual = (kind.titles ?? [kind.named]).flatMap((title) => title.split(" "));
    return queries.getQueryCache().findAll({ queryKey: listsKey(kind.kind) }).some(({ queryKey }) => {
        // Lists that pages keep for themselves ask for nothing.
        const asked = (queryKey[4] ?? {}) as Record<string, string>;
        if (asked["search"]) return true;
        const sorted = (asked["sort"] ?? "").split(",").map((name) => name.replace(/^-/, ""));
        const filtered = Object.keys(asked).map((name) => name.replace(/\.(from|to)$/, ""));
        const told = [...usual, ...sorted, ...filtered];
        return fields.some((name) => told.includes(name));
    });
}

// While somebody points into a list, its order is held: what others change waits until it is let go.
const held = new Map<string, number>();
const waiting = new Set<string>();
let missed: ReadonlySet<string> = new Set(); // of which nobody knows what changed
const watchers = new Set<() => void>();
const justReadMs = 10_000;

function setMissed(kinds: Iterable<string>): void {
    missed = new Set(kinds);
    for (const watcher of watchers) watcher();
}

// Lists of this kind read themselves again: after the person made, inactivated or activated something.
export async function listsChanged(kind: string): Promise<void> {
    waiting.delete(kind);
    if (missed.has(kind)) setMissed([...missed].filter((one) => one !== kind));
    await Promise.all([
        queries.invalidateQueries({ queryKey: listsKey(kind) }),
        queries.invalidateQueries({ queryKey: ["choices", kind] }),
    ]);
}

// What an event says of a list: somebody made, inactivated or activated one of its records.
export async function heardOfLists(kind: string): Promise<void> {
    if (held.has(kind)) waiting.add(kind);
    else await listsChanged(kind);
}

// Events may have been missed. Whether the list has to wait for that, too: one that has just been read
// has hardly been looked at.
export function missedOfLists(queryKey: readonly unknown[], readAt: number): boolean {
    const [list, kind] = queryKey;
    if (list !== "list" || typeof kind !== "string" || !held.has(kind) || Date.now() - readAt < justReadMs) return false;
    waiting.add(kind);
    if (!missed.has(kind)) setMissed([...missed, kind]);
    return true;
}

export function useMissed(kind: string): boolean {
    return useSyncExternalStore(watchMissed, () => missed.has(kind));
}

function watchMissed(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
}

export function holdLists(kind: string): () => void {
    held.set(kind, (held.get(kind) ?? 0) + 1);
    return () => {
        const others = (held.get(kind) ?? 1) - 1;
        if (others > 0) held.set(kind, others);
        else held.delete(kind);
        if (others === 0 && waiting.delete(kind)) void listsChanged(kind);
    };
}

// One record, as the drawer reads it.
export function recordQuery(kind: KindDescription, id: string) {
    return queryOptions({
        queryKey: recordKey(kind.kind, id),
        queryFn: async ({ signal }) => {
            const path = pathOf(kind.paths.one ?? "", { id, store: id, account: id, [kind.kind]: id });
            return newerOf(kind.kind, await read<StoredRecord>(path, {}, signal));
        },
        enabled: kind.paths.one !== undefined,
    });
}
