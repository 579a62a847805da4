// The time that a guest is promised: what is offered when an order is accepted, and how it stands.
import { isDelivery, waitingSince, type Order } from "./order";

export const offeredMinutes = [10, 15, 20, 25, 30, 40, 50, 60];
export const usualMinutes = 25; // where the store has no other
const minuteMs = 60_000;

export function defaultMinutes(store: Record<string, unknown> | undefined): number {
    const minutes = Number(store?.["promiseMinutes"] ?? 0);
    return minutes > 0 ? minutes : usualMinutes;
}

// An order for later is promised for its time.
export function askedFor(order: Order, now: number): string | null {
    const { scheduledFor } = order;
    return scheduledFor && Date.parse(scheduledFor) > now ? scheduledFor : null;
}

// What a card counts: up, since when the guest waits or the order is ready; or down, to what was promised.
export interface Clock {
    at: number;
    isPromise: boolean;
    warnFrom: number; // from when on it is more than usual
    badFrom: number;
}

const isPromiseKept = ({ orderStatus }: Order, isBrought: boolean) => orderStatus === 4 && !isBrought;

export function clockOf(order: Order, acceptWithin: number): Clock {
    const { orderStatus, promisedTime } = order;
    if (orderStatus === 1) {
        const since = Date.parse(waitingSince(order));
        const patience = acceptWithin > 0 ? acceptWithin / 2 : 5;
        return { at: since, isPromise: false, warnFrom: since + patience * minuteMs, badFrom: Infinity };
    }
    if (promisedTime && !isPromiseKept(order, isDelivery(order))) {
        const at = Date.parse(promisedTime);
        return { at, isPromise: true, warnFrom: at - 5 * minuteMs, badFrom: at };
    }
    const step = order.statusChanges?.at(-1)?.date ?? waitingSince(order);
    return { at: Date.parse(orderStatus === 4 ? step : waitingSince(order)), isPromise: false, warnFrom: Infinity, badFrom: Infinity };
}

// "6:12", "1:06:12".
export function clockText(ms: number): string {
    const seconds = Math.floor(Math.abs(ms) / 1_000);
    const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
    const two = (value: number) => String(value).padStart(2, "0");
    return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

// The one to do next: the guest who waits longest for an answer, else the order that is late the longest.
export function dueOf(orders: Order[], now: number): string | undefined {
    const since = (order: Order) => Date.parse(waitingSince(order));
    const unanswered = orders.filter(({ orderStatus }) => orderStatus === 1).sort((a, b) => since(a) - since(b));
    if (unanswered[0]) return unanswered[0].id;
    const late = orders
        .map((order) => ({ id: order.id, clock: clockOf(order, 0) }))
        .filter(({ clock }) => clock.isPromise && clock.at <= now)
        .sort((a, b) => a.clock.at - b.clock.at);
    return late[0]?.id;
}
