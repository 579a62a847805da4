// A person's pin on top of a paired tablet. What the tablet may not do by itself is asked for once
// more with the token of whoever has entered their pin: theirs and nothing else, so that the record of
// what happened names the tablet where the tablet was enough.
import { useSyncExternalStore } from "react";

export interface Entered {
    user: string;
    name: string;
    token: string;
    until: number; // by the clock of this browser
}

// Asks at the screen; null when nobody enters a pin.
type Asker = () => Promise<Entered | null>;

let isPaired = false;
let entered: Entered | null = null;
let ask: Asker | null = null;
let asked: Promise<Entered | null> | null = null;
const watchers = new Set<() => void>();

function keep(next: Entered | null): void {
    entered = next;
    for (const watcher of watchers) watcher();
}

export function setPaired(is: boolean): void {
    isPaired = is;
    if (!is) keep(null);
}
export function isAtPairedDevice(): boolean {
    return isPaired;
}

// Whoever draws the pin pad.
export function whenPinIsNeeded(asker: Asker | null): void {
    ask = asker;
}

export function forgetPin(): void {
    keep(null);
}

// Several requests that need a person at once are asked about once.
export async function tokenOfPerson(): Promise<string | null> {
    if (entered && entered.until > Date.now()) return entered.token;
    keep(null);
    if (!ask) return null;
    asked ??= ask().finally(() => {
        asked = null;
    });
    const next = await asked;
    if (next) keep(next);
    return next?.token ?? null;
}

function watch(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
}
export function useEntered(): Entered | null {
    return useSyncExternalStore(watch, () => entered);
}
