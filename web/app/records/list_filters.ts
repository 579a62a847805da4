// Filters of a list: what a person enters for a field, the server's parameters for it, and what a chip says.
import type { FieldDescription, KindDescription, View } from "../api/descriptions";
import { parseAmount } from "../formats/amounts";
import type { Formats } from "../formats/formats";
import type { Filters } from "./list_state";
import { choiceLabel, type Saying } from "./table_values";
import { dateText, instantOf, localText, minutesOf, minutesText } from "./times";

export interface Entered {
    text: string; // contains
    values: string[]; // any of: choices, ids, "true"
    isNone: boolean;
    from: string; // as typed
    to: string;
}

type Way = "text" | "flag" | "choice" | "reference" | "range" | "days";

const ways: Partial<Record<FieldDescription["input"], Way>> = {
    flag: "flag",
    choice: "choice",
    reference: "reference",
    references: "reference",
    links: "reference",
    count: "range",
    amount: "range",
    percent: "range",
    decimal: "range",
    minutesOfDay: "range",
    instant: "days",
};

export function wayOf(field: FieldDescription): Way {
    const way = ways[field.input] ?? "text";
    return way === "reference" && field.refersTo === undefined ? "text" : way;
}

export function filterFields(kind: KindDescription, view: View): FieldDescription[] {
    return kind.fields.filter(
        ({ name, filterable }) => filterable === true && name !== "activeStatus" && !(name in view.fixed),
    );
}

const none = "none";
const fromOf = (field: FieldDescription) => `${field.name}.from`;
const toOf = (field: FieldDescription) => `${field.name}.to`;

export function canBeNone(field: FieldDescription): boolean {
    return field.required !== true && ["text", "reference"].includes(wayOf(field));
}

export function namesOf(field: FieldDescription): string[] {
    return [field.name, fromOf(field), toOf(field)];
}

// The fields that are filtered by, as they stand in the description.
export function filteredFields(kind: KindDescription, filters: Filters): FieldDescription[] {
    return kind.fields.filter((field) => namesOf(field).some((name) => name in filters));
}

export function without(filters: Filters, field: FieldDescription): Filters {
    return Object.fromEntries(Object.entries(filters).filter(([name]) => !namesOf(field).includes(name)));
}

// A number as people write it, as the server takes it; null when it is none.
function numberOf(field: FieldDescription, text: string, formats: Formats): number | null {
    switch (field.input) {
        case "amount":
            return formats.parseAmount(text);
        case "percent":
        case "decimal":
            return parseAmount(text.replace("%", ""), field.decimals ?? 3);
        case "minutesOfDay":
            return minutesOf(text);
        default:
            return parseAmount(text, 0);
    }
}

function numberText(field: FieldDescription, value: string, formats: Formats): string {
    const number = Number(value);
    if (field.input === "amount") return formats.amount(number);
    if (field.input === "minutesOfDay") return minutesText(number);
    if (field.input === "percent" || field.input === "decimal") return String(number / 10 ** (field.decimals ?? 3));
    return String(number);
}

function valuesOf(field: FieldDescription, value: string): string[] {
    const way = wayOf(field);
    if (way === "text") return [];
    return value === "" ? (way === "flag" ? ["true"] : []) : value.split(",");
}

export function enteredOf(field: FieldDescription, filters: Filters, formats: Formats): Entered {
    const value = filters[field.name] ?? "";
    const [from, to] = [filters[fromOf(field)] ?? "", filters[toOf(field)] ?? ""];
    const isNone = value === none;
    const shown = (bound: string) => {
        if (bound === "") return "";
        return wayOf(field) === "days"
            ? localText(bound, formats.timeZone).slice(0, 10)
            : numberText(field, bound, formats);
    };
    return {
        text: wayOf(field) === "text" && !isNone ? value : "",
        values: valuesOf(field, isNone ? "" : value),
        isNone,
        from: shown(from),
        to: shown(to),
    };
}

// The filters with this one; null when a bound is no number.
export function withEntered(
    field: FieldDescription,
    entered: Entered,
    filters: Filters,
    formats: Formats,
): Filters | null {
    const next = without(filters, field);
    const set = (name: string, value: string | null) => (value === null || value === "" ? next : Object.assign(next, { [name]: value }));
    if (entered.isNone) return set(field.name, none);
    const way = wayOf(field);
    if (way === "text") return set(field.name, entered.text.trim());
    if (way === "flag" || way === "choice" || way === "reference") return set(field.name, entered.values.join(","));
    if (way === "days") {
        set(fromOf(field), entered.from && instantOf(`${entered.from}T00:00`, formats.timeZone));
        // The whole of the last day is meant.
        set(toOf(field), entered.to && endOfDay(entered.to, formats.timeZone));
        return next;
    }
    for (const [name, text] of [[fromOf(field), entered.from], [toOf(field), entered.to]] as const) {
        if (text.trim() === "") continue;
        const number = numberOf(field, text, formats);
        if (number === null) return null;
        set(name, String(number));
    }
    return next;
}

function endOfDay(day: string, timeZone: string): string | null {
    const next = new Date(`${day}T00:00:00Z`);
    next.setUTCDate(next.getUTCDate() + 1);
    const begin = instantOf(`${next.toISOString().slice(0, 10)}T00:00`, timeZone);
    return begin === null ? null : new Date(Date.parse(begin) - 1).toISOString();
}

// "Category: Pizza, Burgers".
export function filterText(field: FieldDescription, filters: Filters, saying: Saying): string {
    const { list } = saying.words.records;
    const entered = enteredOf(field, filters, saying.formats);
    const way = wayOf(field);
    const said = () => {
        if (entered.isNone) return list.filterNone;
        if (way === "text") return list.filterContains(entered.text);
        if (way === "flag") return entered.values[0] === "true" ? saying.words.common.yes : saying.words.common.no;
        if (way === "choice") return entered.values.map((value) => choiceLabel(field, value)).join(", ");
        if (way === "reference")
            return entered.values.map((id) => saying.names(field.refersTo ?? "", id)?.name ?? "…").join(", ");
        if (way === "days") return list.filterRange(dateText(entered.from), dateText(entered.to));
        return list.filterRange(entered.from, entered.to);
    };
    return list.filterIs(field.label, said());
}
