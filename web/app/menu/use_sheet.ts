// The table of what is chosen: a category, a group of modifiers, or what is sought.
import { useMemo } from "react";
import { useWords } from "../words";
import type { MenuAddress } from "./address";
import { nowhere, type Menu } from "./menu_index";
import type { Edits } from "./sheet/edits";
import { sheetOfCategory, sheetOfGroup, sheetOfSearch, type Sheet } from "./sheet/rows";

export interface Shown {
    sheet: Sheet | undefined;
    place: string; // "": nothing is chosen
    isModifiers: boolean;
}

function firstCategory(menu: Menu): string {
    const ids = [...menu.departments.map(({ id }) => id), ""];
    const [first] = ids.flatMap((id) => menu.categoriesOf(id));
    return first?.id ?? (menu.itemsOf(nowhere).length > 0 ? nowhere : "");
}

export function useSheet(menu: Menu, { show, category, group, sought }: MenuAddress, edits: Edits, isPhone: boolean): Shown {
    const { menu: say } = useWords();
    const isModifiers = show === "modifiers";
    const asked = isModifiers ? group : category;
    // On a phone, nothing is chosen until somebody does.
    const first = isPhone ? "" : isModifiers ? (menu.groups[0]?.id ?? "") : firstCategory(menu);
    const place = sought !== "" && !isModifiers ? "" : asked || first;
    const made = edits.newRows(place).join();
    const sheet = useMemo(() => {
        if (sought !== "" && !isModifiers) {
            const found = sheetOfSearch(menu, sought, "");
            return { ...found, title: say.found(found.rows.length) };
        }
        if (place === "") return undefined;
        return isModifiers ? sheetOfGroup(menu, place, edits) : sheetOfCategory(menu, place, edits, say.nowhere);
        // Rows that are still to be made are part of it.
    }, [menu, place, isModifiers, sought, edits, made, say]);
    return { sheet, place, isModifiers };
}
