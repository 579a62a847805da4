// The menu as it will be when what is lifted is put down where it is now.
import type { Menu } from "../menu_index";
import { others, type Movable, type Spot } from "./moves";

interface Placed {
    kind: Movable;
    id: string;
    spot: Spot;
}

export function previewed(menu: Menu, placed: Placed | null): Menu {
    if (!placed) return menu;
    const { kind, id, spot } = placed;
    const put = <T extends { id: string }>(all: T[], one: T | undefined, index: number): T[] => {
        const rest = all.filter((other) => other.id !== id);
        return one && index >= 0 ? [...rest.slice(0, index), one, ...rest.slice(index)] : rest;
    };
    const among = <T extends { id: string }>(of: (parent: string) => T[], one: T | undefined) => (parent: string) =>
        put(of(parent), parent === spot.parent ? one : undefined, spot.index);
    switch (kind) {
        case "department":
            return { ...menu, departments: put(menu.departments, menu.department(id), spot.index) };
        case "category":
            return { ...menu, categoriesOf: among(menu.categoriesOf, menu.category(id)) };
        case "subcategory":
            return { ...menu, subcategoriesOf: among(menu.subcategoriesOf, menu.category(id)) };
        case "modifierGroup":
            return { ...menu, groups: put(menu.groups, menu.group(id), spot.index) };
        case "modifier":
            return { ...menu, modifiersOf: among(menu.modifiersOf, menu.modifier(id)) };
        case "menuItem":
            return { ...menu, itemsOf: (parent) => put(menu.itemsOf(parent), menu.item(id), indexIn(menu, id, spot, parent)) };
    }
}

// Of a category that shows its subcategories' items below its own. -1: it is not among them.
function indexIn(menu: Menu, id: string, { parent, index }: Spot, shown: string): number {
    const rest = menu.itemsOf(shown).filter((item) => item.id !== id);
    if (shown === parent) return index;
    if (menu.category(parent)?.parent !== shown) return -1;
    const near = others(menu, "menuItem", parent, id);
    const next = near[index];
    const before = near[index - 1];
    if (next) return rest.findIndex((item) => item.id === next.id);
    return before ? rest.findIndex((item) => item.id === before.id) + 1 : rest.length;
}
