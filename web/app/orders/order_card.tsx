// One order on the board: what it is, how long it has waited, and the step that is next.
import { ActionIcon, Button, Menu } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { memo } from "react";
import { useFormats } from "../formats/formats";
import { useWords, type Words } from "../words";
import { AcceptButton } from "./accept_button";
import { Allergy } from "./allergy";
import {
    cancelled,
    deliveryOf,
    groupOf,
    isDelivery,
    nextStep,
    rejected,
    shortcutOf,
    type Order,
    type Status,
    type Step,
} from "./order";
import { OrderClock } from "./order_clock";
import { OrderLines } from "./order_lines";
import { useMove } from "./use_move";

export function stepName({ orders }: Words, order: Order, step: Step): string {
    return step === 6 && isDelivery(order) ? orders.delivered : orders.steps[step];
}

export function minutesSince(at: string, now: number): number {
    return Math.max(0, Math.floor((now - new Date(at).getTime()) / 60_000));
}

// Its lines may still be changed: nobody has paid for them.
export function isCorrectable({ orderStatus, paymentPaid, paidAmount }: Order): boolean {
    return [1, 2, 3, 10].includes(orderStatus) && !paymentPaid && paidAmount === 0;
}

// What a card asks the page to do.
export interface CardActions {
    end: (order: Order, to: Status) => void; // asks first
    open: (order: Order) => void;
    promise: (order: Order) => void; // asks for a time
    correct: (order: Order) => void;
    moved: () => void;
}

interface Props {
    order: Order;
    store: string;
    isDue: boolean; // the one to do next
    minutes: number; // that are promised where nobody says otherwise
    acceptWithin: number;
    actions: CardActions;
}

export const OrderCard = memo(function OrderCard({ order, store, isDue, minutes, acceptWithin, actions }: Props) {
    const { orders } = useWords();
    const formats = useFormats();
    const delivery = deliveryOf(order);
    const { orderStatus, promisedTime } = order;
    const isLater = order.scheduledFor !== undefined && order.released === undefined;
    return (
        <article className={`order ${isDue ? "due" : ""}`} aria-label={orders.order(order.orderNumber)} data-card={order.id}>
            <Allergy note={order.allergyNote} />
            <header>
                <button type="button" className="order-number" onClick={() => actions.open(order)}>
                    <span className="visually-hidden">{orders.whole} </span>
                    {order.orderNumber}
                </button>
                {(orderStatus === 2 || orderStatus === 5 || !groupOf(order)) && (
                    <span className="tag">{orders.status[orderStatus]}</span>
                )}
                {order.scheduledFor && isLater ? (
                    <span className="order-age">{orders.due(formats.dateTime(order.scheduledFor))}</span>
                ) : (
                    <OrderClock order={order} acceptWithin={acceptWithin} />
                )}
            </header>
            <p className="order-about">
                <span translate="no">
                    {[delivery.deliveryType, delivery.contactPerson].filter(Boolean).join(" · ")}
                </span>
                {" · "}
                {promisedTime && `${orders.promisedFor(formats.time(promisedTime))} · `}
                {order.balanceAmount > 0 ? orders.toPay(formats.money(order.balanceAmount)) : orders.paid}
            </p>
            {order.comments && (
                <p className="order-note" translate="no">
                    {order.comments}
                </p>
            )}
            <OrderLines lines={order.orderDetails} />
            <Steps order={order} store={store} isDue={isDue} minutes={minutes} actions={actions} />
        </article>
    );
});

function Steps({ order, store, isDue, minutes, actions }: Omit<Props, "acceptWithin">) {
    const words = useWords();
    const { orders } = words;
    const [move, isMoving] = useMove(store, actions.moved);
    const step = nextStep(order);
    const shortcut = shortcutOf(order);
    if (!step) return null;
    if (order.orderStatus === 1)
        return (
            <footer>
                <AcceptButton
                    order={order}
                    minutes={minutes}
                    isDue={isDue}
                    isBusy={isMoving}
                    accept={(promised) => move(order, 2, promised)}
                    atTime={() => actions.promise(order)}
                />
                <Button className="order-other order-reject" variant="default" onClick={() => actions.end(order, rejected)}>
                    {orders.reject}
                </Button>
            </footer>
        );
    return (
        <footer>
            <Button
                className="order-step"
                variant={isDue ? "filled" : "default"}
                onClick={() => move(order, step)}
                loading={isMoving}
            >
                {stepName(words, order, step)}
            </Button>
            <Menu position="bottom-end" withinPortal>
                <Menu.Target>
                    <ActionIcon className="order-other" variant="default" aria-label={orders.more(order.orderNumber)}>
                        <IconDots size={20} aria-hidden />
                    </ActionIcon>
                </Menu.Target>
                <Menu.Dropdown className="by-touch">
                    <Menu.Item onClick={() => actions.open(order)}>{orders.whole}</Menu.Item>
                    {shortcut && (
                        <Menu.Item onClick={() => move(order, shortcut)}>{stepName(words, order, shortcut)}</Menu.Item>
                    )}
                    {order.orderStatus !== 10 && (
                        <Menu.Item onClick={() => actions.promise(order)}>{orders.promiseChange}</Menu.Item>
                    )}
                    {isCorrectable(order) && (
                        <Menu.Item onClick={() => actions.correct(order)}>{orders.correct}</Menu.Item>
                    )}
                    <Menu.Item onClick={() => actions.end(order, cancelled)}>{orders.cancel}</Menu.Item>
                </Menu.Dropdown>
            </Menu>
        </footer>
    );
}
