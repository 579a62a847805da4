// The keys of the grid, as spreadsheet programs have them.
import type { KeyboardEvent } from "react";
import type { At, Selected } from "../sheet/block";

export interface GridKeys {
    selected: Selected;
    rows: number; // with the one for adding
    columns: number;
    pageRows: number;
    select: (at: At, extend?: boolean) => void;
    edit: (text?: string) => void; // with what was typed, or as it is
    clear: () => void;
    fillDown: () => void;
    undo: () => boolean; // whether there was anything
    redo: () => void;
    open: (row: number) => void;
    lift: (row: number) => boolean; // whether it can be moved
    leave: () => void;
}

const steps: Record<string, [number, number]> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
};

function onControl(event: KeyboardEvent, keys: GridKeys): boolean {
    const { at } = keys.selected;
    switch (event.key.toLowerCase()) {
        case "z":
            if (event.shiftKey) keys.redo();
            else return keys.undo();
            return true;
        case "y":
            keys.redo();
            return true;
        case "d":
            keys.fillDown();
            return true;
        case "a":
            keys.select({ row: 0, column: 0 });
            keys.select({ row: keys.rows - 1, column: keys.columns - 2 }, true);
            return true;
        case "home":
            keys.select({ row: 0, column: 0 }, event.shiftKey);
            return true;
        case "end":
            keys.select({ row: keys.rows - 1, column: at.column }, event.shiftKey);
            return true;
        case "arrowup":
            keys.select({ ...at, row: 0 }, event.shiftKey);
            return true;
        case "arrowdown":
            keys.select({ ...at, row: keys.rows - 1 }, event.shiftKey);
            return true;
        case "arrowleft":
            keys.select({ ...at, column: 0 }, event.shiftKey);
            return true;
        case "arrowright":
            keys.select({ ...at, column: keys.columns - 1 }, event.shiftKey);
            return true;
        default:
            return false;
    }
}

export function onTab(event: KeyboardEvent, { selected: { at }, rows, columns, select }: GridKeys): boolean {
    const next = at.row * columns + at.column + (event.shiftKey ? -1 : 1);
    if (next < 0 || next >= rows * columns) return false;
    select({ row: Math.floor(next / columns), column: next % columns });
    return true;
}

function onPlain(event: KeyboardEvent, keys: GridKeys): boolean {
    const { at } = keys.selected;
    const step = steps[event.key];
    if (step) {
        keys.select({ row: at.row + step[0], column: at.column + step[1] }, event.shiftKey);
        return true;
    }
    switch (event.key) {
        case "Home":
            keys.select({ ...at, column: 0 }, event.shiftKey);
            return true;
        case "End":
            keys.select({ ...at, column: keys.columns - 1 }, event.shiftKey);
            return true;
        case "PageUp":
            keys.select({ ...at, row: at.row - keys.pageRows }, event.shiftKey);
            return true;
        case "PageDown":
            keys.select({ ...at, row: at.row + keys.pageRows }, event.shiftKey);
            return true;
        case "Enter":
        case "F2":
            if (at.column === keys.columns - 1) keys.open(at.row);
            else keys.edit();
            return true;
        case "Delete":
        case "Backspace":
            keys.clear();
            return true;
        case "Escape":
            keys.leave();
            return true;
        case " ":
            if (at.column === keys.columns - 1) keys.open(at.row);
            else if (at.column !== 0 || !keys.lift(at.row)) return false;
            return true;
        default:
            return false;
    }
}

export function onGridKey(event: KeyboardEvent, keys: GridKeys): boolean {
    if (event.ctrlKey || event.metaKey) return onControl(event, keys);
    if (event.altKey) return false;
    if (event.key === "Tab") return onTab(event, keys);
    if (onPlain(event, keys)) return true;
    if ([...event.key].length !== 1 || keys.selected.at.column === keys.columns - 1) return false;
    keys.edit(event.key);
    return true;
}
