// What dragging by mouse or finger has in common on all pages.
import { MouseSensor, TouchSensor, useSensor, useSensors, type AutoScrollOptions, type Modifier } from "@dnd-kit/core";
import { useEffect } from "react";

// Pages do not scroll, only places in them do: the document has a height to scroll by while something is
// held over its edge, and all would shift.
export const scrollsPlaces: AutoScrollOptions = {
    canScroll: (element) => element !== document.scrollingElement,
    layoutShiftCompensation: false,
};

// A finger holds a moment first: it may scroll.
export function useDragSensors() {
    return useSensors(
        useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
        useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
    );
}

// What is dragged is shown beside the pointer, so that one sees what is under it.
export const besidePointer: Modifier = ({ activatorEvent, draggingNodeRect, transform }) => {
    if (!activatorEvent || !draggingNodeRect) return transform;
    const pointer = (activatorEvent as TouchEvent).touches?.[0] ?? (activatorEvent as MouseEvent);
    return { ...transform, x: transform.x + pointer.clientX - draggingNodeRect.left + 14, y: transform.y + pointer.clientY - draggingNodeRect.top + 10 };
};

// Looks under the pointer whenever it moves, and whenever something scrolls below it.
export function usePointer(isDragging: boolean, look: (x: number, y: number) => void) {
    useEffect(() => {
        if (!isDragging) return undefined;
        let last: { clientX: number; clientY: number } | undefined;
        const lookAt = (pointer: { clientX: number; clientY: number } | undefined) => {
            last = pointer;
            if (pointer) look(pointer.clientX, pointer.clientY);
        };
        const onTouch = ({ touches: [touch] }: TouchEvent) => lookAt(touch ?? last);
        const onScroll = () => lookAt(last);
        addEventListener("mousemove", lookAt);
        addEventListener("touchmove", onTouch);
        addEventListener("scroll", onScroll, true);
        return () => {
            removeEventListener("mousemove", lookAt);
            removeEventListener("touchmove", onTouch);
            removeEventListener("scroll", onScroll, true);
        };
    }, [isDragging, look]);
}
