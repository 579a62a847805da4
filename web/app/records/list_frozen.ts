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
        let isUnderPointer = false;
        const note = (isFocused: boolean) => {
            isHeldNow.current = isUnderPointer || isFocused;
            setIsHeld(isHeldNow.current);
        };
        // A focused row that goes tells nobody, so what has the focus is looked at each time.
        const notePointer = ({ type }: Event) => {
            isUnderPointer = type === "pointerenter";
            note(element.contains(document.activeElement));
        };
        const goIn = () => note(true);
        const goOut = ({ relatedTarget }: FocusEvent) =>
            note(relatedTarget instanceof Node && element.contains(relatedTarget));
        const look = () => isHeldNow.current && note(element.contains(document.activeElement));
        element.addEventListener("pointerenter", notePointer);
        element.addEventListener("pointerleave", notePointer);
        element.addEventListener("focusin", goIn);
        element.addEventListener("focusout", goOut);
        document.addEventListener("focusin", look);
        return () => {
            element.removeEventListener("pointerenter", notePointer);
            element.removeEventListener("pointerleave", notePointer);
            element.removeEventListener("focusin", goIn);
            element.removeEventListener("focusout", goOut);
            document.removeEventListener("focusin", look);
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
