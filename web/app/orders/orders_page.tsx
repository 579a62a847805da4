// Web orders on their way: columns on a desk, one group at a time on a phone.
import { Button, Skeleton } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState, type KeyboardEvent } from "react";
import { sentenceOf } from "../shell/told";
import { useStore } from "../shell/store";
import { useWords } from "../words";
import { EndOrder } from "./end_order";
import { groupOf, groups, type Group, type Order, type Status } from "./order";
import { OrderCard } from "./order_card";
import { OrderDrawer } from "./order_drawer";
import "../live/parts.css";
import "./orders.css";
import { useCalmList } from "./use_calm_list";
import { useNow } from "./use_now";
import { useOrders } from "./use_orders";

// Tabs are one stop of the Tab key; arrows go from one to the next.
function moveAmongTabs(event: KeyboardEvent<HTMLElement>, go: (group: Group) => void): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const tabs = [...(event.currentTarget.parentElement?.children ?? [])];
    const group = step && groups.at((tabs.indexOf(event.currentTarget) + step) % groups.length);
    if (!group) return;
    event.preventDefault();
    (tabs[groups.indexOf(group)] as HTMLElement).focus();
    go(group);
}

export function OrdersPage() {
    const { orders: say } = useWords();
    const { id: store } = useStore();
    const search = useSearch({ strict: false });
    const navigate = useNavigate();
    const isPhone = useMediaQuery("(max-width: 48em)", false, { getInitialValueInEffect: false });
    const now = useNow();
    const { data, error, isPending } = useOrders();
    const { shown, waiting, reveal, hold } = useCalmList(data, groupOf);
    const [ending, setEnding] = useState<{ order: Order; to: Status } | null>(null);

    const asked = groups.find((group) => group === search["group"]) ?? "new";
    const openOrder = search["order"];
    const go = (change: Record<string, string>) =>
        void navigate({ to: ".", search: (before) => ({ ...before, ...change }), replace: true });
    const of = (group: Group) => shown.filter((placed) => placed.group === group).map(({ item }) => item);
    const due = of("new")[0]?.id;
    const isEmpty = data !== undefined && shown.length === 0;

    const column = (group: Group) => {
        const orders = of(group);
        return (
            <section key={group} className="order-group" aria-label={say.groups[group]}>
                {!isPhone && (
                    <h2>
                        {say.groups[group]} <span className="tag">{orders.length}</span>
                    </h2>
                )}
                {orders.map((order) => (
                    <OrderCard
                        key={order.id}
                        order={order}
                        store={store}
                        now={now}
                        isDue={order.id === due}
                        end={(order, to) => setEnding({ order, to })}
                        open={({ id }) => go({ order: id })}
                        moved={reveal}
                    />
                ))}
                {orders.length === 0 && data && <p className="soft order-none">{say.groupEmpty[group]}</p>}
            </section>
        );
    };
    return (
        <div className="page orders">
            <div className="page-head">
                <h1>{say.title}</h1>
                <div role="status" aria-live="polite">
                    {waiting > 0 && (
                        <Button className="order-pill" onClick={reveal}>
                            {say.newOrders(waiting)}
                        </Button>
                    )}
                </div>
            </div>
            {isPhone && !isEmpty && (
                <div className="order-tabs" role="tablist" aria-label={say.title}>
                    {groups.map((group) => (
                        <button
                            key={group}
                            type="button"
                            role="tab"
                            id={`tab-${group}`}
                            aria-selected={group === asked}
                            aria-controls="order-panel"
                            tabIndex={group === asked ? 0 : -1}
                            onClick={() => go({ group })}
                            onKeyDown={(event) => moveAmongTabs(event, (to) => go({ group: to }))}
                        >
                            {say.groups[group]} <span className="tag">{of(group).length}</span>
                        </button>
                    ))}
                </div>
            )}
            {isPending && <Skeleton height={240} radius="md" />}
            {error && !data && (
                <p role="alert" translate="no">
                    {sentenceOf(error)}
                </p>
            )}
            {isEmpty && (
                <div className="empty">
                    <h2>{say.none}</h2>
                    <p className="soft">{say.noneHelp}</p>
                </div>
            )}
            {data && !isEmpty && (
                <div
                    className="order-board"
                    {...hold}
                    {...(isPhone
                        ? { role: "tabpanel", id: "order-panel", "aria-labelledby": `tab-${asked}` }
                        : {})}
                >
                    {isPhone ? column(asked) : groups.map(column)}
                </div>
            )}
            {openOrder && (
                <OrderDrawer
                    id={openOrder}
                    store={store}
                    close={() => go({ order: "" })}
                    end={(order, to) => setEnding({ order, to })}
                    moved={reveal}
                />
            )}
            {ending && (
                <EndOrder {...ending} store={store} close={() => setEnding(null)} done={reveal} />
            )}
        </div>
    );
}
