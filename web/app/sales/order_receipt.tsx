// Prints and mails the receipt of a web order.
import { useMemo } from "react";
import { useFormats } from "../formats/formats";
import { deliveryOf, type Order } from "../orders/order";
import { modifiersOf } from "../orders/order_lines";
import { useStoreRecord } from "../shell/store";
import { useWords } from "../words";
import { receiptOfOrder } from "./receipt";
import { ReceiptButtons } from "./receipt_sheet";

export function OrderReceipt({ order }: { order: Order }) {
    const words = useWords();
    const formats = useFormats();
    const store = useStoreRecord();
    const receipt = useMemo(() => {
        const extras = new Map(order.orderDetails.map((line) => [line._id, modifiersOf(line)]));
        return store && receiptOfOrder(order, extras, { words, formats, store });
    }, [order, words, formats, store]);
    return receipt && <ReceiptButtons receipt={receipt} address={deliveryOf(order).email ?? ""} />;
}
