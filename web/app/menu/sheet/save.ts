// What is to be written: one entry for each changed record, all in one bulk.
import { Failure, send } from "../../api/client";
import type { StoredRecord } from "../../api/descriptions";
import { keepRecord } from "../../records/cache";
import type { Menu } from "../menu_index";
import type { MenuItem, Modifier } from "../menu_records";
import { readChanged } from "../use_menu";
import { isContested, isNew, type Change, type Edits } from "./edits";
import { idOfSize, isPrice, nameColumn, rowById, sizeOf, storedValue, type Row } from "./rows";
import type { Value } from "./price_text";

export interface Entry {
    kind: string;
    id: string;
    revision?: number;
    [field: string]: unknown;
}
export interface Saving {
    entries: Entry[];
    changes: Saved[]; // cells that the entries write
    columns: string[][]; // of each entry: the size of each of its prices, for what is refused
}
export interface Saved extends Change {
    before: Value;
    value: Value;
    name: string; // of the row
}

interface Sized {
    servingSizeLevel?: string;
    price?: number;
}

// All that the record has stays as it is, but for the cells that were changed.
function mergedPrices(record: Row["record"], cells: Map<string, number | null>): Sized[] {
    const { prices, servingSizeLevels } = (record ?? {}) as Partial<MenuItem & Modifier>;
    const stored: Sized[] = prices
        ? prices.map(({ servingSizeLevel, price }) => ({
              ...(servingSizeLevel ? { servingSizeLevel } : {}),
              ...(price === undefined ? {} : { price }),
          }))
        : (servingSizeLevels ?? []).map((entry) =>
              typeof entry === "string" ? { servingSizeLevel: entry } : { ...entry, servingSizeLevel: idOfSize(entry) },
          );
    const rest = new Map(cells);
    const kept = stored.flatMap((entry) => {
        const size = entry.servingSizeLevel ?? "";
        const wanted = rest.get(size);
        if (wanted === undefined) return [entry];
        rest.delete(size);
        return wanted === null ? [] : [{ ...entry, price: wanted }];
    });
    const added = [...rest].flatMap(([size, price]) =>
        price === null ? [] : [{ ...(size === "" ? {} : { servingSizeLevel: size }), price }],
    );
    return [...kept, ...added];
}

function placeFields(menu: Menu, { kind, place }: Row): Record<string, unknown> {
    if (kind === "modifier") return { modifyWith: place };
    const category = menu.category(place);
    return category?.parent ? { category: category.parent, subCategory: place } : { category: place };
}

// Without cells that were not understood, that somebody else changed, or that are as they are stored.
export function savingOf(menu: Menu, edits: Edits): Saving {
    const saving: Saving = { entries: [], changes: [], columns: [] };
    for (const [id, cells] of edits.rows) {
        const row = rowById(menu, id, edits);
        if (!row || (isNew(id) && (cells.get(nameColumn)?.value ?? "") === "")) continue;
        const name = String(cells.get(nameColumn)?.value || row.name);
        const good: Saved[] = [];
        const prices = new Map<string, number | null>();
        for (const [column, edit] of cells) {
            const before = storedValue(row, column);
            const isPlace = column !== nameColumn && !isPrice(column);
            if (edit.problem || (!isPlace && (edit.value === before || isContested(edit, before)))) continue;
            good.push({ row: id, column, edit, before, value: edit.value, name });
            if (isPrice(column)) prices.set(sizeOf(column), edit.value as number | null);
        }
        if (good.length === 0 || (isNew(id) && cells.get(nameColumn)?.problem)) continue;
        const merged = prices.size > 0 ? mergedPrices(row.record, prices) : undefined;
        saving.entries.push({
            kind: row.kind,
            id,
            ...(row.record ? { revision: row.record.revision } : placeFields(menu, row)),
            ...(good.some(({ column }) => column === nameColumn) ? { name } : {}),
            ...(merged ? { [row.kind === "menuItem" ? "prices" : "servingSizeLevels"]: merged } : {}),
        });
        saving.changes.push(...good);
        saving.columns.push((merged ?? []).map(({ servingSizeLevel = "" }) => servingSizeLevel));
    }
    return saving;
}

export interface Written {
    step?: string;
    ids?: Record<string, string>; // of new records, by their temporary ones
    records: { kind: string; id: string; isNew: boolean }[];
}

export async function write(store: string, entries: Entry[], once?: string): Promise<Written> {
    const { data } = await send<Written>("POST", `/v1/svc/store/${store}/bulk`, {
        body: { records: entries },
        ...(once === undefined ? {} : { once }),
    });
    await readChanged(store, data.records);
    return data;
}

export async function undoStep(store: string, { step, records }: Written): Promise<void> {
    await send("POST", `/v1/svc/store/${store}/step/${step}/undo`);
    await readChanged(store, records);
}

// Others were faster: what they wrote is shown, and nothing of theirs is replaced.
export function learnNewer(error: unknown): boolean {
    if (!(error instanceof Failure) || error.code !== "revision_mismatch") return false;
    const stale = (error.body["records"] ?? []) as { kind: string; current?: StoredRecord }[];
    for (const { kind, current } of stale) if (current) keepRecord(kind, current);
    return stale.length > 0;
}

// What the server says of entries, at the cells that it is about. Null: of something else.
export function refusedCells(error: unknown, { entries, columns, changes }: Saving): Change[] | null {
    if (!(error instanceof Failure)) return null;
    const found: Change[] = [];
    for (const [path, said] of Object.entries(error.errors)) {
        const [, at = "", field = ""] = /^records\[(\d+)\]\.?(.*)$/.exec(path) ?? [];
        const entry = entries[Number(at)];
        const [, nth] = /^(?:prices|servingSizeLevels)\[(\d+)\]/.exec(field) ?? [];
        const column = nth === undefined ? nameColumn : `price:${columns[Number(at)]?.[Number(nth)] ?? ""}`;
        const cells = changes.filter(({ row }) => row === entry?.id);
        const cell = at === "" ? undefined : (cells.find((one) => one.column === column) ?? cells.find((one) => one.column !== "place"));
        if (!cell?.edit) return null;
        found.push({ row: cell.row, column: cell.column, edit: { ...cell.edit, problem: { said } } });
    }
    return found.length > 0 ? found : null;
}
