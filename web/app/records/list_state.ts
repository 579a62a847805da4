// What a list shows, all of it in the address:
//   q=soup  status=inactive|all  sort=name|-name  columns=name,prices  f.FIELD=value  f.FIELD.from=value
//   open=ID|new  copyOf=ID  part=history
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";

export type Status = "active" | "inactive" | "all";
export type Filters = Record<string, string>; // by the server's parameter: FIELD, FIELD.from, FIELD.to

export interface ListState {
    search: string;
    status: Status;
    sort: string;
    columns: string[] | null; // null: those of the person, or the kind's own
    filters: Filters;
    open: string | null;
    copyOf: string | null;
    part: string; // of the record that is open; "": its details
}

export interface Change extends Partial<ListState> {
    isStep?: boolean; // one that "back" goes back to
}

const prefix = "f.";

function stateOf(search: Record<string, string>): ListState {
    const status = search["status"];
    const filters = Object.entries(search).filter(([name, value]) => name.startsWith(prefix) && value !== "");
    return {
        search: search["q"] ?? "",
        status: status === "inactive" || status === "all" ? status : "active",
        sort: search["sort"] ?? "",
        columns: search["columns"] ? search["columns"].split(",") : null,
        filters: Object.fromEntries(filters.map(([name, value]) => [name.slice(prefix.length), value])),
        open: search["open"] ?? null,
        copyOf: search["copyOf"] ?? null,
        part: search["part"] ?? "",
    };
}

function searchOf(state: ListState): Record<string, string> {
    const all: [string, string][] = [
        ["q", state.search],
        ["status", state.status === "active" ? "" : state.status],
        ["sort", state.sort],
        ["columns", state.columns?.join(",") ?? ""],
        ...Object.entries(state.filters).map(([name, value]): [string, string] => [prefix + name, value]),
        ["open", state.open ?? ""],
        ["copyOf", state.copyOf ?? ""],
        ["part", state.open === null ? "" : state.part],
    ];
    return Object.fromEntries(all.filter(([, value]) => value !== ""));
}

function withChange(search: Record<string, string>, change: Partial<ListState>): Record<string, string> {
    const store = search["store"];
    return { ...(store === undefined ? {} : { store }), ...searchOf({ ...stateOf(search), ...change }) };
}

function thereIn(search: Record<string, string | undefined>): Record<string, string> {
    return Object.fromEntries(Object.entries(search).filter((entry): entry is [string, string] => entry[1] !== undefined));
}

export interface ListAddress {
    state: ListState;
    change: (change: Change) => void;
    hrefOf: (change: Partial<ListState>) => string; // of the list with the change
}

export function useListAddress(): ListAddress {
    const search: Record<string, string> = useSearch({ strict: false });
    const navigate = useNavigate();
    const state = useMemo(() => stateOf(search), [search]);
    const change = useCallback(
        ({ isStep, ...part }: Change) =>
            void navigate({
                to: ".",
                search: (before) => withChange(thereIn(before), part),
                replace: isStep !== true,
                resetScroll: false,
            }),
        [navigate],
    );
    const hrefOf = useCallback(
        (part: Partial<ListState>) => `?${new URLSearchParams(withChange(search, part)).toString()}`,
        [search],
    );
    return { state, change, hrefOf };
}
