// Sales and web orders that fit what people know of them, the newest first.
import { keepPreviousData, useInfiniteQuery, useQuery, type UseInfiniteQueryResult, type InfiniteData } from "@tanstack/react-query";
import { useMemo } from "react";
import { read, send } from "../api/client";
import { useFormats, type Formats } from "../formats/formats";
import { dateIn } from "../orders/business_day";
import type { Order } from "../orders/order";
import { useMay, useStore } from "../shell/store";
import { merged } from "./merged";
import { listedFields, seesCustomers, seesOrders, type ListedSale } from "./sale";

export interface Wanted {
    text: string;
    from: string; // dates, "": open
    to: string;
}

const pageSize = 25;
const ordersAtOnce = 10;
const customersMax = 5;
const tableNameMax = 20;
const daysUnlessAsked = 90;

// "28.04" and "$28" are amounts; "28" is rather a number.
export function amountIn(text: string, { parseAmount }: Formats): number | null {
    return /[.,$€£¥]/.test(text) ? parseAmount(text) : null;
}
const amountText = (text: string) => text.replace(/[^\d.,]/g, "").replace(",", ".");

const isPhone = (text: string) => /^[\d\s+().\-/]+$/.test(text) && text.replace(/\D/g, "").length >= 4;

interface Page<T> {
    rows: T[];
    total: number;
}
type Pages<T> = UseInfiniteQueryResult<InfiniteData<Page<T>>>;

function usePages<T>(key: readonly unknown[], path: string, query: Record<string, string>, size: number, enabled: boolean): Pages<T> {
    return useInfiniteQuery({
        queryKey: [...key, query],
        queryFn: async ({ pageParam, signal }): Promise<Page<T>> => {
            const asked = { ...query, page: String(pageParam), pageSize: String(size) };
            const { data, headers } = await send<T[]>("GET", path, { query: asked, signal });
            return { rows: data, total: Number(headers.get("X-Total-Count") ?? data.length) };
        },
        initialPageParam: 1,
        getNextPageParam: (last, pages) => (pages.length * size < last.total ? pages.length + 1 : undefined),
        placeholderData: keepPreviousData,
        enabled,
        gcTime: 60_000,
    });
}

const rowsOf = <T>(pages: Pages<T>) => pages.data?.pages.flatMap(({ rows }) => rows) ?? [];

// Sales do not keep the phone of their customer.
function useSalesOfPhone({ text, from, to }: Wanted) {
    const { id: store } = useStore();
    const { timeZone } = useFormats();
    const may = useMay()(...seesCustomers);
    return useQuery({
        queryKey: ["sales found", store, "phone", text, from, to],
        queryFn: async ({ signal }): Promise<ListedSale[]> => {
            const query = { search: text, page: "1", pageSize: String(customersMax) };
            const customers = await read<{ id: string }[]>("/v1/svc/customers", query, signal);
            const today = dateIn(timeZone, Date.now());
            const days =
                from || to
                    ? { dateOption: "DR", fromDate: from || to, toDate: to || today }
                    : { dateOption: "LND", numberOfDay: String(daysUnlessAsked) };
            const found = await Promise.all(
                customers.map(({ id }) =>
                    read<{ sales: ListedSale[] }>(`/v1/svc/store/${store}/getsale`, { ...days, customer: id, fields: listedFields }, signal),
                ),
            );
            return found.flatMap(({ sales }) => sales);
        },
        enabled: may && isPhone(text),
        gcTime: 60_000,
    });
}

export function useFound(wanted: Wanted) {
    const { id: store } = useStore();
    const formats = useFormats();
    const may = useMay();
    const { text, from, to } = wanted;
    const amount = amountIn(text, formats) === null ? "" : amountText(text);
    const days = { fromDate: from, toDate: to };
    const sought = amount === "" ? { search: text } : { amount };
    const wantsOrders = may(...seesOrders) && text !== "";
    const isTable = amount === "" && text !== "" && text.length <= tableNameMax;

    const sales = `/v1/svc/store/${store}/sales`;
    const key = ["sales found", store];
    const bySale = usePages<ListedSale>(key, sales, { ...sought, ...days, fields: listedFields }, pageSize, true);
    const byTable = usePages<ListedSale>(key, sales, { tableNo: text, ...days, fields: listedFields }, pageSize, isTable);
    const byPhone = useSalesOfPhone(wanted);
    const orders = usePages<Order>(
        ["orders found", store],
        `/v1/online-order/svc/store/${store}/orders`,
        { ...sought, ...days },
        ordersAtOnce,
        wantsOrders,
    );

    const found = useMemo(() => {
        const lists = [
            { rows: rowsOf(bySale), goesOn: bySale.hasNextPage },
            ...(isTable ? [{ rows: rowsOf(byTable), goesOn: byTable.hasNextPage }] : []),
            ...(byPhone.data ? [{ rows: byPhone.data, goesOn: false }] : []),
        ];
        return merged(lists);
    }, [bySale, byTable, byPhone.data, isTable]);
    const shown = new Set(found.map(({ id }) => id));
    const isMore = bySale.hasNextPage || (isTable && byTable.hasNextPage);
    return {
        sales: found,
        // A paid order is found as its sale too.
        orders: wantsOrders ? rowsOf(orders).filter(({ saleId }) => saleId === undefined || !shown.has(saleId)) : [],
        isPending: bySale.isPending,
        isFetching: [bySale, byTable, byPhone, orders].some(({ isFetching }) => isFetching),
        isMore,
        isMoreOrders: wantsOrders && orders.hasNextPage,
        more: () => {
            if (bySale.hasNextPage) void bySale.fetchNextPage();
            if (isTable && byTable.hasNextPage) void byTable.fetchNextPage();
        },
        moreOrders: () => void orders.fetchNextPage(),
        error: bySale.error ?? byTable.error ?? byPhone.error ?? orders.error,
    };
}
