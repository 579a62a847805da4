// Asks before an order is rejected or cancelled, and why: the guest is told, and nothing takes it back.
import { Button, Chip, Group, Modal, Stack, Text, Textarea } from "@mantine/core";
import { useState, type FormEvent } from "react";
import { useFormats } from "../formats/formats";
import { sentenceOf, tell } from "../shell/told";
import { useWords, words } from "../words";
import { moveOrder, rejected, type Order, type Status } from "./order";

interface Props {
    order: Order;
    to: Status;
    store: string;
    close: () => void;
    done: () => void;
}

export function EndOrder({ order, to, store, close, done }: Props) {
    const { orders, common } = useWords();
    const formats = useFormats();
    const [reason, setReason] = useState("");
    const [problem, setProblem] = useState("");
    const [isSending, setIsSending] = useState(false);
    const isRejection = to === rejected;

    const submit = async (event: FormEvent) => {
        event.preventDefault();
        if (reason.trim() === "") return setProblem(orders.reasonNeeded);
        setIsSending(true);
        try {
            const { orderNumber, orderStatus } = await moveOrder(store, order, to, reason.trim());
            tell({ text: words().orders.moved(orderNumber, words().orders.status[orderStatus]) });
            done();
            close();
        } catch (error) {
            setProblem(sentenceOf(error));
        } finally {
            setIsSending(false);
        }
    };
    return (
        <Modal
            opened
            onClose={close}
            title={isRejection ? orders.rejectTitle(order.orderNumber) : orders.cancelTitle(order.orderNumber)}
            closeButtonProps={{ "aria-label": common.close, size: 48, iconSize: 20 }}
        >
            <form onSubmit={(event) => void submit(event)} noValidate className="by-touch">
                <Stack>
                    <Text>
                        {order.paidAmount > 0
                            ? orders.endPaidHelp(formats.money(order.paidAmount))
                            : orders.endHelp}
                    </Text>
                    <Chip.Group value={reason} onChange={(value) => setReason(String(value))}>
                        <Group gap="xs">
                            {orders.reasons.map((one) => (
                                <Chip key={one} value={one} className="tall-chip">
                                    {one}
                                </Chip>
                            ))}
                        </Group>
                    </Chip.Group>
                    <Textarea
                        data-autofocus
                        label={orders.reason}
                        description={orders.reasonHelp}
                        value={reason}
                        onChange={({ currentTarget }) => setReason(currentTarget.value)}
                        error={problem}
                        maxLength={255}
                        autosize
                        minRows={2}
                        required
                    />
                    <Group justify="flex-end">
                        <Button variant="default" onClick={close}>
                            {orders.keep}
                        </Button>
                        <Button type="submit" loading={isSending}>
                            {isRejection ? orders.reject : orders.cancel}
                        </Button>
                    </Group>
                </Stack>
            </form>
        </Modal>
    );
}
