// Web orders as the pages know them, and which step may follow which.
import { read, send } from "../api/client";
import { queries } from "../api/queries";
import { Hearing, newer } from "../live/hearing";
import type { LiveEvent } from "../live/live_event";
import { keepFinished } from "./finished";

export type Status = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
export const rejected: Status = 7;
export const cancelled: Status = 8;

export interface OrderModifier {
    mName: string;
    pName?: string;
    sliceName?: string;
    quantity?: number;
}
export interface OrderLine {
    _id: string;
    miName: string;
    ssName?: string;
    quantity: number;
    amount: number;
    totalAmount?: number; // with taxes, less discounts
    comments?: string;
    allergyNote?: string;
    includedModifiers?: OrderModifier[];
    mandatoryModifiers?: OrderModifier[];
    optionalModifiers?: OrderModifier[];
}
export interface Delivery {
    deliveryType?: string;
    dateStr?: string;
    contactPerson?: string;
    phoneNumber?: string;
    email?: string;
    address?: { line1?: string; line2?: string; city?: string; state?: string; zipCode?: string };
}
export interface StatusChange {
    orderStatus: Status;
    date: string;
    reason?: string;
    revision?: number;
}
export const refundStates = { pending: 1, completed: 2, failed: 3 } as const;
export type RefundStatus = (typeof refundStates)[keyof typeof refundStates];
export interface Refund {
    id: string;
    amount: number;
    moneyAmount?: number; // without what came back as points or allowance
    items?: { _id: string; quantity: number }[];
    reason?: string;
    status: RefundStatus;
    loyaltyPointDifference?: number;
    date: string;
}
export interface Order {
    id: string;
    orderNumber: string;
    orderStatus: Status;
    orderDetails: OrderLine[];
    deliveryDetail?: Delivery[];
    subTotal: number;
    totalAmount: number;
    taxAmount?: number;
    taxes?: { txName?: string; percentage?: number; amount: number }[];
    inclusiveTaxes?: { txName?: string; percentage?: number; amount: number }[];
    inclusiveTaxAmount?: number;
    totalDiscount?: number;
    deliveryCharge?: number;
    driverTipAmount?: number;
    comments?: string;
    allergyNote?: string;
    paymentPaid: boolean;
    paidAmount: number;
    balanceAmount: number;
    payments?: { id: string; amount: number; paymentMethod?: string; date?: string }[];
    saleId?: string;
    checkID?: string; // of the check that took its place
    statusChanges?: StatusChange[];
    promisedTime?: string;
    promises?: { promisedTime?: string; reason?: string; date: string }[];
    refund?: Refund[];
    scheduledFor?: string;
    released?: string;
    dateCreated: string;
    revision: number;
}

export type Group = "new" | "preparing" | "ready" | "later";
export const groups: Group[] = ["new", "preparing", "ready", "later"];
const groupOfStatus: Partial<Record<Status, Group>> = {
    1: "new",
    2: "preparing",
    3: "preparing",
    4: "ready",
    5: "ready",
    10: "later",
};

// undefined: the order is finished.
export function groupOf(order: Order): Group | undefined {
    return groupOfStatus[order.orderStatus];
}

export function deliveryOf(order: Order): Delivery {
    return order.deliveryDetail?.[0] ?? {};
}
export function isDelivery(order: Order): boolean {
    return deliveryOf(order).deliveryType === "Delivery";
}

export type Step = 1 | 2 | 3 | 4 | 5 | 6;

// Rejected, cancelled or expired: what was paid has to be given back.
export function isUndone({ orderStatus }: Order): boolean {
    return orderStatus === 7 || orderStatus === 8 || orderStatus === 9;
}

// The step that usually comes next.
export function nextStep(order: Order): Step | null {
    switch (order.orderStatus) {
        case 10:
            return 1;
        case 1:
            return 2;
        case 2:
            return 3;
        case 3:
            return 4;
        case 4:
            return isDelivery(order) ? 5 : 6;
        case 5:
            return 6;
        default:
            return null;
    }
}
// Steps that skip one.
export function shortcutOf(order: Order): Step | null {
    if (order.orderStatus === 2) return 4;
    return order.orderStatus === 4 && isDelivery(order) ? 6 : null;
}

// Since when the guest has been waiting: an order for later waits from when it is released.
export function waitingSince(order: Order): string {
    return order.released ?? order.dateCreated;
}

export const ordersKey = (store: string) => ["orders", store] as const;
export const orderKey = (id: string) => ["order", id] as const;

export const ordersHeard = new Hearing<Order>();

function mergedWith(orders: Order[], others: Order[]): Order[] {
    const all = new Map(orders.map((order) => [order.id, order]));
    for (const order of others) all.set(order.id, newer(order, all.get(order.id)));
    return [...all.values()].filter(groupOf).sort(byUrgency);
}

export async function readOrders(store: string, signal: AbortSignal): Promise<Order[]> {
    const path = `/v1/online-order/svc/store/${store}/placedOrders`;
    const [placed, heard] = await ordersHeard.during(store, () => read<Order[]>(path, {}, signal));
    const listed = new Set(placed.map(({ id }) => id));
    const known = queries.getQueryData<Order[]>(ordersKey(store)) ?? [];
    return mergedWith(placed, [...known.filter(({ id }) => listed.has(id)), ...heard]);
}

export async function readOrder(store: string, id: string, signal: AbortSignal): Promise<Order> {
    const path = `/v1/online-order/svc/store/${store}/order/${id}`;
    const [order, heard] = await ordersHeard.during(store, () => read<Order>(path, {}, signal));
    return newer(
        order,
        heard.find((one) => one.id === id),
    );
}

// Who has waited longest comes first; what is for later comes in the order of its time.
function byUrgency(one: Order, other: Order): number {
    const timeOf = (order: Order) => new Date(order.scheduledFor ?? order.dateCreated).getTime();
    return timeOf(one) - timeOf(other);
}

// Takes orders that events or a step of ours brought.
export function keepOrders(store: string, changed: Order[]): void {
    ordersHeard.tell(store, changed);
    // One that nobody looks at is not kept: an evening has many.
    for (const order of changed)
        queries.setQueryData<Order>(orderKey(order.id), (known) => known && newer(order, known));
    queries.setQueryData<Order[]>(ordersKey(store), (orders) => {
        return orders && mergedWith(orders, changed);
    });
    keepFinished(store, changed.filter((order) => !groupOf(order)));
}

export function keepOrder(store: string, order: Order): void {
    keepOrders(store, [order]);
}

export function takeOrderEvents(store: string, events: LiveEvent[]): void {
    const records = events.map(({ record }) => record as unknown as Order | null);
    keepOrders(store, records.filter((record) => record !== null));
    if (records.includes(null)) void queries.invalidateQueries({ queryKey: ordersKey(store) });
}

export interface Promised {
    promisedMinutes?: number;
    promisedTime?: string;
}
interface Change extends Promised {
    orderStatus?: Status;
    reason?: string;
}

export function moveOrder(store: string, order: Order, status: Status, reason?: string, promised: Promised = {}): Promise<Order> {
    return change(store, order, "PUT", "status", { orderStatus: status, ...(reason ? { reason } : {}), ...promised });
}

export function promiseOrder(store: string, order: Order, promised: Promised, reason: string): Promise<Order> {
    return change(store, order, "PUT", "promise", { ...promised, ...(reason ? { reason } : {}) });
}

export interface RefundTerms {
    items?: { _id: string; quantity: number }[];
    reason?: string;
}

export function refundOrder(store: string, order: Order, terms: RefundTerms, once: string): Promise<Order> {
    return change(store, order, "POST", "refund", terms, once);
}

// Says whether money that had to be given back was.
export function endRefund(store: string, order: Order, refund: Refund, status: RefundStatus): Promise<Order> {
    return change(store, order, "PUT", `refund/${refund.id}`, { status });
}

async function change(
    store: string,
    order: Order,
    method: string,
    what: string,
    body: Change | RefundTerms | { status: RefundStatus },
    once?: string,
): Promise<Order> {
    const path = `/v1/online-order/svc/store/${store}/order/${order.id}/${what}`;
    try {
        const { data } = await send<Order>(method, path, once === undefined ? { body } : { body, once });
        keepOrder(store, data);
        return data;
    } catch (error) {
        // Somebody else was faster: show what is.
        void queries.invalidateQueries({ queryKey: ordersKey(store) });
        void queries.invalidateQueries({ queryKey: orderKey(order.id) });
        throw error;
    }
}
