// What nobody may overlook: it stands above everything else of an order.
import { useWords } from "../words";

export function Allergy({ note }: { note: string | undefined }) {
    const { orders } = useWords();
    if (!note) return null;
    return (
        <p className="order-allergy">
            {orders.allergy} <span translate="no">{note}</span>
        </p>
    );
}
