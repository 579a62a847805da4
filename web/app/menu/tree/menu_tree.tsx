// Departments, categories and subcategories, or groups of modifiers, with how much is in each. All of it
// works with keys: arrows move, Space lifts, F2 renames, Insert adds.
import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useId, useMemo, useRef, useState, type KeyboardEvent } from "react";
import { useMay, useStore } from "../../shell/store";
import { useWords } from "../../words";
import type { MenuAddress } from "../address";
import type { Arrange } from "../arrange/use_arrange";
import type { Menu } from "../menu_index";
import { write } from "../sheet/save";
import { useStep } from "../sheet/use_save";
import { NameField } from "./name_field";
import { madeEntry, privilegeFor, renamedEntry, type Nameable } from "./naming";
import { nodeId, TreeLine } from "./tree_line";
import { groupNodesOf, nodesOf, type TreeNode } from "./tree_nodes";
import "./tree.css";

interface Props {
    menu: Menu;
    address: MenuAddress;
    place: string;
    arrange: Arrange;
}

type Naming = { kind: Nameable; parent: string; id?: string };

export function MenuTree({ menu, address, place, arrange }: Props) {
    const { menu: say } = useWords();
    const { id: store } = useStore();
    const may = useMay();
    const step = useStep();
    const help = useId();
    const tree = useRef<HTMLDivElement>(null);
    const isModifiers = address.show === "modifiers";
    const [opened, setOpened] = useState<ReadonlyMap<string, boolean>>(new Map());
    const [active, setActive] = useState(place);
    const [naming, setNaming] = useState<Naming | null>(null);
    const { lifted } = arrange;

    const around = menu.category(place)?.parent ?? place;
    const nodes = useMemo(() => {
        const target = lifted?.spot.parent ?? "";
        const isOpen = (id: string, depth: number) =>
            opened.get(id) ?? (depth === 1 || id === around || id === target || id === naming?.parent || id === menu.category(target)?.parent);
        return isModifiers ? groupNodesOf(menu) : nodesOf(menu, isOpen, say.nowhere);
    }, [menu, isModifiers, opened, around, naming, lifted, say]);
    const at = Math.max(0, nodes.findIndex(({ id }) => id === active));
    const node = nodes[at];

    const choose = ({ id }: TreeNode) => {
        setActive(id);
        address.go(isModifiers ? { group: id } : { category: id });
    };
    const toggle = ({ id, isOpen }: TreeNode, to = !isOpen) => setOpened((before) => new Map(before).set(id, to));
    const focusOn = (to: TreeNode | undefined) => {
        if (!to) return;
        setActive(to.id);
        document.getElementById(nodeId(to.id))?.scrollIntoView({ block: "nearest" });
    };
    const childKind = (): Naming => {
        if (isModifiers) return { kind: "modifierGroup", parent: "" };
        if (!node || node.isFixed) return { kind: "department", parent: "" };
        if (node.kind === "department") return { kind: "category", parent: node.id };
        return { kind: "subcategory", parent: node.kind === "subcategory" ? node.parent : node.id };
    };
    const begin = (what: Naming) => {
        if (!may(privilegeFor(what.kind))) return;
        if (what.parent !== "") setOpened((before) => new Map(before).set(what.parent, true));
        setNaming(what);
    };
    const canMove = ({ kind, isFixed }: TreeNode) => !isFixed && may(privilegeFor(kind as Nameable));
    const rename = (of: TreeNode) => {
        if (!of.isFixed) begin({ kind: of.kind as Nameable, parent: of.parent, id: of.id });
    };

    const named = async (name: string | null) => {
        const what = naming;
        setNaming(null);
        tree.current?.focus();
        if (!what || name === null) return;
        const { kind, parent, id } = what;
        const entry = id === undefined ? madeEntry(menu, kind, name, parent) : renamedEntry(menu, kind, id, name);
        if (!entry) return;
        const text = id === undefined ? say.arrange.made(name) : say.arrange.renamed(name);
        const written = await step(text, () => write(store, [entry]));
        const made = written?.records[0]?.id;
        if (id !== undefined || made === undefined) return;
        setActive(made);
        if (kind !== "department") address.go(isModifiers ? { group: made } : { category: made });
    };

    const onKeyDown = (event: KeyboardEvent) => {
        if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
        if (arrange.onKey(event.key)) return event.preventDefault();
        if (!node && event.key !== "Insert") return;
        switch (event.key) {
            case "ArrowDown":
                focusOn(nodes[at + 1]);
                break;
            case "ArrowUp":
                focusOn(nodes[at - 1]);
                break;
            case "Home":
                focusOn(nodes[0]);
                break;
            case "End":
                focusOn(nodes.at(-1));
                break;
            case "ArrowRight":
                if (node?.hasParts && !node.isOpen) toggle(node);
                else if (node?.hasParts) focusOn(nodes[at + 1]);
                break;
            case "ArrowLeft":
                if (node?.isOpen) toggle(node);
                else focusOn(nodes.find(({ id }) => id === node?.parent));
                break;
            case "Enter":
                if (node) choose(node);
                break;
            case " ":
                if (node && canMove(node)) arrange.lift({ kind: node.kind, id: node.id, name: node.name, from: node.parent });
                break;
            case "F2":
                if (node) rename(node);
                break;
            case "Insert":
            case "+":
                begin(childKind());
                break;
            default:
                return;
        }
        event.preventDefault();
    };

    const fieldFor = (label: string, name = "") => <NameField label={label} name={name} done={(text) => void named(text)} />;
    const isMaking = naming !== null && naming.id === undefined;
    // Below the last line of what it belongs to.
    const after = !isMaking || naming.parent === "" ? -1 : lastIndex(nodes, ({ id, parent }) => id === naming.parent || parent === naming.parent || menu.category(parent)?.department === naming.parent);
    const field = isMaking && (
        <div className="tree-line" role="none" style={{ "--depth": naming.kind === "category" ? 1 : naming.kind === "subcategory" ? 2 : 0 } as React.CSSProperties}>
            <span className="tree-mark" />
            {fieldFor(say.arrange.newOne[naming.kind])}
        </div>
    );
    const department = node?.kind === "department" ? node.id : (menu.category(around)?.department ?? menu.departments[0]?.id);
    const category = node?.isFixed ? "" : node?.kind === "category" ? node.id : node?.kind === "subcategory" ? node.parent : "";
    const offered: Naming[] = isModifiers
        ? [{ kind: "modifierGroup", parent: "" }]
        : [
              { kind: "department", parent: "" },
              ...(department ? [{ kind: "category" as const, parent: department }] : []),
              ...(category ? [{ kind: "subcategory" as const, parent: category }] : []),
          ];

    return (
        <nav className="menu-tree" aria-label={isModifiers ? say.groups : say.tree}>
            <div
                ref={tree}
                className="tree"
                role="tree"
                tabIndex={0}
                aria-label={isModifiers ? say.groups : say.tree}
                aria-describedby={help}
                aria-activedescendant={node ? nodeId(node.id) : undefined}
                onKeyDown={onKeyDown}
            >
                {nodes.map((one, index) => (
                    <TreePart key={one.id} field={index === after ? field : null}>
                        <TreeLine
                            node={one}
                            isActive={index === at}
                            isSelected={one.id === place}
                            isLifted={lifted?.id === one.id}
                            isTarget={lifted?.spot.parent === one.id}
                            canMove={canMove(one)}
                            field={naming?.id === one.id ? fieldFor(say.arrange.name, one.name) : null}
                            choose={() => choose(one)}
                            toggle={() => toggle(one)}
                        />
                    </TreePart>
                ))}
                {after < 0 && field}
            </div>
            <p id={help} className="visually-hidden">
                {say.arrange.help}
            </p>
            <div className="tree-adds">
                {offered
                    .filter(({ kind }) => may(privilegeFor(kind)))
                    .map((what) => (
                        <Button key={what.kind} variant="subtle" size="compact-sm" leftSection={<IconPlus size={14} aria-hidden />} onClick={() => begin(what)}>
                            {say.arrange.newOne[what.kind]}
                        </Button>
                    ))}
            </div>
        </nav>
    );
}

function lastIndex(nodes: TreeNode[], fits: (node: TreeNode) => boolean): number {
    return nodes.reduce((last, node, at) => (fits(node) ? at : last), -1);
}

function TreePart({ children, field }: { children: React.ReactNode; field: React.ReactNode }) {
    return (
        <>
            {children}
            {field}
        </>
    );
}
