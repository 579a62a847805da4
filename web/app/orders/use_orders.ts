// The open orders of the store, kept up to date by events.
import { useQuery } from "@tanstack/react-query";
import { useLiveEvents, useLiveState } from "../live/live";
import { useStore } from "../shell/store";
import { ordersKey, readOrders, takeOrderEvent } from "./order";

const askMs = 15_000; // when there are no events

export function useOrders() {
    const { id: store } = useStore();
    const state = useLiveState();
    useLiveEvents((event) => takeOrderEvent(store, event), ["order"]);
    return useQuery({
        queryKey: ordersKey(store),
        queryFn: ({ signal }) => readOrders(store, signal),
        refetchInterval: state === "live" ? false : askMs,
    });
}
