// What the other items of a place offer: a new one there most often offers the same.
import type { Menu } from "../menu_index";
import { linkIn, type Link, type Standing } from "./standing";

const lists = ["mandatoryModifierGroups", "optionalModifierGroups"] as const;
export type UsualChoices = Record<(typeof lists)[number], Link[]>;

const linksOf = (record: Record<string, unknown>, list: string): Link[] =>
    (Array.isArray(record[list]) ? (record[list] as unknown[]) : []).map(linkIn);

// The choices that most of them share, of groups that are still there. Null: none has any.
export function usualChoices(menu: Menu, { item }: Standing): UsualChoices | null {
    const place = String(item["subCategory"] || item["category"] || "");
    const found = new Map<string, { count: number; choices: UsualChoices }>();
    for (const other of place === "" ? [] : menu.itemsOf(place)) {
        if (other.id === item["id"]) continue;
        const [mandatory, optional] = lists.map((list) => linksOf(other, list).filter(({ id }) => menu.group(id)));
        if (!mandatory || !optional || mandatory.length + optional.length === 0) continue;
        const key = JSON.stringify([mandatory, optional]);
        const count = (found.get(key)?.count ?? 0) + 1;
        found.set(key, { count, choices: { mandatoryModifierGroups: mandatory, optionalModifierGroups: optional } });
    }
    const [most] = [...found.values()].sort((a, b) => b.count - a.count);
    return most?.choices ?? null;
}
