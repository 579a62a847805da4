// Keeps a live list still while a pointer or the focus is inside it, so that nothing moves away under a
// hand. What is new waits behind a pill; what changed changes in its place.
import { useCallback, useRef, useState } from "react";
import { useHeld, type Hold } from "../live/use_held";

export interface Placed<T> {
    item: T;
    group: string;
}

export interface CalmList<T> {
    shown: Placed<T>[];
    waiting: number; // how many are new and not shown yet
    reveal: () => void;
    hold: Hold; // for the element around the list
}

interface Place {
    id: string;
    group: string;
}

// `items` have a group, or none when they belong here no more.
export function useCalmList<T extends { id: string }>(
    items: T[] | undefined,
    groupOf: (item: T) => string | undefined,
): CalmList<T> {
    const [isHeld, hold] = useHeld();
    const places = useRef<Place[]>([]);
    const known = useRef(new Map<string, T>());
    const [, setRevealed] = useState(0);

    const current = items ?? [];
    for (const item of current) known.current.set(item.id, item);
    const asIs = (): Place[] =>
        current.flatMap((item) => {
            const group = groupOf(item);
            return group === undefined ? [] : [{ id: item.id, group }];
        });
    if (!isHeld || places.current.length === 0) places.current = asIs();

    const shown = places.current.flatMap(({ id, group }) => {
        const item = known.current.get(id);
        return item ? [{ item, group }] : [];
    });
    const ids = new Set(places.current.map(({ id }) => id));
    const waiting = current.filter((item) => !ids.has(item.id) && groupOf(item) !== undefined).length;

    const latest = useRef(asIs);
    latest.current = asIs;
    const reveal = useCallback(() => {
        places.current = latest.current();
        setRevealed((count) => count + 1);
    }, []);
    return { shown, waiting, reveal, hold };
}
