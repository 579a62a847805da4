// The unsaved cells of the workbench: one store for all categories, so that all is saved together.
import { createContext, useContext, useSyncExternalStore } from "react";
import { Edits } from "./edits";

export const EditsContext = createContext<Edits>(new Edits());

export function useEdits(): Edits {
    return useContext(EditsContext);
}

// Draws again with every change of them.
export function useEditsVersion(edits: Edits): number {
    return useSyncExternalStore(edits.subscribe, edits.version);
}
