// Accepts an order for the usual time with one touch, or for another one that is offered beside it.
import { ActionIcon, Button, Menu } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { useFormats } from "../formats/formats";
import { useTicks } from "../live/use_ticks";
import { useWords } from "../words";
import type { Order, Promised } from "./order";
import { askedFor, offeredMinutes } from "./promise";

interface Props {
    order: Order;
    minutes: number; // the usual ones of the store
    isDue: boolean;
    isBusy: boolean;
    accept: (promised: Promised) => void;
    atTime: () => void; // asks for a time
}

export function AcceptButton({ order, minutes, isDue, isBusy, accept, atTime }: Props) {
    const { orders } = useWords();
    const formats = useFormats();
    const time = useTicks((now) => askedFor(order, now) ?? "");
    return (
        <div className="order-accept">
            <Button
                className="order-step"
                variant={isDue ? "filled" : "default"}
                onClick={() => accept(time ? { promisedTime: time } : { promisedMinutes: minutes })}
                loading={isBusy}
            >
                {time ? orders.acceptFor(formats.time(time)) : orders.acceptIn(minutes)}
            </Button>
            <Menu position="bottom-end" withinPortal>
                <Menu.Target>
                    <ActionIcon
                        className="order-other"
                        variant={isDue ? "filled" : "default"}
                        aria-label={orders.acceptOther(order.orderNumber)}
                    >
                        <IconChevronDown size={20} aria-hidden />
                    </ActionIcon>
                </Menu.Target>
                <Menu.Dropdown className="by-touch minutes-menu">
                    {offeredMinutes.map((one) => (
                        <Menu.Item key={one} onClick={() => accept({ promisedMinutes: one })}>
                            {orders.inMinutes(one)}
                        </Menu.Item>
                    ))}
                    <Menu.Item onClick={atTime}>{orders.atTime}</Menu.Item>
                </Menu.Dropdown>
            </Menu>
        </div>
    );
}
