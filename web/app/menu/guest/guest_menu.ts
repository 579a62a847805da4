// The menu as guests have it at a moment: what is hidden or not sold then is left out.
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { read } from "../../api/client";
import type { StoredRecord } from "../../api/descriptions";
import { isSoldOut, type Dish } from "../../orders/menu";
import { listsKey, type ListPageData } from "../../records/cache";
import { localText } from "../../records/times";
import { useFormats } from "../../formats/formats";
import { useStore } from "../../shell/store";
import { isHidden, pricesOf, type Channel, type Standing } from "../item/standing";
import { saleFields, weekIn } from "../item/sale_rule";
import { useUnsavedItem, type UnsavedItem } from "../item/unsaved_item";
import { covered, dayMinutes, type Week } from "../item/week";
import type { Menu } from "../menu_index";
import type { Category, MenuItem } from "../menu_records";

export interface GuestEntry {
    item: MenuItem;
    isSoldOut: boolean;
}
export interface GuestGroup {
    category: Category;
    entries: GuestEntry[];
}

// A change of one of these may put an item in or out: see listsDependOn().
const deciding = Object.fromEntries([...saleFields, "soldOut", "soldOutUntil", "category", "subCategory"].map((name) => [name, "*"]));

function useOnSale(at: string) {
    const { id: store } = useStore();
    return useQuery({
        queryKey: [...listsKey("menuItem"), store, "guests", deciding, at],
        queryFn: async ({ signal }): Promise<ListPageData> => {
            const records = await read<StoredRecord[]>(`/v1/svc/store/${store}/menuItems`, { available: at }, signal);
            return { records, total: records.length, ignored: [] };
        },
        placeholderData: (before) => before,
    });
}

export function standingIn(menu: Menu, item: MenuItem): Standing {
    return { item, subCategory: menu.category(item.subCategory ?? ""), category: menu.category(item.category ?? "") };
}

function withEdits(item: MenuItem, unsaved: UnsavedItem | null): MenuItem {
    return unsaved?.id === item.id ? { ...item, ...unsaved.edits } : item;
}

// Of an item alone; what has another rule counts as sold.
function isInWeek(week: Week | null, at: string, timeZone: string): boolean {
    if (week === null) return true;
    const local = new Date(`${localText(at, timeZone)}:00Z`);
    const minute = ((local.getUTCDay() + 6) % 7) * dayMinutes + local.getUTCHours() * 60 + local.getUTCMinutes();
    return covered(week, { start: minute, end: minute + 1 }) > 0;
}

export interface GuestMenu {
    groups: GuestGroup[];
    item: (id: string) => MenuItem | undefined; // with what is not saved yet
    isPending: boolean;
    hasUnsaved: boolean;
    error: Error | null;
}

export function useGuestMenu(menu: Menu, channel: Channel, at: string): GuestMenu {
    const unsaved = useUnsavedItem();
    const { timeZone } = useFormats();
    const { data, isPending, error } = useOnSale(at);
    const onSale = useMemo(() => new Set(data?.records.map(({ id }) => id)), [data]);
    const groups = useMemo(() => {
        const isRuled = unsaved !== null && saleFields.some((name) => name in unsaved.edits);
        const entryOf = (saved: MenuItem): GuestEntry[] => {
            const item = withEdits(saved, unsaved);
            const isOut = isSoldOut(item as unknown as Dish, new Date(at).getTime());
            const isEdited = isRuled && unsaved.id === item.id;
            const week = isEdited ? unsaved.week : isOut ? weekIn(item) : null;
            const isSold = isOut || isEdited ? isInWeek(week, at, timeZone) : onSale.has(item.id);
            const isSeen = isSold && pricesOf(item).length > 0 && !isHidden(standingIn(menu, item), channel);
            return isSeen ? [{ item, isSoldOut: isOut }] : [];
        };
        return menu.categories
            .map((category) => ({ category, entries: menu.itemsOf(category.id).flatMap(entryOf) }))
            .filter(({ entries }) => entries.length > 0);
    }, [menu, unsaved, onSale, at, timeZone, channel]);
    const item = (id: string) => {
        const saved = menu.item(id);
        return saved && withEdits(saved, unsaved);
    };
    return { groups, item, isPending, hasUnsaved: unsaved !== null, error: data ? null : error };
}
