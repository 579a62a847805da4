// Which fields of a kind are columns of its table: those in the address, else those that the person chose
// before, else the kind's own.
import type { FieldDescription, KindDescription, View } from "../api/descriptions";

const neverColumns = ["secret", "picture"];

export function columnsThatMay(kind: KindDescription, view: View): FieldDescription[] {
    return kind.fields.filter(
        ({ name, input, isFor }) =>
            !neverColumns.includes(input) && isFor !== "create" && name !== "activeStatus" && !(name in view.fixed),
    );
}

function ownColumns(kind: KindDescription, view: View): FieldDescription[] {
    const own = columnsThatMay(kind, view).filter(({ column }) => column !== undefined);
    return own.sort((one, other) => (one.column ?? 0) - (other.column ?? 0));
}

// The name leads every row; a kind may have none in a field of its own.
export function leadOf(kind: KindDescription): FieldDescription | undefined {
    return kind.fields.find(({ name }) => name === kind.named);
}

export function columnsOf(kind: KindDescription, view: View, chosen: string[] | null): FieldDescription[] {
    if (!chosen) return ownColumns(kind, view).filter(({ name }) => name !== kind.named);
    const all = columnsThatMay(kind, view);
    return all.filter(({ name }) => chosen.includes(name) && name !== kind.named);
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
