// A check in a list: two lines, its total at the right.
import { memo } from "react";
import { useFormats } from "../formats/formats";
import { useWords } from "../words";
import { useOver } from "./drag_layer";
import type { Check } from "./check";
import { nameOf } from "./moves";
import { minutesBetween } from "./tables";

interface Props {
    check: Check;
    conflicts: number;
    now: number;
    open: (id: string) => void;
    day?: string; // the business day it is of, where that matters
    isMine?: boolean; // whose it is goes without saying
}

export const CheckRow = memo(function CheckRow({ check, conflicts, now, open, day, isMine = false }: Props) {
    const { floor: say } = useWords();
    const formats = useFormats();
    const over = useOver(`check ${check.id}`);
    const about = [
        day ?? say.minutes(minutesBetween(check.openedAt, now)),
        check.guests > 0 ? say.guests(check.guests) : "",
        isMine ? "" : check.employeeName,
    ];
    return (
        <li>
            <button type="button" className={`check-row ${over}`} data-drop={`check ${check.id}`} onClick={() => open(check.id)}>
                <span className="check-row-name">
                    {check.tableName !== "" && <b translate="no">{check.tableName}</b>} {nameOf(check)}
                </span>
                <CheckTag check={check} conflicts={conflicts} />
                <span className="check-row-total figure">{formats.money(check.total)}</span>
                <span className="check-row-about soft" translate="no">
                    {about.filter(Boolean).join(" · ")}
                </span>
            </button>
        </li>
    );
});

// What is unusual about it, most urgent first.
export function CheckTag({ check, conflicts }: { check: Check; conflicts: number }) {
    const { floor: say } = useWords();
    if (check.state !== "active") return <span className="tag">{say.ended[check.state]}</span>;
    if (conflicts > 0) return <span className="tag bad">{say.conflicts(conflicts)}</span>;
    if (check.isEmpty) return <span className="tag">{say.empty}</span>;
    return check.isPaid ? <span className="tag ok">{say.states.paid}</span> : null;
}
