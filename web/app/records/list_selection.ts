// Which rows are selected: single ones, ranges with Shift, or all that the list shows.
import { useCallback, useRef, useState } from "react";
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

export function useSelection(rows: Rows): Selecting {
    const [selection, setSelection] = useState(nothing);
    const [isReading, setIsReading] = useState(false);
    const last = useRef<number | null>(null);
    const latest = useRef(rows);
    latest.current = rows;

    const select = useCallback((index: number, isRange: boolean) => {
        const { recordAt } = latest.current;
        const from = isRange && last.current !== null ? last.current : index;
        last.current = index;
        setSelection((before) => {
            const next = new Map(before);
            const record = recordAt(index);
            if (!isRange && record && next.delete(record.id)) return next;
            for (let at = Math.min(from, index); at <= Math.max(from, index); ++at) {
                const one = recordAt(at);
                if (one) next.set(one.id, one);
            }
            return next;
        });
    }, []);

    const clear = useCallback(() => setSelection(nothing), []);
    const selectAll = useCallback(async () => {
        setIsReading(true);
        try {
            const all = await latest.current.readAll();
            setSelection((before) =>
                before.size >= all.length ? nothing : new Map(all.map((record) => [record.id, record])),
            );
        } catch (error) {
            tellFailure(error);
        } finally {
            setIsReading(false);
        }
    }, []);

    return { selection, isReading, select, selectAll: () => void selectAll(), clear };
}
