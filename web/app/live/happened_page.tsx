// Everything that happened in the store, with filters, and Undo where the server can.
import { Button, Select, Skeleton } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { IconX } from "@tabler/icons-react";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useMemo, useState } from "react";
import { useDescriptions } from "../api/descriptions";
import { useFormats } from "../formats/formats";
import { dateIn } from "../orders/business_day";
import { useMay, useStore } from "../shell/store";
import { sentenceOf } from "../shell/told";
import { useWords } from "../words";
import { useLiveEvents } from "./live";
import { timelineMoved, useTimeline, type TimelineEntry } from "./timeline";
import { TimelineLines } from "./timeline_step";
import "./live.css";
import "./parts.css";
import { useHeld } from "./use_held";

const pageSize = 50;
const changesMax = 6;

function useKindNames(): { value: string; label: string }[] {
    const { live } = useWords();
    const descriptions = useDescriptions();
    const may = useMay();
    return useMemo(
        () => [
            ...Object.entries(live.kinds).map(([value, label]) => ({ value, label })),
            ...(descriptions?.kinds ?? [])
                .filter(({ see }) => may(...see))
                .map(({ kind, plural }) => ({ value: kind, label: plural })),
        ],
        [live, descriptions, may],
    );
}

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
    const search = useSearch({ strict: false });
    const navigate = useNavigate();
    const kinds = useKindNames();
    const [kind = "", by = "", id = ""] = [search["kind"], search["by"], search["id"]];
    const timeline = useTimeline({ kind, by, id }, pageSize);
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
    const people = useMemo(() => {
        const known = new Map<string, string>();
        for (const { by: author } of entries) if (author) known.set(author.id, author.name);
        if (by && !known.has(by)) known.set(by, search["byName"] ?? by);
        return [...known].map(([value, label]) => ({ value, label }));
    }, [entries, by, search]);
    const filter = (change: Record<string, string>) =>
        void navigate({ to: ".", search: (before) => ({ ...before, ...change }), replace: true });
    const isFiltered = kind !== "" || by !== "" || id !== "";
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
            <div className="happened-filters">
                <Select
                    aria-label={live.kind}
                    placeholder={live.allKinds}
                    data={kinds}
                    value={kind || null}
                    onChange={(value) => filter({ kind: value ?? "" })}
                    searchable
                    clearable
                />
                <Select
                    aria-label={live.by}
                    placeholder={live.everybody}
                    data={people}
                    value={by || null}
                    onChange={(value, option) => filter({ by: value ?? "", byName: value ? (option?.label ?? "") : "" })}
                    searchable
                    clearable
                />
                {id !== "" && (
                    <Button variant="default" rightSection={<IconX size={16} aria-hidden />} onClick={() => filter({ id: "", label: "" })}>
                        {live.onlyAbout(search["label"] ?? id)}
                    </Button>
                )}
            </div>
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
