// Refunds lines of an order or all that is left of it, and says what came back: money, points and allowance.
import { Button, Group, Modal, Stack, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { useFormats } from "../formats/formats";
import { newer } from "../live/hearing";
import { Stepper } from "../menu/guest/guest_item";
import { useOnce } from "../records/once";
import { sentenceOf } from "../shell/told";
import { useWords } from "../words";
import { isUndone, orderKey, readOrder, refundOrder, refundStates, type Order, type OrderLine, type Refund } from "./order";

interface Props {
    order: Order;
    store: string;
    close: () => void;
}

const standing = ({ refund }: Order) => (refund ?? []).filter(({ status }) => status !== refundStates.failed);

function refundedOf(order: Order, line: string): number {
    return standing(order)
        .flatMap(({ items }) => items ?? [])
        .filter(({ _id }) => _id === line)
        .reduce((sum, { quantity }) => sum + quantity, 0);
}

// What was paid and has not been given back: delivery and tip too. Null: its check has the payments.
function moneyLeft(order: Order): number | null {
    if (order.checkID) return null;
    return standing(order).reduce((left, { amount }) => left - amount, order.paidAmount);
}

// One that is ahead or is not paid is cancelled or corrected instead.
export function isRefundable(order: Order): boolean {
    const { orderStatus, paymentPaid } = order;
    const left = moneyLeft(order);
    if (left === null) return paymentPaid;
    return left > 0 && orderStatus !== 10 && (paymentPaid || orderStatus === 6 || isUndone(order));
}

// What is left of each line to refund. Of an order that was undone, or whose check has lines of its own, there is
// only all that is left.
function leftOf(order: Order): { line: OrderLine; left: number }[] {
    if (isUndone(order) || order.checkID) return [];
    return order.orderDetails
        .map((line) => ({ line, left: line.quantity - refundedOf(order, line._id) }))
        .filter(({ left }) => left > 0);
}

export function RefundDialog({ order: asOpened, store, close }: Props) {
    const { orders: say, common } = useWords();
    const [done, setDone] = useState<Refund | null>(null);
    // Somebody else may refund it too.
    const { data } = useQuery({
        queryKey: orderKey(asOpened.id),
        queryFn: ({ signal }) => readOrder(store, asOpened.id, signal),
    });
    const order = newer(asOpened, data);
    return (
        <Modal
            opened
            onClose={close}
            title={say.refundTitle(order.orderNumber)}
            closeButtonProps={{ "aria-label": common.close, size: 48, iconSize: 20 }}
        >
            {done ? <Returned refund={done} close={close} /> : <Choose order={order} store={store} close={close} done={setDone} />}
        </Modal>
    );
}

function Choose({ order, store, close, done }: Props & { done: (refund: Refund) => void }) {
    const { orders: say, common } = useWords();
    const formats = useFormats();
    const [counts, setCounts] = useState<Record<string, number>>({});
    const [wantsAll, setWantsAll] = useState(false);
    const [reason, setReason] = useState("");
    const [problem, setProblem] = useState("");
    const [isSending, setIsSending] = useState(false);
    const once = useOnce();
    const lines = leftOf(order).map(({ line, left }) => ({
        line,
        left,
        count: wantsAll ? left : Math.min(left, counts[line._id] ?? 0),
    }));
    const isAll = wantsAll || lines.length === 0;
    const items = lines.filter(({ count }) => count > 0).map(({ line, count }) => ({ _id: line._id, quantity: count }));
    // What discounts, points and roundings make of it is for the server to say.
    const about = lines.reduce(
        (sum, { line, count }) => sum + Math.round(((line.totalAmount ?? line.amount) * count) / line.quantity),
        0,
    );
    const left = moneyLeft(order);

    const change = (id: string, count: number) => {
        setCounts({ ...Object.fromEntries(lines.map(({ line, count }) => [line._id, count])), [id]: count });
        setWantsAll(false);
    };
    const submit = async (event: FormEvent) => {
        event.preventDefault();
        if (!isAll && items.length === 0) return setProblem(say.refundNone);
        setIsSending(true);
        setProblem("");
        try {
            const terms = { ...(isAll ? {} : { items }), ...(reason.trim() === "" ? {} : { reason: reason.trim() }) };
            const refund = (await refundOrder(store, order, terms, once.keyOf(JSON.stringify(terms)))).refund?.at(-1);
            if (refund) done(refund);
        } catch (error) {
            setProblem(sentenceOf(error));
        } finally {
            setIsSending(false);
        }
    };
    if (left !== null && left <= 0) return <p>{say.refundNothing}</p>;
    return (
        <form onSubmit={(event) => void submit(event)} noValidate className="by-touch">
            <Stack>
                {lines.length === 0 && <p>{say.refundRest}</p>}
                <ul className="refund-lines" aria-label={say.refundLines}>
                    {lines.map(({ line, left, count }) => (
                        <li key={line._id}>
                            <span className="refund-name" translate="no">
                                {line.miName} <span className="soft">{line.ssName}</span>
                            </span>
                            <Stepper
                                name={line.miName}
                                value={count}
                                set={(next) => change(line._id, next)}
                                canMore={count < left}
                            />
                            <span className="soft">{say.refundOf(left)}</span>
                        </li>
                    ))}
                </ul>
                {left !== null && (
                    <div className="refund-sum" role="status">
                        <span>{isAll ? say.refundLeft : say.refundAbout}</span>
                        <b className="figure" translate="no">
                            {formats.money(isAll ? left : Math.min(about, left))}
                        </b>
                    </div>
                )}
                <p className="soft refund-help">{say.refundHelp}</p>
                <TextInput
                    label={say.refundReason}
                    value={reason}
                    maxLength={1_000}
                    onChange={({ currentTarget }) => setReason(currentTarget.value)}
                />
                <div role="alert">
                    {problem !== "" && (
                        <p className="said bad" translate="no">
                            {problem}
                        </p>
                    )}
                </div>
                <Group justify="flex-end">
                    {lines.length > 0 && (
                        <Button
                            variant="default"
                            aria-pressed={wantsAll}
                            onClick={() => setWantsAll(true)}
                        >
                            {say.refundAll}
                        </Button>
                    )}
                    <Button variant="default" onClick={close}>
                        {common.cancel}
                    </Button>
                    <Button type="submit" loading={isSending}>
                        {say.refund}
                    </Button>
                </Group>
            </Stack>
        </form>
    );
}

function Returned({ refund, close }: { refund: Refund; close: () => void }) {
    const { orders: say, common } = useWords();
    const formats = useFormats();
    const { amount, moneyAmount = amount, loyaltyPointDifference: points = 0, status } = refund;
    return (
        <Stack className="by-touch">
            <p role="status" className="refund-done">
                {status === refundStates.pending
                    ? say.refundDue(formats.money(amount))
                    : say.refundDone(formats.money(amount))}
            </p>
            <dl className="amounts">
                <div>
                    <dt>{say.refundMoney}</dt>
                    <dd className="figure">{formats.amount(moneyAmount)}</dd>
                </div>
                {amount > moneyAmount && (
                    <div>
                        <dt>{say.refundOther}</dt>
                        <dd className="figure">{formats.amount(amount - moneyAmount)}</dd>
                    </div>
                )}
            </dl>
            {points !== 0 && <p className="refund-help">{say.refundPoints(points)}</p>}
            <Group justify="flex-end">
                <Button onClick={close} data-autofocus>
                    {common.close}
                </Button>
            </Group>
        </Stack>
    );
}
