// An order to try: what is in it, and what the server says that it comes to.
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { send } from "../../api/client";
import { queries } from "../../api/queries";
import { useLiveEvents } from "../../live/live";
import { useStore } from "../../shell/store";
import { orderLine, type Choice } from "../guest/choice";

export interface BasketLine {
    key: string;
    item: string; // id
    choice: Choice;
}
export interface Basket {
    lines: BasketLine[];
    service: string;
    at: string; // an instant; "" for now
}

const kept = new Map<string, Basket>();
const empty: Basket = { lines: [], service: "Pickup", at: "" };

// It outlives its panel, so that one can look at an item meanwhile.
export function useBasket(): [Basket, (change: Partial<Basket>) => void] {
    const { id: store } = useStore();
    const [basket, setBasket] = useState(() => kept.get(store) ?? empty);
    useEffect(() => {
        kept.set(store, basket);
    }, [store, basket]);
    return [basket, (change) => setBasket((before) => ({ ...before, ...change }))];
}

export interface PricedTax {
    txExternalID?: string;
    txName?: string;
    amount?: number;
}
export interface PricedDiscount {
    disExternalID?: string;
    name?: string;
    discountAmount?: number;
}
export interface PricedModifier {
    mExternalID?: string;
    mName?: string;
    pName?: string;
    quantity?: number;
    amount?: number;
    taxes?: PricedTax[];
    inclusiveTaxes?: PricedTax[];
}
export interface PricedLine {
    miName?: string;
    ssName?: string;
    quantity?: number;
    priceAmount?: number;
    totalAmount?: number;
    includedModifiers?: PricedModifier[];
    optionalModifiers?: PricedModifier[];
    mandatoryModifiers?: PricedModifier[];
    discounts?: PricedDiscount[];
    taxes?: PricedTax[];
    inclusiveTaxes?: PricedTax[];
}
export interface TraceStep {
    path: string;
    rule: string;
    subject?: string;
    base: number;
    exact: string;
    rounding: string;
    result: number;
}
export interface Priced {
    orderDetails: PricedLine[];
    subTotal: number;
    totalAmount: number;
    deliveryCharge?: number;
    taxes?: PricedTax[];
    inclusiveTaxes?: PricedTax[];
    discounts?: PricedDiscount[];
    trace: TraceStep[];
}

export const modifierLists = ["includedModifiers", "optionalModifiers", "mandatoryModifiers"] as const;

// What decides a price.
const kinds = ["menuItem", "category", "department", "modifier", "modifierGroup", "servingSizeLevel", "tax", "discount", "store"];

export function usePriced({ lines, service, at }: Basket) {
    const { id: store } = useStore();
    const body = {
        orderDetails: lines.map(({ item, choice }) => orderLine(item, choice)),
        ...(service === "" ? {} : { deliveryDetail: [{ deliveryType: service }] }),
    };
    useLiveEvents(() => void queries.invalidateQueries({ queryKey: ["priced", store] }), kinds);
    return useQuery({
        queryKey: ["priced", store, body, at],
        queryFn: async ({ signal }) => {
            const query = { pricing: "catalogue", at: at || undefined };
            const path = `/v1/online-order/svc/store/${store}/priceOrder`;
            return (await send<Priced>("POST", path, { query, body, signal })).data;
        },
        enabled: lines.length > 0,
        placeholderData: (before) => (lines.length > 0 ? before : undefined),
        staleTime: 10_000,
        gcTime: 60_000,
    });
}
