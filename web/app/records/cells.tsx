// One field of a record in a table.
import type { FieldDescription } from "../api/descriptions";
import { colourValue } from "./table_colours";
import { isExceptional, isFigure, textOf, type Saying } from "./table_values";

export function Swatch({ colour }: { colour: string }) {
    return <span className="swatch" style={{ background: colourValue(colour) }} aria-hidden />;
}

export function Cell({ field, value, saying }: { field: FieldDescription; value: unknown; saying: Saying }) {
    const text = textOf(field, value, saying);
    if (field.input === "flag") return <FlagCell field={field} value={value} text={text} />;
    if (text === "") return isFigure(field) ? <span className="soft">–</span> : null;
    if (field.input === "color")
        return (
            <span className="colour-cell">
                <Swatch colour={String(value)} />
                {text}
            </span>
        );
    return <span translate="no">{text}</span>;
}

// What is normal is only said to those who hear the page. What keeps a record from being sold stands out.
function FlagCell({ field, value, text }: { field: FieldDescription; value: unknown; text: string }) {
    if (!isExceptional(field, value)) return <span className="visually-hidden">{text}</span>;
    return value === true && field.section === "availability" ? <FlagTag field={field} isWarning /> : <>{text}</>;
}

export function FlagTag({ field, isWarning }: { field: FieldDescription; isWarning?: boolean }) {
    return (
        <span className={isWarning ? "tag warn" : "tag"} translate="no">
            {field.label}
        </span>
    );
}
