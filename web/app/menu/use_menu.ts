// Reads the whole menu of the store once and keeps it up to date by events, like every other list.
import { useQueries, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { read } from "../api/client";
import type { StoredRecord } from "../api/descriptions";
import { queries } from "../api/queries";
import { keepRecord, listsKey, newerOf, type ListPageData } from "../records/cache";
import { useStore } from "../shell/store";
import { indexOf, type Menu, type Parts } from "./menu_index";
import type { MenuPart } from "./menu_records";

const lists: { part: MenuPart; kind: string; list: string }[] = [
    { part: "department", kind: "department", list: "departments" },
    { part: "category", kind: "category", list: "categories" },
    { part: "subcategory", kind: "category", list: "subcategories" },
    { part: "menuItem", kind: "menuItem", list: "menuItems" },
    { part: "servingSizeLevel", kind: "servingSizeLevel", list: "sslList" },
    { part: "modifier", kind: "modifier", list: "modifiers" },
    { part: "modifierGroup", kind: "modifierGroup", list: "modifierGroups" },
    { part: "tax", kind: "tax", list: "taxes" },
];

const keyOf = (kind: string, store: string, list: string) => [...listsKey(kind), store, `menu ${list}`] as const;

function listQuery(store: string, kind: string, list: string) {
    return {
        queryKey: keyOf(kind, store, list),
        queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ListPageData> => {
            const found = await read<StoredRecord[]>(`/v1/svc/store/${store}/${list}`, {}, signal);
            return { records: found.map((record) => newerOf(kind, record)), total: found.length, ignored: [] };
        },
        staleTime: 60_000,
    };
}

export interface MenuState {
    menu: Menu | undefined; // until all of it is read
    error: Error | null;
}

export function useMenu(): MenuState {
    const { id: store } = useStore();
    const answers = useQueries({
        queries: lists.map(({ kind, list }) => listQuery(store, kind, list)),
    });
    const pages = answers.map(({ data }) => data);
    const menu = useMemo(() => {
        if (pages.some((page) => page === undefined)) return undefined;
        const parts = lists.map(({ part }, at) => [part, (pages[at]?.records ?? []).filter(({ activeStatus }) => activeStatus)]);
        return indexOf(Object.fromEntries(parts) as Parts);
        // eslint-disable-next-line -- the pages are the entries
    }, pages);
    return { menu, error: answers.find(({ error, data }) => error && !data)?.error ?? null };
}

// One list of it alone.
export function useMenuPart(part: MenuPart): StoredRecord[] | undefined {
    const { id: store } = useStore();
    const { kind, list } = lists.find((one) => one.part === part) ?? { kind: part, list: part };
    return useQuery(listQuery(store, kind, list)).data?.records;
}

const atOnce = 100;

// Reads what a change of ours wrote, and puts what is new into the lists.
export async function readChanged(store: string, changed: { kind: string; id: string }[]): Promise<void> {
    const found = lists.map(async ({ kind, list }) => {
        const ids = changed.filter((one) => one.kind === kind).map(({ id }) => id);
        const some = Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, at) => ids.slice(at * atOnce, (at + 1) * atOnce));
        const pages = await Promise.all(
            some.map((part) =>
                read<StoredRecord[]>(`/v1/svc/store/${store}/${list}`, { ids: part.join(","), status: "all", pageSize: String(atOnce) }),
            ),
        );
        return { kind, list, records: pages.flat() };
    });
    for (const { kind, list, records } of await Promise.all(found)) {
        if (records.length === 0) continue;
        queries.setQueryData<ListPageData>(keyOf(kind, store, list), (page) => {
            if (!page) return page;
            const newer = new Map(records.map((record) => [record.id, newerOf(kind, record)]));
            const kept = page.records.map((record) => {
                const other = newer.get(record.id);
                newer.delete(record.id);
                return other && other.revision >= record.revision ? other : record;
            });
            return { ...page, records: [...kept, ...newer.values()] };
        });
        for (const record of records) keepRecord(kind, record);
    }
}
