// The one-time token of an address such as /reset#token=…. It leaves the address bar and the history
// before anything else happens, and stays in the memory of this page alone.
import { useSyncExternalStore } from "react";

const places = ["/setup", "/reset"];
const tokens = new Map<string, string>();
const listeners = new Set<() => void>();

const place = () => location.pathname.replace(/\/$/, "");
const tokenIn = (part: string) => new URLSearchParams(part.slice(1)).get("token") ?? "";

function take(): void {
    const token = tokenIn(location.hash) || tokenIn(location.search);
    if (token === "" || !places.includes(place())) return;
    tokens.set(place(), token);
    history.replaceState(history.state, "", place());
    for (const listener of listeners) listener();
}

take();
// Somebody may open another link in the same tab.
addEventListener("hashchange", take);

function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
}

export function useAddressToken(): string {
    return useSyncExternalStore(subscribe, () => tokens.get(place()) ?? "");
}

export function forgetAddressToken(): void {
    tokens.clear();
}
