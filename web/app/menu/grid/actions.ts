// What keys and the clipboard do to the cells of a grid, as changes that are one step each.
import type { Formats } from "../../formats/formats";
import { filledDown, pasted, type At, type Block } from "../sheet/block";
import { isNew, placeColumn, type Change, type Edit, type Edits } from "../sheet/edits";
import { plainAmount, understoodName, understoodPrice, type Understood, type Value } from "../sheet/price_text";
import { nameColumn, storedValue, type Row, type Sheet } from "../sheet/rows";
import { textOfBlock } from "../sheet/tsv";

export interface Cells {
    sheet: Sheet;
    edits: Edits;
    formats: Formats;
    may: (column: string) => boolean;
}

export const saleColumn = "sale";

// Name, prices, on sale.
export function columnKey({ columns }: Sheet, column: number): string {
    return column === 0 ? nameColumn : (columns[column - 1]?.key ?? saleColumn);
}

export function columnCount({ columns }: Sheet): number {
    return columns.length + 2;
}

export function editAt({ sheet, edits }: Cells, { row, column }: At): Edit | undefined {
    const id = sheet.rows[row]?.id;
    return id === undefined ? undefined : edits.of(id)?.get(columnKey(sheet, column));
}

// As it is put on the clipboard.
export function plainText(cells: Cells, at: At): string {
    const { sheet, formats } = cells;
    const row = sheet.rows[at.row];
    const key = columnKey(sheet, at.column);
    if (!row || key === saleColumn) return "";
    const edit = editAt(cells, at);
    if (edit?.problem) return edit.text;
    const value = edit ? edit.value : storedValue(row, key);
    return typeof value === "number" ? plainAmount(value, formats.decimals) : (value ?? "");
}

export function copied(cells: Cells, { top, bottom, left, right }: Block): string {
    const lines = [];
    for (let row = top; row <= bottom; ++row) {
        const line = [];
        for (let column = left; column <= right; ++column) line.push(plainText(cells, { row, column }));
        lines.push(line);
    }
    return textOfBlock(lines);
}

function understood(column: string, text: string, formats: Formats): Understood {
    return column === nameColumn ? understoodName(text) : understoodPrice(text, formats.parseAmount);
}

function changeOfRow({ edits, formats }: Cells, row: Row, column: string, text: string): Change {
    const stored = storedValue(row, column);
    const kept = edits.of(row.id)?.get(column);
    const found = understood(column, text, formats);
    const isStored = found.problem === undefined && found.value === stored && !isNew(row.id);
    const edit = isStored ? undefined : { ...found, base: kept ? kept.base : stored };
    return { row: row.id, column, edit };
}

export function isChangeable({ sheet, may }: Cells, column: number): boolean {
    const key = columnKey(sheet, column);
    return key !== saleColumn && may(key);
}

// In the row below the last one, a name makes a row.
export function typed(cells: Cells, at: At, text: string): Change[] {
    const { sheet } = cells;
    const row = sheet.rows[at.row];
    if (!isChangeable(cells, at.column)) return [];
    if (row) return [changeOfRow(cells, row, columnKey(sheet, at.column), text)];
    return text.trim() === "" ? [] : madeRow(cells, [{ column: nameColumn, text }]);
}

function madeRow(cells: Cells, filled: { column: string; text: string }[]): Change[] {
    const { edits, sheet, formats } = cells;
    const row = edits.newRow();
    const place: Change = { row, column: placeColumn, edit: { text: "", value: sheet.place, base: "" } };
    const rest = filled.map(({ column, text }): Change => {
        const base: Value = column === nameColumn ? "" : null;
        return { row, column, edit: { ...understood(column, text, formats), base } };
    });
    return [place, ...rest];
}

export function cleared(cells: Cells, { top, bottom, left, right }: Block): Change[] {
    const { sheet, edits } = cells;
    const changes: Change[] = [];
    for (let row = top; row <= bottom; ++row) {
        const id = sheet.rows[row]?.id;
        if (id !== undefined && isNew(id) && left === 0) {
            // A row that is still to be made goes with its name.
            for (const column of edits.of(id)?.keys() ?? []) changes.push({ row: id, column, edit: undefined });
            continue;
        }
        for (let column = Math.max(left, 1); column <= right; ++column)
            if (id !== undefined) changes.push(...typed(cells, { row, column }, ""));
    }
    return real(cells, changes);
}

// Without those that change nothing.
function real({ edits }: Cells, changes: Change[]): Change[] {
    return changes.filter(({ row, column, edit }) => {
        const kept = edits.of(row)?.get(column);
        return edit !== kept && !(edit && kept && edit.text === kept.text && edit.value === kept.value);
    });
}

export function filled(cells: Cells, block: Block): Change[] {
    const below = { ...block, left: Math.max(block.left, 1) };
    return real(
        cells,
        filledDown(below).flatMap(({ from, to }) => (cells.sheet.rows[to.row] ? typed(cells, to, plainText(cells, from)) : [])),
    );
}

export interface Paste {
    changes: Change[];
    beyond: string[][]; // rows that go below the last one
    first: number; // the column at which those begin
    dropped: number; // columns
    isRefused: boolean; // the person may not change them
}

export function paste(cells: Cells, texts: string[][], block: Block): Paste {
    const { sheet } = cells;
    const last = columnCount(sheet) - 2;
    const all = pasted(texts, block);
    const inside = all.filter(({ row, column }) => row < sheet.rows.length && column <= last);
    const changes = inside.flatMap(({ row, column, text }) => typed(cells, { row, column }, text));
    const width = Math.max(0, ...texts.map((row) => row.length));
    return {
        changes: real(cells, changes),
        beyond: texts.slice(Math.max(0, sheet.rows.length - block.top)).filter((row) => row.some((text) => text.trim() !== "")),
        first: block.left,
        dropped: Math.max(0, block.left + width - 1 - last),
        isRefused: inside.length > 0 && !inside.some(({ column }) => isChangeable(cells, column)),
    };
}

export function pastedBeyond(cells: Cells, { beyond, first }: Paste): Change[] {
    const { sheet } = cells;
    return beyond.flatMap((row) =>
        madeRow(
            cells,
            row.flatMap((text, x) => {
                const key = columnKey(sheet, first + x);
                return key === saleColumn || (key !== nameColumn && text.trim() === "") ? [] : [{ column: key, text }];
            }),
        ),
    );
}
