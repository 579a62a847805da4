// Web orders on their way: a board of columns on a wide screen, one group at a time on a phone.
import { ActionIcon, Button, Skeleton } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconChefHat, IconPlus, IconSearch } from "@tabler/icons-react";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { lazy, Suspense, useCallback, useMemo, useState, type KeyboardEvent } from "react";
import { useRing } from "../live/sound";
import { SoundButton } from "../live/sound_button";
import { isAtPairedDevice } from "../api/pin";
import { AloneButton } from "../live/alone_button";
import { sentenceOf } from "../shell/told";
import { useMay, useStore, useStoreRecord } from "../shell/store";
import { useWaiting } from "../shell/title";
import { useWords } from "../words";
import { Board } from "./board";
import { EndOrder } from "./end_order";
import { FindDrawer } from "./find_drawer";
import { useFinished } from "./finished";
import { groupOf, groups, type Group, type Order, type Status } from "./order";
import { OrderCard, type CardActions } from "./order_card";
import { OrderDrawer } from "./order_drawer";
import { defaultMinutes, dueOf } from "./promise";
import { PromiseDialog } from "./promise_dialog";
import { RefundDialog } from "./refund_dialog";
import { useTaking } from "./taking";
import { PausedStrip, PauseButton, TakingState } from "./taking_head";
import "../live/parts.css";
import "./orders.css";
import "./board.css";
import { useCalmList } from "./use_calm_list";
import { useNow } from "./use_now";
import { useOrders } from "./use_orders";

const EntryDrawer = lazy(() => import("./entry/entry_drawer").then(({ EntryDrawer }) => ({ default: EntryDrawer })));

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

// What stands over the board.
type Over =
    | { is: "end"; order: Order; to: Status }
    | { is: "promise" | "refund"; order: Order }
    | { is: "entry"; order: Order | null }
    | { is: "find" };

export function OrdersPage() {
    const { orders: say } = useWords();
    const { id: store } = useStore();
    const record = useStoreRecord();
    const may = useMay();
    const search = useSearch({ strict: false });
    const navigate = useNavigate();
    const isPhone = useMediaQuery("(max-width: 48em)", false, { getInitialValueInEffect: false });
    const { data, error, isPending } = useOrders();
    const finished = useFinished(!isPhone);
    const taking = useTaking(record);
    const { shown, reveal, hold } = useCalmList(data, groupOf);
    const [over, setOver] = useState<Over | null>(null);
    const now = useNow();
    const due = useMemo(() => dueOf(data ?? [], now), [data, now]);
    const fresh = useMemo(() => data?.filter(({ orderStatus }) => orderStatus === 1).map(({ id }) => id) ?? null, [data]);
    useRing(fresh);
    useWaiting(fresh?.length ?? 0);

    const asked = groups.find((group) => group === search["group"]) ?? "new";
    const openOrder = search["order"];
    const go = useCallback(
        (change: Record<string, string>) =>
            void navigate({ to: ".", search: (before) => ({ ...before, ...change }), replace: true }),
        [navigate],
    );
    const actions = useMemo<CardActions>(
        () => ({
            end: (order, to) => setOver({ is: "end", order, to }),
            open: ({ id }) => go({ order: id }),
            promise: (order) => setOver({ is: "promise", order }),
            correct: (order) => setOver({ is: "entry", order }),
            moved: reveal,
        }),
        [go, reveal],
    );
    const of = (group: Group) => shown.filter((placed) => placed.group === group).map(({ item }) => item);
    const isEmpty = data !== undefined && shown.length === 0 && (isPhone || finished?.total === 0);
    const minutes = defaultMinutes(record);
    const acceptWithin = Number(record?.["acceptWithinMinutes"] ?? 0);
    const card = (order: Order) => (
        <OrderCard
            key={order.id}
            order={order}
            store={store}
            isDue={order.id === due}
            minutes={minutes}
            acceptWithin={acceptWithin}
            actions={actions}
        />
    );
    const pauseButton = <PauseButton store={record} taking={taking} isSmall={isPhone} />;
    const close = () => setOver(null);
    return (
        <div className="page orders">
            <div className="page-head">
                <h1>{say.title}</h1>
                {taking && <TakingState taking={taking} minutes={minutes} />}
                {isPhone && (
                    <>
                        <span className="grow" />
                        {pauseButton}
                    </>
                )}
                <div className="head-tools">
                    <SoundButton />
                    <ActionIcon size={48} variant="default" aria-label={say.find} onClick={() => setOver({ is: "find" })}>
                        <IconSearch size={20} aria-hidden />
                    </ActionIcon>
                    {!isPhone && <AloneButton alone={say.boardOnly} />}
                    {!isPhone && may("DEV_KITCHEN") && (
                        <Button
                            size="lg"
                            className="head-button"
                            variant="default"
                            leftSection={<IconChefHat size={18} aria-hidden />}
                            component={Link}
                            to="/app/kitchen"
                        >
                            {say.kitchenView}
                        </Button>
                    )}
                    <Button
                        size="lg"
                        className="head-button"
                        variant="default"
                        leftSection={<IconPlus size={18} aria-hidden />}
                        onClick={() => setOver({ is: "entry", order: null })}
                    >
                        {say.make}
                    </Button>
                    {!isPhone && pauseButton}
                </div>
            </div>
            {record && taking && <PausedStrip store={record} taking={taking} />}
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
            {data && !isEmpty && isPhone && (
                <div className="order-board" {...hold} role="tabpanel" id="order-panel" aria-labelledby={`tab-${asked}`}>
                    <section className="order-group" aria-label={say.groups[asked]}>
                        {of(asked).map(card)}
                        {of(asked).length === 0 && <p className="soft order-none">{say.groupEmpty[asked]}</p>}
                    </section>
                </div>
            )}
            {data && !isEmpty && !isPhone && (
                <Board of={of} card={card} finished={finished} open={actions.open} hold={hold} />
            )}
            {over?.is === "find" && <FindDrawer isCovered={openOrder !== undefined} open={actions.open} close={close} />}
            {openOrder && (
                <OrderDrawer
                    id={openOrder}
                    store={store}
                    minutes={minutes}
                    isCovered={over !== null && over.is !== "find"}
                    close={() => go({ order: "" })}
                    actions={actions}
                    refund={may("BO_REFUNDS", "DEV_REFUND") || isAtPairedDevice() ? (order) => setOver({ is: "refund", order }) : null}
                />
            )}
            {over?.is === "end" && (
                <EndOrder order={over.order} to={over.to} store={store} close={close} done={reveal} />
            )}
            {over?.is === "promise" && <PromiseDialog order={over.order} store={store} close={close} done={reveal} />}
            {over?.is === "refund" && <RefundDialog order={over.order} store={store} close={close} />}
            <Suspense>{over?.is === "entry" && <EntryDrawer order={over.order} close={close} />}</Suspense>
        </div>
    );
}
