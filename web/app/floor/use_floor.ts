// All that the floor shows: tables with their checks, what is to be settled, who is signed in.
import { useMemo, useRef } from "react";
import { useNow } from "../orders/use_now";
import { useStore } from "../shell/store";
import type { Check } from "./check";
import { useChecks } from "./checks";
import { useConflicts, type Conflict } from "./conflicts";
import { useLayout, type FloorPlan } from "./layout";
import { roomOf, type Room, type TableView } from "./tables";

export interface Floor {
    floors: FloorPlan[];
    room: Room;
    open: Check[];
    ended: Check[]; // while this page was open
    byId: ReadonlyMap<string, Check>;
    conflicts: Conflict[];
    conflictsOf: (check: Check) => Conflict[];
    now: number;
    isPending: boolean;
    error: unknown;
}

const noConflicts: Conflict[] = [];

export function useFloor(): Floor {
    const { user } = useStore();
    const { floors, error: layoutError, isPending: isLayoutPending } = useLayout();
    const { data, error: checksError } = useChecks();
    const { data: conflicts = noConflicts } = useConflicts();
    const now = useNow();
    const last = useRef<Room | undefined>(undefined);

    const all = useMemo(() => [...(data?.heard.values() ?? [])].map(({ check }) => check), [data]);
    const open = useMemo(
        () => all.filter(({ state }) => state === "active").sort((one, other) => one.openedAt - other.openedAt),
        [all],
    );
    const byCheck = useMemo(() => {
        const grouped = new Map<string, Conflict[]>();
        for (const one of conflicts) grouped.set(one.checkID, [...(grouped.get(one.checkID) ?? []), one]);
        return grouped;
    }, [conflicts]);
    const room = useMemo(() => {
        last.current = roomOf(floors, open, { conflicts: byCheck, user, now }, last.current);
        return last.current;
    }, [floors, open, byCheck, user, now]);
    return useMemo(
        () => ({
            floors,
            room,
            open,
            ended: all.filter(({ state }) => state !== "active"),
            byId: new Map(all.map((check) => [check.id, check])),
            conflicts,
            conflictsOf: ({ checkID }: Check) => byCheck.get(checkID) ?? [],
            now,
            isPending: !data?.isWhole || isLayoutPending,
            error: data?.isWhole ? null : (checksError ?? layoutError),
        }),
        [floors, room, open, all, conflicts, byCheck, now, data, isLayoutPending, checksError, layoutError],
    );
}

export function viewOfCheck({ room }: Floor, check: Check): TableView | undefined {
    return [...room.tables.values()].find(({ checks }) => checks.some(({ id }) => id === check.id));
}
