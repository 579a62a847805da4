// A rectangle of cells that is selected: one corner stays, the other moves.

export interface At {
    row: number;
    column: number;
}
export interface Selected {
    at: At; // where the keys act
    anchor: At;
}
export interface Block {
    top: number;
    bottom: number;
    left: number;
    right: number;
}

export function blockBetween({ at, anchor }: Selected): Block {
    return {
        top: Math.min(at.row, anchor.row),
        bottom: Math.max(at.row, anchor.row),
        left: Math.min(at.column, anchor.column),
        right: Math.max(at.column, anchor.column),
    };
}

// One value fills all that is selected; a block is put down from its first cell on.
export function pasted(cells: string[][], { top, bottom, left, right }: Block): { row: number; column: number; text: string }[] {
    const [[only = ""] = []] = cells;
    const isOne = cells.length === 1 && cells[0]?.length === 1;
    if (!isOne) return cells.flatMap((row, y) => row.map((text, x) => ({ row: top + y, column: left + x, text })));
    const all = [];
    for (let row = top; row <= bottom; ++row)
        for (let column = left; column <= right; ++column) all.push({ row, column, text: only });
    return all;
}

// The values of the first row, or of the row above where one row alone is selected.
export function filledDown({ top, bottom, left, right }: Block): { from: At; to: At }[] {
    const source = top === bottom ? top - 1 : top;
    const all = [];
    for (let row = source + 1; row <= bottom; ++row)
        for (let column = left; column <= right; ++column)
            if (source >= 0) all.push({ from: { row: source, column }, to: { row, column } });
    return all;
}
