// Finds any sale, and web orders and open checks with it, by what people know of them.
import { Button, Loader, Skeleton, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useEffect, useState } from "react";
import { queries } from "../api/queries";
import { useFormats } from "../formats/formats";
import { useLiveEvents } from "../live/live";
import { useHeld } from "../live/use_held";
import { deliveryOf, type Order } from "../orders/order";
import { seesChecks } from "../shell/navigation";
import { useMay, useStore } from "../shell/store";
import { sentenceOf } from "../shell/told";
import { useWords } from "../words";
import { FoundRow } from "./found_row";
import { OpenChecks } from "./open_checks";
import { customerOf } from "./receipt";
import type { ListedSale } from "./sale";
import { SaleDrawer, titleOf } from "./sale_drawer";
import { useFound, type Wanted } from "./use_found";
import "../live/parts.css";
import "../orders/orders.css";
import "../orders/board.css";
import "./sales.css";

const pauseMs = 250;

// What is looked for stands in the address, once nobody is typing.
function useWanted(): [Wanted, Wanted, (change: Partial<Wanted>) => void] {
    const search = useSearch({ strict: false });
    const navigate = useNavigate();
    const [typed, setTyped] = useState<Wanted>({ text: search["q"] ?? "", from: search["from"] ?? "", to: search["to"] ?? "" });
    const [wanted] = useDebouncedValue(typed, pauseMs);
    const text = wanted.text.trim();
    const { from, to } = wanted;
    useEffect(() => {
        void navigate({ to: ".", search: (before) => ({ ...before, q: text, from, to }), replace: true });
    }, [navigate, text, from, to]);
    const change = useCallback((part: Partial<Wanted>) => setTyped((before) => ({ ...before, ...part })), []);
    return [typed, { text, from, to }, change];
}

// Reads the list again after sales, but never under a hand.
function useNewSales(isHeld: boolean): void {
    const { id: store } = useStore();
    const [isOld, setIsOld] = useState(false);
    useLiveEvents(() => setIsOld(true), ["sale"]);
    useEffect(() => {
        if (!isOld || isHeld) return;
        setIsOld(false);
        void queries.invalidateQueries({ queryKey: ["sales found", store] });
    }, [isOld, isHeld, store]);
}

export function SalesPage() {
    const { sales: say, common } = useWords();
    const may = useMay();
    const search = useSearch({ strict: false });
    const navigate = useNavigate();
    const [typed, wanted, change] = useWanted();
    const { sales, orders, isPending, isFetching, isMore, isMoreOrders, more, moreOrders, error } = useFound(wanted);
    const [isHeld, hold] = useHeld();
    useNewSales(isHeld);
    const open = useCallback(
        (sale: string) => void navigate({ to: ".", search: (before) => ({ ...before, sale }) }),
        [navigate],
    );
    const close = () => void navigate({ to: ".", search: (before) => ({ ...before, sale: "" }), replace: true });
    const chosen = search["sale"];
    const isNothing = !isPending && !error && sales.length === 0 && orders.length === 0;
    return (
        <div className="page sales">
            <div className="page-head">
                <h1>{say.title}</h1>
            </div>
            <div className="by-touch sales-wanted">
                <TextInput
                    type="search"
                    className="sales-what"
                    label={say.what}
                    leftSection={<IconSearch size={18} aria-hidden />}
                    rightSection={isFetching && <Loader size={16} />}
                    value={typed.text}
                    maxLength={100}
                    onChange={({ currentTarget }) => change({ text: currentTarget.value })}
                />
                <TextInput
                    type="date"
                    label={say.from}
                    value={typed.from}
                    max={typed.to}
                    onChange={({ currentTarget }) => change({ from: currentTarget.value })}
                />
                <TextInput
                    type="date"
                    label={say.to}
                    value={typed.to}
                    min={typed.from}
                    onChange={({ currentTarget }) => change({ to: currentTarget.value })}
                />
            </div>
            <p role="status" className="soft sales-count">
                {!isPending && [say.count(sales.length + orders.length, !isMore && !isMoreOrders), wanted.from || wanted.to ? "" : say.lately].join(" ")}
            </p>
            {error && (
                <p role="alert" translate="no">
                    {sentenceOf(error)}
                </p>
            )}
            {isPending && <Skeleton height={320} radius="md" />}
            <div className="sales-groups" {...hold}>
                {wanted.text !== "" && may(...seesChecks) && <OpenChecks text={wanted.text} />}
                {orders.length > 0 && (
                    <section className="sales-group" aria-label={say.orders}>
                        <h2>{say.orders}</h2>
                        <ul>
                            {orders.map((order) => (
                                <li key={order.id}>
                                    <OrderRow order={order} open={open} />
                                </li>
                            ))}
                        </ul>
                        {isMoreOrders && (
                            <Button size="lg" variant="default" loading={isFetching} onClick={moreOrders}>
                                {common.more}
                            </Button>
                        )}
                    </section>
                )}
                {sales.length > 0 && (
                    <section className="sales-group" aria-label={say.list}>
                        <h2>{say.list}</h2>
                        <ul>
                            {sales.map((sale) => (
                                <li key={sale.id}>
                                    <SaleRow sale={sale} open={open} />
                                </li>
                            ))}
                        </ul>
                        {isMore && (
                            <Button size="lg" variant="default" loading={isFetching} onClick={more}>
                                {common.more}
                            </Button>
                        )}
                    </section>
                )}
            </div>
            {isNothing && (
                <div className="empty">
                    <h2>{wanted.text === "" ? say.noSales : say.none}</h2>
                    <p className="soft">{wanted.text === "" ? say.noSalesHelp : say.noneHelp}</p>
                </div>
            )}
            {chosen && <SaleDrawer id={chosen} open={open} close={close} />}
        </div>
    );
}

function SaleRow({ sale, open }: { sale: ListedSale; open: (id: string) => void }) {
    const words = useWords();
    const { sales: say } = words;
    const formats = useFormats();
    return (
        <button type="button" className="sales-row" onClick={() => open(sale.id)}>
            <FoundRow
                name={titleOf(sale, words)}
                when={`${formats.day(sale.businessDate)}, ${sale.saleOpenTime}`}
                about={[
                    sale.ticketNo && say.ticket(sale.ticketNo),
                    sale.tableNo ? say.table(sale.tableNo) : sale.serviceType,
                    customerOf(sale),
                    sale.employeeName,
                ]}
                tag={sale.status === "VOIDED" ? { text: say.states[sale.status] ?? "", tone: "bad" } : undefined}
                amount={sale.grossReceipt}
            />
        </button>
    );
}

// A paid order opens its sale.
function OrderRow({ order, open }: { order: Order; open: (id: string) => void }) {
    const { sales: say, orders } = useWords();
    const formats = useFormats();
    const { deliveryType = "", contactPerson = "", phoneNumber = "" } = deliveryOf(order);
    const { saleId } = order;
    const isLost = order.orderStatus >= 7 && order.orderStatus <= 9;
    const row = (
        <FoundRow
            name={say.order(order.orderNumber)}
            when={formats.dateTime(order.dateCreated)}
            about={[contactPerson, deliveryType, phoneNumber]}
            tag={{ text: orders.status[order.orderStatus], tone: isLost ? "bad" : "" }}
            amount={order.totalAmount}
        />
    );
    if (saleId)
        return (
            <button type="button" className="sales-row" onClick={() => open(saleId)}>
                {row}
            </button>
        );
    return (
        <Link
            className="sales-row"
            to="/app/orders"
            search={({ store }: { store?: string }) => ({ ...(store ? { store } : {}), order: order.id })}
        >
            {row}
        </Link>
    );
}
