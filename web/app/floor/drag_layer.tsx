// Dragging with a mouse or a finger: tables, checks and lines, onto tables and checks. Where it would go is found
// under the pointer: those places say in data-drop what they are.
import { DndContext, DragOverlay, type Active, type DragStartEvent } from "@dnd-kit/core";
import { createContext, useCallback, useContext, useMemo, useRef, useState, type ReactNode } from "react";
import { besidePointer, scrollsPlaces, useDragSensors, usePointer } from "../shell/dragging";
import { useWords } from "../words";
import { useCarry, type Drop } from "./carry";
import { nameOf, type Load } from "./moves";
import type { Floor } from "./use_floor";

// "": nothing is dragged, or over no such place.
export const OverContext = createContext("");

// The look of a place that what is dragged would go to.
export function useOver(place: string): string {
    return useContext(OverContext) === place ? "over" : "";
}

export const DraggedContext = createContext<Load | null>(null);

function dropOf(place: string, { room, byId }: Floor): Drop | null {
    if (place === "split") return place;
    const [kind, id = ""] = place.split(" ");
    const table = kind === "table" ? room.tables.get(id) : undefined;
    if (table) return { table };
    const check = kind === "check" ? byId.get(id) : undefined;
    return check ? { check } : null;
}

function placeUnder(x: number, y: number): string {
    const element = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]");
    return element?.dataset["drop"] ?? "";
}

export function labelOf({ check, lines }: Load, say: { lines: (count: number) => string }): string {
    return lines ? say.lines(lines.length) : nameOf(check);
}

// What a drop did is told by itself.
function useSaid() {
    const { floor: say } = useWords();
    return useMemo(() => {
        const labelled = ({ active }: { active: Active }) => labelOf(active.data.current as Load, say);
        const nothing = () => undefined;
        return {
            screenReaderInstructions: { draggable: say.dragHelp },
            announcements: {
                onDragStart: (event: { active: Active }) => say.takenUp(labelled(event)),
                onDragOver: nothing,
                onDragEnd: nothing,
                onDragCancel: () => say.putBack,
            },
            restoreFocus: false,
        };
    }, [say]);
}

export function DragLayer({ floor, children }: { floor: Floor; children: ReactNode }) {
    const { floor: say } = useWords();
    const { put } = useCarry();
    const accessibility = useSaid();
    const [dragged, setDragged] = useState<Load | null>(null);
    const [over, setOver] = useState("");
    const under = useRef("");
    const sensors = useDragSensors();
    const look = useCallback((x: number, y: number) => {
        under.current = placeUnder(x, y);
        setOver(under.current);
    }, []);
    usePointer(dragged !== null, look);
    const end = () => {
        setDragged(null);
        setOver("");
        under.current = "";
    };
    return (
        <DndContext
            sensors={sensors}
            autoScroll={scrollsPlaces}
            accessibility={accessibility}
            onDragStart={({ active }: DragStartEvent) => setDragged(active.data.current as Load)}
            onDragCancel={end}
            onDragEnd={() => {
                const drop = dropOf(under.current, floor);
                if (dragged && drop) put(dragged, drop);
                end();
            }}
        >
            <OverContext value={over}>
                <DraggedContext value={dragged}>{children}</DraggedContext>
            </OverContext>
            <DragOverlay dropAnimation={null} className="floor-drag-over" modifiers={[besidePointer]}>
                {dragged && <span className="floor-dragged">{labelOf(dragged, say)}</span>}
            </DragOverlay>
        </DndContext>
    );
}
