// Files of the menu: how they are taken out, looked at and brought in.
import { addressOf, Failure, send } from "../api/client";
import type { PreviewRecord } from "../preview/preview";
import { pathOf } from "../records/paths";

export interface KindCount {
    kind: string;
    created: number;
    changed: number;
    unchanged: number;
}
export interface Imported {
    created: number;
    changed: number;
    unchanged: number;
    step?: string; // by which all of it is undone
    kinds: KindCount[];
    rows: PreviewRecord[];
    rowsLeftOut: number;
}
export interface RowError {
    line: number | null; // null: it is about the whole file
    kind: string; // "" when the file does not say it
    field: string; // "prices[0].price"
    problem: string;
}

export const bytesMax = 32 * 1024 * 1024;
const slowMs = 180_000;

// A browser downloads it by itself.
export function exportAddress(store: string, query: Record<string, string>): string {
    const path = addressOf(pathOf("/v1/svc/store/{store}/export", { store }));
    return `${path}?${new URLSearchParams(query).toString()}`;
}

export const isTable = ({ name }: File) => /\.csv$/i.test(name);
export const isWhole = ({ name }: File) => /\.json$/i.test(name);

// "menuItem.csv", "menuItem (2).csv" and "Menu items.csv" all have menu items.
export function kindOfFile(file: File, kinds: { kind: string; plural: string }[]): string {
    const plain = (text: string) => text.toLowerCase().replace(/\.csv$|\(\d+\)|[\s_-]/g, "");
    const named = plain(file.name);
    return kinds.find(({ kind, plural }) => [plain(kind), plain(plural)].includes(named))?.kind ?? "";
}

// The file goes as it is: nothing of it is read in the page.
export async function sendFile(store: string, file: File, kind: string, isDry: boolean, signal?: AbortSignal): Promise<Imported> {
    const sending = {
        query: { kind, dryRun: isDry ? "true" : undefined },
        body: file.slice(0, file.size, "application/octet-stream"),
        waitMs: slowMs,
        ...(signal ? { signal } : {}),
    };
    return (await send<Imported>("POST", pathOf("/v1/svc/store/{store}/import", { store }), sending)).data;
}

// A file that was changed after it was chosen can no longer be read.
export async function canBeRead(file: File): Promise<boolean> {
    try {
        await file.slice(0, 1).arrayBuffer();
        return true;
    } catch {
        return false;
    }
}

// "menuItem.csv:17.prices[0].price" and "menu.json:12: category[3].name".
const place = /^([^:]*):(\d+)(?:: ?(\w+)(?:\[\d+\])?)?\.?(.*)$/;

export function rowErrorsOf(error: unknown, kindOfTable: string): RowError[] {
    if (!(error instanceof Failure)) return [];
    const all = Object.entries(error.errors).map(([path, problem]): RowError => {
        const [, , line, kind = kindOfTable, field = ""] = place.exec(path) ?? [];
        if (line === undefined) return { line: null, kind: kindOfTable, field: path, problem };
        return { line: Number(line), kind, field, problem };
    });
    return all.sort((one, other) => (one.line ?? 0) - (other.line ?? 0));
}
