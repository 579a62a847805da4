// One order on the board: what it is, how long it has waited, and the step that is next.
import { ActionIcon, Button, Menu } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { useState } from "react";
import { useFormats } from "../formats/formats";
import { tell, tellFailure } from "../shell/told";
import { useWords, words, type Words } from "../words";
import {
    cancelled,
    deliveryOf,
    groupOf,
    isDelivery,
    moveOrder,
    nextStep,
    rejected,
    shortcutOf,
    waitingSince,
    type Order,
    type Status,
    type Step,
} from "./order";
import { OrderLines } from "./order_lines";

export function stepName({ orders }: Words, order: Order, step: Step): string {
    return step === 6 && isDelivery(order) ? orders.delivered : orders.steps[step];
}

export function minutesSince(at: string, now: number): number {
    return Math.max(0, Math.floor((now - new Date(at).getTime()) / 60_000));
}

// Moves an order on, and tells of it.
export function useMove(store: string, done?: () => void): [(order: Order, to: Status) => void, boolean] {
    const [isMoving, setIsMoving] = useState(false);
    const move = async (order: Order, to: Status) => {
        setIsMoving(true);
        try {
            const { orderNumber, orderStatus } = await moveOrder(store, order, to);
            const { orders } = words();
            done?.();
            tell({ text: orders.moved(orderNumber, orders.status[orderStatus]) });
        } catch (error) {
            tellFailure(error);
        } finally {
            setIsMoving(false);
        }
    };
    return [(order, to) => void move(order, to), isMoving];
}

interface Props {
    order: Order;
    store: string;
    now: number;
    isDue: boolean; // the one to do next
    end: (order: Order, to: Status) => void; // asks first
    open: (order: Order) => void;
    moved: () => void;
}

export function OrderCard({ order, store, now, isDue, end, open, moved }: Props) {
    const words = useWords();
    const { orders } = words;
    const formats = useFormats();
    const [move, isMoving] = useMove(store, moved);
    const delivery = deliveryOf(order);
    const step = nextStep(order);
    const shortcut = shortcutOf(order);
    const minutes = minutesSince(waitingSince(order), now);
    const isNew = order.orderStatus === 1;
    return (
        <article className={`order ${isDue ? "due" : ""}`} aria-label={orders.order(order.orderNumber)}>
            <header>
                <button type="button" className="order-number" onClick={() => open(order)}>
                    <span className="visually-hidden">{orders.whole} </span>
                    {order.orderNumber}
                </button>
                {(order.orderStatus === 2 || order.orderStatus === 5 || !groupOf(order)) && (
                    <span className="tag">{orders.status[order.orderStatus]}</span>
                )}
                {order.scheduledFor && !order.released ? (
                    <span className="order-age">{orders.due(formats.dateTime(order.scheduledFor))}</span>
                ) : (
                    <span className={`order-age ${isNew ? "warn" : ""}`}>
                        <span aria-hidden>{orders.waiting(minutes)}</span>
                        <span className="visually-hidden">{orders.waitingSaid(minutes)}</span>
                    </span>
                )}
            </header>
            <p className="order-about">
                <span translate="no">
                    {[delivery.deliveryType, delivery.contactPerson].filter(Boolean).join(" · ")}
                </span>
                {" · "}
                {order.balanceAmount > 0 ? orders.toPay(formats.money(order.balanceAmount)) : orders.paid}
            </p>
            {order.comments && (
                <p className="order-note" translate="no">
                    {order.comments}
                </p>
            )}
            <OrderLines lines={order.orderDetails} />
            {step && (
                <footer>
                    <Button
                        className="order-step"
                        variant={isDue ? "filled" : "default"}
                        onClick={() => move(order, step)}
                        loading={isMoving}
                    >
                        {stepName(words, order, step)}
                    </Button>
                    {isNew ? (
                        <Button className="order-other" variant="default" onClick={() => end(order, rejected)}>
                            {orders.reject}
                        </Button>
                    ) : (
                        <Menu position="bottom-end" withinPortal>
                            <Menu.Target>
                                <ActionIcon
                                    className="order-other"
                                    variant="default"
                                    aria-label={orders.more(order.orderNumber)}
                                >
                                    <IconDots size={18} aria-hidden />
                                </ActionIcon>
                            </Menu.Target>
                            <Menu.Dropdown>
                                <Menu.Item onClick={() => open(order)}>{orders.whole}</Menu.Item>
                                {shortcut && (
                                    <Menu.Item onClick={() => move(order, shortcut)}>
                                        {stepName(words, order, shortcut)}
                                    </Menu.Item>
                                )}
                                <Menu.Item onClick={() => end(order, cancelled)}>{orders.cancel}</Menu.Item>
                            </Menu.Dropdown>
                        </Menu>
                    )}
                </footer>
            )}
        </article>
    );
}
