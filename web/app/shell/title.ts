// What stands before the title of the page, for those who look at another one: how much waits.
import { useEffect, useSyncExternalStore } from "react";

let waiting = 0;
const watchers = new Set<() => void>();

function set(count: number): void {
    waiting = count;
    for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
}

export function useTitleCount(): number {
    return useSyncExternalStore(watch, () => waiting);
}

// For a page where something may wait.
export function useWaiting(count: number): void {
    useEffect(() => set(count), [count]);
    useEffect(() => () => set(0), []);
}
