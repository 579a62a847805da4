// How each table stands: who sits there, for how long, and what needs somebody.
import type { Check } from "./check";
import type { Conflict } from "./conflicts";
import type { FloorPlan, Table } from "./layout";

export type TableState = "free" | "seated" | "waiting" | "paid" | "conflict";

export interface TableView {
    table: Table;
    floor: string;
    checks: Check[];
    state: TableState;
    guests: number;
    minutes: number; // since the first of its checks was opened
    total: number;
    conflicts: number;
    isMine: boolean;
}

const waitingMinutes = 30; // nothing came to the table for so long

export function minutesBetween(since: number, now: number): number {
    return Math.max(0, Math.floor((now - since) / 60_000));
}

interface Known {
    conflicts: ReadonlyMap<string, Conflict[]>; // by the devices' id of the check
    user: string;
    now: number;
}

function stateOf(checks: Check[], conflicts: number, now: number): TableState {
    if (conflicts > 0) return "conflict";
    if (checks.length === 0) return "free";
    if (checks.every(({ isPaid }) => isPaid)) return "paid";
    const quietSince = Math.max(...checks.map(({ changedAt }) => changedAt));
    return minutesBetween(quietSince, now) >= waitingMinutes ? "waiting" : "seated";
}

function viewOf(table: Table, floor: string, checks: Check[], known: Known): TableView {
    const conflicts = checks.reduce((sum, { checkID }) => sum + (known.conflicts.get(checkID)?.length ?? 0), 0);
    const seated = checks.filter(({ isEmpty }) => !isEmpty);
    return {
        table,
        floor,
        checks,
        state: stateOf(seated, conflicts, known.now),
        guests: seated.reduce((sum, { guests }) => sum + guests, 0),
        minutes: seated.length === 0 ? 0 : minutesBetween(Math.min(...seated.map(({ openedAt }) => openedAt)), known.now),
        total: seated.reduce((sum, { total }) => sum + total, 0),
        conflicts,
        isMine: known.user !== "" && seated.some(({ employeeId }) => employeeId === known.user),
    };
}

export interface Room {
    tables: ReadonlyMap<string, TableView>; // by table
    loose: Check[]; // at no table that is drawn
}

// Devices name the table of a check by its id, or by its name and perhaps the floor.
class Places {
    readonly #byId = new Map<string, string>();
    readonly #byName = new Map<string, string | null>(); // null: several tables have it
    readonly #ofFloor = new Map<string, string>();

    constructor(floors: FloorPlan[]) {
        for (const { id: floor, tables } of floors)
            for (const { id, name } of tables) {
                this.#byId.set(id, id);
                this.#byName.set(name, this.#byName.has(name) ? null : id);
                this.#ofFloor.set(`${floor} ${name}`, id);
            }
    }

    of({ tableId, tableName, floorId }: Check): string | undefined {
        return this.#byId.get(tableId) ?? this.#ofFloor.get(`${floorId} ${tableName}`) ?? this.#byName.get(tableName) ?? undefined;
    }
}

// What a view shows: one with the same is the same, so that its table is not drawn again.
function shownBy({ checks, state, minutes, conflicts, guests, total, isMine }: TableView): string {
    const all = checks.map(({ id, revision }) => `${id}.${revision}`);
    return [state, minutes, conflicts, guests, total, isMine, ...all].join(" ");
}

export function roomOf(floors: FloorPlan[], checks: Check[], known: Known, before?: Room): Room {
    const places = new Places(floors);
    const at = new Map<string, Check[]>();
    const loose: Check[] = [];
    for (const check of checks) {
        const table = places.of(check);
        if (table === undefined) loose.push(check);
        else at.set(table, [...(at.get(table) ?? []), check]);
    }
    const tables = new Map<string, TableView>();
    for (const { id: floor, tables: drawn } of floors)
        for (const table of drawn) {
            const view = viewOf(table, floor, at.get(table.id) ?? [], known);
            const same = before?.tables.get(table.id);
            tables.set(table.id, same && same.table === table && shownBy(same) === shownBy(view) ? same : view);
        }
    return { tables, loose };
}
