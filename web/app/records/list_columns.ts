// Which fields of a kind are columns of its table: those in the address, else those that the person chose
// before, else the kind's own.
import type { FieldDescription, KindDescription, View } from "../api/descriptions";
import { titlesOf } from "./references";

const neverColumns = ["secret", "picture"];

export function columnsThatMay(kind: KindDescription, view: View): FieldDescription[] {
    const never = ["activeStatus", ...leadOf(kind).names, ...Object.keys(view.fixed)];
    return kind.fields.filter(
        ({ name, input, isFor }) => !neverColumns.includes(input) && isFor !== "create" && !never.includes(name),
    );
}

function ownColumns(kind: KindDescription, view: View): FieldDescription[] {
    const own = columnsThatMay(kind, view).filter(({ column }) => column !== undefined);
    return own.sort((one, other) => (one.column ?? 0) - (other.column ?? 0));
}

// The name leads every row: one field, or some that stand together.
export interface Lead {
    label: string;
    names: string[];
    isSortable: boolean;
}

export function leadOf(kind: KindDescription): Lead {
    const names = titlesOf(kind)[0] ?? [kind.named];
    const fields = kind.fields.filter(({ name }) => names.includes(name));
    const [first] = fields;
    return {
        label: names.length === 1 && first ? first.label : kind.label,
        names,
        isSortable: fields.length === names.length && fields.every(({ sortable }) => sortable === true),
    };
}

export function columnsOf(kind: KindDescription, view: View, chosen: string[] | null): FieldDescription[] {
    if (!chosen) return ownColumns(kind, view);
    return columnsThatMay(kind, view).filter(({ name }) => chosen.includes(name));
}

const placeOf = (person: string, view: View) => `comanda.columns.${person}.${view.id}`;

export function keptColumns(person: string, view: View): string[] | null {
    try {
        const kept = localStorage.getItem(placeOf(person, view));
        return kept ? kept.split(",") : null;
    } catch {
        return null;
    }
}

export function keepColumns(person: string, view: View, columns: string[] | null): void {
    try {
        if (columns) localStorage.setItem(placeOf(person, view), columns.join(","));
        else localStorage.removeItem(placeOf(person, view));
    } catch {
        // The address still names them.
    }
}
