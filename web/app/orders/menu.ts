// The dishes and drinks of the store, and taking them off sale and back.
import { useQuery } from "@tanstack/react-query";
import { read, send } from "../api/client";
import type { StoredRecord } from "../api/descriptions";
import { keepRecord, listsKey, newerOf, type ListPageData } from "../records/cache";
import { useStore } from "../shell/store";

export interface Dish extends StoredRecord {
    name: string;
    category?: string;
    soldOut?: boolean;
    soldOutUntil?: string | null;
}
interface Category {
    id: string;
    name: string;
}

// Events keep this list up to date like every other list of menu items.
export function useDishes() {
    const { id: store } = useStore();
    return useQuery({
        queryKey: [...listsKey("menuItem"), store, "sold-out"],
        queryFn: async ({ signal }): Promise<ListPageData> => {
            const dishes = await read<StoredRecord[]>(`/v1/svc/store/${store}/menuItems`, {}, signal);
            return { records: dishes.map((dish) => newerOf("menuItem", dish)), total: dishes.length, ignored: [] };
        },
        select: ({ records }) => records.filter(({ activeStatus }) => activeStatus) as Dish[],
    });
}

export function useCategories() {
    const { id: store } = useStore();
    return useQuery({
        queryKey: [...listsKey("category"), store, "sold-out"],
        queryFn: async ({ signal }): Promise<ListPageData> => {
            const categories = await read<StoredRecord[]>(`/v1/svc/store/${store}/categories`, {}, signal);
            return { records: categories, total: categories.length, ignored: [] };
        },
        select: ({ records }) => records as unknown as Category[],
    });
}

export interface Sale {
    soldOut: boolean;
    soldOutUntil: string | null;
}

export function saleOf({ soldOut, soldOutUntil }: Dish): Sale {
    return { soldOut: soldOut === true, soldOutUntil: soldOutUntil || null };
}

// What is sold out until a time that is over is on sale again.
export function isSoldOut(dish: Dish, now: number): boolean {
    const { soldOut, soldOutUntil } = saleOf(dish);
    return soldOut && (soldOutUntil === null || new Date(soldOutUntil).getTime() > now);
}

// Answers with how to take it back: refused when somebody has changed the dish since.
export async function setSale(
    dish: Pick<Dish, "id">,
    sale: Sale,
    before: Sale,
    keep: (record: StoredRecord) => void = (record) => void keepRecord("menuItem", record),
): Promise<() => Promise<void>> {
    const path = `/v1/svc/menuItem/${dish.id}`;
    const put = async (body: Sale, ifMatch?: number) => {
        const { data } = await send<StoredRecord>("PUT", path, ifMatch === undefined ? { body } : { body, ifMatch });
        keep(data);
        return data.revision;
    };
    const revision = await put(sale);
    return async () => {
        await put(before, revision);
    };
}
