// What needs somebody now, each with what to do about it.
import { Button } from "@mantine/core";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { read, send } from "../api/client";
import { useFormats, type Formats } from "../formats/formats";
import { momentOf } from "../formats/moment";
import { setSale } from "../orders/menu";
import { keepOrder, type Order } from "../orders/order";
import { minutesSince } from "../orders/order_card";
import { pauseOrders } from "../orders/pause";
import { useNow } from "../orders/use_now";
import { useStore, type StoreRecord } from "../shell/store";
import { tell, tellFailure } from "../shell/told";
import { useWords, words as wordsNow, type Words } from "../words";
import { LookDialog } from "./look_dialog";
import { SettleDialog } from "./settle_dialog";
import { todayMoved, type Attention, type AttentionType } from "./today";

const tones: Partial<Record<AttentionType, string>> = {
    orderWaiting: "warn",
    ordersPaused: "warn",
    conflict: "bad",
    openAtDayEnd: "bad",
    job: "bad",
    deviceSilent: "info",
};
const shownMax = 6;

export function detailOf(row: Attention, { today: say }: Words, formats: Formats, now: number): string {
    const { details } = say;
    switch (row.type) {
        case "orderWaiting":
            return details.orderWaiting(row.name, row.since ? minutesSince(row.since, now) : 0);
        case "conflict":
            return details.conflict(row.name);
        case "soldOut":
            return row.until ? details.soldOutUntil(row.name, momentOf(row.until, formats, now)) : row.name;
        case "deviceSilent":
            return details.silentSince(row.name, row.since ? momentOf(row.since, formats, now) : "");
        case "openAtDayEnd":
            return details.openAtDayEnd(row.name, row.detail ? formats.day(row.detail) : "");
        case "ordersPaused":
            return details.ordersPaused(row.until ? momentOf(row.until, formats, now) : "");
        default:
            return [row.name, row.detail].filter(Boolean).join(": ");
    }
}

async function act(row: Attention, store: string): Promise<void> {
    const { today: say, soldOut } = wordsNow();
    if (row.action === "acceptOrder") {
        const path = `/v1/online-order/svc/store/${store}/order/${row.id}/status`;
        const { data } = await send<Order>("PUT", path, { body: { orderStatus: 2 } });
        keepOrder(store, data);
        tell({ text: say.accepted(row.name) });
    } else if (row.action === "backOnSale") {
        const before = { soldOut: true, soldOutUntil: row.until ?? null };
        const undo = await setSale({ id: row.id }, { soldOut: false, soldOutUntil: null }, before);
        tell({ text: soldOut.toldBack(row.name), undo });
    } else if (row.action === "resume" && row.type === "ordersPaused") {
        const { onlineOrdersPausedUntil: until } = await read<StoreRecord>(`/v1/svc/store/${store}`);
        const undo = await pauseOrders(store, null, until ?? null);
        tell({ text: say.resumed, undo });
    }
    todayMoved(store);
}

export function NeedsYou({ rows }: { rows: Attention[] }) {
    const words = useWords();
    const { today: say } = words;
    const { id: store } = useStore();
    const formats = useFormats();
    const navigate = useNavigate();
    const now = useNow();
    const [busy, setBusy] = useState<string | null>(null);
    const [looking, setLooking] = useState<Attention | null>(null);
    const [showsAll, setShowsAll] = useState(false);
    const shown = showsAll ? rows : rows.slice(0, shownMax);
    const first = rows.find(({ action }) => action === "acceptOrder")?.id;

    const begin = async (row: Attention) => {
        const isAsked = row.action === "settle" || row.action === "look" || row.type === "webhook";
        if (row.type === "job") return navigate({ to: "/app/jobs" });
        if (isAsked) return setLooking(row);
        setBusy(row.id);
        try {
            await act(row, store);
        } catch (error) {
            todayMoved(store);
            tellFailure(error);
        } finally {
            setBusy(null);
        }
    };
    return (
        <section className="card needs" aria-labelledby="needs-you">
            <h2 id="needs-you">{say.needsYou}</h2>
            {rows.length === 0 && <p className="soft">{say.nothingNeedsYou}</p>}
            <ul>
                {shown.map((row) => {
                    const detail = detailOf(row, words, formats, now);
                    return (
                        <li key={`${row.type} ${row.id}`}>
                            <span className={`tag ${tones[row.type] ?? ""}`}>{say.kinds[row.type]}</span>
                            <span className="needs-detail">
                                {row.type === "orderWaiting" ? (
                                    <Link
                                        to="/app/orders"
                                        search={({ store }) => ({ ...(store ? { store } : {}), order: row.id })}
                                    >
                                        {detail}
                                    </Link>
                                ) : (
                                    detail
                                )}
                            </span>
                            <Button
                                size="compact-md"
                                className="needs-action"
                                variant={row.id === first ? "filled" : "default"}
                                aria-label={say.actionOn(say.actions[row.action], detail)}
                                loading={busy === row.id}
                                onClick={() => void begin(row)}
                            >
                                {say.actions[row.action]}
                            </Button>
                        </li>
                    );
                })}
            </ul>
            {rows.length > shown.length && (
                <Button variant="subtle" size="compact-sm" onClick={() => setShowsAll(true)}>
                    {say.moreNeeds(rows.length - shown.length)}
                </Button>
            )}
            {looking?.type === "conflict" && <SettleDialog row={looking} close={() => setLooking(null)} />}
            {looking && looking.type !== "conflict" && (
                <LookDialog row={looking} detail={detailOf(looking, words, formats, now)} close={() => setLooking(null)} />
            )}
        </section>
    );
}
