// The whole order beside the board: lines, amounts, guest, payments, what happened to it.
import { Anchor, Button, Drawer, Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { read } from "../api/client";
import { Failure } from "../api/failure";
import { useFormats } from "../formats/formats";
import { sentenceOf } from "../shell/told";
import { useWords } from "../words";
import {
    cancelled,
    deliveryOf,
    nextStep,
    orderKey,
    rejected,
    type Delivery,
    type Order,
    type Status,
} from "./order";
import { stepName, useMove } from "./order_card";
import { OrderLines } from "./order_lines";

interface Props {
    id: string;
    store: string;
    close: () => void;
    end: (order: Order, to: Status) => void;
    moved: () => void;
}

export function OrderDrawer({ id, store, close, end, moved }: Props) {
    const { orders, common } = useWords();
    const { data: order, error } = useQuery({
        queryKey: orderKey(id),
        queryFn: ({ signal }) => read<Order>(`/v1/online-order/svc/store/${store}/order/${id}`, {}, signal),
    });
    const isGone = error instanceof Failure && error.status === 404;
    return (
        <Drawer
            opened
            onClose={close}
            position="right"
            title={order ? orders.order(order.orderNumber) : orders.title}
            closeButtonProps={{ "aria-label": common.close }}
        >
            {order && <Whole order={order} store={store} end={end} moved={moved} />}
            {!order && error && (
                <Text role="alert" translate={isGone ? undefined : "no"}>
                    {isGone ? orders.gone : sentenceOf(error)}
                </Text>
            )}
        </Drawer>
    );
}

function addressOf({ address }: Delivery): string {
    if (!address) return "";
    const { line1, line2, city, state, zipCode } = address;
    return [line1, line2, [city, state, zipCode].filter(Boolean).join(" ")].filter(Boolean).join(", ");
}

function Whole({ order, store, end, moved }: { order: Order } & Pick<Props, "store" | "end" | "moved">) {
    const words = useWords();
    const { orders } = words;
    const formats = useFormats();
    const [move, isMoving] = useMove(store, moved);
    const delivery = deliveryOf(order);
    const step = nextStep(order);
    const isNew = order.orderStatus === 1;
    const address = addressOf(delivery);
    const amounts: [string, number | undefined][] = [
        [orders.subTotal, order.subTotal],
        [orders.discount, order.totalDiscount && -order.totalDiscount],
        [orders.deliveryCharge, order.deliveryCharge],
        [orders.tax, order.taxAmount],
        [orders.tip, order.driverTipAmount],
    ];
    return (
        <Stack gap="md">
            <Group gap="xs">
                <span className="tag info">{orders.status[order.orderStatus]}</span>
                <span translate="no">{delivery.deliveryType}</span>
                {order.scheduledFor && <span>{orders.due(formats.dateTime(order.scheduledFor))}</span>}
            </Group>
            <dl className="facts">
                {delivery.contactPerson && (
                    <>
                        <dt>{orders.contact}</dt>
                        <dd translate="no">{delivery.contactPerson}</dd>
                    </>
                )}
                {delivery.phoneNumber && (
                    <>
                        <dt className="visually-hidden">{orders.contact}</dt>
                        <dd>
                            <Anchor href={`tel:${delivery.phoneNumber.replace(/[^+\d]/g, "")}`} className="tall">
                                {orders.call(delivery.phoneNumber)}
                            </Anchor>
                        </dd>
                    </>
                )}
                {address && (
                    <>
                        <dt>{orders.address}</dt>
                        <dd translate="no">{address}</dd>
                    </>
                )}
            </dl>
            {order.comments && (
                <p className="order-note" translate="no">
                    {order.comments}
                </p>
            )}
            <OrderLines lines={order.orderDetails} withAmounts />
            <dl className="amounts">
                {amounts.map(
                    ([label, amount]) =>
                        !!amount && (
                            <div key={label}>
                                <dt>{label}</dt>
                                <dd className="figure">{formats.amount(amount)}</dd>
                            </div>
                        ),
                )}
                <div className="total">
                    <dt>{orders.total}</dt>
                    <dd className="figure">{formats.money(order.totalAmount)}</dd>
                </div>
                {order.payments?.map((payment) => (
                    <div key={payment.id}>
                        <dt>
                            {orders.payments} <span translate="no">{payment.paymentMethod}</span>
                        </dt>
                        <dd className="figure">{formats.amount(payment.amount)}</dd>
                    </div>
                ))}
            </dl>
            {order.statusChanges && (
                <section>
                    <h3>{orders.past}</h3>
                    <ul className="past">
                        {order.statusChanges.map((change) => (
                            <li key={`${change.orderStatus} ${change.date}`}>
                                <time dateTime={change.date} className="soft">
                                    {formats.dateTime(change.date)}
                                </time>{" "}
                                {orders.status[change.orderStatus]}
                                {change.reason && <span translate="no"> · {change.reason}</span>}
                            </li>
                        ))}
                    </ul>
                </section>
            )}
            {step && (
                <Group>
                    <Button size="md" onClick={() => move(order, step)} loading={isMoving}>
                        {stepName(words, order, step)}
                    </Button>
                    <Button size="md" variant="default" onClick={() => end(order, isNew ? rejected : cancelled)}>
                        {isNew ? orders.reject : orders.cancel}
                    </Button>
                </Group>
            )}
        </Stack>
    );
}
