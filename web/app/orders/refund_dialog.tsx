// Refunds lines of an order, and says what came back: money, points and allowance.
import { Button, Group, Modal, Stack, TextInput } from "@mantine/core";
import { useState, type FormEvent } from "react";
import { useFormats } from "../formats/formats";
import { Stepper } from "../menu/guest/guest_item";
import { useOnce } from "../records/once";
import { sentenceOf } from "../shell/told";
import { useWords } from "../words";
import { refundOrder, type Order, type OrderLine, type Refund } from "./order";

interface Props {
    order: Order;
    store: string;
    close: () => void;
}

const failed = 3;
const pending = 1;

export function refundedOf(order: Order, line: string): number {
    return (order.refund ?? [])
        .filter(({ status }) => status !== failed)
        .flatMap(({ items }) => items ?? [])
        .filter(({ _id }) => _id === line)
        .reduce((sum, { quantity }) => sum + quantity, 0);
}

// What is left of each line to refund.
export function leftOf(order: Order): { line: OrderLine; left: number }[] {
    return order.orderDetails
        .map((line) => ({ line, left: line.quantity - refundedOf(order, line._id) }))
        .filter(({ left }) => left > 0);
}

export function RefundDialog({ order, store, close }: Props) {
    const { orders: say, common } = useWords();
    const [done, setDone] = useState<Refund | null>(null);
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
    const { orders: say } = useWords();
    const formats = useFormats();
    const [counts, setCounts] = useState<Record<string, number>>({});
    const [reason, setReason] = useState("");
    const [problem, setProblem] = useState("");
    const [isSending, setIsSending] = useState(false);
    const once = useOnce();
    const lines = leftOf(order);
    const items = lines.flatMap(({ line }) => {
        const quantity = counts[line._id] ?? 0;
        return quantity > 0 ? [{ _id: line._id, quantity }] : [];
    });
    // What discounts, points and roundings make of it is for the server to say.
    const about = lines.reduce(
        (sum, { line }) => sum + Math.round(((line.totalAmount ?? line.amount) * (counts[line._id] ?? 0)) / line.quantity),
        0,
    );

    const change = (id: string, count: number) => {
        once.renew();
        setCounts({ ...counts, [id]: count });
    };
    const submit = async (event: FormEvent) => {
        event.preventDefault();
        if (items.length === 0) return setProblem(say.refundNone);
        setIsSending(true);
        setProblem("");
        try {
            const terms = { items, ...(reason.trim() === "" ? {} : { reason: reason.trim() }) };
            const refund = (await refundOrder(store, order, terms, once.seed)).refund?.at(-1);
            if (refund) done(refund);
        } catch (error) {
            setProblem(sentenceOf(error));
        } finally {
            setIsSending(false);
        }
    };
    if (lines.length === 0) return <p>{say.refundNothing}</p>;
    return (
        <form onSubmit={(event) => void submit(event)} noValidate className="by-touch">
            <Stack>
                <ul className="refund-lines" aria-label={say.refundLines}>
                    {lines.map(({ line, left }) => (
                        <li key={line._id}>
                            <span className="refund-name" translate="no">
                                {line.miName} <span className="soft">{line.ssName}</span>
                            </span>
                            <Stepper
                                name={line.miName}
                                value={counts[line._id] ?? 0}
                                set={(count) => change(line._id, count)}
                                canMore={(counts[line._id] ?? 0) < left}
                            />
                            <span className="soft">{say.refundOf(left)}</span>
                        </li>
                    ))}
                </ul>
                <div className="refund-sum" role="status">
                    <span>{say.refundAbout}</span>
                    <b className="figure" translate="no">
                        {formats.money(about)}
                    </b>
                </div>
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
                    <Button
                        variant="default"
                        onClick={() => setCounts(Object.fromEntries(lines.map(({ line, left }) => [line._id, left])))}
                    >
                        {say.refundAll}
                    </Button>
                    <Button variant="default" onClick={close}>
                        {say.keep}
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
                {say.refundDone(formats.money(amount))}
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
            {status === pending && <p className="refund-help">{say.refundPending}</p>}
            <Group justify="flex-end">
                <Button onClick={close} data-autofocus>
                    {common.close}
                </Button>
            </Group>
        </Stack>
    );
}
