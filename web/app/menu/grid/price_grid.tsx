// Items or modifiers and their prices, changed by keyboard as in a spreadsheet.
import { useVirtualizer, type Range } from "@tanstack/react-virtual";
import { useCallback, useEffect, useId, useMemo, useRef, useState, type MouseEvent, type ReactNode } from "react";
import { useFormats } from "../../formats/formats";
import { useNow } from "../../orders/use_now";
import { showRow } from "../../shell/show_row";
import { tell } from "../../shell/told";
import { useWords } from "../../words";
import type { Menu } from "../menu_index";
import type { MenuItem } from "../menu_records";
import { exceptionsOf, picturesAreUsual, type Exception } from "../on_sale";
import type { Picked } from "../raise/raise_plan";
import { blockBetween, type At, type Selected } from "../sheet/block";
import { blockOf } from "../sheet/tsv";
import { isNew, type Edits } from "../sheet/edits";
import { useEdits, useEditsVersion } from "../sheet/use_edits";
import type { Row, Sheet } from "../sheet/rows";
import { cleared, columnCount, columnKey, copied, editAt, filled, isChangeable, paste, pastedBeyond, plainText, typed, type Cells, type Paste } from "./actions";
import { CellEditor, type Move } from "./cell_editor";
import { GridHead } from "./grid_head";
import { onGridKey } from "./grid_keys";
import { cellId, GridRow } from "./grid_row";
import { PasteQuestion } from "./paste_question";
import { useClipboard } from "./use_clipboard";
import "./grid.css";

interface Props {
    menu: Menu;
    sheet: Sheet;
    may: (column: string) => boolean;
    canAdd: boolean;
    asked: number; // how often a new row was asked for
    open: (id: string) => void;
    openItem: string;
    canMove: boolean;
    lift: (row: Row) => boolean;
    lifted: string; // the row that is moved by keys
    onLiftedKey: (key: string) => boolean;
    head?: ReactNode;
    picked: (picked: Picked | null) => void; // what is selected, if it is more than a cell
}

const rowHeight = 36;
const none: Exception[] = [];
const start: At = { row: 0, column: 0 };

export function PriceGrid({ menu, sheet, may, canAdd, asked: askedFor, open, openItem, canMove, lift, lifted, onLiftedKey, head, picked }: Props) {
    const { menu: say } = useWords();
    const formats = useFormats();
    const edits = useEdits();
    useEditsVersion(edits);
    const now = useNow(60_000);
    const place = useRef<HTMLDivElement>(null);
    const help = useId();
    const [selected, setSelected] = useState<Selected>({ at: start, anchor: start });
    const [editing, setEditing] = useState<{ text: string; isTyped: boolean } | null>(null);
    const [asked, setAsked] = useState<Paste | null>(null);
    const isLeaving = useRef(false);
    const isMarking = useRef(false); // with the mouse; a row that is dragged marks nothing
    const cells = useMemo<Cells>(() => ({ sheet, edits, formats, may }), [sheet, edits, formats, may]);

    // Rows come and go with what others do: the keys, and what is being typed, stay with theirs.
    const [drawn, setDrawn] = useState(sheet);
    if (drawn !== sheet) {
        setDrawn(sheet);
        const [to, anchor] = [selected.at, selected.anchor].map((one) => ({ ...one, row: rowNow(drawn, sheet, one.row, edits) }));
        if (editing && to && to.row < 0) setEditing(null);
        setSelected((before) => ({ at: to && to.row >= 0 ? to : before.at, anchor: anchor && anchor.row >= 0 ? anchor : before.anchor }));
    }

    const rows = sheet.rows.length + (canAdd ? 1 : 0);
    const columns = columnCount(sheet);
    const inside = ({ row, column }: At): At => ({
        row: Math.max(0, Math.min(rows - 1, row)),
        column: Math.max(0, Math.min(columns - 1, column)),
    });
    const at = inside(selected.at);
    const block = blockBetween({ at, anchor: inside(selected.anchor) });
    const virtual = useVirtualizer({
        count: rows,
        getScrollElement: () => place.current,
        estimateSize: () => rowHeight,
        overscan: 6,
        scrollPaddingStart: rowHeight,
        // What is being typed does not go away by scrolling.
        rangeExtractor: ({ startIndex, endIndex, overscan, count }: Range) => {
            const shown = [];
            const [from, to] = [Math.max(0, startIndex - overscan), Math.min(count - 1, endIndex + overscan)];
            for (let row = from; row <= to; ++row) shown.push(row);
            if (editing && at.row < count && (at.row < from || at.row > to)) shown.push(at.row);
            return shown;
        },
    });

    const select = useCallback(
        (to: At, extend = false) => {
            isLeaving.current = false;
            const next = inside(to);
            setSelected((before) => ({ at: next, anchor: extend ? before.anchor : next }));
            showRow(virtual, next.row);
        },
        [rows, columns, virtual],
    );
    useEffect(() => {
        if (block.top === block.bottom && block.left === block.right) return picked(null);
        const all = block.right === 0; // names alone stand for their prices
        picked({
            rows: sheet.rows.slice(block.top, block.bottom + 1),
            columns: all ? sheet.columns : sheet.columns.slice(Math.max(0, block.left - 1), block.right),
        });
    }, [sheet, block.top, block.bottom, block.left, block.right, picked]);

    const liftedAt = lifted === "" ? -1 : sheet.rows.findIndex(({ id }) => id === lifted);
    useEffect(() => {
        if (liftedAt >= 0) select({ row: liftedAt, column: 0 });
        // The place alone matters here.
    }, [liftedAt]);

    const edit = (text?: string) => {
        if (!isChangeable(cells, at.column)) return;
        if (at.row >= sheet.rows.length && at.column !== 0) return;
        setEditing({ text: text ?? plainText(cells, at), isTyped: text !== undefined });
    };
    useEffect(() => {
        if (askedFor === 0 || !canAdd) return;
        const last = { row: sheet.rows.length, column: 0 };
        place.current?.focus();
        select(last);
        setEditing({ text: "", isTyped: false });
        // Each time it is asked for.
    }, [askedFor]);
    const commit = (text: string, move: Move) => {
        setEditing(null);
        const isAdding = at.row >= sheet.rows.length;
        const before = editAt(cells, at);
        if (!(before?.problem && before.text === text)) edits.apply(typed(cells, at, text).filter(({ edit }) => edit !== undefined || before !== undefined));
        if (move === "stay") return;
        place.current?.focus();
        // What was added stands where it was typed, and the next one goes below.
        const steps = { down: [1, 0], up: [-1, 0], right: [0, 1], left: [0, -1] } as const;
        const [down, right] = steps[move];
        if (isAdding && text.trim() === "") return;
        const next = { row: at.row + down, column: Math.max(0, Math.min(columns - 1, at.column + right)) };
        const most = rows - 1 + (isAdding ? 1 : 0);
        const to = { ...next, row: Math.max(0, Math.min(most, next.row)) };
        setSelected({ at: to, anchor: to });
        showRow(virtual, to.row);
    };

    const showStep = (step: { row: string; column: string }[] | undefined) => {
        const [first] = step ?? [];
        const row = sheet.rows.findIndex(({ id }) => id === first?.row);
        if (row < 0 || !first) return;
        const column = [...Array(columns - 1).keys()].find((one) => columnKey(sheet, one) === first.column);
        select({ row, column: column ?? 0 });
    };

    const onKeyDown = (event: React.KeyboardEvent) => {
        if (event.target !== event.currentTarget) return;
        if (event.key === "Tab" && isLeaving.current) return;
        if (onLiftedKey(event.key)) return event.preventDefault();
        const isDone = onGridKey(event, {
            selected: { at, anchor: selected.anchor },
            rows,
            columns,
            pageRows: Math.max(1, Math.floor((place.current?.clientHeight ?? 0) / rowHeight) - 2),
            select,
            edit,
            clear: () => edits.apply(cleared(cells, block)),
            fillDown: () => edits.apply(filled(cells, block)),
            undo: () => {
                if (!edits.canUndo) return false;
                showStep(edits.undo());
                return true;
            },
            redo: () => showStep(edits.redo()),
            open: (row) => {
                const record = sheet.rows[row]?.record;
                if (record) open(record.id);
                else edit();
            },
            lift: (row) => {
                const one = sheet.rows[row];
                return one?.record !== undefined && lift(one);
            },
            leave: () => {
                isLeaving.current = true;
            },
        });
        if (!isDone) return;
        event.preventDefault();
        event.stopPropagation();
    };

    const putIn = (found: Paste) => {
        edits.apply(found.changes);
        if (found.isRefused) tell({ text: say.paste.readOnly, tone: "bad" });
        else if (found.dropped > 0) tell({ text: say.paste.dropped(found.dropped), tone: "bad" });
    };
    useClipboard(place, {
        copied: () => copied(cells, block),
        cut: () => edits.apply(cleared(cells, block)),
        pasted: (text) => {
            const found = paste(cells, blockOf(text), block);
            if (found.beyond.length > 0) setAsked(found);
            else putIn(found);
        },
    });

    const cellUnder = (event: MouseEvent): At | null => {
        const cell = (event.target as HTMLElement).closest<HTMLElement>("[data-column]");
        return cell ? { row: Number(cell.dataset["row"]), column: Number(cell.dataset["column"]) } : null;
    };
    const onMouseDown = (event: MouseEvent) => {
        const to = cellUnder(event);
        if (!to || event.button !== 0 || (event.target as HTMLElement).closest("input")) return;
        event.preventDefault();
        place.current?.focus({ preventScroll: true });
        isMarking.current = !(event.target as HTMLElement).closest(".row-handle");
        addEventListener("mouseup", () => (isMarking.current = false), { once: true });
        const next = inside(to);
        setSelected((before) => ({ at: next, anchor: event.shiftKey ? before.anchor : next }));
    };
    const onMouseMove = (event: MouseEvent) => {
        if (event.buttons !== 1 || editing || !isMarking.current) return;
        const to = cellUnder(event);
        if (to) setSelected((before) => (before.at.row === to.row && before.at.column === to.column ? before : { ...before, at: inside(to) }));
    };
    const onClick = (event: MouseEvent) => {
        const to = cellUnder(event);
        const record = to && sheet.rows[to.row]?.record;
        if (!to || event.shiftKey || (event.target as HTMLElement).closest("input")) return;
        if (record && (to.column === columns - 1 || (to.column === 0 && (event.target as HTMLElement).closest(".cell-text"))))
            open(record.id);
        else if (to.row >= sheet.rows.length && canAdd) edit();
    };

    const usual = useMemo(
        () => sheet.kind === "menuItem" && picturesAreUsual(sheet.rows.flatMap(({ record }) => (record ? [record as MenuItem] : []))),
        [sheet],
    );
    const exceptions = useRef(new WeakMap<object, Exception[]>());
    useMemo(() => {
        exceptions.current = new WeakMap();
    }, [usual, now, say, formats]);
    const exceptionsFor = ({ kind, record }: Row) => {
        if (kind !== "menuItem" || !record) return none;
        const found = exceptions.current.get(record) ?? exceptionsOf(record as MenuItem, say.sale, formats, now, usual);
        exceptions.current.set(record, found);
        return found;
    };
    const editor = editing && (
        <CellEditor
            key={`${sheet.rows[at.row]?.id ?? "add"} ${at.column}`}
            text={editing.text}
            isTyped={editing.isTyped}
            isFigure={at.column > 0}
            label={at.column > 0 ? sheet.columns[at.column - 1]?.label || say.grid.price : sheet.rows[at.row] ? say.arrange.name : say.grid.add}
            commit={commit}
            cancel={() => {
                setEditing(null);
                place.current?.focus();
            }}
        />
    );
    const letters = useMemo(() => {
        const most = sheet.rows.reduce((max, { prices }) => Math.max(max, ...prices.values()), 0);
        return formats.amount(most).length;
    }, [sheet, formats]);
    const isShown = virtual.getVirtualItems().some(({ index }) => index === at.row);

    return (
        <>
            <div
                ref={place}
                className="price-grid"
                role="grid"
                tabIndex={0}
                aria-label={say.grid.label(sheet.title)}
                aria-describedby={help}
                aria-rowcount={rows + 1}
                aria-colcount={columns}
                aria-multiselectable
                aria-activedescendant={isShown ? cellId(at.row, at.column) : undefined}
                style={{ "--sizes": sheet.columns.length, "--letters": letters } as React.CSSProperties}
                onKeyDown={onKeyDown}
                onMouseDown={onMouseDown}
                onMouseMove={onMouseMove}
                onClick={onClick}
                onDoubleClick={() => edit()}
            >
                <GridHead sheet={sheet} head={head} />
                <div role="rowgroup" className="grid-rows" style={{ height: virtual.getTotalSize() }}>
                    {virtual.getVirtualItems().map(({ index, start: top }) => {
                        const row = sheet.rows[index];
                        const isActive = index === at.row;
                        const isPicked = index >= block.top && index <= block.bottom;
                        if (!row)
                            return (
                                <AddRow key="add" index={index} top={top} isActive={isActive && at.column === 0} columns={columns} editor={isActive ? editor : null} />
                            );
                        return (
                            <GridRow
                                key={row.id}
                                row={row}
                                index={index}
                                top={top}
                                columns={sheet.columns}
                                cells={edits.of(row.id)}
                                active={isActive ? at.column : -1}
                                left={isPicked ? block.left : -1}
                                right={isPicked ? block.right : -1}
                                isOpen={row.id === openItem}
                                canMove={canMove}
                                isLifted={row.id === lifted}
                                exceptions={exceptionsFor(row)}
                                part={row.place !== sheet.place && sheet.kind === "menuItem" ? (menu.category(row.place)?.name ?? "") : ""}
                                editor={isActive ? editor : null}
                                formats={formats}
                                say={say}
                            />
                        );
                    })}
                </div>
            </div>
            <p id={help} className="visually-hidden">
                {say.grid.help}
            </p>
            {asked && (
                <PasteQuestion
                    paste={asked}
                    canAdd={canAdd && asked.first === 0}
                    close={() => {
                        setAsked(null);
                        place.current?.focus();
                    }}
                    leaveOut={() => putIn(asked)}
                    add={() => putIn({ ...asked, changes: [...asked.changes, ...pastedBeyond(cells, asked)] })}
                />
            )}
        </>
    );
}

// Where a row of one table stands in the next; -1: it is gone. The row for adding is always the last one, and what
// was just typed into it stands in its place.
function rowNow(before: Sheet, { rows }: Sheet, row: number, edits: Edits): number {
    const id = before.rows[row]?.id;
    if (id !== undefined) return rows.findIndex((one) => one.id === edits.nowOf(id));
    const known = new Set(before.rows.map((one) => one.id));
    return rows.some((one) => isNew(one.id) && !known.has(one.id)) ? row : rows.length;
}

interface AddRowProps {
    index: number;
    top: number;
    isActive: boolean;
    columns: number;
    editor: ReactNode;
}

function AddRow({ index, top, isActive, columns, editor }: AddRowProps) {
    const { menu: say } = useWords();
    return (
        <div role="row" className="grid-row add" aria-rowindex={index + 2} style={{ "--top": `${top}px` } as React.CSSProperties}>
            {Array.from({ length: columns }, (_, column) => (
                <div
                    key={column}
                    id={cellId(index, column)}
                    role="gridcell"
                    aria-colindex={column + 1}
                    aria-selected={false}
                    data-row={index}
                    data-column={column}
                    className={column === 0 ? `cell name-cell${isActive ? " active" : ""}` : "cell"}
                >
                    {column === 0 && (editor ?? <span className="add-text">{say.grid.add}</span>)}
                </div>
            ))}
        </div>
    );
}
