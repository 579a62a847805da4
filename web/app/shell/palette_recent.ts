// What was chosen in the palette last, of each store. Only keys are kept: a name of a guest is not left
// behind in the browser.
import type { PaletteEntry } from "./palette_entries";

const most = 5;
const place = (store: string) => `comanda.recent.${store}`;

function recentKeys(store: string): string[] {
    try {
        const kept: unknown = JSON.parse(localStorage.getItem(place(store)) ?? "[]");
        return Array.isArray(kept) ? kept.filter((key): key is string => typeof key === "string") : [];
    } catch {
        return [];
    }
}

export function noteRecent(store: string, entry: PaletteEntry): void {
    if (entry.group === "found" || entry.key === "sign out") return;
    const keys = [entry.key, ...recentKeys(store).filter((key) => key !== entry.key)].slice(0, most);
    try {
        localStorage.setItem(place(store), JSON.stringify(keys));
    } catch {
        // Private windows may refuse; nothing is lost but the order of this list.
    }
}

export function recentEntries(store: string, entries: PaletteEntry[]): PaletteEntry[] {
    const byKey = new Map(entries.map((entry) => [entry.key, entry]));
    return recentKeys(store).flatMap((key): PaletteEntry[] => {
        const entry = byKey.get(key);
        return entry ? [{ ...entry, group: "recent" }] : [];
    });
}
