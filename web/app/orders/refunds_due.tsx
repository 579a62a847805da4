// Money of an order that was rejected or cancelled after it was paid: somebody gives it back, and says so here.
import { Button, Group, Stack } from "@mantine/core";
import { useState } from "react";
import { useFormats } from "../formats/formats";
import { tell, tellFailure } from "../shell/told";
import { useWords } from "../words";
import { endRefund, refundStates, type Order, type Refund, type RefundStatus } from "./order";

export function RefundsDue({ order, store }: { order: Order; store: string }) {
    const due = (order.refund ?? []).filter(({ status }) => status === refundStates.pending);
    return due.map((refund) => <Due key={refund.id} order={order} store={store} refund={refund} />);
}

function Due({ order, store, refund }: { order: Order; store: string; refund: Refund }) {
    const { orders: say } = useWords();
    const formats = useFormats();
    const [isSending, setIsSending] = useState(false);
    const amount = formats.money(refund.moneyAmount ?? refund.amount);
    const end = async (status: RefundStatus) => {
        setIsSending(true);
        try {
            await endRefund(store, order, refund, status);
            tell({ text: status === refundStates.completed ? say.refundEnded(amount) : say.refundNotGiven(amount) });
        } catch (error) {
            tellFailure(error);
        } finally {
            setIsSending(false);
        }
    };
    return (
        <Stack gap="xs" className="refund-due" role="group" aria-label={say.refundDue(amount)}>
            <b>{say.refundDue(amount)}</b>
            <Group gap="xs">
                <Button disabled={isSending} onClick={() => void end(refundStates.completed)}>
                    {say.refundGiven}
                </Button>
                <Button variant="default" disabled={isSending} onClick={() => void end(refundStates.failed)}>
                    {say.refundFailed}
                </Button>
            </Group>
        </Stack>
    );
}
