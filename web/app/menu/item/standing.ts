// What an item is sold with: its own lists, else those of its subcategory, else those of its category. The
// same rules as those by which orders are priced.

type Fields = Record<string, unknown>;
export type Source = "item" | "subCategory" | "category" | "none";
export type OfferList = "mandatoryModifierGroups" | "optionalModifierGroups" | "includedModifiers";

export interface Standing {
    item: Fields;
    subCategory: Fields | undefined;
    category: Fields | undefined;
}
export interface Found<T> {
    source: Source;
    value: T;
}
export interface Link {
    id: string;
    minimum: number;
    maximum: number; // 0: any number
    quantity: number;
}

const sources = ["item", "subCategory", "category"] as const;

function countIn(value: unknown): number {
    return typeof value === "number" && value > 0 ? value : 0;
}

export function linkIn(entry: unknown): Link {
    if (typeof entry === "string") return { id: entry, minimum: 0, maximum: 0, quantity: 0 };
    const { id, minimum, maximum, quantity } = (entry ?? {}) as Fields;
    return { id: String(id ?? ""), minimum: countIn(minimum), maximum: countIn(maximum), quantity: countIn(quantity) };
}

function listIn(value: unknown): unknown[] {
    return Array.isArray(value) ? (value as unknown[]) : [];
}

// An empty list does not count.
export function offered(standing: Standing, list: OfferList, from: readonly Source[] = sources): Found<Link[]> {
    for (const source of from) {
        const links = source === "none" ? [] : listIn(standing[source]?.[list]).map(linkIn);
        if (links.length > 0) return { source, value: links };
    }
    return { source: "none", value: [] };
}

// The first that says toppings are never free, or how many are free, decides.
export function freeToppings(standing: Standing, from: readonly Source[] = sources): Found<number> {
    for (const source of from) {
        const record = source === "none" ? undefined : standing[source];
        if (record?.["overrideFreeNToppings"] === true) return { source, value: 0 };
        const count = record?.["firstFreeNToppings"];
        if (typeof count === "number") return { source, value: count };
    }
    return { source: "none", value: 0 };
}

// An item with an empty list has no taxes; one without a list says nothing about them.
export function taxesOf({ item, subCategory, category }: Standing): Found<string[]> {
    const own = item["taxes"];
    if (Array.isArray(own)) return { source: "item", value: own.map(String) };
    for (const [source, record] of [["subCategory", subCategory], ["category", category]] as const) {
        const taxes = listIn(record?.["taxes"]).map(String);
        if (taxes.length > 0) return { source, value: taxes };
    }
    return { source: "none", value: [] };
}

export interface Price {
    size: string; // id; "" for none
    price: number;
}

export function pricesOf(item: Fields): Price[] {
    return listIn(item["prices"]).flatMap((entry) => {
        const { servingSizeLevel, price } = (entry ?? {}) as Fields;
        return typeof price === "number" ? [{ size: String(servingSizeLevel ?? ""), price }] : [];
    });
}

// What a modifier costs in that size: its own price before that of its group, else that of the usual size,
// else the only one; without any price it is free. Null: it has no price for the size.
export function modifierPrice(modifier: Fields, group: Fields | undefined, size: string, isUsual: (size: string) => boolean): number | null {
    const prices = [modifier, group].flatMap((record) =>
        listIn(record?.["servingSizeLevels"]).flatMap((entry) => {
            const { servingSizeLevel, id, price } = (typeof entry === "object" && entry !== null ? entry : {}) as Fields;
            return typeof price === "number" ? [{ size: String(servingSizeLevel ?? id ?? ""), price }] : [];
        }),
    );
    if (prices.length === 0) return 0;
    const found = prices.find((one) => one.size === size) ?? prices.find((one) => isUsual(one.size));
    return found?.price ?? (prices.length === 1 ? (prices[0]?.price ?? null) : null);
}

// How many of a group a guest has to choose at least.
export function leastOf(link: Link, isMandatory: boolean): number {
    return isMandatory ? Math.max(1, link.minimum) : link.minimum;
}

export type Channel = "web" | "kiosk";

export function isHidden({ item, subCategory, category }: Standing, channel: Channel): boolean {
    const above = [subCategory, category];
    if (channel === "kiosk") return item["hideInKiosk"] === true || above.some((one) => one?.["hideMenuItemInKiosk"] === true);
    return item["hideInWeb"] === true || above.some((one) => one?.["hideInWeb"] === true || one?.["hideMenuItemInWeb"] === true);
}
