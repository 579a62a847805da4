// Which prices a raise changes, and to what.
import { raisedPrice, type Raise } from "../sheet/rounding";
import type { Column, Row, Sheet } from "../sheet/rows";
import type { Change } from "../sheet/edits";

export interface Picked {
    rows: Row[];
    columns: Column[];
}
export interface Raised {
    row: Row;
    column: Column;
    before: number;
    after: number | null; // null: it would be below zero
}

export function allOf({ rows, columns }: Sheet): Picked {
    return { rows, columns };
}

export function pricesIn({ rows, columns }: Picked): number {
    return rows.reduce((sum, { prices }) => sum + columns.filter(({ size }) => prices.has(size)).length, 0);
}

// Without those that stay as they are.
export function raisedPrices({ rows, columns }: Picked, raise: Raise, decimals: number): Raised[] {
    return rows.flatMap((row) =>
        columns.flatMap((column): Raised[] => {
            const before = row.prices.get(column.size);
            if (before === undefined || !row.record) return [];
            const after = raisedPrice(before, raise, decimals);
            return after === before ? [] : [{ row, column, before, after }];
        }),
    );
}

export function changesOf(raised: Raised[]): Change[] {
    return raised.flatMap(({ row, column, before, after }) =>
        after === null ? [] : [{ row: row.id, column: column.key, edit: { text: "", value: after, base: before } }],
    );
}
