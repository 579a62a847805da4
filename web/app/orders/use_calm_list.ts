// Keeps a live list still while a pointer or the focus is inside it, so that nothing moves away under a
// hand: what is new comes at the end of its group, what changed changes in its place.
import { useCallback, useRef, useState } from "react";
import { useHeld, type Hold } from "../live/use_held";

export interface Placed<T> {
    item: T;
    group: string;
}

export interface CalmList<T> {
    shown: Placed<T>[];
    reveal: () => void; // puts everything where it belongs
    hold: Hold; // for the element around the list
}

// `items` have a group, or none when they belong here no more. To be used where they are read: when a list
// is revealed, it shows them as they are then.
export function useCalmList<T extends { id: string }>(
    items: T[] | undefined,
    groupOf: (item: T) => string | undefined,
): CalmList<T> {
    const [isHeld, hold] = useHeld();
    const places = useRef<Placed<T>[]>([]);
    const isRevealing = useRef(false);
    const [, setRevealed] = useState(0);

    const current = items ?? [];
    const asIs = (): Placed<T>[] =>
        current.flatMap((item) => {
            const group = groupOf(item);
            return group === undefined ? [] : [{ item, group }];
        });
    const asHeld = (): Placed<T>[] => {
        const newest = new Map(current.map((item) => [item.id, item]));
        const kept = places.current.map(({ item, group }) => ({ item: newest.get(item.id) ?? item, group }));
        const ids = new Set(kept.map(({ item }) => item.id));
        return [...kept, ...asIs().filter(({ item }) => !ids.has(item.id))];
    };
    places.current = isHeld && !isRevealing.current ? asHeld() : asIs();
    isRevealing.current = false;

    const reveal = useCallback(() => {
        isRevealing.current = true;
        setRevealed((count) => count + 1);
    }, []);
    return { shown: places.current, reveal, hold };
}
