// Values of fields as people read them: in tables, histories and sentences.
import { Fragment, type ReactNode } from "react";
import type { FieldDescription } from "../api/descriptions";
import { useFormats, type Formats } from "../formats/formats";
import { useWords, type Words } from "../words";
import { idIn, isEmpty, isList, isObject, isSame, type Values } from "./form_values";
import { usePrivilegeName } from "./privileges";
import { useNames, type Names } from "./references";
import { dateText, minutesText } from "./times";
import "./values.css";

interface Reading {
    formats: Formats;
    words: Words;
    names: Names;
    privilege: (id: string) => string;
}

function useReading(field: FieldDescription): Reading {
    const formats = useFormats();
    const words = useWords();
    const names = useNames();
    const privilege = usePrivilegeName(field.input === "privileges");
    return { formats, words, names, privilege };
}

// The value of one field; names of other records appear as soon as they are known.
export function ValueText({ field, value }: { field: FieldDescription; value: unknown }) {
    const reading = useReading(field);
    if (isEmpty(value) && field.input !== "flag") return <span className="soft">—</span>;
    if (field.input === "color") return <Swatch colour={String(value)} />;
    return <span translate="no">{textOf(field, value, reading)}</span>;
}

// "12.50 → 13.00". Of long lists, only what differs.
export function ChangeText({ field, old, now }: { field: FieldDescription; old: unknown; now: unknown }) {
    const { words } = useReading(field);
    const [before, after] = [asList(field, old), asList(field, now)];
    const gone = before.filter((entry) => !after.some((other) => isSame(entry, other)));
    const come = after.filter((entry) => !before.some((other) => isSame(entry, other)));
    const isLong = isList(field.input) && before.length + after.length > 2 && gone.length + come.length > 0;
    return (
        <span className="change">
            <ValueText field={field} value={isLong ? gone : old} />
            <span aria-hidden> → </span>
            <span className="visually-hidden">{words.records.form.becomes}</span>
            <ValueText field={field} value={isLong ? come : now} />
        </span>
    );
}

function asList(field: FieldDescription, value: unknown): unknown[] {
    return isList(field.input) && Array.isArray(value) ? (value as unknown[]) : [];
}

function Swatch({ colour }: { colour: string }) {
    const hex = colour.startsWith("#") ? colour : `#${colour}`;
    return (
        <span className="swatch-text" translate="no">
            <svg width="14" height="14" aria-hidden>
                <rect width="14" height="14" rx="4" fill={hex} stroke="var(--control)" />
            </svg>
            {hex}
        </span>
    );
}

function textOf(field: FieldDescription, value: unknown, reading: Reading): ReactNode {
    const { formats, words, names, privilege } = reading;
    const name = (id: string) => (id === "" ? "—" : nameText(names(field.refersTo ?? "", id), words));
    if (Array.isArray(value) && !isList(field.input)) return textOf(field, value[0], reading);
    switch (field.input) {
        case "flag":
            return value === true ? words.common.yes : words.common.no;
        case "amount":
            return typeof value === "number" ? formats.amount(value) : String(value);
        case "percent":
            return typeof value === "number" ? formats.percent(value) : String(value);
        case "decimal":
            return typeof value === "number" ? decimalText(value, field.decimals ?? 3) : String(value);
        case "date":
            return dateText(String(value));
        case "instant":
            return instantText(String(value), formats);
        case "time":
            return String(value).includes("T") ? instantText(String(value), formats) : String(value).slice(0, 5);
        case "minutesOfDay":
            return minutesText(Number(value));
        case "choice":
            return field.choices?.find((choice) => choice.value === value)?.label ?? String(value);
        case "reference":
            return field.refersTo ? name(idIn(value)) : String(value);
        case "picture":
            return words.records.form.picture;
        case "secret":
            return "••••";
        case "references":
            return joined(listOf(value), (entry) => name(idIn(entry)));
        case "privileges":
            return joined(listOf(value), (entry) => privilege(String(entry)));
        case "choices":
        case "weekDays":
        case "monthDays":
            return joined(listOf(value), (entry) => labelOfChoice(field, entry));
        case "openingHours":
            return joined(listOf(value), (entry) => dayText(entry, words), "; ");
        case "links":
            return joined(listOf(value), (entry) => (
                <>
                    {name(idIn(entry, field.refersTo))} {isObject(entry) && membersText(field, entry, reading)}
                </>
            ));
        case "record":
            return isObject(value) ? membersText(field, value, reading) : String(value);
        case "records":
            return joined(listOf(value), (entry) =>
                isObject(entry) ? membersText(field, entry, reading) : String(entry),
            );
        default:
            return isObject(value) ? "…" : String(value);
    }
}

function listOf(value: unknown): unknown[] {
    return Array.isArray(value) ? (value as unknown[]) : [value];
}

function joined(entries: unknown[], text: (entry: unknown) => ReactNode, between = ", "): ReactNode {
    return entries.map((entry, i) => (
        <Fragment key={i}>
            {i > 0 && between}
            {text(entry)}
        </Fragment>
    ));
}

function nameText(label: ReturnType<Names>, words: Words): string {
    if (label === undefined) return "…";
    if (label === null) return words.records.form.unknownRecord;
    return label.isActive ? label.name : words.records.form.inactiveName(label.name);
}

function instantText(value: string, formats: Formats): string {
    return Number.isNaN(Date.parse(value)) ? value : `${formats.date(value)}, ${formats.time(value)}`;
}

export function decimalText(value: number, decimals: number): string {
    return String(value / 10 ** decimals);
}

function labelOfChoice(field: FieldDescription, value: unknown): string {
    return field.choices?.find((choice) => choice.value === value)?.label ?? String(value);
}

function dayText(entry: unknown, words: Words): string {
    if (!isObject(entry)) return String(entry);
    const windows = listOf(entry["windows"] ?? []).filter(isObject);
    const spans = windows.map((window) => `${String(window["from"])}–${String(window["to"])}`);
    return `${String(entry["day"])} ${spans.length > 0 ? spans.join(", ") : words.records.form.closed}`;
}

// "Large 13.00": what names the entry and its amounts stand alone, other members with their labels.
function membersText(field: FieldDescription, entry: Values, reading: Reading): ReactNode {
    const plain = ["text", "reference", "amount", "percent", "choice", "time"];
    const members = (field.item?.fields ?? []).filter(
        ({ name, weight, input }) =>
            weight !== "rare" && !isEmpty(entry[name]) && !(input === "flag" && entry[name] === false),
    );
    const named = members.filter(({ input }) => input === "reference");
    return [...named, ...members.filter((member) => !named.includes(member))].map((member, i) => (
        <Fragment key={member.name}>
            {i > 0 && " "}
            {!plain.includes(member.input) && `${member.label} `}
            {member.input !== "flag" && textOf(member, entry[member.name], reading)}
        </Fragment>
    ));
}
