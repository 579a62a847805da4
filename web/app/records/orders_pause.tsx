// Whether guests can order now: pausing for a while, and taking orders again.
import { Button } from "@mantine/core";
import { IconPlayerPause, IconPlayerPlay } from "@tabler/icons-react";
import { useState } from "react";
import { send } from "../api/client";
import type { KindDescription, StoredRecord } from "../api/descriptions";
import { useFormats } from "../formats/formats";
import { tell, tellFailure } from "../shell/told";
import { useWords } from "../words";
import { undoRevision } from "./history";
import { pathOf } from "./paths";
import { instantOf, localText } from "./times";

const field = "onlineOrdersPausedUntil";
const pauses = [30, 60, 120];
const minuteMs = 60_000;

interface Props {
    kind: KindDescription;
    record: StoredRecord;
    canChange: boolean;
    keep: (record: StoredRecord) => void;
}

export function OrdersPause({ kind, record, canChange, keep }: Props) {
    const { form: words } = useWords().records;
    const formats = useFormats();
    const [isBusy, setIsBusy] = useState(false);
    const until = Date.parse(String(record[field] ?? ""));
    const isPaused = until > Date.now();

    const change = async (value: string | null, text: string) => {
        setIsBusy(true);
        try {
            const path = pathOf(kind.paths.update ?? "", { id: record.id });
            const { data } = await send<StoredRecord>("PUT", path, { body: { [field]: value } });
            keep(data);
            tell({ text, undo: kind.paths.undo ? () => undoRevision(kind, data.id, data.revision) : undefined });
        } catch (error) {
            tellFailure(error);
        } finally {
            setIsBusy(false);
        }
    };
    const pauseUntil = (at: string | null) => {
        if (at) void change(at, words.pausedUntil(formats.dateTime(at)));
    };
    const pauseFor = (minutes: number) => pauseUntil(new Date(Date.now() + minutes * minuteMs).toISOString());
    const pauseForToday = () => pauseUntil(startOfTomorrow(formats.timeZone, Number(record["dayStart"] ?? 0)));
    return (
        <div className={`notice ${isPaused ? "warn" : "info"} pause`}>
            <div className="notice-text" role="status">
                {isPaused ? words.pausedUntil(formats.dateTime(until)) : words.takingOrders}
            </div>
            {canChange && (
                <div className="notice-actions">
                    {isPaused ? (
                        <Button
                            variant="default"
                            size="compact-sm"
                            loading={isBusy}
                            leftSection={<IconPlayerPlay size={14} />}
                            onClick={() => void change(null, words.takingOrders)}
                        >
                            {words.resumeOrders}
                        </Button>
                    ) : (
                        <>
                            {pauses.map((minutes) => (
                                <Button
                                    key={minutes}
                                    variant="default"
                                    size="compact-sm"
                                    disabled={isBusy}
                                    leftSection={<IconPlayerPause size={14} />}
                                    aria-label={words.pauseForLong(minutes)}
                                    onClick={() => pauseFor(minutes)}
                                >
                                    {words.pauseFor(minutes)}
                                </Button>
                            ))}
                            <Button variant="default" size="compact-sm" disabled={isBusy} onClick={pauseForToday}>
                                {words.pauseForToday}
                            </Button>
                        </>
                    )}
                </div>
            )}
        </div>
    );
}

// When the next business day begins.
function startOfTomorrow(timeZone: string, dayStart: number): string | null {
    const now = Date.now();
    const today = localText(new Date(now - dayStart * minuteMs).toISOString(), timeZone).slice(0, 10);
    const next = new Date(Date.parse(`${today}T00:00:00Z`) + 24 * 60 * minuteMs + dayStart * minuteMs);
    return instantOf(next.toISOString().slice(0, 16), timeZone);
}
