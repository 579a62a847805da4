// Moving checks and lines: requests, and what is told of them.
import { read, send } from "../api/client";
import { serverNow } from "../api/server_clock";
import { tell, tellFailure } from "../shell/told";
import { words } from "../words";
import { readCheck, type Check, type CheckAnswer } from "./check";
import { keepChecks } from "./checks";

// Where a check may go.
export interface Target {
    tableId: string;
    tableName: string;
    floorId: string;
}

// What is taken up: a whole check, or some lines of it.
export interface Load {
    check: Check;
    lines: string[] | null;
}

type Answer = CheckAnswer & { target?: CheckAnswer };

const pathOf = (store: string, check: string, what: string) =>
    `/v1/sync/store/${store}/check/${encodeURIComponent(check)}/${what}`;

async function change(store: string, checkID: string, what: "move" | "split", body: unknown): Promise<Answer> {
    const { data } = await send<Answer>("POST", pathOf(store, checkID, what), { body });
    const { target, ...check } = data;
    keepChecks(store, target ? [check, target] : [check]);
    return data;
}

const toTable = ({ tableId, tableName, floorId }: Target) => ({ tableID: tableId, tableName, floorID: floorId });

// True: it was done.
async function attempt(work: () => Promise<void>): Promise<boolean> {
    try {
        await work();
        return true;
    } catch (error) {
        tellFailure(error);
        return false;
    }
}

export function nameOf(check: Check): string {
    const { floor: say } = words();
    return check.number === "" ? say.checkNameless : say.check(check.number);
}

export function moveToTable(store: string, check: Check, to: Target): Promise<boolean> {
    return attempt(async () => {
        await change(store, check.checkID, "move", toTable(to));
        const before: Target = { tableId: check.tableId, tableName: check.tableName, floorId: check.floorId };
        const undo = async () => change(store, check.checkID, "move", toTable(before));
        tell({ text: words().floor.movedTo(nameOf(check), to.tableName), undo: before.tableId === "" ? undefined : undo });
    });
}

export function moveIntoCheck(store: string, { check, lines }: Load, into: Check): Promise<boolean> {
    return attempt(async () => {
        const keys = lines ?? check.lines.map(({ key }) => key);
        await change(store, check.checkID, "move", { toCheckID: into.checkID, lines: keys });
        const { floor: say } = words();
        tell({ text: lines ? say.linesMoved(keys.length, nameOf(into)) : say.merged(nameOf(check), nameOf(into)) });
    });
}

// To a check of their own, which stays at the table unless it goes to another.
export function splitOff(store: string, { check, lines }: Load, to?: Target): Promise<boolean> {
    return attempt(async () => {
        const keys = lines ?? [];
        const { target } = await change(store, check.checkID, "split", { lines: keys });
        if (to && target) await change(store, target.checkID, "move", toTable(to));
        const { floor: say } = words();
        tell({ text: to ? say.splitTo(keys.length, to.tableName) : say.split(keys.length) });
    });
}

// Ends a check that has nothing in it any more. Something may have come into it meanwhile: then it stays.
export function removeEmpty(store: string, check: Check): Promise<boolean> {
    return attempt(async () => {
        const now = await read<CheckAnswer>(`/v1/sync/store/${store}/check/${encodeURIComponent(check.checkID)}`);
        keepChecks(store, [now]);
        if (!readCheck(now).isEmpty) return;
        const data = { ...(JSON.parse(now.data) as object), status: "VOID", lastUpdateInMillisec: serverNow() };
        const body = { checkID: check.checkID, baseRevision: now.revision, data };
        const { data: ended } = await send<CheckAnswer>("POST", `/v1/sync/store/${store}/addOrUpdateCheck`, { body });
        keepChecks(store, [ended]);
        tell({ text: words().floor.emptyRemoved(nameOf(check)) });
    });
}
