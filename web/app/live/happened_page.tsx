// Everything that happened in the store, with filters, and Undo where the server can.
import { Button, Skeleton } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { useEffect, useMemo, useState } from "react";
import { useFormats } from "../formats/formats";
import { dateIn } from "../orders/business_day";
import { useStore } from "../shell/store";
import { sentenceOf } from "../shell/told";
import { useWords } from "../words";
import { useLiveEvents } from "./live";
import { timelineMoved, useTimeline, type TimelineEntry } from "./timeline";
import { TimelineFilters, useTimelineFilter } from "./timeline_filters";
import { TimelineLines } from "./timeline_step";
import "./live.css";
import "./parts.css";
import { useHeld } from "./use_held";

const pageSize = 50;
const changesMax = 6;

// Days by the clock of the store, each with what happened on it.
function byDay(entries: TimelineEntry[], timeZone: string): [string, TimelineEntry[]][] {
    const days = new Map<string, TimelineEntry[]>();
    for (const entry of entries) {
        const day = dateIn(timeZone, new Date(entry.time).getTime());
        days.set(day, [...(days.get(day) ?? []), entry]);
    }
    return [...days];
}

export function HappenedPage() {
    const { live, shell } = useWords();
    const { id: store } = useStore();
    const formats = useFormats();
    const { filter, isFiltered, isReady } = useTimelineFilter();
    const timeline = useTimeline(filter, pageSize, isReady);
    const [isHeld, hold] = useHeld();
    const [newOnes, setNewOnes] = useState(0);
    useLiveEvents(() => setNewOnes((count) => count + 1));
    useEffect(() => {
        if (isHeld || newOnes === 0) return;
        setNewOnes(0);
        timelineMoved(store);
    }, [isHeld, newOnes, store]);
    useDocumentTitle(`${live.title} · ${shell.product}`);

    const entries = useMemo(() => timeline.data?.pages.flat() ?? [], [timeline.data]);
    const today = dateIn(formats.timeZone, Date.now());

    return (
        <div className="page">
            <div className="page-head">
                <h1>{live.title}</h1>
                <span className="soft">{live.help}</span>
                <div role="status" aria-live="polite">
                    {newOnes > 0 && (
                        <Button
                            size="compact-sm"
                            onClick={() => {
                                setNewOnes(0);
                                timelineMoved(store);
                            }}
                        >
                            {live.newOnes(newOnes)}
                        </Button>
                    )}
                </div>
            </div>
            <TimelineFilters entries={entries} />
            {timeline.isPending && <Skeleton height={320} radius="md" />}
            {timeline.error && !timeline.data && (
                <p role="alert" translate="no">
                    {sentenceOf(timeline.error)}
                </p>
            )}
            {timeline.data && entries.length === 0 && (
                <div className="empty">
                    <h2>{isFiltered ? live.noneFound : live.none}</h2>
                    <p className="soft">{isFiltered ? live.noneFoundHelp : live.noneHelp}</p>
                </div>
            )}
            <div {...hold}>
                {byDay(entries, formats.timeZone).map(([day, those]) => (
                    <section key={day} aria-label={formats.day(day)}>
                        <h2 className="happened-day">{day === today ? live.today : formats.longDay(day)}</h2>
                        <ol className="happenings">
                            <TimelineLines entries={those} changesMax={changesMax} />
                        </ol>
                    </section>
                ))}
            </div>
            {timeline.hasNextPage && (
                <div>
                    <Button
                        variant="default"
                        loading={timeline.isFetchingNextPage}
                        onClick={() => void timeline.fetchNextPage()}
                    >
                        {live.older}
                    </Button>
                </div>
            )}
        </div>
    );
}
