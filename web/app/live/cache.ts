// Puts what events bring into what the pages keep. The rule that an older revision never replaces a
// newer one is that of records/cache.ts.
import { descriptionsQuery, kindNamed, type Descriptions, type StoredRecord } from "../api/descriptions";
import { queries } from "../api/queries";
import { heardOfLists, keepRecord, listsDependOn, missedOfLists } from "../records/cache";
import type { LiveEvent } from "./live_event";

const changesOfLists = new Set(["created", "inactivated", "activated", "restored", "removed"]);
const listsEveryMs = 1_000;

const changedLists = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

// Many events at once (an import, a pull) read lists again once.
function noteList(kind: string): void {
    changedLists.add(kind);
    timer ??= setTimeout(() => {
        timer = undefined;
        const kinds = [...changedLists];
        changedLists.clear();
        for (const one of kinds) void heardOfLists(one);
    }, listsEveryMs);
}

function isStored(record: Record<string, unknown>): record is StoredRecord {
    return typeof record["id"] === "string" && typeof record["revision"] === "number";
}

export function takeEvent(event: LiveEvent): void {
    const descriptions = queries.getQueryData<Descriptions>(descriptionsQuery.queryKey);
    const kind = descriptions && kindNamed(descriptions, event.kind);
    if (!kind) return;
    if (event.record && isStored(event.record)) keepRecord(event.kind, event.record);
    if (!event.record || changesOfLists.has(event.type) || listsDependOn(kind, event.fields)) noteList(event.kind);
}

// Events may have been missed: whatever was read before is read again where it is shown. What is being
// read right now is left to arrive.
export function readAgain(before: number): void {
    void queries.invalidateQueries(
        {
            predicate: ({ queryKey, state }) =>
                queryKey[0] !== descriptionsQuery.queryKey[0] &&
                state.dataUpdatedAt < before &&
                !missedOfLists(queryKey, state.dataUpdatedAt),
        },
        { cancelRefetch: false },
    );
}
