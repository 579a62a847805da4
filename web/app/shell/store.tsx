// The store that the pages are about: named in the address, else the one seen last, else the first.
import { createContext, useCallback, useContext } from "react";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { read } from "../api/client";
import { useSession, type StoreRights } from "../api/start";
import { newerOf } from "../records/cache";

const place = "comanda.store";

function lastStore(): string | null {
    try {
        return localStorage.getItem(place);
    } catch {
        return null;
    }
}
export function keepStore(id: string): void {
    try {
        localStorage.setItem(place, id);
    } catch {
        // The address still names it.
    }
}

export const StoreContext = createContext<StoreRights | null>(null);

// For the frame; pages use useStore().
export function useChosenStore(): StoreRights | undefined {
    const { stores } = useSession();
    const asked = useSearch({ strict: false })["store"];
    const find = (id: string | null | undefined) => stores.find((store) => store.id === id);
    return find(asked) ?? find(lastStore()) ?? stores[0];
}

export function useStore(): StoreRights {
    const store = useContext(StoreContext);
    if (!store) throw new Error("no store");
    return store;
}

export function useSwitchStore(): (id: string) => void {
    const navigate = useNavigate();
    return useCallback(
        (id) => {
            keepStore(id);
            // Nothing else of the address need exist in the other store.
            void navigate({ to: ".", search: { store: id } });
        },
        [navigate],
    );
}

// Whether the person holds one of these privileges in the store.
export function useMay(): (...privileges: string[]) => boolean {
    const { privileges: held } = useStore();
    return useCallback((...privileges) => privileges.some((one) => held.includes(one)), [held]);
}

export interface StoreRecord {
    id: string;
    name: string;
    timeZone: string;
    currency: string;
    dayStart: number;
    weekStart: string;
    revision: number;
    onlineOrdersPausedUntil?: string;
    [more: string]: unknown;
}

export function storeQuery(id: string) {
    return queryOptions({
        queryKey: ["record", "store", id],
        queryFn: async ({ signal }): Promise<StoreRecord> =>
            newerOf("store", await read<StoreRecord>(`/v1/svc/store/${id}`, {}, signal)),
        staleTime: 60_000,
    });
}

export function useStoreRecord(): StoreRecord | undefined {
    const { id } = useStore();
    return useQuery(storeQuery(id)).data;
}
