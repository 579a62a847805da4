// The sound of something new: two notes, made by the browser. Browsers let a page be heard only after
// somebody has touched it, so that after a reload it is silent until then.
import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";

export type Sound = "waiting" | "on" | "off"; // waiting: until the page is touched

const place = "comanda.sound";
const notes = [
    { hertz: 880, at: 0 },
    { hertz: 1318.5, at: 0.16 },
];
const noteSeconds = 0.32;
const loudness = 0.4;

let context: AudioContext | null = null;
let isWanted = kept();
const watchers = new Set<() => void>();

function kept(): boolean {
    try {
        return localStorage.getItem(place) !== "off";
    } catch {
        return true;
    }
}

function tellWatchers(): void {
    for (const watcher of watchers) watcher();
}

function state(): Sound {
    if (!isWanted) return "off";
    return context?.state === "running" ? "on" : "waiting";
}

// Within a touch.
function begin(): void {
    context ??= new AudioContext();
    context.onstatechange = tellWatchers;
    void context.resume().then(tellWatchers, () => {});
}

function setWanted(wanted: boolean): void {
    isWanted = wanted;
    try {
        localStorage.setItem(place, wanted ? "on" : "off");
    } catch {
        // Private windows may refuse; the page itself remembers.
    }
    tellWatchers();
}

export function ring(): void {
    if (state() !== "on" || !context) return;
    for (const { hertz, at } of notes) {
        const start = context.currentTime + at;
        const volume = context.createGain();
        volume.gain.setValueAtTime(loudness, start);
        volume.gain.exponentialRampToValueAtTime(0.001, start + noteSeconds);
        volume.connect(context.destination);
        const note = context.createOscillator();
        note.frequency.value = hertz;
        note.connect(volume);
        note.start(start);
        note.stop(start + noteSeconds);
    }
}

function watch(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
}

// The state, and what its button does.
export function useSound(): [Sound, () => void] {
    const sound = useSyncExternalStore(watch, state);
    useEffect(() => {
        if (sound !== "waiting") return undefined;
        if (navigator.userActivation?.hasBeenActive) begin();
        addEventListener("pointerdown", begin, { once: true });
        addEventListener("keydown", begin, { once: true });
        return () => {
            removeEventListener("pointerdown", begin);
            removeEventListener("keydown", begin);
        };
    }, [sound]);
    const toggle = useCallback(() => {
        if (state() === "waiting") return begin();
        setWanted(!isWanted);
        if (isWanted) begin();
    }, []);
    return [sound, toggle];
}

// Rings when one comes that was not there before; null while nothing is known. Another `place` has others
// from its beginning.
export function useRing(ids: string[] | null, place = ""): void {
    const known = useRef<{ place: string; ids: Set<string> } | null>(null);
    useEffect(() => {
        if (ids === null) return;
        const before = known.current;
        known.current = { place, ids: new Set(ids) };
        if (before?.place === place && ids.some((id) => !before.ids.has(id))) ring();
    }, [ids, place]);
}
