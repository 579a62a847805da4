// One line of what happened: who did what, from which value to which, and Undo where the server can.
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useState, type ReactNode } from "react";
import { send } from "../api/client";
import { kindNamed, useDescriptions, type KindDescription, type StoredRecord } from "../api/descriptions";
import { useFormats } from "../formats/formats";
import { keepRecord, listsChanged } from "../records/cache";
import { readValue } from "../records/form_values";
import { undoRevision } from "../records/history";
import { pathOf } from "../records/paths";
import { ChangeText } from "../records/values";
import { useMay, useStore } from "../shell/store";
import { tell, tellFailure, type Telling } from "../shell/told";
import { useWords, words as wordsNow } from "../words";
import "./live.css";
import { timelineMoved, type CannotUndo, type TimelineChange, type TimelineEntry } from "./timeline";

interface Props {
    entry: TimelineEntry;
    changesMax: number;
    withDay?: boolean;
}

export function TimelineLine({ entry, changesMax, withDay = false }: Props) {
    const { common, live } = useWords();
    const formats = useFormats();
    const descriptions = useDescriptions();
    const { id: store } = useStore();
    const may = useMay();
    const kind = descriptions && kindNamed(descriptions, entry.kind);
    const [isUndoing, setIsUndoing] = useState(false);
    const label = entry.label ?? kind?.label ?? entry.kind;

    // What nobody has touched since it was added goes out of use again.
    const isNew = entry.cannotUndo === "created" && kind?.paths.inactivate !== undefined && may(kind.change);

    const takeBack = async (described: KindDescription): Promise<Telling> => {
        if (isNew) {
            await setActive(described, entry.id, false);
            return { text: wordsNow().live.undoneNew(label), undo: () => setActive(described, entry.id, true) };
        }
        const { revision } = await undoRevision(described, entry.id, entry.revision);
        return { text: wordsNow().live.undone(label), undo: () => undoRevision(described, entry.id, revision) };
    };
    const undo = async (described: KindDescription) => {
        setIsUndoing(true);
        try {
            const telling = await takeBack(described);
            timelineMoved(store);
            tell(telling);
        } catch (error) {
            tellFailure(error);
        } finally {
            setIsUndoing(false);
        }
    };
    return (
        <li className="happening">
            <time dateTime={entry.time} className="soft" translate="no">
                {withDay ? formats.dateTime(entry.time) : formats.time(entry.time)}
            </time>
            <div>
                {kind ? <OfRecord entry={entry} kind={kind} /> : <OfEvent entry={entry} />}
                {kind && <Changes kind={kind} entry={entry} max={changesMax} />}
            </div>
            {kind && !entry.canUndo && !isNew && <NoUndo why={entry.cannotUndo} />}
            {kind && (entry.canUndo || isNew) && (
                <Button
                    variant="subtle"
                    {...(isNew ? { color: "gray", c: "var(--soft)" } : {})}
                    size="compact-sm"
                    className="happening-undo"
                    aria-label={isNew ? live.undoNew(label) : live.undo(label)}
                    loading={isUndoing}
                    onClick={() => void undo(kind)}
                >
                    {isNew ? live.takeOut : common.undo}
                </Button>
            )}
        </li>
    );
}

async function setActive(kind: KindDescription, id: string, isActive: boolean): Promise<void> {
    const path = pathOf((isActive ? kind.paths.activate : kind.paths.inactivate) ?? "", { id });
    const { data } = await send<StoredRecord>("PUT", path, { body: {} });
    keepRecord(kind.kind, data);
    await listsChanged(kind.kind);
}

// In the place of Undo: in two words why there is none.
export function NoUndo({ why }: { why: CannotUndo | undefined }) {
    const { live } = useWords();
    const [short, whole] = (why && live.cannotUndo[why]) ?? [];
    if (short === undefined) return null;
    return (
        <span className="happening-no-undo" title={whole}>
            {short}
        </span>
    );
}

function Who({ entry }: { entry: TimelineEntry }) {
    const { live } = useWords();
    return <b translate="no">{entry.by?.name ?? live.somebody}</b>;
}

function OfRecord({ entry, kind }: { entry: TimelineEntry; kind: KindDescription }) {
    const { live } = useWords();
    const verb = live.records[entry.type as keyof typeof live.records] ?? live.records.updated;
    return (
        <>
            <Who entry={entry} /> {verb}{" "}
            <RecordLink kind={kind} id={entry.id}>
                {entry.label ?? kind.label}
            </RecordLink>
        </>
    );
}

export function RecordLink({ kind, id, children }: { kind: KindDescription; id: string; children: ReactNode }) {
    const may = useMay();
    const [view] = kind.views;
    if (kind.kind === "store" || kind.kind === "account")
        return (
            <Link to={kind.kind === "store" ? "/app/store" : "/app/account"} className="record-link" translate="no">
                {children}
            </Link>
        );
    if (!view || !may(...kind.see)) return <span translate="no">{children}</span>;
    return (
        <Link
            to="/app/list/$view"
            className="record-link"
            params={{ view: view.id }}
            search={({ store }) => ({ ...(store ? { store } : {}), open: id })}
            translate="no"
        >
            {children}
        </Link>
    );
}

function OfEvent({ entry }: { entry: TimelineEntry }) {
    const { live, orders } = useWords();
    const label = entry.label ?? "";
    const status = entry.orderStatusThen ? orders.status[entry.orderStatusThen] : "";
    const known = live.kinds[entry.kind as keyof typeof live.kinds] ?? entry.kind;
    const say = live.events[`${entry.kind} ${entry.type}`];
    const text = say ? say(label || known, status) : live.other(label, known);
    const who = entry.by && entry.by.kind !== "job" ? entry.by.name : "";
    return (
        <>
            {entry.kind === "order" ? (
                <Link to="/app/orders" search={({ store }) => ({ ...(store ? { store } : {}), order: entry.id })}>
                    {text}
                </Link>
            ) : (
                text
            )}
            {who && <span className="soft" translate="no">{` · ${who}`}</span>}
        </>
    );
}

function Changes({ kind, entry, max }: { kind: KindDescription; entry: TimelineEntry; max: number }) {
    const { live } = useWords();
    if (entry.type !== "updated" || !entry.changes) return null;
    const described = entry.changes.flatMap((change) => {
        const field = kind.fields.find(({ name }) => name === change.field);
        return field ? [{ change, field }] : [];
    });
    const value = (name: string, field: (typeof described)[number]["field"], side: TimelineChange["old"]) =>
        readValue(field, { [name]: side });
    return (
        <span className="happening-changes">
            {described.slice(0, max).map(({ change, field }) => (
                <span key={change.field}>
                    <span className="soft" translate="no">
                        {field.label}
                    </span>{" "}
                    <ChangeText
                        field={field}
                        old={value(change.field, field, change.old)}
                        now={value(change.field, field, change.new)}
                    />
                </span>
            ))}
            {described.length > max && <span className="soft">{live.more(described.length - max)}</span>}
        </span>
    );
}
