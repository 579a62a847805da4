// Pulling the menu of one store into another: what the server tells and takes.
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { read, send } from "../api/client";
import { queries } from "../api/queries";
import { told, type PreviewRecord } from "../preview/preview";
import { pathOf } from "../records/paths";
import { learnNames } from "../records/references";

// By their names in the API; the first stands for all of them.
export const choosable = ["copyAll", "menuItems", "modifiers", "taxes", "discounts", "displayGroup", "gratuity", "reason"];
export const wholeMenu = "copyAll";

export interface Conflict {
    reason: string;
    kind: string;
    id?: string;
    name: string;
    fields: string[];
    message: string;
}
export interface Counts {
    inserted: number;
    updated: number;
    unchanged: number;
    inactivated: number;
    conflicts: Conflict[];
}
// Each kind under its plural, beside the members named here.
export interface PullResult {
    pullId: string | null;
    store: string;
    sourceStore: string;
    records?: PreviewRecord[];
    recordsLeftOut?: number;
    [kind: string]: unknown;
}
export interface Pull {
    pullId: string;
    number: number;
    sourceStore: string;
    who: string;
    time: string;
    chosen: string[];
    undoneAt: string | null;
    result: PullResult;
}
export interface Undone {
    restored: number;
    inactivated: number;
    conflicts: Conflict[];
}
export interface Override {
    kind: string;
    id: string;
    name: string;
    sourceStore: string;
    fields: { field: string; local: unknown; source: unknown }[];
}
export type RunState = "scheduled" | "running" | "done" | "cancelled";
export interface RunStore {
    store: string;
    state: "pending" | "done" | "failed";
    attempts: number;
    result?: PullResult;
    error?: { message?: string; errors?: Record<string, string> };
}
export interface Run {
    runId: string;
    number: number;
    state: RunState;
    sourceStore: string;
    chosen: string[];
    at: string;
    createdBy: string;
    progress: { total: number; pending: number; done: number; failed: number };
    stores?: RunStore[];
}

const isCounts = (value: unknown): value is Counts =>
    typeof value === "object" && value !== null && "inserted" in value && "conflicts" in value;

function countsIn(result: PullResult): Counts[] {
    return Object.values(result).filter(isCounts);
}

export interface Summary {
    created: number;
    changed: number;
    gone: number;
}
export function summaryOf(result: PullResult): Summary {
    const sum = (name: "inserted" | "updated" | "inactivated") =>
        countsIn(result).reduce((total, counts) => total + counts[name], 0);
    return { created: sum("inserted"), changed: sum("updated"), gone: sum("inactivated") };
}

// What the store keeps of its own is told at the field.
export function conflictsOf(result: PullResult): Conflict[] {
    return countsIn(result)
        .flatMap(({ conflicts }) => conflicts)
        .filter(({ reason }) => reason !== "overridden");
}

const slowMs = 180_000;

// `what`: names out of `choosable`, separated by commas.
export function bodyOf(sourceStore: string, what: string): Record<string, unknown> {
    return { sourceStore, ...Object.fromEntries(what.split(",").map((name) => [name, true])) };
}

// What is new has no id yet: others refer to it by its id in the other store.
function nameNew(records: PreviewRecord[]): void {
    for (const { kind, change, sourceId, name } of records)
        if (change === "create" && sourceId !== undefined) learnNames(kind, [{ id: `#${sourceId}`, name, isActive: true }]);
}

export const previewKey = (store: string) => ["pull preview", store] as const;
export const pullsKey = (store: string) => ["pulls", store] as const;
export const overridesKey = (store: string) => ["pull overrides", store] as const;
export const runsKey = (account: string) => ["pull runs", account] as const;

export function previewQuery(store: string, source: string, what: string) {
    return queryOptions({
        queryKey: [...previewKey(store), source, what],
        queryFn: async ({ signal }) => {
            const sending = { query: { dryRun: "true" }, body: bodyOf(source, what), signal, waitMs: slowMs };
            const { data } = await send<PullResult>("POST", `/v1/svc/store/${store}`, sending);
            nameNew(data.records ?? []);
            return { ...data, records: told(data.records ?? []) };
        },
        staleTime: 0,
        refetchOnWindowFocus: false, // nothing moves while it is read
    });
}

export async function pullNow(store: string, source: string, what: string): Promise<PullResult> {
    const sending = { body: bodyOf(source, what), waitMs: slowMs };
    return (await send<PullResult>("POST", `/v1/svc/store/${store}`, sending)).data;
}

const pullsAtOnce = 10;

export function pullsQuery(store: string) {
    return infiniteQueryOptions({
        queryKey: pullsKey(store),
        initialPageParam: 1,
        queryFn: ({ pageParam, signal }) =>
            read<Pull[]>(`/v1/svc/store/${store}/pulls`, { page: String(pageParam), pageSize: String(pullsAtOnce) }, signal),
        getNextPageParam: (last, pages) => (last.length < pullsAtOnce ? undefined : pages.length + 1),
    });
}

export async function undoPull(store: string, pull: string): Promise<Undone> {
    const path = pathOf("/v1/svc/store/{store}/undoPull/{pull}", { store, pull });
    return (await send<Undone>("POST", path, { waitMs: slowMs })).data;
}

export function overridesQuery(store: string) {
    return queryOptions({
        queryKey: overridesKey(store),
        queryFn: ({ signal }) => read<Override[]>(`/v1/svc/store/${store}/overrides`, {}, signal),
    });
}

export interface Reset {
    id: string;
    fields: string[];
}
export async function resetOverrides(store: string, records: Reset[]): Promise<{ reset: number; conflicts: Conflict[] }> {
    const path = `/v1/svc/store/${store}/resetOverrides`;
    return (await send<{ reset: number; conflicts: Conflict[] }>("POST", path, { body: { records }, waitMs: slowMs })).data;
}

const runningMs = 1_000;
const waitingMs = 15_000;
const runsAtOnce = 10;

// Runs belong to the account, so no event of the store tells of them.
export function runsQuery(account: string) {
    return queryOptions({
        queryKey: runsKey(account),
        queryFn: async ({ signal }) =>
            (await read<{ runs: Run[] }>(`/v1/svc/account/${account}/pullRuns`, { limit: String(runsAtOnce) }, signal)).runs,
        refetchInterval: ({ state: { data } }) => (data?.some(isMoving) ? runningMs : waitingMs),
        retry: false,
    });
}

export function isMoving({ state, at }: Run): boolean {
    return state === "running" || (state === "scheduled" && Date.parse(at) <= Date.now());
}

export function runQuery({ runId, state, progress }: Run) {
    return queryOptions({
        queryKey: ["pull run", runId, state, progress.pending],
        queryFn: ({ signal }) => read<Run>(pathOf("/v1/svc/pullRun/{run}", { run: runId }), {}, signal),
        placeholderData: (before) => before,
    });
}

export async function startRun(account: string, source: string, what: string, stores: string[], at?: string): Promise<Run> {
    const body = { ...bodyOf(source, what), stores, ...(at === undefined ? {} : { at }) };
    return (await send<Run>("POST", `/v1/svc/account/${account}/pull`, { body })).data;
}

export async function cancelRun(run: string): Promise<Run> {
    return (await send<Run>("PUT", pathOf("/v1/svc/pullRun/{run}/cancel", { run }), { body: {} })).data;
}

// After whatever changed the store's menu or its links.
export async function pullMoved(store: string, account: string): Promise<void> {
    const keys = [previewKey(store), pullsKey(store), overridesKey(store), runsKey(account)];
    await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}
