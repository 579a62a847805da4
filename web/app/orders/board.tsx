// The orders of the day in columns: new, being prepared, ready, done, and what is ordered ahead.
import type { ReactNode } from "react";
import { useFormats } from "../formats/formats";
import { useSteadyHand } from "../live/steady_hand";
import type { Hold } from "../live/use_held";
import { useWords } from "../words";
import { Allergy } from "./allergy";
import { finishedAt, type Finished } from "./finished";
import { deliveryOf, type Group, type Order } from "./order";

interface Props {
    of: (group: Group) => Order[];
    card: (order: Order) => ReactNode;
    finished: Finished | undefined;
    open: (order: Order) => void;
    hold: Hold;
}

const columns: Group[] = ["new", "preparing", "ready"];

export function Board({ of, card, finished, open, hold }: Props) {
    const { orders: say } = useWords();
    const later = of("later");
    return (
        <div className="order-board" {...hold} onClickCapture={useSteadyHand()}>
            {columns.map((group) => {
                const orders = of(group);
                return (
                    <section key={group} className="order-group" aria-label={say.groups[group]}>
                        <ColumnHead name={say.groups[group]} count={orders.length} isWaiting={group === "new" && orders.length > 0} />
                        {orders.map(card)}
                        {orders.length === 0 && <p className="soft order-none">{say.groupEmpty[group]}</p>}
                    </section>
                );
            })}
            <div className="order-group">
                {later.length > 0 && (
                    <section className="order-group" aria-label={say.groups.later}>
                        <ColumnHead name={say.groups.later} count={later.length} />
                        {later.map((order) => (
                            <SmallCard key={order.id} order={order} open={open} />
                        ))}
                    </section>
                )}
                <section className="order-group" aria-label={say.finished}>
                    <ColumnHead name={say.finished} count={finished?.total ?? 0} />
                    {finished?.orders.map((order) => <SmallCard key={order.id} order={order} open={open} />)}
                    {finished?.total === 0 && <p className="soft order-none">{say.finishedNone}</p>}
                    {finished && finished.total > finished.orders.length && (
                        <p className="soft order-none">{say.finishedMore(finished.total - finished.orders.length)}</p>
                    )}
                </section>
            </div>
        </div>
    );
}

function ColumnHead({ name, count, isWaiting = false }: { name: string; count: number; isWaiting?: boolean }) {
    return (
        <h2>
            {name} <span className={isWaiting ? "tag warn" : "tag"}>{count}</span>
        </h2>
    );
}

// One that nothing has to be done about now: one touch shows all of it.
function SmallCard({ order, open }: { order: Order; open: (order: Order) => void }) {
    const { orders: say } = useWords();
    const formats = useFormats();
    const { orderStatus, scheduledFor, totalAmount } = order;
    const { deliveryType, contactPerson } = deliveryOf(order);
    const isBad = orderStatus === 7 || orderStatus === 8 || orderStatus === 9;
    return (
        <button type="button" className="order order-small" onClick={() => open(order)} data-card={order.id}>
            {orderStatus === 10 && <Allergy note={order.allergyNote} />}
            <span className="order-small-head">
                <b>
                    <span className="visually-hidden">{say.whole} </span>
                    {order.orderNumber}
                </b>
                {isBad && <span className="tag bad">{say.status[orderStatus]}</span>}
                <span className="order-age">
                    {orderStatus === 10 && scheduledFor ? say.due(formats.dateTime(scheduledFor)) : formats.time(finishedAt(order))}
                </span>
            </span>
            <span className="order-about" translate="no">
                {[deliveryType, contactPerson, formats.money(totalAmount)].filter(Boolean).join(" · ")}
            </span>
        </button>
    );
}
