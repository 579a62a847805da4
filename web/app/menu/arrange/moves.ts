// Moving things of the menu: where each may stand, where it stands, and what a move writes.
import { isCustom, nowhere, type Menu } from "../menu_index";
import type { Entry } from "../sheet/save";

export type Movable = "department" | "category" | "subcategory" | "menuItem" | "modifierGroup" | "modifier";
export interface Spot {
    parent: string; // "": of the menu itself
    index: number; // among the others
}
interface Sibling {
    id: string;
    name: string;
    revision: number;
    priority?: number;
}

const customSort = "Custom sort";
const kinds: Record<Movable, string> = {
    department: "department",
    category: "category",
    subcategory: "category",
    menuItem: "menuItem",
    modifierGroup: "modifierGroup",
    modifier: "modifier",
};

// In the order in which they are shown.
export function siblings(menu: Menu, kind: Movable, parent: string): Sibling[] {
    switch (kind) {
        case "department":
            return menu.departments;
        case "category":
            return menu.categoriesOf(parent);
        case "subcategory":
            return menu.subcategoriesOf(parent);
        case "menuItem":
            return parent === nowhere ? menu.itemsOf(nowhere) : menu.itemsOf(parent).filter(({ category, subCategory }) => (subCategory || category) === parent);
        case "modifierGroup":
            return menu.groups;
        case "modifier":
            return menu.modifiersOf(parent);
    }
}

export function parentsFor(menu: Menu, kind: Movable): string[] {
    switch (kind) {
        case "category":
            return menu.departments.map(({ id }) => id);
        case "subcategory":
            return shownCategories(menu);
        case "menuItem":
            return shownCategories(menu).flatMap((id) => [id, ...menu.subcategoriesOf(id).map((part) => part.id)]);
        case "modifier":
            return menu.groups.map(({ id }) => id);
        default:
            return [""];
    }
}

function shownCategories(menu: Menu): string[] {
    return [...menu.departments.map(({ id }) => id), ""].flatMap((id) => menu.categoriesOf(id).map((one) => one.id));
}

export function parentOf(menu: Menu, kind: Movable, id: string, shown: string): string {
    switch (kind) {
        case "category":
            return menu.category(id)?.department ?? "";
        case "subcategory":
            return menu.category(id)?.parent ?? "";
        case "menuItem":
            return placeOfItem(menu, id);
        case "modifier":
            return shown;
        default:
            return "";
    }
}

function placeOfItem(menu: Menu, id: string): string {
    const { subCategory, category } = menu.item(id) ?? {};
    return menu.itemsOf(nowhere).some((one) => one.id === id) ? nowhere : subCategory || category || nowhere;
}

export function nameOfParent(menu: Menu, kind: Movable, parent: string): string {
    if (kind === "category") return menu.department(parent)?.name ?? "";
    return (kind === "modifier" ? menu.group(parent)?.name : menu.category(parent)?.name) ?? "";
}

export function spotOf(menu: Menu, kind: Movable, id: string, shown: string): Spot {
    const parent = parentOf(menu, kind, id, shown);
    return { parent, index: siblings(menu, kind, parent).findIndex((one) => one.id === id) };
}

export function others(menu: Menu, kind: Movable, parent: string, id: string): Sibling[] {
    return siblings(menu, kind, parent).filter((one) => one.id !== id);
}

// What an arrow key does to something that is lifted: up and down among the others and over their ends,
// left and right from place to place. Undefined: there is nothing further.
export function nextSpot(menu: Menu, kind: Movable, id: string, { parent, index }: Spot, key: string): Spot | undefined {
    const parents = parentsFor(menu, kind);
    const at = parents.indexOf(parent);
    const endOf = (one: string) => others(menu, kind, one, id).length;
    const before = parents[at - 1];
    const after = parents[at + 1];
    switch (key) {
        case "ArrowUp":
            if (index > 0) return { parent, index: index - 1 };
            return before === undefined ? undefined : { parent: before, index: endOf(before) };
        case "ArrowDown":
            if (index < endOf(parent)) return { parent, index: index + 1 };
            return after === undefined ? undefined : { parent: after, index: 0 };
        case "ArrowLeft":
            return before === undefined ? undefined : { parent: before, index: endOf(before) };
        case "ArrowRight":
            return after === undefined ? undefined : { parent: after, index: endOf(after) };
        default:
            return undefined;
    }
}

export interface Move {
    entries: Entry[];
    isNowCustom: boolean; // the place is sorted by hand from now on
}

// Siblings are numbered anew from 1, in the order in which they stand then.
export function moved(menu: Menu, kind: Movable, id: string, from: string, to: Spot): Move {
    if (to.parent === nowhere) return { entries: [], isNowCustom: false };
    const place = others(menu, kind, to.parent, id);
    const self = siblings(menu, kind, from).find((one) => one.id === id);
    if (!self) return { entries: [], isNowCustom: false };
    const order = [...place.slice(0, to.index), self, ...place.slice(to.index)];
    const isElsewhere = from !== to.parent;
    if (!isElsewhere && siblings(menu, kind, from).every((one, at) => order[at] === one)) return { entries: [], isNowCustom: false };
    if (kind === "modifier") return movedModifier(menu, self, from, to.parent, order);
    const numbered = order.flatMap((one, at): Entry[] => {
        const priority = at + 1;
        const more = one.id === id && isElsewhere ? placeOf(menu, kind, to.parent) : {};
        if (one.priority === priority && Object.keys(more).length === 0) return [];
        return [{ kind: kinds[kind], id: one.id, revision: one.revision, priority, ...more }];
    });
    const { entries, isNowCustom } = sortedByHand(menu, kind, to.parent);
    return { entries: [...numbered, ...(isElsewhere ? below(menu, kind, id, to.parent) : []), ...entries], isNowCustom };
}

function placeOf(menu: Menu, kind: Movable, parent: string): Record<string, unknown> {
    if (kind === "category") return { department: parent };
    if (kind === "subcategory") return { parent, department: menu.category(parent)?.department };
    const above = menu.category(parent)?.parent;
    return above ? { category: above, subCategory: parent } : { category: parent, subCategory: null };
}

// What is in a category goes with it.
function below(menu: Menu, kind: Movable, id: string, parent: string): Entry[] {
    if (kind === "category")
        return menu.subcategoriesOf(id).map((one) => ({ kind: "category", id: one.id, revision: one.revision, department: parent }));
    if (kind !== "subcategory") return [];
    return menu.itemsOf(id).map((item) => ({ kind: "menuItem", id: item.id, revision: item.revision, category: parent }));
}

function sortedByHand(menu: Menu, kind: Movable, parent: string): Move {
    const field = kind === "menuItem" ? "menuItemSort" : kind === "subcategory" ? "subCategorySort" : undefined;
    const category = field && menu.category(parent);
    if (!category || isCustom(category[field])) return { entries: [], isNowCustom: false };
    const entry = { kind: "category", id: category.id, revision: category.revision, [field]: customSort };
    return { entries: [entry], isNowCustom: true };
}

function movedModifier(menu: Menu, self: Sibling, from: string, to: string, order: Sibling[]): Move {
    const [source, target] = [menu.group(from), menu.group(to)];
    if (!source || !target) return { entries: [], isNowCustom: false };
    const entries: Entry[] = [];
    if (from !== to) {
        const rest = others(menu, "modifier", from, self.id).map(({ id }) => id);
        entries.push({ kind: "modifierGroup", id: from, revision: source.revision, modifiers: rest });
        if (menu.modifier(self.id)?.modifyWith === from)
            entries.push({ kind: "modifier", id: self.id, revision: self.revision, modifyWith: to });
    }
    const ids = order.map(({ id }) => id);
    entries.push({ kind: "modifierGroup", id: to, revision: target.revision, modifiers: ids, alignType: customSort });
    return { entries, isNowCustom: !isCustom(target.alignType) };
}
