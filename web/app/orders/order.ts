// Web orders as the pages know them, and which step may follow which.
import { read, send } from "../api/client";
import { queries } from "../api/queries";
import type { LiveEvent } from "../live/live_event";

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
    comments?: string;
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
export interface Order {
    id: string;
    orderNumber: string;
    orderStatus: Status;
    orderDetails: OrderLine[];
    deliveryDetail?: Delivery[];
    subTotal: number;
    totalAmount: number;
    taxAmount?: number;
    inclusiveTaxAmount?: number;
    totalDiscount?: number;
    deliveryCharge?: number;
    driverTipAmount?: number;
    comments?: string;
    paymentPaid: boolean;
    paidAmount: number;
    balanceAmount: number;
    payments?: { id: string; amount: number; paymentMethod?: string }[];
    statusChanges?: { orderStatus: Status; date: string; reason?: string; revision?: number }[];
    scheduledFor?: string;
    released?: string;
    dateCreated: string;
    revision: number;
}

export type Group = "new" | "kitchen" | "ready" | "later";
export const groups: Group[] = ["new", "kitchen", "ready", "later"];
const groupOfStatus: Partial<Record<Status, Group>> = {
    1: "new",
    2: "kitchen",
    3: "kitchen",
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

export async function readOrders(store: string, signal: AbortSignal): Promise<Order[]> {
    const placed = await read<Order[]>(`/v1/online-order/svc/store/${store}/placedOrders`, {}, signal);
    const known = new Map(queries.getQueryData<Order[]>(ordersKey(store))?.map((order) => [order.id, order]));
    return placed.map((order) => newer(order, known.get(order.id))).sort(byUrgency);
}

// Who has waited longest comes first; what is for later comes in the order of its time.
function byUrgency(one: Order, other: Order): number {
    const timeOf = (order: Order) => new Date(order.scheduledFor ?? order.dateCreated).getTime();
    return timeOf(one) - timeOf(other);
}

function newer(order: Order, known: Order | undefined): Order {
    return known && known.revision > order.revision ? known : order;
}

// Takes an order that an event or a step of ours brought.
export function keepOrder(store: string, order: Order): void {
    queries.setQueryData<Order>(orderKey(order.id), (known) => newer(order, known));
    queries.setQueryData<Order[]>(ordersKey(store), (orders) => {
        if (!orders) return orders;
        const kept = newer(
            order,
            orders.find(({ id }) => id === order.id),
        );
        const others = orders.filter(({ id }) => id !== order.id);
        if (!groupOf(kept)) return others;
        return [...others, kept].sort(byUrgency);
    });
}

export function takeOrderEvent(store: string, event: LiveEvent): void {
    if (event.record) keepOrder(store, event.record as unknown as Order);
    else void queries.invalidateQueries({ queryKey: ordersKey(store) });
}

export async function moveOrder(store: string, order: Order, status: Status, reason?: string): Promise<Order> {
    const path = `/v1/online-order/svc/store/${store}/order/${order.id}/status`;
    const body = reason ? { orderStatus: status, reason } : { orderStatus: status };
    try {
        const { data } = await send<Order>("PUT", path, { body });
        keepOrder(store, data);
        return data;
    } catch (error) {
        // Somebody else was faster: show what is.
        void queries.invalidateQueries({ queryKey: ordersKey(store) });
        void queries.invalidateQueries({ queryKey: orderKey(order.id) });
        throw error;
    }
}
