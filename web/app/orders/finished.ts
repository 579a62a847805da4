// The orders of today that are finished: the newest of them, and how many there are. One that was ordered
// ahead is of the day on which it was released to the kitchen.
import { useQuery } from "@tanstack/react-query";
import { send } from "../api/client";
import { Failure } from "../api/failure";
import { serverNow } from "../api/server_clock";
import { queries } from "../api/queries";
import { useFormats } from "../formats/formats";
import { useStore, useStoreRecord } from "../shell/store";
import { startOfBusinessDay } from "./business_day";
import { groupOf, ordersHeard, waitingSince, type Order } from "./order";

export interface Finished {
    orders: Order[]; // the last first
    total: number;
}

const shownMax = 30;
const aheadMs = 7 * 86_400_000; // how far ahead they are looked for, which reads all orders since
const nothing: Finished = { orders: [], total: 0 };
const finishedKey = (store: string) => ["orders finished", store] as const;

export function finishedAt({ statusChanges, dateCreated }: Order): string {
    return statusChanges?.at(-1)?.date ?? dateCreated;
}

function newestOf(orders: Order[]): Order[] {
    return orders.sort((one, other) => finishedAt(other).localeCompare(finishedAt(one))).slice(0, shownMax);
}

// With orders of which some may be there already.
function withOthers(known: Finished, orders: Order[], since: string): Finished {
    const all = new Map(known.orders.map((order) => [order.id, order]));
    const oldest = known.orders.at(-1);
    let added = 0;
    for (const order of orders.filter((order) => waitingSince(order) >= since)) {
        const before = all.get(order.id);
        if (before && before.revision >= order.revision) continue;
        // A change of one that is too old to be shown is not another one.
        const isAnother = !before && (!oldest || known.total <= shownMax || finishedAt(order) > finishedAt(oldest));
        if (isAnother) ++added;
        if (isAnother || before) all.set(order.id, order);
    }
    return { orders: newestOf([...all.values()]), total: known.total + added };
}

export function keepFinished(store: string, orders: Order[]): void {
    if (orders.length === 0) return;
    for (const [key, known] of queries.getQueriesData<Finished>({ queryKey: finishedKey(store) }))
        if (known) queries.setQueryData<Finished>(key, withOthers(known, orders, String(key[2])));
}

async function readFinished(store: string, query: Record<string, string>, signal: AbortSignal): Promise<Finished> {
    const path = `/v1/online-order/svc/store/${store}/placedOrders`;
    const all = { orderStatus: "6,7,8,9", page: "1", pageSize: String(shownMax), ...query };
    const { data, headers } = await send<Order[]>("GET", path, { query: all, signal });
    return { orders: data, total: Number(headers.get("X-Total-Count") ?? data.length) };
}

// A store with thousands of orders in a week refuses to look through them.
async function readReleased(store: string, since: string, signal: AbortSignal): Promise<Finished> {
    const at = Date.parse(since);
    const [first, last] = [at - aheadMs, at - 1].map((ms) => new Date(ms).toISOString()) as [string, string];
    const query = { "since": first, "dateCreated.to": last, "released.from": since };
    return readFinished(store, query, signal).catch((error: unknown) => {
        if (error instanceof Failure && error.status === 400) return nothing;
        throw error;
    });
}

export function useFinished(isWanted: boolean): Finished | undefined {
    const { id: store } = useStore();
    const { timeZone } = useFormats();
    const dayStart = useStoreRecord()?.dayStart;
    const since = startOfBusinessDay(timeZone, dayStart ?? 0, serverNow()).toISOString();
    return useQuery({
        queryKey: [...finishedKey(store), since],
        queryFn: async ({ signal }): Promise<Finished> => {
            const read = () =>
                Promise.all([readFinished(store, { since }, signal), readReleased(store, since, signal)]);
            const [[today, released], heard] = await ordersHeard.during(store, read);
            const orders = newestOf([...today.orders, ...released.orders]);
            const known = { orders, total: today.total + released.total };
            return withOthers(
                known,
                heard.filter((order) => !groupOf(order)),
                since,
            );
        },
        enabled: isWanted && dayStart !== undefined,
    }).data;
}
