// The checks of the store that are open, and those that ended while somebody looked, kept up to date by events.
import { useQuery } from "@tanstack/react-query";
import { read } from "../api/client";
import { queries } from "../api/queries";
import { useLiveState } from "../live/live";
import type { LiveEvent } from "../live/live_event";
import { useBatchedEvents } from "../live/use_batched_events";
import { useStore } from "../shell/store";
import { readCheck, type Check, type CheckAnswer } from "./check";
import { conflictsMoved } from "./conflicts";

interface Heard {
    check: Check;
    at: number; // when this page heard of it, by performance.now()
}
type HeardChecks = ReadonlyMap<string, Heard>;
export interface Checks {
    heard: HeardChecks;
    isWhole: boolean; // false: the list is still on its way
}

export const checksKey = (store: string) => ["checks", store] as const;

const endedMax = 300;

function keptEnded(known: HeardChecks): [string, Heard][] {
    const ended = [...known].filter(([, { check }]) => check.state !== "active");
    return ended.sort(([, one], [, other]) => other.check.changedAt - one.check.changedAt).slice(0, endedMax);
}

// What was heard while the list was on its way may be newer than it. Everything else is as the list says: what
// it does not have has ended.
function merged(answers: CheckAnswer[], since: number, known: HeardChecks): HeardChecks {
    const checks = new Map(keptEnded(known));
    for (const answer of answers) {
        const before = known.get(answer.id);
        const isSame = before?.check.revision === answer.revision && before.check.changedAt === Date.parse(answer.lastUpdated);
        checks.set(answer.id, isSame ? before : { check: readCheck(answer), at: since });
    }
    for (const [id, heard] of known) {
        if (heard.at < since) continue;
        const listed = checks.get(id);
        if (!listed || listed.check.revision < heard.check.revision) checks.set(id, heard);
    }
    return checks;
}

async function readChecks(store: string, signal: AbortSignal): Promise<Checks> {
    const since = performance.now();
    const answers = await read<CheckAnswer[]>(`/v1/sync/store/${store}/activeChecks`, {}, signal);
    const known = queries.getQueryData<Checks>(checksKey(store));
    return { heard: merged(answers, since, known?.heard ?? new Map()), isWhole: true };
}

// Takes checks that events or a step of ours brought; an older revision never replaces a newer one.
export function keepChecks(store: string, answers: CheckAnswer[]): void {
    const at = performance.now();
    queries.setQueryData<Checks>(checksKey(store), (known) => {
        const heard = new Map(known?.heard);
        for (const answer of answers) {
            const before = heard.get(answer.id);
            if (!before || before.check.revision < answer.revision) heard.set(answer.id, { check: readCheck(answer), at });
        }
        return { heard, isWhole: known?.isWhole ?? false };
    });
}

// Of several events about one check the last says it all.
function takeEvents(store: string, events: LiveEvent[]): void {
    const last = new Map<string, CheckAnswer | null>();
    for (const { id, record } of events) last.set(id, record as unknown as CheckAnswer | null);
    keepChecks(store, [...last.values()].filter((answer) => answer !== null));
    if ([...last.values()].includes(null)) void queries.invalidateQueries({ queryKey: checksKey(store) });
    conflictsMoved(store);
}

const askMs = 15_000; // when there are no events

export function useChecks() {
    const { id: store } = useStore();
    const state = useLiveState();
    useBatchedEvents((events) => takeEvents(store, events), ["check"]);
    return useQuery({
        queryKey: checksKey(store),
        queryFn: ({ signal }) => readChecks(store, signal),
        // What happened while no page listened is not known.
        staleTime: 0,
        structuralSharing: false,
        refetchInterval: state === "live" ? false : askMs,
    });
}
