// What a pull or an import would do, record by record, as the server tells it before anything is done.

// "link": it has the same name in both stores, and follows the other store from then on.
export type ChangeWord = "create" | "change" | "inactivate" | "activate" | "keep" | "link";
export const changeWords: ChangeWord[] = ["create", "change", "inactivate", "activate", "keep", "link"];

export interface PreviewField {
    name: string;
    before: unknown;
    after: unknown;
    kept?: boolean; // the store's own value, which stays
}
export interface PreviewRecord {
    kind: string;
    id?: string; // in the store; absent for a new one
    sourceId?: string;
    name: string;
    change: ChangeWord;
    fields: PreviewField[];
    line?: number; // of the file
}

export interface PreviewChoice {
    show: string; // a ChangeWord; "": all but what is only linked
    kind: string;
    find: string;
}
export const everything: PreviewChoice = { show: "", kind: "", find: "" };

// Small letters without accents.
export const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const linkField = "originalID";

// The server tells what is written; people want to know what will be other than it is.
export function told(records: PreviewRecord[]): PreviewRecord[] {
    return records.map((record) => {
        const fields = record.fields.filter(({ name }) => name !== linkField);
        if (record.change !== "change" || fields.some(({ kept }) => !kept)) return { ...record, fields };
        return { ...record, fields, change: fields.length > 0 ? "keep" : "link" };
    });
}

// A changed record that keeps some fields is found among those that keep their own, too.
const fitsChange = ({ change, fields }: PreviewRecord, show: string) =>
    show === "" ? change !== "link" : change === show || (show === "keep" && fields.some(({ kept }) => kept));

export function chosenOf(records: PreviewRecord[], { show, kind, find }: PreviewChoice): PreviewRecord[] {
    const sought = plain(find.trim());
    return records.filter(
        (record) =>
            fitsChange(record, show) &&
            (kind === "" || record.kind === kind) &&
            (sought === "" || plain(record.name).includes(sought)),
    );
}

export function countsOf(records: PreviewRecord[]): Record<ChangeWord, number> {
    const counts = { create: 0, change: 0, inactivate: 0, activate: 0, keep: 0, link: 0 };
    for (const word of changeWords) counts[word] = records.filter((record) => fitsChange(record, word)).length;
    return counts;
}

// How many records would be other than they are.
export function changedCount(records: PreviewRecord[]): number {
    return records.filter(({ change }) => change !== "keep" && change !== "link").length;
}

// In their order: each kind with its records.
export function byKind(records: PreviewRecord[]): [string, PreviewRecord[]][] {
    const kinds = new Map<string, PreviewRecord[]>();
    for (const record of records) {
        const those = kinds.get(record.kind);
        if (those) those.push(record);
        else kinds.set(record.kind, [record]);
    }
    return [...kinds];
}
