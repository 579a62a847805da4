// What a run did in each of its stores, one line for each, with the way back.
import { Button } from "@mantine/core";
import { useState } from "react";
import { useSession } from "../api/start";
import { tell, tellFailure } from "../shell/told";
import { useWords } from "../words";
import { pullMoved, summaryOf, undoPull, type RunStore } from "./pull";

const tones: Record<string, string> = { pending: "", done: "ok", failed: "bad" };

export function StoresOfRun({ stores, here }: { stores: RunStore[]; here: string }) {
    return (
        <ul className="pull-stores">
            {stores.map((one) => (
                <StoreLine key={one.store} of={one} here={here} />
            ))}
        </ul>
    );
}

function StoreLine({ of: { store, state, attempts, result, error }, here }: { of: RunStore; here: string }) {
    const { pull } = useWords();
    const { runs: words, past } = pull;
    const { account, stores } = useSession();
    const [isBusy, setIsBusy] = useState(false);
    const [isUndone, setIsUndone] = useState(false);
    const name = stores.find(({ id }) => id === store)?.name ?? store;
    const summary = result && summaryOf(result);
    const hasDone = summary !== undefined && summary.created + summary.changed + summary.gone > 0;
    const undo = async (id: string) => {
        setIsBusy(true);
        try {
            const undone = await undoPull(store, id);
            setIsUndone(true);
            tell({ text: past.undoneTold(undone.restored, undone.inactivated) });
            await pullMoved(here, account);
        } catch (problem) {
            tellFailure(problem);
        } finally {
            setIsBusy(false);
        }
    };
    return (
        <li>
            <span translate="no">{name}</span>
            <span className={`tag ${tones[state] ?? ""}`}>{words.storeStates[state]}</span>
            {summary && <span>{pull.summary(summary.created, summary.changed, summary.gone)}</span>}
            {error && (
                <span className="pull-refusal" translate="no">
                    {[error.message, ...Object.values(error.errors ?? {})].filter(Boolean).join(": ")}
                </span>
            )}
            {state === "pending" && attempts > 0 && <span className="soft">{words.tried(attempts)}</span>}
            {result?.pullId && hasDone && !isUndone && (
                <Button
                    variant="subtle"
                    size="compact-sm"
                    loading={isBusy}
                    aria-label={words.undoIn(name)}
                    onClick={() => void undo(result.pullId ?? "")}
                >
                    {past.undo}
                </Button>
            )}
        </li>
    );
}
