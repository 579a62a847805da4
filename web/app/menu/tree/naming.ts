// Making and renaming what the tree shows.
import type { Movable } from "../arrange/moves";
import type { Menu } from "../menu_index";
import type { Entry } from "../sheet/save";

export type Nameable = Exclude<Movable, "menuItem" | "modifier">;

// A new one goes last, where its siblings are numbered.
export function madeEntry(menu: Menu, kind: Nameable, name: string, parent: string): Entry {
    const last = (all: { priority?: number }[]) => {
        const most = Math.max(0, ...all.map(({ priority }) => priority ?? 0));
        return most > 0 ? { priority: most + 1 } : {};
    };
    switch (kind) {
        case "department":
            return { kind: "department", id: "#1", name, ...last(menu.departments) };
        case "category":
            return { kind: "category", id: "#1", name, level: 1, ...(parent ? { department: parent } : {}), ...last(menu.categoriesOf(parent)) };
        case "subcategory": {
            const department = menu.category(parent)?.department;
            return { kind: "category", id: "#1", name, level: 2, parent, ...(department ? { department } : {}), ...last(menu.subcategoriesOf(parent)) };
        }
        case "modifierGroup":
            return { kind: "modifierGroup", id: "#1", name, ...last(menu.groups) };
    }
}

export function renamedEntry(menu: Menu, kind: Nameable, id: string, name: string): Entry | null {
    const record = kind === "department" ? menu.department(id) : kind === "modifierGroup" ? menu.group(id) : menu.category(id);
    if (!record || record.name === name) return null;
    const of = kind === "department" || kind === "modifierGroup" ? kind : "category";
    return { kind: of, id, revision: record.revision, name };
}

export function privilegeFor(kind: Nameable): string {
    if (kind === "department") return "BO_DEPARTMENTS";
    return kind === "modifierGroup" ? "BO_MODIFIERS" : "BO_CATEGORIES";
}
