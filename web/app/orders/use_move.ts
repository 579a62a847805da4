// Moves an order on, and tells of it.
import { useState } from "react";
import { useFormats } from "../formats/formats";
import { tell, tellFailure } from "../shell/told";
import { words } from "../words";
import { moveOrder, type Order, type Promised, type Status } from "./order";

export type Move = (order: Order, to: Status, promised?: Promised) => void;

export function useMove(store: string, done?: () => void): [Move, boolean] {
    const [isMoving, setIsMoving] = useState(false);
    const formats = useFormats();
    const move = async (order: Order, to: Status, promised?: Promised) => {
        setIsMoving(true);
        try {
            const { orderNumber, orderStatus, promisedTime } = await moveOrder(store, order, to, "", promised);
            const { orders } = words();
            const status = orders.status[orderStatus];
            done?.();
            tell({
                text:
                    promised && promisedTime
                        ? orders.accepted(orderNumber, status, formats.time(promisedTime))
                        : orders.moved(orderNumber, status),
            });
        } catch (error) {
            tellFailure(error);
        } finally {
            setIsMoving(false);
        }
    };
    return [(order, to, promised) => void move(order, to, promised), isMoving];
}
