// Asks when an order is promised: in some minutes, or at a time. One that is new is accepted with it.
import { Button, Group, Modal, Stack, TextInput } from "@mantine/core";
import { useState, type FormEvent } from "react";
import { serverNow } from "../api/server_clock";
import { useFormats } from "../formats/formats";
import { instantOf, localText } from "../records/times";
import { sentenceOf, tell } from "../shell/told";
import { useWords, words } from "../words";
import { moveOrder, promiseOrder, type Order, type Promised } from "./order";
import { offeredMinutes } from "./promise";

interface Props {
    order: Order;
    store: string;
    close: () => void;
    done: () => void;
}

const dayMs = 86_400_000;

// The next time that the clock of the store shows this; null when it is no time.
function nextAt(time: string, timeZone: string, now: number): string | null {
    const today = localText(new Date(now).toISOString(), timeZone).slice(0, 10);
    const tomorrow = localText(new Date(now + dayMs).toISOString(), timeZone).slice(0, 10);
    const at = [today, tomorrow].map((date) => instantOf(`${date}T${time}`, timeZone));
    return at.find((one) => one !== null && Date.parse(one) > now) ?? null;
}

export function PromiseDialog({ order, store, close, done }: Props) {
    const { orders, common } = useWords();
    const formats = useFormats();
    const [time, setTime] = useState(() => localText(order.promisedTime ?? new Date(serverNow()).toISOString(), formats.timeZone).slice(11));
    const [reason, setReason] = useState("");
    const [problem, setProblem] = useState("");
    const [isSending, setIsSending] = useState(false);
    const isNew = order.orderStatus === 1;

    const promise = async (promised: Promised) => {
        setIsSending(true);
        try {
            const { orderNumber, promisedTime = "" } = isNew
                ? await moveOrder(store, order, 2, reason.trim(), promised)
                : await promiseOrder(store, order, promised, reason.trim());
            tell({ text: words().orders.promised(orderNumber, formats.time(promisedTime)) });
            done();
            close();
        } catch (error) {
            setProblem(sentenceOf(error));
        } finally {
            setIsSending(false);
        }
    };
    const submit = (event: FormEvent) => {
        event.preventDefault();
        const promisedTime = nextAt(time, formats.timeZone, serverNow());
        if (promisedTime === null) return setProblem(orders.promiseNeeded);
        void promise({ promisedTime });
    };
    return (
        <Modal
            opened
            onClose={close}
            title={orders.promiseTitle(order.orderNumber)}
            closeButtonProps={{ "aria-label": common.close, size: 48, iconSize: 20 }}
        >
            <form onSubmit={submit} noValidate className="by-touch">
                <Stack>
                    <div className="minutes">
                        {offeredMinutes.map((minutes) => (
                            <Button key={minutes} variant="default" disabled={isSending} onClick={() => void promise({ promisedMinutes: minutes })}>
                                {orders.inMinutes(minutes)}
                            </Button>
                        ))}
                    </div>
                    {!isNew && (
                        <TextInput
                            label={orders.promiseWhy}
                            value={reason}
                            maxLength={255}
                            onChange={({ currentTarget }) => setReason(currentTarget.value)}
                        />
                    )}
                    <Group align="end" wrap="nowrap">
                        <TextInput
                            type="time"
                            className="grow"
                            label={orders.promiseTime}
                            value={time}
                            onChange={({ currentTarget }) => setTime(currentTarget.value)}
                        />
                        <Button type="submit" loading={isSending}>
                            {isNew ? orders.promiseAccept : orders.promiseSet}
                        </Button>
                    </Group>
                    <div role="alert">
                        {problem !== "" && (
                            <p className="said bad" translate="no">
                                {problem}
                            </p>
                        )}
                    </div>
                </Stack>
            </form>
        </Modal>
    );
}
