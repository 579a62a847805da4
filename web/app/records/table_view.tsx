// The table of a list: only the rows in view are drawn, however many there are.
import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useImperativeHandle, useRef, type KeyboardEvent, type Ref } from "react";
import type { FieldDescription, KindDescription, StoredRecord } from "../api/descriptions";
import { showRow } from "../shell/show_row";
import { useWords } from "../words";
import type { Lead } from "./list_columns";
import { TableHead, Widths, widthOfAll, type Sorting } from "./table_head";
import { PhoneRow, TableRow } from "./table_row";
import type { Saying } from "./table_values";

export const rowHeight = 36;
const phoneRowHeight = 60;

export interface TableHandle {
    focusRow: (id: string | null) => void; // or the current one
    toTop: () => void;
}

export interface TableProps {
    kind: KindDescription;
    lead: Lead;
    columns: FieldDescription[];
    total: number;
    recordAt: (index: number) => StoredRecord | undefined;
    setInView: (from: number, to: number) => void;
    saying: Saying;
    sorting: Sorting;
    isPhone: boolean;
    label: string;
    openId: string | null;
    current: number;
    setCurrent: (index: number) => void;
    hrefOf: (id: string) => string;
    open: (id: string) => void;
    selection: ReadonlyMap<string, StoredRecord>;
    canSelect: boolean;
    select: (index: number, isRange: boolean) => void;
    selectAll: () => void;
    ref: Ref<TableHandle>;
}

export function TableView(props: TableProps) {
    const { kind, columns, total, recordAt, setInView, saying, isPhone, current, setCurrent, selection } = props;
    const { list } = useWords().records;
    const place = useRef<HTMLDivElement>(null);
    const wanted = useRef<number | null>(null); // row to focus as soon as it is drawn
    const height = isPhone ? phoneRowHeight : rowHeight;
    const virtual = useVirtualizer({
        count: total,
        getScrollElement: () => place.current,
        estimateSize: () => height,
        overscan: 12,
        scrollPaddingStart: isPhone ? 0 : rowHeight,
    });
    const items = virtual.getVirtualItems();
    const from = items[0]?.index ?? 0;
    const to = items.at(-1)?.index ?? 0;

    useEffect(() => setInView(from, to), [from, to, setInView]);
    useEffect(() => virtual.measure(), [height, virtual]);

    const linkOf = (id: string) => place.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
    const focusLink = (index: number): boolean => {
        const id = recordAt(index)?.id;
        const link = id === undefined ? null : linkOf(id);
        link?.focus({ preventScroll: true });
        return Boolean(link);
    };
    useEffect(() => {
        if (wanted.current !== null && focusLink(wanted.current)) wanted.current = null;
    });
    const goTo = (index: number) => {
        const next = Math.min(Math.max(index, 0), total - 1);
        setCurrent(next);
        showRow(virtual, next);
        wanted.current = next;
    };
    useImperativeHandle(props.ref, () => ({
        focusRow: (id) => {
            const link = id === null ? null : linkOf(id);
            if (link) link.focus({ preventScroll: true });
            else if (!focusLink(current)) goTo(current);
        },
        toTop: () => virtual.scrollToOffset(0),
    }));

    const onKey = (event: KeyboardEvent) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        const step = Math.max(1, Math.floor((place.current?.clientHeight ?? height) / height) - 2);
        const moves: Record<string, number> = {
            ArrowDown: current + 1,
            ArrowUp: current - 1,
            PageDown: current + step,
            PageUp: current - step,
            Home: 0,
            End: total - 1,
        };
        const next = moves[event.key];
        if (next !== undefined && total > 0) {
            event.preventDefault();
            if (event.shiftKey && props.canSelect) props.select(Math.min(Math.max(next, 0), total - 1), true);
            goTo(next);
        } else if (event.key === "x" && props.canSelect && !(event.target instanceof HTMLInputElement)) {
            event.preventDefault();
            props.select(current, event.shiftKey);
        }
    };

    const noteCurrent = ({ target }: { target: EventTarget }) => {
        const row = target instanceof Element ? target.closest("tr[data-index]") : null;
        const index = Number(row?.getAttribute("data-index") ?? -1);
        if (index >= 0 && index !== current) setCurrent(index);
    };

    const Row = isPhone ? PhoneRow : TableRow;
    const before = items[0]?.start ?? 0;
    const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
    const count = columns.length + (props.canSelect ? 3 : 2);
    return (
        <div className="table-place" ref={place} onKeyDown={onKey} onFocus={noteCurrent} onClickCapture={noteCurrent}>
            <table
                className={isPhone ? "records phone" : "records"}
                style={isPhone ? {} : { minWidth: widthOfAll(columns) }}
                aria-rowcount={total + 1} aria-label={props.label}>
                {!isPhone && <Widths columns={columns} hasBox={props.canSelect} />}
                <TableHead {...props} />
                <tbody>
                    {before > 0 && <tr aria-hidden style={{ height: before }} />}
                    {items.map(({ index }) => {
                        const record = recordAt(index);
                        if (!record)
                            return (
                                <tr key={`row ${index}`} aria-hidden style={{ height }}>
                                    <td colSpan={count}>
                                        <span className="coming" />
                                    </td>
                                </tr>
                            );
                        return (
                            <Row
                                key={record.id}
                                kind={kind}
                                record={record}
                                index={index}
                                columns={columns}
                                saying={saying}
                                href={props.hrefOf(record.id)}
                                isOpen={props.openId === record.id}
                                isCurrent={index === current}
                                isSelected={selection.has(record.id)}
                                canSelect={props.canSelect}
                                open={props.open}
                                select={props.select}
                            />
                        );
                    })}
                    {after > 0 && <tr aria-hidden style={{ height: after }} />}
                </tbody>
            </table>
            <p className="visually-hidden">{list.keysHelp}</p>
        </div>
    );
}
