// The whole order beside the board: lines, amounts, guest, payments, what happened to it.
import { Anchor, Button, Drawer, Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Failure } from "../api/failure";
import { useFormats } from "../formats/formats";
import { sentenceOf } from "../shell/told";
import { useWords } from "../words";
import { AcceptButton } from "./accept_button";
import { Allergy } from "./allergy";
import { cancelled, deliveryOf, isUndone, nextStep, orderKey, readOrder, rejected, type Delivery, type Order } from "./order";
import { isCorrectable, stepName, type CardActions } from "./order_card";
import { OrderLines } from "./order_lines";
import { OrderStory } from "./order_story";
import { OrderReceipt } from "../sales/order_receipt";
import { isRefundable } from "./refund_dialog";
import { RefundsDue } from "./refunds_due";
import { useMove } from "./use_move";

interface Props {
    id: string;
    store: string;
    minutes: number; // that are promised where nobody says otherwise
    isCovered: boolean; // by a question about it
    close: () => void;
    actions: CardActions;
    refund: ((order: Order) => void) | null; // null: not for this person
}

export function OrderDrawer({ id, store, minutes, isCovered, close, actions, refund }: Props) {
    const { orders, common } = useWords();
    const { data: order, error } = useQuery({
        queryKey: orderKey(id),
        queryFn: ({ signal }) => readOrder(store, id, signal),
    });
    const isGone = error instanceof Failure && error.status === 404;
    return (
        <Drawer
            opened
            onClose={close}
            closeOnEscape={!isCovered}
            position="right"
            title={order ? orders.order(order.orderNumber) : orders.title}
            closeButtonProps={{ "aria-label": common.close, size: 48, iconSize: 20 }}
        >
            {order && <Whole order={order} store={store} minutes={minutes} actions={actions} refund={refund} />}
            {!order && error && (
                <Text role="alert" translate={isGone ? undefined : "no"}>
                    {isGone ? orders.gone : sentenceOf(error)}
                </Text>
            )}
        </Drawer>
    );
}

type Asked = Omit<Props, "id" | "isCovered" | "close">;

function addressOf({ address }: Delivery): string {
    if (!address) return "";
    const { line1, line2, city, state, zipCode } = address;
    return [line1, line2, [city, state, zipCode].filter(Boolean).join(" ")].filter(Boolean).join(", ");
}

function Whole({ order, store, minutes, actions, refund }: { order: Order } & Asked) {
    const { orders } = useWords();
    const formats = useFormats();
    const delivery = deliveryOf(order);
    const address = addressOf(delivery);
    const amounts: [string, number | undefined][] = [
        [orders.subTotal, order.subTotal],
        [orders.discount, order.totalDiscount && -order.totalDiscount],
        [orders.deliveryCharge, order.deliveryCharge],
        [orders.tax, order.taxAmount],
        [orders.tip, order.driverTipAmount],
    ];
    return (
        <Stack gap="md" className="by-touch">
            <Allergy note={order.allergyNote} />
            <Group gap="xs">
                <span className={`tag ${isUndone(order) ? "bad" : "info"}`}>{orders.status[order.orderStatus]}</span>
                <span translate="no">{delivery.deliveryType}</span>
                {order.scheduledFor && <span>{orders.due(formats.dateTime(order.scheduledFor))}</span>}
                {order.promisedTime && <span>{orders.promisedFor(formats.dateTime(order.promisedTime))}</span>}
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
            <OrderStory order={order} />
            {refund && <RefundsDue order={order} store={store} />}
            <Steps order={order} store={store} minutes={minutes} actions={actions} refund={refund} />
            <Group gap="xs">
                <OrderReceipt order={order} />
            </Group>
        </Stack>
    );
}

function Steps({ order, store, minutes, actions, refund }: { order: Order } & Asked) {
    const words = useWords();
    const { orders } = words;
    const [move, isMoving] = useMove(store, actions.moved);
    const step = nextStep(order);
    const isNew = order.orderStatus === 1;
    return (
        <Group gap="xs">
            {isNew && (
                <AcceptButton
                    order={order}
                    minutes={minutes}
                    isDue
                    isBusy={isMoving}
                    accept={(promised) => move(order, 2, promised)}
                    atTime={() => actions.promise(order)}
                />
            )}
            {step && !isNew && (
                <Button onClick={() => move(order, step)} loading={isMoving}>
                    {stepName(words, order, step)}
                </Button>
            )}
            {step && !isNew && order.orderStatus !== 10 && (
                <Button variant="default" onClick={() => actions.promise(order)}>
                    {orders.promiseChange}
                </Button>
            )}
            {isCorrectable(order) && (
                <Button variant="default" onClick={() => actions.correct(order)}>
                    {orders.correct}
                </Button>
            )}
            {refund && isRefundable(order) && (
                <Button variant="default" onClick={() => refund(order)}>
                    {orders.refund}
                </Button>
            )}
            {step && (
                <Button variant="default" onClick={() => actions.end(order, isNew ? rejected : cancelled)}>
                    {isNew ? orders.reject : orders.cancel}
                </Button>
            )}
        </Group>
    );
}
