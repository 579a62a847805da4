// Pulls at a set time and into several stores: how far each is, what came of it in each store, and how to
// stop or undo it.
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Failure } from "../api/failure";
import { queries } from "../api/queries";
import { useSession } from "../api/start";
import { useFormats } from "../formats/formats";
import { useStore } from "../shell/store";
import { sentenceOf, tell, tellFailure } from "../shell/told";
import { useWords } from "../words";
import { useChoiceText } from "./choices";
import { cancelRun, runQuery, runsKey, runsQuery, type Run } from "./pull";
import { StoresOfRun } from "./stores_of_run";

export function RunsCard() {
    const { runs: words } = useWords().pull;
    const { account } = useSession();
    const runs = useQuery(runsQuery(account));
    if (runs.isPending) return null;
    const mayNot = runs.error instanceof Failure && runs.error.status === 403;
    if (mayNot) return null;
    return (
        <section className="card" aria-label={words.title}>
            <div className="pull-head">
                <h2>{words.title}</h2>
            </div>
            {runs.error && (
                <p role="alert" translate="no">
                    {sentenceOf(runs.error)}
                </p>
            )}
            {runs.data?.length === 0 && (
                <div className="none-yet">
                    <b>{words.none}</b>
                    {words.noneHelp}
                </div>
            )}
            <ul className="pull-runs">
                {runs.data?.map((run) => (
                    <RunRow key={run.runId} run={run} />
                ))}
            </ul>
        </section>
    );
}

const tones: Record<string, string> = { scheduled: "info", running: "info", done: "ok", cancelled: "" };

function RunRow({ run }: { run: Run }) {
    const { runs: words } = useWords().pull;
    const { account, stores } = useSession();
    const formats = useFormats();
    const text = useChoiceText();
    const [isOpen, setIsOpen] = useState(false);
    const [isCancelling, setIsCancelling] = useState(false);
    const { progress, state } = run;
    const time = formats.dateTime(run.at);
    const cancel = async () => {
        setIsCancelling(true);
        try {
            await cancelRun(run.runId);
            tell({ text: words.cancelled });
            await queries.invalidateQueries({ queryKey: runsKey(account) });
        } catch (error) {
            tellFailure(error);
        } finally {
            setIsCancelling(false);
        }
    };
    return (
        <li className="pull-run">
            <details open={isOpen} onToggle={({ currentTarget: { open } }) => setIsOpen(open)}>
                <summary aria-label={words.details(time)}>
                    <b className="nowrap" translate="no">
                        {time}
                    </b>
                    <span className={`tag ${tones[state] ?? ""}`}>{words.states[state]}</span>
                    <span>{words.progress(progress.done, progress.total)}</span>
                    {progress.failed > 0 && <span className="tag bad">{words.failed(progress.failed)}</span>}
                    <span className="soft">
                        <span translate="no">{stores.find(({ id }) => id === run.sourceStore)?.name}</span>
                        {" · "}
                        {text(run.chosen)}
                    </span>
                </summary>
                {isOpen && <Stores run={run} />}
            </details>
            {(state === "scheduled" || state === "running") && (
                <Button
                    variant="default"
                    size="compact-sm"
                    loading={isCancelling}
                    aria-label={words.cancelOf(time)}
                    onClick={() => void cancel()}
                >
                    {words.cancel}
                </Button>
            )}
        </li>
    );
}

function Stores({ run }: { run: Run }) {
    const { data, error } = useQuery(runQuery(run));
    const { id: store } = useStore();
    if (error)
        return (
            <p role="alert" translate="no">
                {sentenceOf(error)}
            </p>
        );
    return data ? <StoresOfRun stores={data.stores ?? []} here={store} /> : null;
}
