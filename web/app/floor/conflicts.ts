// What devices said about checks and the checks do not hold, for a person to decide.
import { useQuery } from "@tanstack/react-query";
import { read, send } from "../api/client";
import { queries } from "../api/queries";
import { useMay, useStore } from "../shell/store";
import { partOf, type CheckAnswer, type Line, type Payment } from "./check";

export interface Conflict {
    id: string;
    checkID: string;
    type: "line" | "late" | "behind" | "moved" | "takenOut";
    node: string;
    lines: string[];
    payments: string[];
    date: string;
    removes?: boolean; // to keep it removes the line
    content: Record<string, unknown>[];
}

export const conflictsKey = (store: string) => ["conflicts", store] as const;

const soonMs = 1_000;
let timer: ReturnType<typeof setTimeout> | undefined;

// Any change of a check may bring a conflict or settle one. Many at once read them again once.
export function conflictsMoved(store: string): void {
    timer ??= setTimeout(() => {
        timer = undefined;
        void queries.invalidateQueries({ queryKey: conflictsKey(store) });
    }, soonMs);
}

export function useConflicts() {
    const { id: store } = useStore();
    const maySettle = useMay()("DEV_CONFLICTS");
    return useQuery({
        queryKey: conflictsKey(store),
        queryFn: ({ signal }) => read<Conflict[]>(`/v1/sync/store/${store}/conflicts`, {}, signal),
        enabled: maySettle,
        staleTime: 0,
    });
}

export type Decision = "keep" | "drop";

export async function decide(store: string, conflict: string, action: Decision): Promise<CheckAnswer> {
    const path = `/v1/sync/store/${store}/conflict/${conflict}`;
    const { data } = await send<{ check: CheckAnswer }>("PUT", path, { body: { action } });
    queries.setQueryData<Conflict[]>(conflictsKey(store), (known) => known?.filter(({ id }) => id !== conflict));
    return data.check;
}

// One of the two things to choose between; null: nothing stands there.
export type Side = Line | Payment | null;
export interface Sides {
    check: Side; // as the check has it now
    said: Side; // as the device said it
    // What to decide so that the one or the other stands.
    forCheck: Decision;
    forSaid: Decision;
}

export function sidesOf(conflict: Conflict, lines: Line[], payments: Payment[]): Sides {
    const key = conflict.lines[0] ?? conflict.payments[0];
    const all: (Line | Payment)[] = conflict.lines.length > 0 ? lines : payments;
    const check = all.find((part) => part.key === key) ?? null;
    const content = conflict.content[0];
    const said = content && !conflict.removes ? partOf(content) : null;
    // What was sold although somebody had taken it out stands in the check: the question is whether it goes.
    if (conflict.type === "takenOut") return { check: check ?? said, said: null, forCheck: "keep", forSaid: "drop" };
    return { check, said, forCheck: "drop", forSaid: "keep" };
}
