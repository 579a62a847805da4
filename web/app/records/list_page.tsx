// The list of a kind of records: searched, filtered, sorted, selected, with a record in a drawer beside it.
import { useHotkeys, useMediaQuery } from "@mantine/hooks";
import { useParams } from "@tanstack/react-router";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { List } from "../api/descriptions";
import { useSession } from "../api/start";
import { useFormats } from "../formats/formats";
import { NotFound } from "../shell/failed_page";
import { useStore } from "../shell/store";
import { useLists } from "../shell/use_lists";
import { useWords } from "../words";
import { RecordDrawer } from "./drawer";
import { BulkBar } from "./list_bulk_bar";
import { useFieldsForMany } from "./list_bulk_edit";
import { columnsOf, columnsThatMay, keepColumns, keptColumns, leadOf } from "./list_columns";
import { EmptyList, FailedList } from "./list_empty";
import { FilterChips } from "./list_filter_bar";
import { useFrozen } from "./list_frozen";
import { questionOf, useRows } from "./list_rows";
import { useSelection } from "./list_selection";
import { useListAddress } from "./list_state";
import { ListTools } from "./list_tools";
import { usePlace } from "./paths";
import { useLacking } from "./privileges";
import { useNames } from "./references";
import { TableView, type TableHandle } from "./table_view";
import type { Saying } from "./table_values";
import "./list.css";

export function ListPage() {
    const { view: id } = useParams({ strict: false });
    const lists = useLists();
    const store = useStore();
    const found = lists.find(({ view }) => view.id === id);
    if (found) return <RecordList key={`${store.id} ${found.view.id}`} {...found} />;
    // Until the descriptions are here, nobody knows which lists there are.
    return lists.length > 0 ? <NotFound /> : null;
}

function useSaying(): Saying {
    const formats = useFormats();
    const names = useNames();
    const words = useWords();
    return useMemo(() => ({ formats, names, words }), [formats, names, words]);
}

function useColumns({ kind, view }: List, chosen: string[] | null, change: (columns: string[] | null) => void) {
    const { person } = useSession();
    const [kept, setKept] = useState(() => keptColumns(person.id, view));
    const columns = useMemo(() => columnsOf(kind, view, chosen ?? kept), [kind, view, chosen, kept]);
    const offered = useMemo(() => columnsThatMay(kind, view), [kind, view]);
    const setColumns = (next: string[] | null) => {
        keepColumns(person.id, view, next);
        setKept(next);
        change(next);
    };
    return { columns, offered, setColumns };
}

// Escape closes what stands over the list first, and looks before that is gone.
function useEscape(handler: () => void): void {
    const latest = useRef(handler);
    latest.current = handler;
    useEffect(() => {
        const onKey = ({ key }: KeyboardEvent) => {
            if (key === "Escape" && !document.querySelector('[role="dialog"], [role="menu"], .drawer')) latest.current();
        };
        addEventListener("keydown", onKey, { capture: true });
        return () => removeEventListener("keydown", onKey, { capture: true });
    }, []);
}

function RecordList({ kind, view }: List) {
    const { list } = useWords().records;
    const address = useListAddress();
    const { state, change, hrefOf } = address;
    const place = usePlace();
    const lacking = useLacking(kind);
    const saying = useSaying();
    const isPhone = useMediaQuery("(max-width: 48em)", false, { getInitialValueInEffect: false });
    const { columns, offered, setColumns } = useColumns({ kind, view }, state.columns, (next) => change({ columns: next }));

    const question = useMemo(() => questionOf(state), [state]);
    const [inView, setInView] = useState({ from: 0, to: 0 });
    const noteInView = useCallback(
        (from: number, to: number) => setInView((before) => (before.from === from && before.to === to ? before : { from, to })),
        [],
    );
    const rows = useRows(kind, view, place, question, inView.from, inView.to);
    const selecting = useSelection(rows);
    const [isSelecting, setIsSelecting] = useState(false);
    const [current, setCurrent] = useState(0);

    const table = useRef<TableHandle>(null);
    const search = useRef<HTMLInputElement>(null);
    const frozen = useFrozen(kind.kind);

    const canMake = lacking() === undefined && kind.paths.create !== undefined;
    const canChange = useFieldsForMany(kind, view).length > 0 || lacking() === undefined;
    const canSelect = canChange && (!isPhone || isSelecting || selecting.selection.size > 0);

    // A new answer begins at its first row.
    const answered = JSON.stringify(rows.question);
    const shown = useRef(answered);
    useEffect(() => {
        if (shown.current === answered) return;
        shown.current = answered;
        setCurrent(0);
        table.current?.toTop();
    }, [answered]);

    const open = useCallback((id: string) => change({ open: id, copyOf: null, part: "", isStep: true }), [change]);
    const focusRows = useCallback(() => table.current?.focusRow(null), []);
    const { open: opened } = state;
    const close = useCallback(() => {
        change({ open: null, copyOf: null });
        // The drawer gives the focus up first.
        requestAnimationFrame(() => table.current?.focusRow(opened));
    }, [change, opened]);

    useHotkeys([
        ["/", () => search.current?.focus()],
        ["n", () => canMake && state.open === null && change({ open: "new", copyOf: null, isStep: true })],
    ]);

    useEscape(selecting.clear);

    const { total } = rows;
    const isEmpty = total === 0 && !rows.failure;
    return (
        <div className="list-page">
            <section className="list-place" aria-label={view.label}>
                <ListTools
                    kind={kind}
                    view={view}
                    address={address}
                    isPhone={isPhone}
                    total={total}
                    canMake={canMake}
                    columns={columns}
                    offered={offered}
                    setColumns={setColumns}
                    searchRef={search}
                    leave={focusRows}
                    canSelect={canChange}
                    isSelecting={isSelecting}
                    setIsSelecting={setIsSelecting}
                />
                <FilterChips
                    kind={kind}
                    filters={state.filters}
                    setFilters={(filters) => change({ filters })}
                    ignored={rows.ignored}
                    saying={saying}
                />
                <div className="list-rows" ref={frozen.ref} aria-busy={rows.isWaiting}>
                    <div role="status">
                        {(frozen.made + frozen.changed > 0 || frozen.isOld) && (
                            <button type="button" className="list-pill" onClick={frozen.show}>
                                <span>{list.pill(frozen.made, frozen.changed)}</span> <b>{list.showThem}</b>
                            </button>
                        )}
                    </div>
                    {rows.failure && <FailedList error={rows.failure} readAgain={rows.readAgain} />}
                    {isEmpty && <EmptyList kind={kind} view={view} address={address} canMake={canMake} />}
                    {!isEmpty && (total !== null || !rows.failure) && (
                        <TableView
                            ref={table}
                            kind={kind}
                            lead={leadOf(kind)}
                            columns={columns}
                            total={total ?? 20}
                            recordAt={rows.recordAt}
                            setInView={noteInView}
                            saying={saying}
                            sorting={{ sort: state.sort, setSort: (sort) => change({ sort }) }}
                            isPhone={isPhone}
                            label={view.label}
                            openId={state.open}
                            current={current}
                            setCurrent={setCurrent}
                            hrefOf={(id) => hrefOf({ open: id, copyOf: null, part: "" })}
                            open={open}
                            selection={selecting.selection}
                            canSelect={canSelect}
                            select={selecting.select}
                            selectAll={selecting.selectAll}
                        />
                    )}
                </div>
                <BulkBar kind={kind} view={view} selecting={selecting} saying={saying} done={focusRows} />
            </section>
            {state.open !== null && (
                <RecordDrawer
                    kind={kind}
                    view={view}
                    id={state.open}
                    {...(state.copyOf === null ? {} : { copyOf: state.copyOf })}
                    onClose={close}
                    onOpen={(id, options) => change({ open: id, copyOf: options?.copyOf ?? null, part: "", isStep: true })}
                    part={state.part}
                    setPart={(part) => change({ part })}
                />
            )}
        </div>
    );
}
