// Events of the store, all of a frame at once: many may come in a second, and each page is drawn once.
import { useEffect, useRef } from "react";
import { useLiveEvents } from "./live";
import type { LiveEvent } from "./live_event";

const hiddenMs = 250; // frames of a page that nobody sees do not come

export function useBatchedEvents(take: (events: LiveEvent[]) => void, kinds: readonly string[]): void {
    const latest = useRef(take);
    const waiting = useRef<LiveEvent[]>([]);
    const cancel = useRef<(() => void) | null>(null);
    useEffect(() => {
        latest.current = take;
    });
    const flush = () => {
        cancel.current?.();
        cancel.current = null;
        const events = waiting.current;
        waiting.current = [];
        if (events.length > 0) latest.current(events);
    };
    useLiveEvents((event) => {
        waiting.current.push(event);
        cancel.current ??= nextFrame(flush);
    }, kinds);
    useEffect(() => () => cancel.current?.(), []);
}

function nextFrame(run: () => void): () => void {
    const frame = requestAnimationFrame(run);
    const timer = setTimeout(run, hiddenMs);
    return () => {
        cancelAnimationFrame(frame);
        clearTimeout(timer);
    };
}
