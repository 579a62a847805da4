// What a guest has chosen of an item, and what an order says of it. Nothing here knows what it costs.
import { freeToppings, leastOf, offered, pricesOf, type Link, type OfferList, type Standing } from "../item/standing";

export interface Choice {
    size: string; // id; "" for an item without sizes
    quantity: number;
    counts: Record<string, number>; // of modifiers, by keyOf()
}
export interface GroupOffer {
    list: OfferList;
    link: Link;
    isMandatory: boolean;
}

export const keyOf = (list: OfferList, group: string, modifier: string) => `${list} ${group} ${modifier}`;
const partsOf = (key: string) => key.split(" ") as [OfferList, string, string];

export function groupsOf(standing: Standing): GroupOffer[] {
    return (["mandatoryModifierGroups", "optionalModifierGroups"] as const).flatMap((list) =>
        offered(standing, list).value.map((link) => ({ list, link, isMandatory: list === "mandatoryModifierGroups" })),
    );
}

export function begun(standing: Standing): Choice {
    const prices = pricesOf(standing.item);
    const counts = offered(standing, "includedModifiers").value.map(({ id, quantity }) => [
        keyOf("includedModifiers", "", id),
        Math.max(1, quantity),
    ]);
    return { size: prices.length === 1 ? (prices[0]?.size ?? "") : "", quantity: 1, counts: Object.fromEntries(counts) };
}

export function countIn(choice: Choice, { list, link }: GroupOffer): number {
    return Object.entries(choice.counts)
        .filter(([key]) => key.startsWith(`${list} ${link.id} `))
        .reduce((sum, [, count]) => sum + count, 0);
}

export const isSingle = ({ link }: GroupOffer) => link.maximum === 1;

// One of a group that allows one replaces the other.
export function withCount(choice: Choice, group: GroupOffer, modifier: string, count: number): Choice {
    const others = Object.entries(choice.counts).filter(([key]) => !(isSingle(group) && key.startsWith(`${group.list} ${group.link.id} `)));
    const counts = { ...Object.fromEntries(others), [keyOf(group.list, group.link.id, modifier)]: count };
    return { ...choice, counts: Object.fromEntries(Object.entries(counts).filter(([, one]) => one > 0)) };
}

// What is still to choose: "size", and groups with too few.
export function missing(standing: Standing, choice: Choice): { size: boolean; groups: GroupOffer[] } {
    const sizes = pricesOf(standing.item);
    const groups = groupsOf(standing).filter((group) => {
        const count = countIn(choice, group);
        return count < leastOf(group.link, group.isMandatory) && (group.isMandatory || count > 0);
    });
    return { size: sizes.length > 1 && !sizes.some(({ size }) => size === choice.size), groups };
}

// Toppings count, of whichever group; those that are never free do not.
export function freeLeft(standing: Standing, choice: Choice, isTopping: (group: string, modifier: string) => boolean): { left: number; all: number } {
    const all = freeToppings(standing).value;
    const chosen = Object.entries(choice.counts).filter(([key]) => {
        const [, group, modifier] = partsOf(key);
        return isTopping(group, modifier);
    });
    return { all, left: Math.max(0, all - chosen.reduce((sum, [, count]) => sum + count, 0)) };
}

const orderLists = {
    mandatoryModifierGroups: "mandatoryModifiers",
    optionalModifierGroups: "optionalModifiers",
    includedModifiers: "includedModifiers",
} as const;

export interface OrderLine {
    miExternalID: string;
    quantity: number;
    [more: string]: unknown;
}

export function orderLine(item: string, choice: Choice): OrderLine {
    const line: OrderLine = { miExternalID: item, quantity: choice.quantity };
    if (choice.size !== "") line["ssExternalID"] = choice.size;
    for (const [list, name] of Object.entries(orderLists)) {
        const modifiers = Object.entries(choice.counts)
            .filter(([key]) => key.startsWith(`${list} `))
            .map(([key, quantity]) => {
                const [, group, modifier] = partsOf(key);
                return { mExternalID: modifier, ...(group === "" ? {} : { mgExternalID: group }), quantity };
            });
        if (modifiers.length > 0) line[name] = modifiers;
    }
    return line;
}
