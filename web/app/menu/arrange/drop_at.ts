// Where something that is dragged would go now.
import { createContext, useContext } from "react";

export interface DropAt {
    id: string; // over what the pointer is
    parent: string;
    where: "before" | "after" | "inside";
}

export const DropContext = createContext<DropAt | null>(null);

// The classes of a place that shows it.
export function useDropLook(id: string): string {
    const drop = useContext(DropContext);
    return drop?.id === id ? ` drop-${drop.where}` : "";
}
