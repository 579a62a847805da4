// Whether a hand is inside a live list, by pointer or focus, so that nothing in it should move.
import { useEffect, useMemo, useRef, useState, type FocusEvent, type PointerEvent } from "react";

export interface Hold {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: () => void;
}

// The handlers are for the element around the list.
export function useHeld(): [boolean, Hold] {
    const [isUnderPointer, setIsUnderPointer] = useState(false);
    const [isFocused, setIsFocused] = useState(false);
    const place = useRef<Element | null>(null);
    const hold = useMemo(
        () => ({
            onPointerEnter: ({ currentTarget }: PointerEvent) => {
                place.current = currentTarget;
                setIsUnderPointer(true);
            },
            onPointerLeave: () => setIsUnderPointer(false),
            // A tap leaves the focus behind; only one that is seen holds the list.
            onFocus: ({ currentTarget, target }: FocusEvent) => {
                place.current = currentTarget;
                setIsFocused(target.matches(":focus-visible"));
            },
            onBlur: () => setIsFocused(false),
        }),
        [],
    );
    // What was pointed at or focused may have been taken away, of which browsers tell nothing.
    useEffect(() => {
        if (isUnderPointer && place.current?.matches(":hover") !== true) setIsUnderPointer(false);
        if (isFocused && place.current?.matches(":focus-within") !== true) setIsFocused(false);
    });
    return [isUnderPointer || isFocused, hold];
}
