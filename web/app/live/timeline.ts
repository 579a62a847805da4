// What happened in the store, as the server tells it: newest first, a page at a time.
import { useInfiniteQuery } from "@tanstack/react-query";
import { read } from "../api/client";
import { queries } from "../api/queries";
import type { Status } from "../orders/order";
import { useStore } from "../shell/store";
import type { Author } from "./live_event";

export interface TimelineChange {
    field: string;
    label: string;
    old: unknown;
    new: unknown;
}
export interface TimelineEntry {
    sequence: string;
    time: string;
    kind: string;
    id: string;
    label?: string;
    type: string;
    revision: number;
    orderStatusThen?: Status;
    by?: Author;
    via?: string;
    changes?: TimelineChange[];
    canUndo: boolean;
    cannotUndo?: CannotUndo;
    step?: TimelineStep; // what was changed together
}
export interface TimelineStep {
    id: string;
    count: number;
    canUndo: boolean;
    cannotUndo?: CannotUndo;
}
// Why the server will not take a change back.
export type CannotUndo = "created" | "changedSince" | "tooManySince" | "notAllowed" | "nothingToUndo" | "undone";
export interface TimelineFilter {
    kind?: string; // several are separated by commas
    by?: string;
    id?: string;
    from?: string; // dates by the store's clock
    to?: string;
}

export const timelineKey = (store: string) => ["timeline", store] as const;

export function useTimeline(filter: TimelineFilter, pageSize: number, isWanted = true) {
    const { id: store } = useStore();
    return useInfiniteQuery({
        queryKey: [...timelineKey(store), filter, pageSize],
        initialPageParam: "",
        queryFn: ({ pageParam, signal }) =>
            read<TimelineEntry[]>(
                `/v1/svc/store/${store}/timeline`,
                { ...filter, before: pageParam, page: "1", pageSize: String(pageSize) },
                signal,
            ),
        getNextPageParam: (last) => (last.length < pageSize ? undefined : last.at(-1)?.sequence),
        refetchOnWindowFocus: false, // events say when it is old
        enabled: isWanted,
    });
}

let timer: ReturnType<typeof setTimeout> | undefined;
const everyMs = 1_000;

// Events come in bursts; the timeline is read again once for each.
export function timelineMoved(store: string): void {
    timer ??= setTimeout(() => {
        timer = undefined;
        void queries.invalidateQueries({ queryKey: timelineKey(store) });
    }, everyMs);
}
