// The changes, by kind: what is new, each field before and after, and what the store keeps. A long list is
// drawn some at a time.
import { Button } from "@mantine/core";
import { useEffect, useMemo, useState, type ReactNode } from "react";
import { kindNamed, useDescriptions, type FieldDescription, type KindDescription } from "../api/descriptions";
import { isEmpty, readValue } from "../records/form_values";
import { ChangeText, ValueText } from "../records/values";
import { useWords } from "../words";
import { byKind, chosenOf, everything, type PreviewChoice, type PreviewField, type PreviewRecord } from "./preview";
import { PreviewFilter } from "./preview_filter";
import "./preview.css";

const atOnce = 60;
const fieldsOfNew = 4;
const fieldsMax = 8;

interface Props {
    records: PreviewRecord[];
    leftOut?: number;
    // What can be done about one field, such as taking the source's value.
    action?: (record: PreviewRecord, field: PreviewField) => ReactNode;
}

export function PreviewList({ records, leftOut = 0, action }: Props) {
    const { preview } = useWords();
    const [choice, setChoice] = useState<PreviewChoice>(everything);
    const [shownMax, setShownMax] = useState(atOnce);
    const chosen = useMemo(() => chosenOf(records, choice), [records, choice]);
    useEffect(() => setShownMax(atOnce), [choice]);
    const hidden = chosen.length - shownMax;
    return (
        <section className="preview" aria-label={preview.title}>
            <PreviewFilter records={records} choice={choice} choose={setChoice} />
            {chosen.length === 0 && (
                <div className="none-yet">
                    <b>{preview.nothingFound}</b>
                    {preview.nothingFoundHelp}{" "}
                    <Button variant="subtle" size="compact-sm" onClick={() => setChoice(everything)}>
                        {preview.clear}
                    </Button>
                </div>
            )}
            {byKind(chosen.slice(0, shownMax)).map(([kind, those]) => (
                <OfKind
                    key={kind}
                    name={kind}
                    records={those}
                    count={chosen.filter((record) => record.kind === kind).length}
                    action={action}
                />
            ))}
            {hidden > 0 && (
                <Button variant="default" onClick={() => setShownMax((before) => before + 4 * atOnce)}>
                    {preview.more(Math.min(hidden, 4 * atOnce))}
                </Button>
            )}
            {leftOut > 0 && <p className="said">{preview.leftOut(leftOut)}</p>}
        </section>
    );
}

interface OfKindProps {
    name: string;
    records: PreviewRecord[];
    count: number;
    action: Props["action"];
}

function OfKind({ name, records, count, action }: OfKindProps) {
    const descriptions = useDescriptions();
    const kind = descriptions && kindNamed(descriptions, name);
    const label = kind?.plural ?? name;
    return (
        <section className="preview-kind" aria-label={label}>
            <h3>
                <span translate="no">{label}</span> <span className="soft">{count}</span>
            </h3>
            <ul>
                {records.map((record) => (
                    <Row key={`${record.id ?? ""} ${record.sourceId ?? ""} ${record.line ?? ""}`} kind={kind} record={record} action={action} />
                ))}
            </ul>
        </section>
    );
}

interface RowProps {
    kind: KindDescription | undefined;
    record: PreviewRecord;
    action: Props["action"];
}

interface Described {
    field: PreviewField;
    described: FieldDescription;
}

// Only fields that people know; of a new record only what says something.
function describedOf(kind: KindDescription | undefined, { fields, change }: PreviewRecord): Described[] {
    return fields.flatMap((field) => {
        const described = kind?.fields.find(({ name }) => name === field.name);
        if (!described || (change === "create" && (isEmpty(field.after) || field.after === false))) return [];
        if (described.name === "activeStatus" || (change === "create" && described.name === kind?.named)) return [];
        return [{ field, described }];
    });
}

function Row({ kind, record, action }: RowProps) {
    const { preview } = useWords();
    const described = describedOf(kind, record);
    const max = record.change === "create" ? fieldsOfNew : fieldsMax;
    const [isWhole, setIsWhole] = useState(false);
    const shown = isWhole ? described : described.slice(0, max);
    const tag = preview.tags[record.change];
    return (
        <li className={`preview-record ${record.change}`}>
            <div className="preview-name">
                <b translate="no">{record.name || preview.nameless}</b>
                {tag !== "" && <span className={`tag ${tones[record.change]}`}>{tag}</span>}
                {record.line !== undefined && <span className="soft">{preview.line(record.line)}</span>}
            </div>
            <div className="preview-fields">
                {shown.map((one) => (
                    <Field key={one.field.name} {...one} record={record} action={action} />
                ))}
                {described.length > shown.length && (
                    <Button variant="subtle" size="compact-sm" onClick={() => setIsWhole(true)}>
                        {preview.moreFields(described.length - shown.length)}
                    </Button>
                )}
            </div>
        </li>
    );
}

const tones = { create: "ok", change: "", inactivate: "warn", activate: "info", keep: "", link: "" } as const;

function Field({ field, described, record, action }: Described & { record: PreviewRecord; action: Props["action"] }) {
    const { preview } = useWords();
    const valueOf = (value: unknown) => readValue(described, { [field.name]: value });
    return (
        <div className="preview-field">
            <span className="soft" translate="no">
                {described.label}
            </span>
            {field.kept ? (
                <>
                    <ValueText field={described} value={valueOf(field.before)} />
                    <span className="tag" title={preview.keptHelp}>
                        {preview.kept}
                    </span>
                    <span className="soft">{preview.theirs}</span>
                    <ValueText field={described} value={valueOf(field.after)} />
                </>
            ) : record.change === "create" ? (
                <ValueText field={described} value={valueOf(field.after)} />
            ) : (
                <ChangeText field={described} old={valueOf(field.before)} now={valueOf(field.after)} />
            )}
            {action?.(record, field)}
        </div>
    );
}
