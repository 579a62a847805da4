// A clock that all timers of a page share: each is drawn again only when its own text has changed.
import { useSyncExternalStore } from "react";
import { serverNow } from "../api/server_clock";

const everyMs = 1_000;
const listeners = new Set<() => void>();
let now = serverNow();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    timer ??= setInterval(() => {
        now = serverNow();
        for (const one of listeners) one();
    }, everyMs);
    return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
    };
}

// What the time makes of it: a text or a number.
export function useTicks<T extends string | number | boolean>(textAt: (now: number) => T): T {
    return useSyncExternalStore(subscribe, () => {
        if (timer === undefined) now = serverNow();
        return textAt(now);
    });
}
