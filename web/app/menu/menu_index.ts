// The whole menu in one place, with what its pages look up by id.
import type { Category, Department, MenuItem, MenuPart, MenuRecords, Modifier, ModifierGroup, Size, Tax } from "./menu_records";

export interface Menu {
    departments: Department[];
    categories: Category[]; // level 1
    subcategories: Category[];
    items: MenuItem[];
    sizes: Size[];
    modifiers: Modifier[];
    groups: ModifierGroup[];
    taxes: Tax[];
    department: (id: string) => Department | undefined;
    category: (id: string) => Category | undefined; // of both levels
    item: (id: string) => MenuItem | undefined;
    size: (id: string) => Size | undefined;
    modifier: (id: string) => Modifier | undefined;
    group: (id: string) => ModifierGroup | undefined;
    tax: (id: string) => Tax | undefined;
    categoriesOf: (department: string) => Category[]; // "": those without one
    subcategoriesOf: (category: string) => Category[];
    // Of a category with its subcategories, of a subcategory, or of `nowhere`.
    itemsOf: (category: string) => MenuItem[];
    modifiersOf: (group: string) => Modifier[];
}

export const nowhere = "none"; // where items stand that are in no category

export type Parts = { [Part in MenuPart]: MenuRecords[Part][] };

const customSort = "Custom sort";
const byName = new Intl.Collator("en", { sensitivity: "base", numeric: true }).compare;

interface Sorted {
    name: string;
    priority?: number;
}

// As devices show them: by priority, those without one last, then by name.
export function byPriority(a: Sorted, b: Sorted): number {
    const [first, second] = [a.priority ?? Infinity, b.priority ?? Infinity];
    return first === second ? byName(a.name, b.name) : first < second ? -1 : 1;
}

export function sorted<T extends Sorted>(records: T[], order: string | undefined): T[] {
    if (order === "A-Z") return records.sort((a, b) => byName(a.name, b.name));
    if (order === "Z-A") return records.sort((a, b) => byName(b.name, a.name));
    return records.sort(byPriority);
}

export function isCustom(order: string | undefined): boolean {
    return order === customSort;
}

function grouped<T>(records: T[], keysOf: (record: T) => string[]): Map<string, T[]> {
    const groups = new Map<string, T[]>();
    for (const record of records)
        for (const key of new Set(keysOf(record))) {
            const group = groups.get(key);
            if (group) group.push(record);
            else groups.set(key, [record]);
        }
    return groups;
}

export function placesOf({ category, subCategory }: MenuItem): string[] {
    return [category, subCategory].filter((id): id is string => id !== undefined && id !== "");
}

const idOf = (entry: string | { id: string }) => (typeof entry === "string" ? entry : entry.id);

export function indexOf(parts: Parts): Menu {
    const lookup = <T extends { id: string }>(records: T[]) => {
        const byId = new Map(records.map((record) => [record.id, record]));
        return (id: string) => byId.get(id);
    };
    const category = lookup([...parts.category, ...parts.subcategory]);
    const departments = sorted([...parts.department], undefined);
    const known = new Set(departments.map(({ id }) => id));
    const categories = sorted([...parts.category], undefined);
    const ofDepartment = grouped(categories, ({ department }) => [department && known.has(department) ? department : ""]);
    const ofCategory = grouped(parts.subcategory, ({ parent }) => [parent ?? ""]);
    for (const [id, group] of ofCategory) sorted(group, category(id)?.subCategorySort);
    const isShown = (id: string) => {
        const place = category(id);
        return place !== undefined && (place.parent === undefined || category(place.parent) !== undefined);
    };
    const ofPlace = grouped(parts.menuItem, (item) => (placesOf(item).some(isShown) ? placesOf(item) : [nowhere]));
    for (const [id, group] of ofPlace) sorted(group, category(id)?.menuItemSort);
    // Items of subcategories stand together, below those of the category alone.
    for (const { id } of categories) {
        const parts = (ofCategory.get(id) ?? []).map((part) => ofPlace.get(part.id) ?? []);
        const inParts = new Set(parts.flat());
        if (inParts.size > 0) ofPlace.set(id, [...(ofPlace.get(id) ?? []).filter((item) => !inParts.has(item)), ...inParts]);
    }
    const modifier = lookup(parts.modifier);
    const group = lookup(parts.modifierGroup);
    const inGroups = new Map(
        parts.modifierGroup.map((one) => {
            const found = (one.modifiers ?? []).flatMap((entry) => modifier(idOf(entry)) ?? []);
            return [one.id, isCustom(one.alignType) ? found : sorted(found, one.alignType ?? "A-Z")];
        }),
    );
    return {
        departments,
        categories,
        subcategories: parts.subcategory,
        items: parts.menuItem,
        sizes: parts.servingSizeLevel,
        modifiers: parts.modifier,
        groups: sorted([...parts.modifierGroup], undefined),
        taxes: parts.tax,
        department: lookup(parts.department),
        category,
        item: lookup(parts.menuItem),
        size: lookup(parts.servingSizeLevel),
        modifier,
        group,
        tax: lookup(parts.tax),
        categoriesOf: (id) => ofDepartment.get(id) ?? [],
        subcategoriesOf: (id) => ofCategory.get(id) ?? [],
        itemsOf: (id) => ofPlace.get(id) ?? [],
        modifiersOf: (id) => inGroups.get(id) ?? [],
    };
}
