// Whether a hand is inside a live list, by pointer or focus, so that nothing in it should move.
import { useMemo, useState, type FocusEvent } from "react";

export interface Hold {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: () => void;
}

// The handlers are for the element around the list.
export function useHeld(): [boolean, Hold] {
    const [isUnderPointer, setIsUnderPointer] = useState(false);
    const [isFocused, setIsFocused] = useState(false);
    const hold = useMemo(
        () => ({
            onPointerEnter: () => setIsUnderPointer(true),
            onPointerLeave: () => setIsUnderPointer(false),
            // A tap leaves the focus behind; only one that is seen holds the list.
            onFocus: ({ target }: FocusEvent) => setIsFocused(target.matches(":focus-visible")),
            onBlur: () => setIsFocused(false),
        }),
        [],
    );
    return [isUnderPointer || isFocused, hold];
}
