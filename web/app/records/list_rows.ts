// The rows of a list: pages of it, read as they come into view. What was shown stays until the answer to
// a new question is there.
import { queryOptions, useQueries, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { send } from "../api/client";
import type { KindDescription, StoredRecord, View } from "../api/descriptions";
import { queries } from "../api/queries";
import { listsKey, newerOf, type ListPageData } from "./cache";
import type { ListState } from "./list_state";
import { pathOf, type Place } from "./paths";

export const pageSize = 100;
const freshMs = 10_000;

export type Question = Record<string, string>;

const statuses = { active: "true", inactive: "false", all: "all" };

export function questionOf(state: ListState): Question {
    const { search, sort, status, filters } = state;
    return {
        ...filters,
        status: statuses[status],
        ...(search === "" ? {} : { search }),
        ...(sort === "" ? {} : { sort }),
    };
}

export function pageQuery(kind: KindDescription, view: View, place: Place, question: Question, page: number) {
    return queryOptions({
        queryKey: [...listsKey(kind.kind), place.store, view.id, question, page],
        queryFn: async ({ signal }): Promise<ListPageData> => {
            const query = { ...question, page: String(page), pageSize: String(pageSize) };
            const { data, headers } = await send<StoredRecord[]>("GET", pathOf(view.list, { ...place }), { query, signal });
            return {
                records: data.map((record) => newerOf(kind.kind, record)),
                total: Number(headers.get("X-Total-Count") ?? data.length),
                ignored: (headers.get("X-Ignored-Parameters") ?? "").split(/,\s*/).filter((name) => name !== ""),
            };
        },
        // Events and changes say when a list is old; that it is looked at again does not.
        staleTime: Infinity,
        refetchOnWindowFocus: false,
    });
}

export interface Rows {
    question: Question; // that these rows answer
    total: number | null; // null: not known yet
    recordAt: (index: number) => StoredRecord | undefined;
    readRange: (from: number, to: number) => Promise<StoredRecord[]>; // also what is not in view
    ignored: string[];
    isWaiting: boolean; // for the answer to a newer question
    failure: Error | null;
    readAgain: () => void;
}

const pageOf = (index: number) => Math.floor(index / pageSize) + 1;

// `from` and `to` are the indices in view.
export function useRows(kind: KindDescription, view: View, place: Place, asked: Question, from: number, to: number): Rows {
    const key = JSON.stringify(asked);
    const [shown, setShown] = useState(asked);
    const first = useQuery(pageQuery(kind, view, place, asked, 1));
    if (first.data && JSON.stringify(shown) !== key) setShown(asked);

    const pages = useMemo(() => {
        const last = pageOf(Math.max(from, to));
        return Array.from({ length: last - pageOf(from) + 1 }, (_, at) => pageOf(from) + at);
    }, [from, to]);
    const found = useQueries({ queries: pages.map((page) => pageQuery(kind, view, place, shown, page)) });
    const total = queries.getQueryData(pageQuery(kind, view, place, shown, 1).queryKey)?.total;

    // A list that was read a while ago is shown at once, and read again when its page is opened.
    useEffect(() => {
        void queries.invalidateQueries({
            queryKey: [...listsKey(kind.kind), place.store, view.id],
            predicate: ({ state }) => Date.now() - state.dataUpdatedAt > freshMs && state.data !== undefined,
        });
    }, [kind.kind, place.store, view.id]);

    return {
        question: shown,
        total: found.find(({ data }) => data)?.data?.total ?? total ?? null,
        recordAt: (index) => {
            const at = pages.indexOf(pageOf(index));
            const page = at >= 0 ? found[at]?.data : undefined;
            const kept = page ?? queries.getQueryData(pageQuery(kind, view, place, shown, pageOf(index)).queryKey);
            return kept?.records[index % pageSize];
        },
        readRange: async (first, end) => {
            const last = Math.min(end, (total ?? 0) - 1);
            const all: StoredRecord[] = [];
            for (let page = pageOf(first); page <= pageOf(last); ++page)
                all.push(...(await queries.fetchQuery(pageQuery(kind, view, place, shown, page))).records);
            const begin = (pageOf(first) - 1) * pageSize;
            return all.slice(first - begin, last - begin + 1);
        },
        ignored: first.data?.ignored ?? [],
        isWaiting: JSON.stringify(shown) !== key && first.isFetching,
        failure: first.error ?? found.find(({ error }) => error)?.error ?? null,
        readAgain: () => {
            void first.refetch();
            for (const page of found) if (page.error) void page.refetch();
        },
    };
}
