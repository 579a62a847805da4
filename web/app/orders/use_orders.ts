// The open orders of the store, kept up to date by events.
import { useQuery } from "@tanstack/react-query";
import { useLiveState } from "../live/live";
import { useBatchedEvents } from "../live/use_batched_events";
import { useStore } from "../shell/store";
import { ordersKey, readOrders, takeOrderEvents } from "./order";

const askMs = 15_000; // when there are no events

export function useOrders() {
    const { id: store } = useStore();
    const state = useLiveState();
    useBatchedEvents((events) => takeOrderEvents(store, events), ["order"]);
    return useQuery({
        queryKey: ordersKey(store),
        queryFn: ({ signal }) => readOrders(store, signal),
        refetchInterval: state === "live" ? false : askMs,
    });
}
