// The first page of a store, as the server makes it. Whatever the person may not see is not in it.
import { useQuery } from "@tanstack/react-query";
import { read } from "../api/client";
import { queries } from "../api/queries";
import { useLiveEvents } from "../live/live";
import { useStore } from "../shell/store";

export interface Compared {
    now: number;
    then: number;
}
export interface Figures {
    netSales: Compared;
    guests: Compared;
    sales: Compared;
    average: Compared;
    openChecks: { count: number; total: number; tables: number };
    webOrders: { open: number; waiting: number; oldestWaitingMinutes?: number; today: number; cancelled: number };
}
export interface HourSales {
    hour: number;
    netSales: number;
    then: number;
}
export interface TopItem {
    id: string;
    name: string;
    quantity: number;
    netSales: number;
}
export type AttentionType =
    | "orderWaiting"
    | "conflict"
    | "soldOut"
    | "deviceSilent"
    | "webhook"
    | "openAtDayEnd"
    | "ordersPaused"
    | "job";
export type AttentionAction = "acceptOrder" | "settle" | "backOnSale" | "resume" | "look";
export interface Attention {
    type: AttentionType;
    id: string;
    name: string;
    label: string;
    detail?: string;
    amount?: number;
    since?: string;
    until?: string;
    action: AttentionAction;
}
export type SetupStepName = "hours" | "taxes" | "menu" | "printer" | "people" | "testOrder";
export interface SetupStep {
    step: SetupStepName;
    done: boolean;
}
export interface Today {
    businessDate: string;
    since: string;
    now: string;
    currency: string;
    figures?: Figures;
    comparedTo?: string;
    hours: HourSales[];
    topItems: TopItem[];
    attention: Attention[];
    setup: SetupStep[];
}

export const todayKey = (store: string) => ["today", store] as const;

const askMs = 60_000; // comparisons move with the minute
const soonMs = 1_000;
let timer: ReturnType<typeof setTimeout> | undefined;

// Many events at once read it again once.
export function todayMoved(store: string): void {
    timer ??= setTimeout(() => {
        timer = undefined;
        void queries.invalidateQueries({ queryKey: todayKey(store) });
    }, soonMs);
}

export function useToday() {
    const { id: store } = useStore();
    useLiveEvents(() => todayMoved(store));
    return useQuery({
        queryKey: todayKey(store),
        queryFn: ({ signal }) => read<Today>(`/v1/svc/store/${store}/today`, {}, signal),
        refetchInterval: askMs,
    });
}
