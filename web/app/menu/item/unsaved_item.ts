// What is typed in the item's panel and not saved yet, for the view of guests beside it.
import { useEffect, useRef, useSyncExternalStore } from "react";
import { unreadPaths, type Values } from "../../records/form_values";
import type { RecordForm } from "../../records/form_state";
import { editedWeek } from "./sale_rule";
import type { Week } from "./week";

export interface UnsavedItem {
    id: string;
    edits: Values;
    week: Week | null; // null: sold by another rule
}
let current: UnsavedItem | null = null;
const listeners = new Set<() => void>();

function set(next: UnsavedItem | null): void {
    current = next;
    for (const listener of listeners) listener();
}

// What is no value yet is left out.
export function useKeepUnsaved(id: string, form: RecordForm): void {
    const latest = useRef(form);
    const { edits, isDirty } = form;
    useEffect(() => {
        latest.current = form;
    });
    useEffect(() => {
        const week = editedWeek(latest.current);
        const readable = Object.entries(edits).filter(([name, value]) => unreadPaths(value, name).length === 0);
        set(isDirty ? { id, edits: Object.fromEntries(readable), week } : null);
    }, [id, edits, isDirty]);
    useEffect(() => () => set(null), []);
}

function watch(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
}

export function useUnsavedItem(): UnsavedItem | null {
    return useSyncExternalStore(watch, () => current);
}
