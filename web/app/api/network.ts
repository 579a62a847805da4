// Whether the server can be reached, as the last request found, and since when not.
import { useSyncExternalStore } from "react";

export interface Network {
    isReachable: boolean;
    since: number; // when that began
    lastAnswer: number; // when the server last answered
}

let state: Network = { isReachable: true, since: Date.now(), lastAnswer: Date.now() };
const listeners = new Set<() => void>();

export function noteAnswer(isReachable: boolean): void {
    const now = Date.now();
    const hasChanged = state.isReachable !== isReachable;
    if (!hasChanged && !isReachable) return;
    state = {
        isReachable,
        since: hasChanged ? now : state.since,
        lastAnswer: isReachable ? now : state.lastAnswer,
    };
    // An answer while all is well changes nothing that is shown.
    if (hasChanged) for (const listener of listeners) listener();
}

export function network(): Network {
    return state;
}

function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
}

export function useNetwork(): Network {
    return useSyncExternalStore(subscribe, network);
}
