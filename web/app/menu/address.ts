// What the workbench shows, as the address says it: ?category=…&item=…&panel=item|guest|basket, ?q=… for
// items that are sought, and ?show=modifiers&group=… for modifiers.
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";

export type Panel = "" | "item" | "guest" | "basket";

export interface Place {
    show: "" | "modifiers";
    category: string; // of either level
    group: string; // of modifiers
    item: string;
    panel: Panel;
    sought: string; // in names of items, anywhere on the menu
}
export interface MenuAddress extends Place {
    go: (to: Partial<Place>, replace?: boolean) => void;
}

const panels: Panel[] = ["item", "guest", "basket"];

export function useMenuAddress(): MenuAddress {
    const search = useSearch({ strict: false });
    const navigate = useNavigate();
    const go = useCallback(
        ({ sought, ...to }: Partial<Place>, replace = false) =>
            void navigate({ to: ".", replace, search: (before) => ({ ...before, ...to, ...(sought === undefined ? {} : { q: sought }) }) }),
        [navigate],
    );
    const { show = "", category = "", group = "", item = "", panel = "", q: sought = "" } = search;
    return useMemo(
        () => ({
            show: show === "modifiers" ? "modifiers" : "",
            category,
            group,
            item,
            sought,
            panel: panels.find((one) => one === panel) ?? (item === "" ? "" : "item"),
            go,
        }),
        [show, category, group, item, sought, panel, go],
    );
}
