// What happened to an order, from when it was placed to its refunds, in the order of time.
import { useFormats, type Formats } from "../formats/formats";
import { useWords, type Words } from "../words";
import type { Order } from "./order";

export interface Chapter {
    at: string;
    text: string;
    said?: string | undefined; // by somebody
}

export function chaptersOf(order: Order, { orders: say }: Words, formats: Formats): Chapter[] {
    const changes = (order.statusChanges ?? []).map(({ date, orderStatus, reason }) => ({
        at: date,
        text: say.status[orderStatus],
        said: reason,
    }));
    const promises = (order.promises ?? []).map(({ date, promisedTime, reason }) => ({
        at: date,
        text: promisedTime ? say.pastPromised(formats.dateTime(promisedTime)) : say.pastUnpromised,
        said: reason,
    }));
    const payments = (order.payments ?? []).map(({ date, amount, paymentMethod }) => ({
        at: date ?? order.dateCreated,
        text: say.pastPaid(formats.money(amount)),
        said: paymentMethod,
    }));
    const refunds = (order.refund ?? []).map(({ date, amount, status, reason }) => ({
        at: date,
        text: say.pastRefunds[status](formats.money(amount)),
        said: reason,
    }));
    return [...changes, ...promises, ...payments, ...refunds].sort((one, other) => one.at.localeCompare(other.at));
}

export function OrderStory({ order }: { order: Order }) {
    const words = useWords();
    const formats = useFormats();
    return (
        <section>
            <h3>{words.orders.past}</h3>
            <ul className="past">
                {chaptersOf(order, words, formats).map(({ at, text, said }, i) => (
                    <li key={`${at} ${i}`}>
                        <time dateTime={at} className="soft">
                            {formats.dateTime(at)}
                        </time>{" "}
                        {text}
                        {said && <span translate="no"> · {said}</span>}
                    </li>
                ))}
            </ul>
        </section>
    );
}
