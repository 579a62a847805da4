// What was ordered, line by line, as the kitchen reads it.
import { useFormats } from "../formats/formats";
import { Allergy } from "./allergy";
import type { OrderLine } from "./order";

export function modifiersOf(line: OrderLine): string {
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
        <ul className="order-lines">
            {lines.map((line) => {
                const modifiers = modifiersOf(line);
                return (
                    <li key={line._id}>
                        <span className="order-count" translate="no">
                            {line.quantity}×
                        </span>
                        <div>
                            <Allergy note={line.allergyNote} />
                            <div translate="no">
                                {line.miName} {line.ssName && <span className="soft">{line.ssName}</span>}
                                {modifiers && <span className="order-extra">{modifiers}</span>}
                                {line.comments && <span className="order-note">{line.comments}</span>}
                            </div>
                        </div>
                        {withAmounts && (
                            <span className="figure" translate="no">
                                {formats.amount(line.amount)}
                            </span>
                        )}
                    </li>
                );
            })}
        </ul>
    );
}
