// The same change in several stores at once: what the server takes for it, and what it tells first.
import { queryOptions, useQueries } from "@tanstack/react-query";
import { Failure, read, send } from "../api/client";
import type { FieldDescription, KindDescription, StoredRecord } from "../api/descriptions";
import { useSession, type StoreRights } from "../api/start";
import { storeQuery, useStore, useStoreRecord } from "../shell/store";
import { words } from "../words";
import { pathOf } from "./paths";

// The kinds of a store's catalogue: these the server changes together, all or none.
const catalogue = new Set([
    "department", "course", "servingSizeLevel", "tax", "language", "serviceType", "reason", "tare", "printer",
    "itemServiceCharge", "modifier", "modifierGroup", "category", "menuItem", "discount", "displayGroup", "gratuity",
    "floor",
]);

export function canChangeTogether(kind: KindDescription): boolean {
    return catalogue.has(kind.kind);
}

export interface Entry {
    kind: string;
    id: string;
    revision?: number;
    [field: string]: unknown;
}
interface Written {
    ids: Record<string, string>;
    count: number;
    step?: string; // by which all of it is undone at once
    records: { kind: string; id: string; revision: number; isNew: boolean; fields: string[] }[];
}
// An entry that a store could not have: its record is not there, or one that a field of it names.
export interface Missing {
    entry: string; // records[3]
    kind: string;
    id: string;
    field?: string;
}
export interface StoreResult extends Written {
    store: string;
    missing: Missing[];
}
export interface SeveralResult extends Written {
    stores?: StoreResult[];
}

export const placeOf = ({ entry }: Missing) => Number(/\d+/.exec(entry)?.[0] ?? -1);

// Which of the entries became the records of a store: those that are left out have none.
export function entriesOf({ missing }: StoreResult, count: number): number[] {
    const left = new Set(missing.map(placeOf));
    return Array.from({ length: count }, (_, at) => at).filter((at) => !left.has(at));
}

function mayIn({ privileges }: StoreRights, needed: string[]): boolean {
    return needed.every((one) => privileges.includes(one));
}

// Where the person may change the same fields, of stores with the same currency.
export function useOtherStores(kind: KindDescription, fields: FieldDescription[]): StoreRights[] {
    const { stores } = useSession();
    const { id } = useStore();
    const here = useStoreRecord();
    const needed = fields.length > 0 ? fields.map(({ privilege }) => privilege ?? kind.change) : [kind.change];
    const may = canChangeTogether(kind) ? stores.filter((store) => store.id !== id && mayIn(store, needed)) : [];
    const currencies = useQueries({ queries: may.map((store) => storeQuery(store.id)) });
    return may.filter((_, at) => here !== undefined && currencies[at]?.data?.currency === here.currency);
}

const slowMs = 120_000;

async function sendBulk(store: string, body: unknown, more: { isDry?: boolean; once?: string; signal?: AbortSignal }) {
    const { isDry = false, ...rest } = more;
    const sending = { body, ...(isDry ? { query: { dryRun: "true" } } : {}), ...rest, waitMs: slowMs };
    return (await send<SeveralResult>("POST", pathOf("/v1/svc/store/{store}/bulk", { store }), sending)).data;
}

const readAtOnce = 100;

export interface Preview {
    result: StoreResult;
    before: Map<string, StoredRecord>; // what would change there, by id
}

// What would become of the entries in another store. Revisions are left out: they count where it is saved.
export function previewQuery(store: string, other: string, list: string, entries: Entry[]) {
    const records = entries.map(({ revision: _, ...entry }) => entry);
    return queryOptions({
        queryKey: ["in another store", store, other, JSON.stringify(records)],
        queryFn: async ({ signal }): Promise<Preview> => {
            const { stores = [] } = await sendBulk(store, { records, stores: [other] }, { isDry: true, signal });
            const [result] = stores;
            if (!result) throw new Error("the server does not know of several stores");
            const ids = result.records.filter(({ isNew, fields }) => !isNew && fields.length > 0).map(({ id }) => id);
            const before = new Map<string, StoredRecord>();
            for (let from = 0; from < ids.length; from += readAtOnce) {
                const query = { ids: ids.slice(from, from + readAtOnce).join(","), status: "all", pageSize: String(readAtOnce) };
                for (const record of await read<StoredRecord[]>(pathOf(list, { store: other }), query, signal)) before.set(record.id, record);
            }
            return { result, before };
        },
        staleTime: 0,
        retry: false,
        refetchOnWindowFocus: false,
    });
}

// The stores in which something would change, as far as the looks at them are back.
export function useChanging(store: string, others: StoreRights[], list: string, entries: Entry[]): StoreRights[] {
    const looks = useQueries({ queries: others.map(({ id }) => previewQuery(store, id, list, entries)) });
    return others.filter((_, at) => looks[at]?.data?.result.count !== 0);
}

export function writeSeveral(store: string, entries: Entry[], stores: string[], once?: string): Promise<SeveralResult> {
    const body = { records: entries, ...(stores.length > 0 ? { stores } : {}) };
    return sendBulk(store, body, once === undefined ? {} : { once });
}

// The steps in all stores, each by itself: what one refuses does not hold the others.
export async function undoSeveral(steps: { store: string; name: string; step: string }[]): Promise<void> {
    const failed: string[] = [];
    let first: unknown;
    for (const { store, name, step } of steps) {
        try {
            await send("POST", pathOf("/v1/svc/store/{store}/step/{step}/undo", { store, step }));
        } catch (error) {
            first ??= error;
            failed.push(name);
        }
    }
    if (failed.length === 0) return;
    const reason = first instanceof Error ? first.message : "";
    const message = words().records.several.undoPartly(failed.join(", "), reason);
    throw new Failure({ status: 409, code: "undo_partly", message, errors: {} });
}

export function stepsOf(here: StoreRights, { step, stores = [] }: SeveralResult, all: StoreRights[]) {
    const found = [{ store: here.id, step }, ...stores];
    return found.flatMap(({ store, step: one }) =>
        one === undefined ? [] : [{ store, name: all.find(({ id }) => id === store)?.name ?? store, step: one }],
    );
}

// "stores[0].records[1].prices": what the server says of an entry in another store.
export function elsewhere(error: Failure, stores: string[], all: StoreRights[]): string[] {
    return Object.entries(error.errors).flatMap(([path, sentence]) => {
        const [, at] = /^stores\[(\d+)\]/.exec(path) ?? [];
        const store = all.find(({ id }) => id === stores[Number(at)]);
        return at === undefined || !store ? [] : [`${store.name}: ${sentence}`];
    });
}
