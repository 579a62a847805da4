// What the tree shows, line by line.
import type { Movable } from "../arrange/moves";
import type { Menu } from "../menu_index";

export interface TreeNode {
    id: string;
    kind: Movable;
    name: string;
    depth: number; // from 1
    count: number;
    parent: string;
    hasParts: boolean;
    isOpen: boolean;
    size: number; // of its siblings
    position: number; // among them, from 1
}

export function nodesOf(menu: Menu, isOpen: (id: string, depth: number) => boolean): TreeNode[] {
    const nodes: TreeNode[] = [];
    const add = (node: Omit<TreeNode, "isOpen">) => {
        const open = node.hasParts && isOpen(node.id, node.depth);
        nodes.push({ ...node, isOpen: open });
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
        size: menu.groups.length,
        position: at + 1,
    }));
}
