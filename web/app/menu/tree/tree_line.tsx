// One line of the tree.
import { useDraggable } from "@dnd-kit/core";
import { IconChevronDown, IconChevronRight } from "@tabler/icons-react";
import type { CSSProperties, ReactNode } from "react";
import { useDropLook } from "../arrange/drop_at";
import type { TreeNode } from "./tree_nodes";

interface Props {
    node: TreeNode;
    isActive: boolean;
    isSelected: boolean;
    isLifted: boolean;
    isTarget: boolean; // what is lifted would go into it
    canMove: boolean;
    field: ReactNode; // while it is renamed
    choose: () => void;
    toggle: () => void;
}

export const nodeId = (id: string) => `menu-node-${id}`;

export function TreeLine({ node, isActive, isSelected, isLifted, isTarget, canMove, field, choose, toggle }: Props) {
    const { id, kind, name, depth, count, hasParts, isOpen, size, position } = node;
    const { setNodeRef, listeners } = useDraggable({ id, data: { kind, id, name, from: node.parent }, disabled: !canMove || Boolean(field) });
    const drop = useDropLook(id);
    const look = ["tree-line", isActive && "active", isSelected && "selected", isLifted && "lifted", isTarget && "target"];
    const Chevron = isOpen ? IconChevronDown : IconChevronRight;
    return (
        <div
            ref={setNodeRef}
            id={nodeId(id)}
            role="treeitem"
            className={look.filter(Boolean).join(" ") + drop}
            aria-level={depth}
            aria-setsize={size}
            aria-posinset={position}
            aria-selected={isSelected}
            aria-expanded={hasParts ? isOpen : undefined}
            style={{ "--depth": depth - 1 } as CSSProperties}
            data-drop={`${kind} ${id}`}
            onClick={choose}
            {...listeners}
        >
            <span
                className="tree-mark"
                aria-hidden
                onClick={(event) => {
                    event.stopPropagation();
                    if (hasParts) toggle();
                    else choose();
                }}
            >
                {hasParts && <Chevron size={14} />}
            </span>
            {field || (
                <>
                    <span className="tree-name" translate="no">
                        {name}
                    </span>
                    <span className="tree-count">{count}</span>
                </>
            )}
        </div>
    );
}
