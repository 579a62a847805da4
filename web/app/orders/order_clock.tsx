// How long a guest has been waiting, or how long it is to the time that was promised.
import { useTicks } from "../live/use_ticks";
import { useWords } from "../words";
import type { Order } from "./order";
import { clockOf, clockText } from "./promise";

const minuteMs = 60_000;

export function OrderClock({ order, acceptWithin }: { order: Order; acceptWithin: number }) {
    const { orders } = useWords();
    const clock = clockOf(order, acceptWithin);
    const text = useTicks((now) => clockText(now - clock.at));
    const minutes = useTicks((now) => Math.floor(Math.abs(now - clock.at) / minuteMs));
    const tone = useTicks((now) => (now >= clock.badFrom ? "bad" : now >= clock.warnFrom ? "warn" : ""));
    const isLate = clock.isPromise && tone === "bad";
    const said = isLate ? orders.lateSaid(minutes) : clock.isPromise ? orders.leftSaid(minutes) : orders.waitingSaid(minutes);
    return (
        <span className={`order-age ${tone}`}>
            <span aria-hidden>{isLate ? orders.late(text) : text}</span>
            <span className="visually-hidden">{said}</span>
        </span>
    );
}
