// What the kitchen has to make, ticket by ticket, at one station or at all of them.
import { Button, Menu, Skeleton } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useMemo, type ReactNode } from "react";
import { AloneButton } from "../live/alone_button";
import { useLiveState } from "../live/live";
import { useRing } from "../live/sound";
import { SoundButton } from "../live/sound_button";
import { useSteadyHand } from "../live/steady_hand";
import { useBatchedEvents } from "../live/use_batched_events";
import { useRereading } from "../live/use_rereading";
import { useCalmList, type CalmList } from "../orders/use_calm_list";
import { useStore } from "../shell/store";
import { useWaiting } from "../shell/title";
import { sentenceOf, tell } from "../shell/told";
import { useWords, words } from "../words";
import {
    countsOf,
    isOpen,
    kitchenKey,
    linesAt,
    placeOf,
    placeText,
    readKitchen,
    takeKitchenEvents,
    type Kitchen,
    type Place,
    type Ticket,
    type Which,
} from "./kitchen";
import { TicketCard } from "./ticket_card";
import "../live/parts.css";
import "../orders/orders.css";
import "../orders/board.css";
import "./kitchen.css";

const askMs = 15_000; // when there are no events

function useKitchen(which: Which) {
    const { id: store } = useStore();
    const state = useLiveState();
    return useQuery({
        queryKey: kitchenKey(store, which),
        queryFn: ({ signal }) => readKitchen(store, which, signal),
        refetchInterval: state === "live" ? false : askMs,
    });
}

export function KitchenPage() {
    const { kitchen: say } = useWords();
    const { id: store } = useStore();
    const search = useSearch({ strict: false });
    const navigate = useNavigate();
    const { data, error, isPending } = useKitchen("open");
    const readAgain = useRereading(kitchenKey(store, "open"));
    useBatchedEvents(
        (events) => {
            if (takeKitchenEvents(store, events)) readAgain();
        },
        ["kitchen", "order", "check"],
    );
    const at = search["at"];
    const place = useMemo(() => placeOf(at), [at]);
    const showsDone = search["show"] === "done";
    const showsCounts = search["counts"] !== "no";
    const go = useCallback(
        (change: Record<string, string>) =>
            void navigate({ to: ".", search: (before) => ({ ...before, ...change }), replace: true }),
        [navigate],
    );
    const waiting = useMemo(
        () => data?.tickets.filter((ticket) => linesAt(ticket, place).some(isOpen)),
        [data, place],
    );
    const ids = useMemo(() => waiting?.map(({ id }) => id) ?? null, [waiting]);
    useRing(ids, placeText(place));
    useWaiting(ids?.length ?? 0);
    const calm = useCalmList(waiting, () => placeText(place) || "all");
    return (
        <div className="page kitchen">
            <div className="page-head">
                <h1>{say.title}</h1>
                {data && <Stations kitchen={data} place={place} choose={(one) => go({ at: placeText(one) })} />}
                <span className="grow" />
                <SoundButton />
                <AloneButton alone={say.kitchenOnly} />
                <Button
                    size="lg"
                    className="head-button"
                    variant="default"
                    aria-pressed={showsCounts}
                    onClick={() => go({ counts: showsCounts ? "no" : "" })}
                >
                    {say.counts}
                </Button>
                <Button
                    size="lg"
                    className="head-button"
                    variant="default"
                    onClick={() => go({ show: showsDone ? "" : "done" })}
                >
                    {showsDone ? say.open : say.recall}
                </Button>
            </div>
            {isPending && <Skeleton height={240} radius="md" />}
            {error && !data && (
                <p role="alert" translate="no">
                    {sentenceOf(error)}
                </p>
            )}
            {waiting && showsCounts && !showsDone && <Counts tickets={waiting} place={place} />}
            {waiting && !showsDone && <Tickets calm={calm} store={store} place={place} />}
            {showsDone && <DoneTickets store={store} place={place} />}
        </div>
    );
}

interface StationsProps {
    kitchen: Kitchen;
    place: Place;
    choose: (place: Place) => void;
}

// One button, so that the tickets have the screen.
function Stations({ kitchen, place, choose }: StationsProps) {
    const { kitchen: say } = useWords();
    const active = (kind: Place["kind"], stations: Kitchen["printers"]) =>
        stations.filter(({ activeStatus }) => activeStatus).map(({ id, name }) => ({ kind, id, name }));
    const printers = active("printer", kitchen.printers);
    const courses = active("course", kitchen.courses);
    const chosen = [...printers, ...courses].find(({ kind, id }) => kind === place.kind && id === place.id);
    const item = (one: Place, name: ReactNode) => (
        <Menu.Item
            key={placeText(one)}
            aria-current={placeText(one) === placeText(place) || undefined}
            onClick={() => choose(one)}
        >
            {name}
        </Menu.Item>
    );
    const part = (label: string, stations: typeof printers) =>
        stations.length > 0 && (
            <>
                <Menu.Label>{label}</Menu.Label>
                {stations.map(({ name, ...one }) => item(one, <span translate="no">{name}</span>))}
            </>
        );
    return (
        <Menu position="bottom-start" withinPortal>
            <Menu.Target>
                <Button
                    size="lg"
                    className="head-button"
                    variant="default"
                    rightSection={<IconChevronDown size={18} aria-hidden />}
                    aria-label={`${say.place}: ${chosen?.name ?? say.everything}`}
                >
                    <span translate={chosen ? "no" : undefined}>{chosen?.name ?? say.everything}</span>
                </Button>
            </Menu.Target>
            <Menu.Dropdown className="by-touch stations">
                {item({ kind: "all", id: "" }, say.everything)}
                {part(say.printers, printers)}
                {part(say.courses, courses)}
            </Menu.Dropdown>
        </Menu>
    );
}

function Counts({ tickets, place }: { tickets: Ticket[]; place: Place }) {
    const { kitchen: say } = useWords();
    const counts = useMemo(() => countsOf(tickets, place), [tickets, place]);
    if (counts.length === 0) return null;
    return (
        <section className="kitchen-counts" aria-label={say.counts}>
            <ul translate="no">
                {counts.map(({ name, quantity }) => (
                    <li key={name}>
                        <b>{quantity}×</b> {name}
                    </li>
                ))}
            </ul>
        </section>
    );
}

function Tickets({ calm, store, place }: { calm: CalmList<Ticket>; store: string; place: Place }) {
    const { kitchen: say } = useWords();
    const { shown, reveal, hold } = calm;
    const steady = useSteadyHand();
    const moved = useCallback(
        (ticket: Ticket) => {
            if (ticket.state === "done") tell({ text: words().kitchen.bumped(ticket.number) });
            reveal();
        },
        [reveal],
    );
    if (shown.length === 0)
        return (
            <div className="empty">
                <h2>{say.none}</h2>
                <p className="soft">{say.noneHelp}</p>
            </div>
        );
    return (
        <div className="tickets" {...hold} onClickCapture={steady}>
            {shown.map(({ item }, at) => (
                <TicketCard key={item.id} ticket={item} store={store} place={place} isDue={at === 0} moved={moved} />
            ))}
        </div>
    );
}

function DoneTickets({ store, place }: { store: string; place: Place }) {
    const { kitchen: say } = useWords();
    const { data, error } = useKitchen("done");
    const moved = useCallback(() => {}, []);
    const tickets = data?.tickets.filter((ticket) => linesAt(ticket, place).length > 0) ?? [];
    if (error && !data)
        return (
            <p role="alert" translate="no">
                {sentenceOf(error)}
            </p>
        );
    if (data && tickets.length === 0) return <p className="soft">{say.noneDone}</p>;
    return (
        <div className="tickets">
            {tickets.map((ticket) => (
                <TicketCard key={ticket.id} ticket={ticket} store={store} place={place} isDue={false} moved={moved} />
            ))}
        </div>
    );
}
