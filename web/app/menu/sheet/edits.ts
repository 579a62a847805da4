// The cells that somebody has changed and not saved, with undo and redo. A row is a record, or one that
// is still to be made: those have ids that begin with "#", and an edit that says where they belong.
import type { Problem, Value } from "./price_text";

export interface Edit {
    text: string;
    value: Value;
    base: Value; // what the cell was when it was changed
    problem?: Problem;
}
export type RowEdits = ReadonlyMap<string, Edit>;
export interface Change {
    row: string;
    column: string;
    edit: Edit | undefined; // none: as it is stored
}

export const placeColumn = "place"; // of rows that are still to be made
export const isNew = (row: string) => row.startsWith("#");

const stepsMax = 500;

export class Edits {
    readonly #rows = new Map<string, RowEdits>();
    readonly #records = new Map<string, string>(); // of rows that were made, by their earlier ids
    readonly #listeners = new Set<() => void>();
    #done: Change[][] = []; // what each step has to put back
    #undone: Change[][] = [];
    #version = 0;
    #made = 0;

    subscribe = (listener: () => void): (() => void) => {
        this.#listeners.add(listener);
        return () => this.#listeners.delete(listener);
    };
    version = (): number => this.#version;

    get rows(): ReadonlyMap<string, RowEdits> {
        return this.#rows;
    }
    of(row: string): RowEdits | undefined {
        return this.#rows.get(row);
    }
    get isEmpty(): boolean {
        return this.#rows.size === 0;
    }

    // The row as it is called now.
    nowOf(row: string): string {
        return this.#records.get(row) ?? row;
    }
    newRow(): string {
        return `#${++this.#made}`;
    }
    // Rows to be made in a place, in the order in which they were typed.
    newRows(place: string): string[] {
        return [...this.#rows].flatMap(([row, cells]) => (cells.get(placeColumn)?.value === place ? [row] : []));
    }

    // One step, undone at once.
    apply(changes: Change[]): void {
        if (changes.length === 0) return;
        this.#done.push(this.#put(changes));
        if (this.#done.length > stepsMax) this.#done.shift();
        this.#undone = [];
        this.#tell();
    }
    undo(): Change[] | undefined {
        return this.#move(this.#done, this.#undone);
    }
    redo(): Change[] | undefined {
        return this.#move(this.#undone, this.#done);
    }
    get canUndo(): boolean {
        return this.#done.length > 0;
    }

    // Says something of cells without being a step: a refusal, or which of two values is wanted.
    amend(changes: Change[]): void {
        this.#put(changes);
        this.#tell();
    }
    // These are stored now, those of new rows in the records of `made`. What was typed meanwhile stays, on top of
    // what was saved; there is no way back behind it.
    settle(saved: Change[], made: ReadonlyMap<string, string> = new Map()): void {
        this.#put(
            saved.map(({ row, column, edit }) => {
                const now = this.of(row)?.get(column);
                return { row, column, edit: now && edit && now !== edit ? { ...now, base: edit.value } : undefined };
            }),
        );
        for (const [row, record] of made) {
            this.#records.set(row, record);
            const cells = this.of(row);
            this.#rows.delete(row);
            if (cells) this.#rows.set(record, cells);
        }
        this.#done = [];
        this.#undone = [];
        this.#tell();
    }
    clear(): void {
        this.#rows.clear();
        this.#done = [];
        this.#undone = [];
        this.#tell();
    }

    #put(changes: Change[]): Change[] {
        const before = changes.map(({ row, column }) => ({ row, column, edit: this.of(row)?.get(column) }));
        for (const { row, column, edit } of changes) {
            const cells = new Map(this.of(row));
            if (edit) cells.set(column, edit);
            else cells.delete(column);
            if (cells.size > 0) this.#rows.set(row, cells);
            else this.#rows.delete(row);
        }
        return before.reverse();
    }
    #move(from: Change[][], to: Change[][]): Change[] | undefined {
        const step = from.pop();
        if (!step) return undefined;
        to.push(this.#put(step));
        this.#tell();
        return step;
    }
    #tell(): void {
        this.#version += 1;
        for (const listener of this.#listeners) listener();
    }
}

// Somebody else has changed the cell since, to something else.
export function isContested(edit: Edit, now: Value): boolean {
    return edit.base !== now && edit.value !== now;
}
