// Finds any order, finished or not, by what people know of it.
import { Button, Drawer, Loader, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { send } from "../api/client";
import { useFormats, type Formats } from "../formats/formats";
import { useStore } from "../shell/store";
import { sentenceOf } from "../shell/told";
import { useWords } from "../words";
import { deliveryOf, type Order } from "./order";

interface Props {
    isCovered: boolean; // by an order that was found
    open: (order: Order) => void;
    close: () => void;
}

interface Page {
    orders: Order[];
    total: number;
}

const pageSize = 25;
const pauseMs = 250;

// "28.04" and "$28" are amounts; "28" is rather a number.
function wantedOf(text: string, { parseAmount }: Formats): Record<string, string> {
    const isAmount = /[.,$€£¥]/.test(text) && parseAmount(text) !== null;
    return isAmount ? { amount: text.replace(/[^\d.,]/g, "").replace(",", ".") } : { search: text };
}

function useFound(text: string, fromDate: string, toDate: string) {
    const { id: store } = useStore();
    const formats = useFormats();
    return useInfiniteQuery({
        queryKey: ["orders found", store, text, fromDate, toDate],
        queryFn: async ({ pageParam, signal }): Promise<Page> => {
            const query = { ...wantedOf(text, formats), fromDate, toDate, page: String(pageParam), pageSize: String(pageSize) };
            const path = `/v1/online-order/svc/store/${store}/orders`;
            const { data, headers } = await send<Order[]>("GET", path, { query, signal });
            return { orders: data, total: Number(headers.get("X-Total-Count") ?? data.length) };
        },
        initialPageParam: 1,
        getNextPageParam: (last, pages) => (pages.length * pageSize < last.total ? pages.length + 1 : undefined),
        placeholderData: keepPreviousData,
        gcTime: 60_000,
    });
}

export function FindDrawer({ isCovered, open, close }: Props) {
    const { orders: say, common } = useWords();
    const [text, setText] = useState("");
    const [from, setFrom] = useState("");
    const [to, setTo] = useState("");
    const [wanted] = useDebouncedValue(text.trim(), pauseMs);
    const { data, error, isFetching, hasNextPage, fetchNextPage } = useFound(wanted, from, to);
    const orders = data?.pages.flatMap((page) => page.orders) ?? [];
    return (
        <Drawer
            opened
            onClose={close}
            closeOnEscape={!isCovered}
            position="right"
            title={say.find}
            closeButtonProps={{ "aria-label": common.close, size: 48, iconSize: 20 }}
        >
            <div className="by-touch find">
                <TextInput
                    type="search"
                    data-autofocus
                    aria-label={say.findWhat}
                    placeholder={say.findWhat}
                    leftSection={<IconSearch size={18} aria-hidden />}
                    rightSection={isFetching && <Loader size={16} />}
                    value={text}
                    maxLength={100}
                    onChange={({ currentTarget }) => setText(currentTarget.value)}
                />
                <div className="touch-pair">
                    <TextInput type="date" label={say.findFrom} value={from} max={to} onChange={({ currentTarget }) => setFrom(currentTarget.value)} />
                    <TextInput type="date" label={say.findTo} value={to} min={from} onChange={({ currentTarget }) => setTo(currentTarget.value)} />
                </div>
                <p role="status" className="soft find-count">
                    {data?.pages[0] && say.found(data.pages[0].total)}
                </p>
                {error && (
                    <p role="alert" translate="no">
                        {sentenceOf(error)}
                    </p>
                )}
                <ul>
                    {orders.map((order) => (
                        <li key={order.id}>
                            <Row order={order} open={open} />
                        </li>
                    ))}
                </ul>
                {hasNextPage && (
                    <Button variant="default" loading={isFetching} onClick={() => void fetchNextPage()}>
                        {common.more}
                    </Button>
                )}
            </div>
        </Drawer>
    );
}

function Row({ order, open }: { order: Order; open: (order: Order) => void }) {
    const { orders: say } = useWords();
    const formats = useFormats();
    const { deliveryType, contactPerson } = deliveryOf(order);
    return (
        <button type="button" className="find-row" onClick={() => open(order)}>
            <span className="find-head">
                <b>{order.orderNumber}</b>
                <span className={`tag ${order.orderStatus >= 7 && order.orderStatus <= 9 ? "bad" : ""}`}>{say.status[order.orderStatus]}</span>
                <span className="figure" translate="no">
                    {formats.money(order.totalAmount)}
                </span>
            </span>
            <span className="soft" translate="no">
                {[formats.dateTime(order.dateCreated), deliveryType, contactPerson].filter(Boolean).join(" · ")}
            </span>
        </button>
    );
}
