// Items and modifiers as rows of the grid, and the sizes of a place as its columns.
import { nowhere, type Menu } from "../menu_index";
import type { Category, MenuItem, Modifier, Size } from "../menu_records";
import { isNew, placeColumn, type Edits } from "./edits";
import type { Value } from "./price_text";

export type RowKind = "menuItem" | "modifier";
export interface Row {
    id: string;
    kind: RowKind;
    name: string;
    prices: ReadonlyMap<string, number>; // by size, "" without one
    record: MenuItem | Modifier | undefined; // none: it is still to be made
    place: string; // the category, subcategory or group that it stands in directly
}
export interface Column {
    key: string; // "name", or "price:" and the size
    size: string;
    label: string;
}

export const nameColumn = "name";
const priceOf = (size: string) => `price:${size}`;
export const isPrice = (column: string) => column.startsWith("price:");
export const sizeOf = (column: string) => column.slice("price:".length);

export function idOfSize(entry: NonNullable<Modifier["servingSizeLevels"]>[number]): string {
    return typeof entry === "string" ? entry : (entry.servingSizeLevel ?? entry.id ?? "");
}

// Rows stay the same objects while their records do, so that only what changed is drawn again.
const known = new WeakMap<object, Row>();

export function rowOfItem(item: MenuItem): Row {
    const kept = known.get(item);
    if (kept) return kept;
    const prices = (item.prices ?? []).flatMap(({ servingSizeLevel = "", price }): [string, number][] =>
        price === undefined ? [] : [[servingSizeLevel, price]],
    );
    const place = item.subCategory || item.category || "";
    const row: Row = { id: item.id, kind: "menuItem", name: item.name, prices: new Map(prices), record: item, place };
    known.set(item, row);
    return row;
}

export function rowOfModifier(modifier: Modifier, group: string): Row {
    const kept = known.get(modifier);
    if (kept && kept.place === group) return kept;
    const prices = (modifier.servingSizeLevels ?? []).flatMap((entry): [string, number][] =>
        typeof entry === "string" || entry.price === undefined ? [] : [[idOfSize(entry), entry.price]],
    );
    const row: Row = { id: modifier.id, kind: "modifier", name: modifier.name, prices: new Map(prices), record: modifier, place: group };
    known.set(modifier, row);
    return row;
}

const noPrices: ReadonlyMap<string, number> = new Map();
const newRows = new Map<string, Row>();

export function newRow(id: string, kind: RowKind, place: string): Row {
    const key = `${id} ${kind} ${place}`;
    const kept = newRows.get(key) ?? { id, kind, name: "", prices: noPrices, record: undefined, place };
    newRows.set(key, kept);
    return kept;
}

export function storedValue(row: Row, column: string): Value {
    return column === nameColumn ? row.name : (row.prices.get(sizeOf(column)) ?? null);
}

// The sizes that the place names and those that its rows have prices in, in the order in which rows have them.
function columnsFor(named: string[], rows: readonly Row[], size: (id: string) => Size | undefined, spare: string): Column[] {
    const longest = rows.reduce<string[]>((best, { prices }) => (prices.size > best.length ? [...prices.keys()] : best), []);
    const all = new Set([...named, ...longest]);
    for (const { prices } of rows) for (const id of prices.keys()) all.add(id);
    if (all.size === 0) all.add(spare);
    const unsized = all.delete("") ? [""] : [];
    return [...unsized, ...all].map((id) => ({ key: priceOf(id), size: id, label: size(id)?.name ?? "" }));
}

// A subcategory has the sizes of its category.
export function sizesOf(menu: Menu, place: Category | undefined): string[] {
    if (!place) return [];
    const own = (place.servingSizeLevels ?? []).map(idOfSize).filter((id) => menu.size(id));
    return own.length > 0 || !place.parent ? own : sizesOf(menu, menu.category(place.parent));
}

export interface Sheet {
    kind: RowKind;
    title: string;
    rows: Row[];
    columns: Column[];
    place: string; // where what is typed is added; "": nowhere
    canSort: boolean;
}

function withNew(rows: Row[], kind: RowKind, place: string, edits: Edits): Row[] {
    const made = edits.newRows(place).map((id) => newRow(id, kind, place));
    return made.length > 0 ? [...rows, ...made] : rows;
}

// Of `nowhere`, too: what is there is only moved to where it belongs.
export function sheetOfCategory(menu: Menu, id: string, edits: Edits, nameOfNowhere: string): Sheet | undefined {
    if (id === nowhere) {
        const rows = menu.itemsOf(nowhere).map(rowOfItem);
        return { kind: "menuItem", title: nameOfNowhere, rows, columns: columnsFor([], rows, menu.size, ""), place: "", canSort: true };
    }
    const place = menu.category(id);
    const department = place ? undefined : menu.department(id);
    if (!place && !department) return undefined;
    const items = place ? menu.itemsOf(id) : menu.categoriesOf(id).flatMap((category) => menu.itemsOf(category.id));
    const stored = items.map(rowOfItem);
    return {
        kind: "menuItem",
        title: (place ?? department)?.name ?? "",
        rows: place ? withNew(stored, "menuItem", id, edits) : stored,
        columns: columnsFor(sizesOf(menu, place), stored, menu.size, ""),
        place: place ? id : "",
        canSort: place !== undefined,
    };
}

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

// Items of the whole menu whose name or number has this text.
export function sheetOfSearch(menu: Menu, sought: string, title: string): Sheet {
    const wanted = plain(sought.trim());
    const found = menu.items.filter((item) => plain(item.name).includes(wanted) || item["pluCode"] === wanted);
    const rows = found.map(rowOfItem).sort((a, b) => a.name.localeCompare(b.name));
    return { kind: "menuItem", title, rows, columns: columnsFor([], rows, menu.size, ""), place: "", canSort: false };
}

// What a modifier costs always has a size.
export function sheetOfGroup(menu: Menu, id: string, edits: Edits): Sheet | undefined {
    const group = menu.group(id);
    if (!group) return undefined;
    const stored = menu.modifiersOf(id).map((modifier) => rowOfModifier(modifier, id));
    const spare = (menu.sizes.find((size) => size.default) ?? menu.sizes[0])?.id ?? "";
    return {
        kind: "modifier",
        title: group.name,
        rows: withNew(stored, "modifier", id, edits),
        columns: columnsFor([], stored, menu.size, spare),
        place: id,
        canSort: true,
    };
}

// A row as it is stored, wherever it stands.
export function rowById(menu: Menu, id: string, edits: Edits): Row | undefined {
    if (isNew(id)) {
        const place = String(edits.of(id)?.get(placeColumn)?.value ?? "");
        return newRow(id, menu.group(place) ? "modifier" : "menuItem", place);
    }
    const item = menu.item(id);
    if (item) return rowOfItem(item);
    const modifier = menu.modifier(id);
    return modifier && rowOfModifier(modifier, known.get(modifier)?.place ?? modifier.modifyWith ?? "");
}

