// The names of the columns. Amounts say their currency once.
import type { ReactNode } from "react";
import { useFormats } from "../../formats/formats";
import { useWords } from "../../words";
import type { Sheet } from "../sheet/rows";

export function GridHead({ sheet, head }: { sheet: Sheet; head: ReactNode }) {
    const { menu: say } = useWords();
    const { currency } = useFormats();
    return (
        <div role="rowgroup" className="grid-head">
            <div role="row" className="grid-row" aria-rowindex={1}>
                <div role="columnheader" aria-colindex={1} className="cell name-cell" translate="no">
                    {sheet.title}
                </div>
                {sheet.columns.map(({ key, label }, at) => (
                    <div key={key} role="columnheader" aria-colindex={at + 2} className="cell figure">
                        <span translate={label === "" ? undefined : "no"}>{label === "" ? say.grid.price : label}</span>
                        {at === 0 && (
                            <span className="grid-currency" translate="no">
                                {currency}
                            </span>
                        )}
                    </div>
                ))}
                <div role="columnheader" aria-colindex={sheet.columns.length + 2} className="cell sale-cell">
                    {sheet.kind === "menuItem" && say.sale.title}
                    {head}
                </div>
            </div>
        </div>
    );
}
