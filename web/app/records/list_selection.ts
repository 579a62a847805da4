// Which rows are selected: single ones, ranges with Shift, or all that the list shows. Other pages and
// another order keep the selection; another question ends it, because nobody would see what is in it.
import { useCallback, useEffect, useRef, useState } from "react";
import type { StoredRecord } from "../api/descriptions";
import { tellFailure } from "../shell/told";
import type { Rows } from "./list_rows";

export type Selection = ReadonlyMap<string, StoredRecord>;
const nothing: Selection = new Map();

export interface Selecting {
    selection: Selection;
    isReading: boolean; // the rows that are to be selected
    select: (index: number, isRange: boolean) => void;
    selectAll: () => void;
    clear: () => void;
}

const withAll = (before: Selection, records: StoredRecord[]): Selection =>
    new Map([...before, ...records.map((record) => [record.id, record] as const)]);

export function useSelection(rows: Rows): Selecting {
    const [selection, setSelection] = useState(nothing);
    const [isReading, setIsReading] = useState(false);
    const last = useRef<number | null>(null);
    const latest = useRef(rows);
    latest.current = rows;

    const { sort: _, ...asked } = rows.question;
    const question = JSON.stringify(asked);
    const current = useRef(question);
    const clear = useCallback(() => setSelection(nothing), []);
    useEffect(() => {
        if (current.current !== question) clear();
        current.current = question;
        last.current = null;
    }, [question, clear]);

    // What was read for a question that is no longer asked is not selected.
    const take = useCallback(async (read: () => Promise<StoredRecord[]>, add: (before: Selection, found: StoredRecord[]) => Selection) => {
        const before = current.current;
        setIsReading(true);
        try {
            const found = await read();
            if (current.current === before) setSelection((selected) => add(selected, found));
        } catch (error) {
            tellFailure(error);
        } finally {
            setIsReading(false);
        }
    }, []);

    const select = useCallback(
        (index: number, isRange: boolean) => {
            const { recordAt, readRange } = latest.current;
            const from = isRange && last.current !== null ? last.current : index;
            last.current = index;
            if (isRange) {
                const [first, end] = [Math.min(from, index), Math.max(from, index)];
                const known = Array.from({ length: end - first + 1 }, (_, at) => recordAt(first + at));
                const there = known.filter((record) => record !== undefined);
                if (there.length === known.length) setSelection((before) => withAll(before, there));
                else void take(() => readRange(first, end), withAll);
                return;
            }
            const record = recordAt(index);
            if (!record) return;
            setSelection((before) => {
                const next = new Map(before);
                if (!next.delete(record.id)) next.set(record.id, record);
                return next;
            });
        },
        [take],
    );
    const selectAll = useCallback(
        () =>
            void take(
                () => latest.current.readRange(0, Infinity),
                (before, all) => (all.every(({ id }) => before.has(id)) ? nothing : withAll(nothing, all)),
            ),
        [take],
    );

    return { selection, isReading, select, selectAll, clear };
}
