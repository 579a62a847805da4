// What was changed together stands together: one line for a step, each change below it, and Undo for all.
import { Button } from "@mantine/core";
import { useState } from "react";
import { send } from "../api/client";
import { kindNamed, useDescriptions } from "../api/descriptions";
import { useFormats } from "../formats/formats";
import { pathOf } from "../records/paths";
import { useMay, useStore } from "../shell/store";
import { tell, tellFailure } from "../shell/told";
import { useWords, words as wordsNow } from "../words";
import { timelineMoved, type TimelineEntry } from "./timeline";
import { NoUndo, TimelineLine } from "./timeline_entry";

// Neighbours of one step, in their order.
function together(entries: TimelineEntry[]): TimelineEntry[][] {
    const groups: TimelineEntry[][] = [];
    for (const entry of entries) {
        const last = groups.at(-1);
        if (last && entry.step !== undefined && last[0]?.step?.id === entry.step.id) last.push(entry);
        else groups.push([entry]);
    }
    return groups;
}

type Step = NonNullable<TimelineEntry["step"]>;

interface Props {
    entries: TimelineEntry[];
    changesMax: number;
}

export function TimelineLines({ entries, changesMax }: Props) {
    return together(entries).map((group) => {
        const [first] = group;
        if (!first) return null;
        if (group.length === 1) return <TimelineLine key={first.sequence} entry={first} changesMax={changesMax} />;
        return <StepLine key={first.sequence} first={first} group={group} changesMax={changesMax} />;
    });
}

export async function undoStep(store: string, step: string): Promise<string> {
    const path = pathOf("/v1/svc/store/{store}/step/{step}/undo", { store, step });
    const { data } = await send<{ step: string }>("POST", path);
    timelineMoved(store);
    return data.step;
}

function StepLine({ first, group, changesMax }: { first: TimelineEntry; group: TimelineEntry[]; changesMax: number }) {
    const { live } = useWords();
    const formats = useFormats();
    const descriptions = useDescriptions();
    const { id: store } = useStore();
    const may = useMay();
    const [isUndoing, setIsUndoing] = useState(false);
    const isOfOneKind = group.every(({ kind }) => kind === first.kind);
    const kind = descriptions && isOfOneKind ? kindNamed(descriptions, first.kind) : undefined;
    const { step } = first;
    // What the step made goes out of use, which is up to who may make it.
    const canUndo = (entry: TimelineEntry) => {
        const privilege = descriptions && kindNamed(descriptions, entry.kind)?.change;
        return entry.canUndo || (entry.type === "created" && privilege !== undefined && may(privilege));
    };

    const undo = async ({ id, count }: Step) => {
        setIsUndoing(true);
        try {
            const back = await undoStep(store, id);
            tell({ text: wordsNow().live.undoneAll(count), undo: () => undoStep(store, back) });
        } catch (error) {
            tellFailure(error);
        } finally {
            setIsUndoing(false);
        }
    };
    return (
        <li className="happening">
            <time dateTime={first.time} className="soft" translate="no">
                {formats.time(first.time)}
            </time>
            <div>
                <b translate="no">{first.by?.name ?? live.somebody}</b>{" "}
                {live.together(step?.count ?? group.length, (kind?.plural ?? live.recordsOfAll).toLowerCase())}
                <details className="happening-step">
                    <summary>{live.showEach}</summary>
                    <ol className="happenings">
                        {group.map((entry) => (
                            <TimelineLine key={entry.sequence} entry={entry} changesMax={changesMax} />
                        ))}
                    </ol>
                </details>
            </div>
            {step && !step.canUndo && <NoUndo why={step.cannotUndo} />}
            {step?.canUndo && !group.every(canUndo) && <NoUndo why="notAllowed" />}
            {step?.canUndo && group.every(canUndo) && (
                <Button
                    variant="subtle"
                    size="compact-sm"
                    className="happening-undo"
                    loading={isUndoing}
                    onClick={() => void undo(step)}
                >
                    {live.undoAll}
                </Button>
            )}
        </li>
    );
}
