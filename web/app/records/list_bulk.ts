// Changes of many records: in one request where the server takes them so, else one by one. Each change
// can be taken back.
import { Failure, read, send } from "../api/client";
import type { FieldDescription, KindDescription, StoredRecord } from "../api/descriptions";
import type { StoreRights } from "../api/start";
import { words } from "../words";
import { keepRecord, listsChanged } from "./cache";
import { sentValue } from "./form_values";
import { pathOf, type Place } from "./paths";
import { canChangeTogether, elsewhere, stepsOf, undoSeveral, writeSeveral, type Entry, type StoreResult } from "./several";

export interface Refused {
    record: StoredRecord;
    error: unknown;
}
export interface Outcome {
    done: StoredRecord[]; // as they are now
    refused: Refused[];
    isWhole?: boolean; // all or none: what stands in no list was not changed either
    steps?: Steps; // by which all of it is undone, one in each store
    stores?: StoreResult[]; // of further stores
}
type Steps = { store: string; name: string; step: string }[];
export type Progress = (done: number) => void;

const atOnce = 3;
const readAtOnce = 100;

// Some at a time, in order; what one is refused does not stop the others.
async function each(
    records: StoredRecord[],
    change: (record: StoredRecord) => Promise<StoredRecord>,
    progress: Progress = () => {},
): Promise<Outcome> {
    const outcome: Outcome = { done: [], refused: [] };
    const rest = [...records];
    const work = async () => {
        for (let record = rest.shift(); record; record = rest.shift()) {
            try {
                outcome.done.push(await change(record));
            } catch (error) {
                outcome.refused.push({ record, error });
            }
            progress(outcome.done.length + outcome.refused.length);
        }
    };
    await Promise.all(Array.from({ length: Math.min(atOnce, records.length) }, work));
    return outcome;
}

async function readThese(kind: KindDescription, list: string, place: Place, ids: string[]): Promise<StoredRecord[]> {
    const found: StoredRecord[] = [];
    for (let from = 0; from < ids.length; from += readAtOnce) {
        const query = { ids: ids.slice(from, from + readAtOnce).join(","), status: "all", pageSize: String(readAtOnce) };
        found.push(...(await read<StoredRecord[]>(pathOf(list, { ...place }), query)));
    }
    for (const record of found) keepRecord(kind.kind, record);
    return found;
}

// Somebody else changed these after they were read.
function staleOf(records: StoredRecord[], error: Failure): Refused[] {
    const stale = (error.body["records"] ?? []) as { id: string }[];
    const ids = new Set(stale.map(({ id }) => id));
    const message = words().records.list.changedMeanwhile;
    return records
        .filter(({ id }) => ids.has(id))
        .map((record) => ({ record, error: new Failure({ ...error.body, message }) }));
}

// A refusal names entries by their place: "records[17].price".
function refusedOf(records: StoredRecord[], error: unknown): Refused[] {
    if (!(error instanceof Failure)) throw error;
    const { body } = error;
    if (body.code === "revision_mismatch") return staleOf(records, error);
    const byPlace = new Map<number, Record<string, string>>();
    for (const [path, problem] of Object.entries(error.errors)) {
        const [, place, field = ""] = /^records\[(\d+)\]\.?(.*)$/.exec(path) ?? [];
        if (place !== undefined) byPlace.set(Number(place), { ...byPlace.get(Number(place)), [field]: problem });
    }
    if (byPlace.size === 0) throw error;
    return [...byPlace].flatMap(([place, errors]) => {
        const record = records[place];
        const [message = ""] = Object.values(errors);
        return record ? [{ record, error: new Failure({ ...body, message, errors }) }] : [];
    });
}

// What is wrong with the value itself is wrong with every record, and is said once, at the field.
function assertNotAlike(outcome: Outcome, count: number): Outcome {
    const said = outcome.refused.map(({ error }) => (error instanceof Failure ? JSON.stringify(error.errors) : ""));
    const [first] = outcome.refused;
    if (first && said.length === count && said.every((one) => one !== "" && one !== "{}" && one === said[0])) throw first.error;
    return outcome;
}

// Of each record what is sent in one request.
export function entriesFor(kind: KindDescription, records: StoredRecord[], field: FieldDescription, value: unknown): Entry[] {
    const part = { [field.name]: sentValue(field, value) };
    return records.map(({ id, revision }) => ({ kind: kind.kind, id, revision, ...part }));
}

// Where a change is made: the store, and others in which the same is done.
export interface Where {
    place: Place;
    here: StoreRights;
    others: StoreRights[];
}

async function changeTogether(
    kind: KindDescription,
    list: string,
    { place, here, others }: Where,
    records: StoredRecord[],
    entries: Entry[],
): Promise<Outcome> {
    const ids = others.map(({ id }) => id);
    try {
        const written = await writeSeveral(place.store, entries, ids);
        const before = new Map(records.map(({ id, revision }) => [id, revision]));
        const now = await readThese(kind, list, place, [...before.keys()]);
        const done = now.filter(({ id, revision }) => revision > (before.get(id) ?? revision));
        return { done, refused: [], steps: stepsOf(here, written, others), ...(written.stores ? { stores: written.stores } : {}) };
    } catch (error) {
        const [said] = error instanceof Failure ? elsewhere(error, ids, others) : [];
        if (error instanceof Failure && said !== undefined) throw new Failure({ ...error.body, message: said, errors: {} });
        return { done: [], refused: refusedOf(records, error), isWhole: true };
    }
}

export async function changeField(
    kind: KindDescription,
    list: string,
    where: Where,
    records: StoredRecord[],
    field: FieldDescription,
    value: unknown,
    progress: Progress,
): Promise<Outcome> {
    const { place } = where;
    if (canChangeTogether(kind))
        return assertNotAlike(await changeTogether(kind, list, where, records, entriesFor(kind, records, field, value)), records.length);
    const part = { [field.name]: sentValue(field, value) };
    const outcome = await each(
        records,
        async (record) => {
            const path = pathOf(kind.paths.update ?? "", { ...place, id: record.id });
            const { data } = await send<StoredRecord>("PUT", path, {
                body: { id: record.id, ...part },
                ifMatch: record.revision,
            });
            keepRecord(kind.kind, data);
            return data;
        },
        progress,
    );
    return assertNotAlike(outcome, records.length);
}

export async function setActive(
    kind: KindDescription,
    place: Place,
    records: StoredRecord[],
    isActive: boolean,
    progress?: Progress,
): Promise<Outcome> {
    const template = (isActive ? kind.paths.activate : kind.paths.inactivate) ?? "";
    const outcome = await each(
        records,
        async ({ id }) => {
            const { data } = await send<StoredRecord>("PUT", pathOf(template, { ...place, id }), { body: {} });
            keepRecord(kind.kind, data);
            return data;
        },
        progress,
    );
    await listsChanged(kind.kind);
    return outcome;
}

// Some may have been changed again meanwhile: those stay as they are, and the reason is told.
function assertAllDone({ refused }: Outcome): void {
    const [first] = refused;
    if (!first) return;
    const reason = first.error instanceof Error ? first.error.message : "";
    const message = words().records.list.undoPartly(refused.length, reason);
    throw new Failure({ status: 409, code: "undo_partly", message, errors: {} });
}

export async function undoChanges(kind: KindDescription, list: string, place: Place, { done, steps }: Outcome): Promise<void> {
    if (steps !== undefined) {
        try {
            await undoSeveral(steps);
        } finally {
            await readThese(kind, list, place, done.map(({ id }) => id));
        }
        return;
    }
    const outcome = await each(done, async ({ id, revision }) => {
        const path = pathOf(kind.paths.undo ?? "", { ...place, id, revision });
        const { data } = await send<StoredRecord>("POST", path);
        keepRecord(kind.kind, data);
        return data;
    });
    assertAllDone(outcome);
}

export async function undoActive(
    kind: KindDescription,
    place: Place,
    changed: StoredRecord[],
    wasActive: boolean,
): Promise<void> {
    assertAllDone(await setActive(kind, place, changed, wasActive));
}
