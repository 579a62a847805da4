// The descriptions of every kind of record: /forms.json. Tables, forms, filters and search are drawn
// from them alone, so that a new field needs no code here.
import { useQuery } from "@tanstack/react-query";
import { read } from "./client";

export type Input =
    | "text" | "longText" | "email" | "phone" | "secret" | "flag" | "count" | "amount" | "percent" | "decimal"
    | "date" | "instant" | "time" | "minutesOfDay" | "color" | "choice" | "choices" | "weekDays" | "monthDays"
    | "openingHours" | "picture" | "reference" | "references" | "links" | "record" | "records" | "privileges"
    | "timeZone" | "currency" | "language";

export interface FieldDescription {
    name: string;
    label: string;
    section: string;
    input: Input;
    weight: "main" | "usual" | "rare";
    column?: number;
    required?: boolean;
    readOnly?: boolean;
    isFor?: "create" | "update";
    help?: string;
    privilege?: string;
    choices?: { value: string; label: string }[];
    refersTo?: string;
    refersToView?: string;
    refersToWhere?: Record<string, unknown>; // offers only records with these values
    min?: number;
    max?: number;
    maxLength?: number;
    decimals?: number;
    initially?: unknown;
    sortable?: boolean;
    filterable?: boolean;
    shownWhen?: Condition;
    inputWhen?: Condition & { input: Input }; // entered otherwise while the other field has such a value
    item?: ItemDescription;
}
export interface Condition {
    field: string;
    values: (string | number | boolean)[];
}
export interface ItemDescription {
    label?: string;
    fields: FieldDescription[];
}
export interface View {
    id: string;
    label: string;
    list: string;
    fixed: Record<string, unknown>;
}
export type PathName =
    | "one" | "create" | "update" | "inactivate" | "activate" | "history" | "undo" | "image" | "removeImage";
// Where the privilege must be held: in the store, in any, or in all that the person sees.
export type HeldIn = "store" | "anyStore" | "everyStore";
export type KindGroup = "menu" | "guests" | "team" | "store";
export interface KindDescription {
    kind: string;
    label: string;
    plural: string;
    group: KindGroup;
    about: string;
    ofAccount: boolean;
    named: string;
    titles?: string[]; // fields that name a record: the first entry of which any is filled, "firstName lastName"
    views: View[];
    paths: Partial<Record<PathName, string>>;
    see: string[];
    seeIn?: HeldIn;
    change: string;
    changeIn?: HeldIn;
    history?: string;
    sections: { id: string; label: string }[];
    fields: FieldDescription[];
}
export interface Descriptions {
    kinds: KindDescription[];
}

export const descriptionsQuery = {
    queryKey: ["descriptions"],
    queryFn: ({ signal }: { signal: AbortSignal }) => read<Descriptions>("/forms.json", {}, signal),
    staleTime: Infinity,
} as const;

export function useDescriptions(): Descriptions | undefined {
    return useQuery(descriptionsQuery).data;
}

// A list of records that has a page: a view with its kind.
export interface List {
    view: View;
    kind: KindDescription;
}

export function listsOf(descriptions: Descriptions): List[] {
    return descriptions.kinds.flatMap((kind) => kind.views.map((view) => ({ view, kind })));
}

export function kindNamed(descriptions: Descriptions, name: string): KindDescription | undefined {
    return descriptions.kinds.find((kind) => kind.kind === name);
}

export interface StoredRecord {
    id: string;
    revision: number;
    activeStatus: boolean;
    [field: string]: unknown;
}
