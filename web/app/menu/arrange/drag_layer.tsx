// Dragging with a mouse or a finger: rows of the grid and nodes of the tree, onto either. Where it would
// go is found under the pointer: those places say in data-drop what they are.
import { DndContext, DragOverlay, type Active, type DragStartEvent } from "@dnd-kit/core";
import { useCallback, useMemo, useRef, useState, type ReactNode } from "react";
import { besidePointer, scrollsPlaces, useDragSensors, usePointer } from "../../shell/dragging";
import { useWords } from "../../words";
import type { Menu } from "../menu_index";
import { DropContext, type DropAt } from "./drop_at";
import { others, parentOf, siblings, type Movable, type Spot } from "./moves";
import type { Arrange, Thing } from "./use_arrange";

interface Props {
    menu: Menu;
    arrange: Arrange;
    children: ReactNode;
}

const above: Partial<Record<Movable, Movable>> = { category: "department", subcategory: "category", modifier: "modifierGroup" };

function takes(menu: Menu, thing: Thing, kind: Movable, id: string): boolean {
    if (thing.kind === "menuItem") return menu.category(id) !== undefined;
    return above[thing.kind] === kind;
}

// The half that the pointer is in says before or after.
function dropUnder(menu: Menu, thing: Thing, x: number, y: number): DropAt | null {
    const place = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]");
    const [kind, id = "", shown = ""] = (place?.dataset["drop"] ?? "").split(" ") as [Movable, string?, string?];
    if (!place || id === thing.id) return null;
    const { top, height } = place.getBoundingClientRect();
    if (kind === thing.kind) {
        const parent = parentOf(menu, kind, id, shown);
        return { id, parent, where: y < top + height / 2 ? "before" : "after" };
    }
    return takes(menu, thing, kind, id) ? { id, parent: id, where: "inside" } : null;
}

function spotFor(menu: Menu, thing: Thing, { id, parent, where }: DropAt): Spot | null {
    const rest = others(menu, thing.kind, parent, thing.id);
    if (where === "inside") return siblings(menu, thing.kind, parent).some((one) => one.id === thing.id) ? null : { parent, index: rest.length };
    const at = rest.findIndex((one) => one.id === id);
    return at < 0 ? null : { parent, index: where === "before" ? at : at + 1 };
}

// The library would say ids otherwise. What a drop did is told by itself.
function useSaid() {
    const { menu } = useWords();
    const { arrange: say } = menu;
    return useMemo(() => {
        const nameOf = ({ active }: { active: Active }) => (active.data.current as Thing).name;
        const nothing = () => undefined;
        return {
            screenReaderInstructions: { draggable: say.help },
            announcements: {
                onDragStart: (event: { active: Active }) => say.lifted(nameOf(event)),
                onDragOver: nothing,
                onDragEnd: nothing,
                onDragCancel: (event: { active: Active }) => say.cancelled(nameOf(event)),
            },
            restoreFocus: false,
        };
    }, [say]);
}

export function DragLayer({ menu, arrange, children }: Props) {
    const accessibility = useSaid();
    const [dragged, setDragged] = useState<Thing | null>(null);
    const [drop, setDrop] = useState<DropAt | null>(null);
    const under = useRef<DropAt | null>(null);
    const sensors = useDragSensors();
    const look = useCallback(
        (x: number, y: number) => {
            const found = dragged && dropUnder(menu, dragged, x, y);
            const was = under.current;
            under.current = found;
            if (found?.id !== was?.id || found?.where !== was?.where) setDrop(found);
        },
        [dragged, menu],
    );
    usePointer(dragged !== null, look);
    const end = () => {
        setDragged(null);
        setDrop(null);
        under.current = null;
    };
    return (
        <DndContext
            sensors={sensors}
            autoScroll={scrollsPlaces}
            accessibility={accessibility}
            onDragStart={({ active }: DragStartEvent) => setDragged(active.data.current as Thing)}
            onDragCancel={end}
            onDragEnd={() => {
                const spot = dragged && under.current && spotFor(menu, dragged, under.current);
                if (dragged && spot) arrange.drop(dragged, spot);
                end();
            }}
        >
            <DropContext value={drop}>{children}</DropContext>
            <DragOverlay dropAnimation={null} className="drag-over" modifiers={[besidePointer]}>
                {dragged && (
                    <span className="dragged-chip" translate="no">
                        {dragged.name}
                    </span>
                )}
            </DragOverlay>
        </DndContext>
    );
}
