// Who changed what of a record, newest first, with undo of each step where the server can.
import { Button, Skeleton } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { send } from "../api/client";
import type { FieldDescription, KindDescription, StoredRecord } from "../api/descriptions";
import { Failure } from "../api/failure";
import { useFormats } from "../formats/formats";
import { sentenceOf, tell } from "../shell/told";
import { useWords } from "../words";
import { keepRecord, listsChanged } from "./cache";
import { isEmpty, isObject, readValue, type Values } from "./form_values";
import { pathOf } from "./paths";
import { ChangeText, ValueText } from "./values";

export interface HistoryEntry {
    revision: number;
    time: string;
    who: string;
    by: { id: string; kind: string; name: string };
    fields: string[];
    changes: { field: string; old: unknown; new: unknown }[];
}

const pageSize = 20;

function useHistory(kind: KindDescription, record: StoredRecord) {
    return useInfiniteQuery({
        queryKey: ["history", kind.kind, record.id, record.revision],
        initialPageParam: 1,
        queryFn: async ({ pageParam, signal }) => {
            const query = { page: String(pageParam), pageSize: String(pageSize) };
            const path = pathOf(kind.paths.history ?? "", { id: record.id });
            return (await send<HistoryEntry[]>("GET", path, { query, signal })).data;
        },
        getNextPageParam: (last, pages) => (last.at(-1)?.revision ?? 1) > 1 && last.length === pageSize ? pages.length + 1 : undefined,
        placeholderData: (before) => before,
    });
}

export function RecordHistory({ kind, record, canUndo }: { kind: KindDescription; record: StoredRecord; canUndo: boolean }) {
    const { form: words } = useWords().records;
    const { data, error, isPending, hasNextPage, fetchNextPage, isFetchingNextPage } = useHistory(kind, record);
    if (error) return <p role="alert" translate="no">{sentenceOf(error)}</p>;
    if (isPending) return <Skeleton height={64} />;
    const entries = data.pages.flat();
    return (
        <div className="history">
            <ol>
                {entries.map((entry) => (
                    <Step key={entry.revision} kind={kind} record={record} entry={entry} canUndo={canUndo} />
                ))}
            </ol>
            {hasNextPage && (
                <Button variant="default" size="compact-sm" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                    {words.earlier}
                </Button>
            )}
        </div>
    );
}

interface StepProps {
    kind: KindDescription;
    record: StoredRecord;
    entry: HistoryEntry;
    canUndo: boolean;
}

const statusField = "activeStatus";

function Step({ kind, record, entry, canUndo }: StepProps) {
    const words = useWords();
    const formats = useFormats();
    const [refusal, setRefusal] = useState("");
    const [isUndoing, setIsUndoing] = useState(false);
    const isFirst = entry.revision === 1;
    const shown = entry.changes
        .map((change) => ({ ...change, described: kind.fields.find(({ name }) => name === change.field) }))
        .filter((change): change is typeof change & { described: FieldDescription } => change.described !== undefined)
        .filter(({ described, old, new: now }) => described.name !== statusField && !(isFirst && isEmpty(old) && isEmpty(now)));
    const status = entry.changes.find(({ field }) => field === statusField);
    const undo = async () => {
        setIsUndoing(true);
        setRefusal("");
        try {
            const undone = await undoRevision(kind, record.id, entry.revision);
            tell({ text: words.common.undone, undo: () => undoRevision(kind, record.id, undone.revision) });
        } catch (error) {
            setRefusal(refusalOf(kind, error));
        } finally {
            setIsUndoing(false);
        }
    };
    return (
        <li>
            <div className="step-head">
                <b translate="no">{entry.by.name || entry.who}</b>
                <time className="soft" dateTime={entry.time} translate="no">
                    {formats.date(entry.time)}, {formats.time(entry.time)}
                </time>
                {canUndo && !isFirst && shown.length + (status ? 1 : 0) > 0 && (
                    <Button
                        variant="subtle"
                        size="compact-sm"
                        loading={isUndoing}
                        aria-label={words.records.form.undoStep(formats.dateTime(entry.time))}
                        onClick={() => void undo()}
                    >
                        {words.common.undo}
                    </Button>
                )}
            </div>
            {isFirst && <div>{words.records.form.created}</div>}
            {status && !isFirst && (
                <div>{status.new === false ? words.records.form.wasInactivated : words.records.form.wasActivated}</div>
            )}
            {!isFirst && shown.length === 0 && !status && <div className="soft">{words.records.form.inside}</div>}
            <dl>
                {shown.map(({ described, old, new: now }) => (
                    <div key={described.name}>
                        <dt translate="no">{described.label}</dt>
                        <dd>
                            {isFirst ? (
                                <ValueText field={described} value={valueIn(described, now)} />
                            ) : (
                                <ChangeText
                                    field={described}
                                    old={valueIn(described, old)}
                                    now={valueIn(described, now)}
                                />
                            )}
                        </dd>
                    </div>
                ))}
            </dl>
            {refusal && (
                <div className="problem" role="alert" translate="no">
                    {refusal}
                </div>
            )}
        </li>
    );
}

function valueIn(field: FieldDescription, value: unknown): unknown {
    const record: Values = { [field.name]: value };
    return readValue(field, record);
}

// Names the fields that stand in the way by their labels.
function refusalOf(kind: KindDescription, error: unknown): string {
    if (!(error instanceof Failure)) return sentenceOf(error);
    const touched = isObject(error.body) ? error.body["fields"] : undefined;
    if (!Array.isArray(touched)) return sentenceOf(error);
    const labels = touched.map((name) => kind.fields.find((field) => field.name === name)?.label ?? String(name));
    return `${sentenceOf(error)}: ${labels.join(", ")}`;
}

// Takes one change back, and shows the record as it is then.
export async function undoRevision(kind: KindDescription, id: string, revision: number): Promise<StoredRecord> {
    const path = pathOf(kind.paths.undo ?? "", { id, revision });
    const { data } = await send<StoredRecord>("POST", path);
    keepRecord(kind.kind, data);
    void listsChanged(kind.kind);
    return data;
}
