// One row of the grid: a name, prices, and what is not usual about its sale.
import { memo, type CSSProperties, type ReactNode } from "react";
import type { Formats } from "../../formats/formats";
import type { Words } from "../../words";
import { useDropLook } from "../arrange/drop_at";
import type { Exception } from "../on_sale";
import { isContested, isNew, type Edit, type RowEdits } from "../sheet/edits";
import { problemText } from "../sheet/problem_text";
import type { Value } from "../sheet/price_text";
import { nameColumn, storedValue, type Column, type Row } from "../sheet/rows";
import { RowHandle } from "./row_handle";

interface Props {
    row: Row;
    index: number;
    top: number;
    columns: Column[];
    cells: RowEdits | undefined;
    active: number; // the column with the keys, -1: none
    left: number; // what is selected of it, -1: nothing
    right: number;
    isOpen: boolean;
    canMove: boolean;
    isLifted: boolean;
    exceptions: Exception[];
    part: string; // the subcategory it stands in, where there are several
    editor: ReactNode; // in the active cell
    formats: Formats;
    say: Words["menu"];
}

export const cellId = (row: number, column: number) => `menu-cell-${row}-${column}`;

export const GridRow = memo(function GridRow(props: Props) {
    const { row, index, top, columns, cells, active, left, right, isOpen, isLifted, canMove, exceptions, part, editor, say } = props;
    const isPicked = (column: number) => column >= left && column <= right && left >= 0;
    const look = ["grid-row", isOpen && "open", isLifted && "lifted"].filter(Boolean).join(" ");
    const shared = (column: number) => ({
        id: cellId(index, column),
        role: "gridcell",
        "aria-colindex": column + 1,
        "aria-selected": isPicked(column),
        "data-row": index,
        "data-column": column,
    });
    const name = String(cells?.get(nameColumn)?.value || row.name);
    const drop = useDropLook(row.id);
    return (
        <div
            role="row"
            className={look + drop}
            aria-rowindex={index + 2}
            style={{ "--top": `${top}px` } as CSSProperties}
            data-drop={canMove && row.record ? `${row.kind} ${row.id} ${row.place}` : undefined}
        >
            <div {...shared(0)} className={lookOf(active === 0, isPicked(0), cells?.get(nameColumn), row.name, "cell name-cell")}>
                {canMove && !isNew(row.id) && <RowHandle row={row} label={say.grid.handle(name)} />}
                {active === 0 && editor ? (
                    editor
                ) : (
                    <>
                        <CellText {...props} column={nameColumn} />
                        {isNew(row.id) && <span className="tag info">{say.grid.isNew}</span>}
                        {part !== "" && (
                            <small className="row-part soft" translate="no">
                                {part}
                            </small>
                        )}
                    </>
                )}
            </div>
            {columns.map(({ key }, at) => (
                <div
                    key={key}
                    {...shared(at + 1)}
                    className={lookOf(active === at + 1, isPicked(at + 1), cells?.get(key), storedValue(row, key), "cell figure")}
                >
                    {active === at + 1 && editor ? editor : <CellText {...props} column={key} />}
                </div>
            ))}
            <div
                {...shared(columns.length + 1)}
                className={`cell sale-cell${active === columns.length + 1 ? " active" : ""}`}
                data-open={row.id}
            >
                {exceptions.map(({ tone, text }) => (
                    <span key={text} className={tone === "plain" ? "tag" : `tag ${tone}`} title={text}>
                        {text}
                    </span>
                ))}
                {row.record && (
                    <span className="row-open" title={say.grid.open(name)}>
                        <span className="visually-hidden">{say.grid.open(name)}</span>
                    </span>
                )}
            </div>
        </div>
    );
});

function lookOf(isActive: boolean, isPicked: boolean, edit: Edit | undefined, stored: Value, usual: string): string {
    const isBad = edit?.problem !== undefined;
    const state = !edit ? "" : isBad ? " bad" : isContested(edit, stored) ? " contested" : " changed";
    return `${usual}${state}${isPicked ? " picked" : ""}${isActive ? " active" : ""}`;
}

function CellText({ row, column, cells, formats, say }: Props & { column: string }) {
    const edit = cells?.get(column);
    const stored = storedValue(row, column);
    if (edit?.problem) {
        const why = problemText(edit.problem, say, formats);
        return (
            <span className="cell-bad" title={why}>
                <span translate="no">{edit.text === "" ? "–" : edit.text}</span>
                <span className="visually-hidden">{why}</span>
            </span>
        );
    }
    const value = edit ? edit.value : stored;
    if (edit && isContested(edit, stored))
        return (
            <span className="cell-both" translate="no">
                {valueText(value, formats)}
                <small>{say.save.theirs(valueText(stored, formats))}</small>
            </span>
        );
    if (value === null)
        return (
            <span className="soft">
                <span aria-hidden>–</span>
                <span className="visually-hidden">{say.grid.blank}</span>
            </span>
        );
    return (
        <span className="cell-text" translate="no">
            {valueText(value, formats)}
        </span>
    );
}

export function valueText(value: Value, formats: Formats): string {
    return value === null ? "–" : typeof value === "number" ? formats.amount(value) : value;
}
