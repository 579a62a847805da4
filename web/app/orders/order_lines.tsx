// What was ordered, line by line, as the kitchen reads it.
import { useFormats } from "../formats/formats";
import type { OrderLine } from "./order";

function modifiersOf(line: OrderLine): string {
    const all = [
        ...(line.includedModifiers ?? []),
        ...(line.mandatoryModifiers ?? []),
        ...(line.optionalModifiers ?? []),
    ];
    return all
        .map(({ pName, mName, sliceName, quantity = 1 }) =>
            [quantity > 1 ? `${quantity}×` : "", pName, mName, sliceName].filter(Boolean).join(" "),
        )
        .join(", ");
}

export function OrderLines({ lines, withAmounts = false }: { lines: OrderLine[]; withAmounts?: boolean }) {
    const formats = useFormats();
    return (
        <ul className="order-lines" translate="no">
            {lines.map((line) => {
                const modifiers = modifiersOf(line);
                return (
                    <li key={line._id}>
                        <span className="order-count">{line.quantity}×</span>
                        <span>
                            {line.miName} {line.ssName && <span className="soft">{line.ssName}</span>}
                            {modifiers && <span className="order-extra">{modifiers}</span>}
                            {line.comments && <span className="order-note">{line.comments}</span>}
                        </span>
                        {withAmounts && <span className="figure">{formats.amount(line.amount)}</span>}
                    </li>
                );
            })}
        </ul>
    );
}
