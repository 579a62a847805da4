// While a pointer or the focus is inside a list, its order does not change under it: what others do is
// counted, and shown when asked for, or when the person has left.
import { useCallback, useEffect, useRef, useState } from "react";
import { useSession } from "../api/start";
import { useLiveEvents } from "../live/live";
import { holdLists, listsChanged, useMissed } from "./cache";

export interface Frozen {
    ref: (element: HTMLElement | null) => void;
    made: number;
    changed: number;
    isOld: boolean; // something may have changed that nobody told of
    show: () => void;
}

const nothing: ReadonlyMap<string, boolean> = new Map();

export function useFrozen(kind: string): Frozen {
    const { person } = useSession();
    const [element, setElement] = useState<HTMLElement | null>(null);
    const [isHeld, setIsHeld] = useState(false);
    const isHeldNow = useRef(false);
    const [others, setOthers] = useState(nothing); // by id: whether it is new

    useEffect(() => {
        if (!element) return undefined;
        const inside = { pointer: false, focus: false };
        const note = () => {
            isHeldNow.current = inside.pointer || inside.focus;
            setIsHeld(isHeldNow.current);
        };
        const goIn = (event: Event) => {
            inside[event.type === "focusin" ? "focus" : "pointer"] = true;
            note();
        };
        const goOut = (event: PointerEvent | FocusEvent) => {
            const isStaying = event.relatedTarget instanceof Node && element.contains(event.relatedTarget);
            inside[event.type === "focusout" ? "focus" : "pointer"] = isStaying;
            note();
        };
        element.addEventListener("pointerenter", goIn);
        element.addEventListener("pointerleave", goOut);
        element.addEventListener("focusin", goIn);
        element.addEventListener("focusout", goOut);
        return () => {
            element.removeEventListener("pointerenter", goIn);
            element.removeEventListener("pointerleave", goOut);
            element.removeEventListener("focusin", goIn);
            element.removeEventListener("focusout", goOut);
        };
    }, [element]);

    useEffect(() => {
        if (!isHeld) return undefined;
        const release = holdLists(kind);
        return () => {
            release();
            setOthers(nothing);
        };
    }, [isHeld, kind]);

    useLiveEvents(
        (event) => {
            if (!isHeldNow.current || event.by?.id === person.id) return;
            setOthers((before) => new Map(before).set(event.id, before.get(event.id) === true || event.type === "created"));
        },
        [kind],
    );

    const isOld = useMissed(kind);
    const show = useCallback(() => {
        setOthers(nothing);
        void listsChanged(kind);
    }, [kind]);

    const made = [...others.values()].filter(Boolean).length;
    return { ref: setElement, made, changed: others.size - made, isOld, show };
}
