// What the tree shows, line by line.
import type { Movable } from "../arrange/moves";
import { nowhere, type Menu } from "../menu_index";

export interface TreeNode {
    id: string;
    kind: Movable;
    name: string;
    depth: number; // from 1
    count: number;
    parent: string;
    hasParts: boolean;
    isOpen: boolean;
    isFixed: boolean; // it is no record: neither named nor moved
    size: number; // of its siblings
    position: number; // among them, from 1
}

export function nodesOf(menu: Menu, isOpen: (id: string, depth: number) => boolean, nameOfNowhere: string): TreeNode[] {
    const nodes: TreeNode[] = [];
    const add = (node: Omit<TreeNode, "isOpen" | "isFixed">) => {
        const open = node.hasParts && isOpen(node.id, node.depth);
        nodes.push({ ...node, isOpen: open, isFixed: node.id === nowhere });
        return open;
    };
    const addCategories = (department: string, depth: number) => {
        const categories = menu.categoriesOf(department);
        categories.forEach(({ id, name }, at) => {
            const parts = menu.subcategoriesOf(id);
            const count = menu.itemsOf(id).length;
            const place = { size: categories.length, position: at + 1, parent: department };
            if (!add({ id, kind: "category", name, depth, count, hasParts: parts.length > 0, ...place })) return;
            parts.forEach((part, nth) =>
                add({
                    id: part.id,
                    kind: "subcategory",
                    name: part.name,
                    depth: depth + 1,
                    count: menu.itemsOf(part.id).length,
                    hasParts: false,
                    parent: id,
                    size: parts.length,
                    position: nth + 1,
                }),
            );
        });
    };
    menu.departments.forEach(({ id, name }, at) => {
        const categories = menu.categoriesOf(id);
        const count = categories.reduce((sum, category) => sum + menu.itemsOf(category.id).length, 0);
        const place = { parent: "", size: menu.departments.length, position: at + 1 };
        if (add({ id, kind: "department", name, depth: 1, count, hasParts: categories.length > 0, ...place })) addCategories(id, 2);
    });
    addCategories("", 1);
    const rest = menu.itemsOf(nowhere).length;
    if (rest > 0)
        add({ id: nowhere, kind: "category", name: nameOfNowhere, depth: 1, count: rest, parent: "", hasParts: false, size: 1, position: 1 });
    return nodes;
}

export function groupNodesOf(menu: Menu): TreeNode[] {
    return menu.groups.map(({ id, name }, at) => ({
        id,
        kind: "modifierGroup",
        name,
        depth: 1,
        count: menu.modifiersOf(id).length,
        parent: "",
        hasParts: false,
        isOpen: false,
        isFixed: false,
        size: menu.groups.length,
        position: at + 1,
    }));
}
