// The preview of a pull: the changes, what the store keeps with a way to give it up, and what cannot come.
import { Button } from "@mantine/core";
import { kindNamed, useDescriptions } from "../api/descriptions";
import { changedCount, type PreviewField, type PreviewRecord } from "../preview/preview";
import { PreviewList } from "../preview/preview_list";
import { useWords } from "../words";
import { conflictsOf, type PullResult } from "./pull";
import { useReset } from "./use_reset";

interface Props {
    result: PullResult;
    source: string;
    isOld: boolean; // a newer one is on its way
    moved: () => void;
}

const none: PreviewRecord[] = [];

export function PullPreview({ result, source, isOld, moved }: Props) {
    const { pull } = useWords();
    const records = result.records ?? none;
    const links = records.filter(({ change }) => change === "link").length;
    const isNothing = changedCount(records) + links === 0;
    return (
        <div className="card" aria-busy={isOld}>
            {isNothing && (
                <div className="none-yet">
                    <b>{pull.nothing}</b>
                    <span translate="no">{records.length > 0 ? pull.nothingKept(source) : pull.nothingHelp(source)}</span>
                </div>
            )}
            {links > 0 && <p className="said info pull-links">{pull.links(links)}</p>}
            {records.length > 0 && (
                <PreviewList
                    records={records}
                    leftOut={result.recordsLeftOut ?? 0}
                    action={(record, field) => field.kept && <TakeTheirs record={record} field={field} moved={moved} />}
                />
            )}
            <Conflicts result={result} />
        </div>
    );
}

function TakeTheirs({ record, field, moved }: { record: PreviewRecord; field: PreviewField; moved: () => void }) {
    const { pull } = useWords();
    const descriptions = useDescriptions();
    const { reset, isBusy } = useReset(moved);
    const kind = descriptions && kindNamed(descriptions, record.kind);
    const label = kind?.fields.find(({ name }) => name === field.name)?.label ?? field.name;
    const { id } = record;
    if (id === undefined) return null;
    return (
        <Button
            variant="subtle"
            size="compact-sm"
            loading={isBusy}
            aria-label={pull.takeSourceOf(label, record.name)}
            onClick={() => void reset({ kind: record.kind, id, name: record.name, field: field.name, label })}
        >
            {pull.takeSource}
        </Button>
    );
}

// The same sentence about many records is said once.
function Conflicts({ result }: { result: PullResult }) {
    const { pull } = useWords();
    const descriptions = useDescriptions();
    const sentences = new Map<string, string[]>();
    for (const { kind, name, message } of conflictsOf(result)) {
        const label = descriptions && kindNamed(descriptions, kind)?.plural;
        const key = label === undefined ? message : `${label}: ${message}`;
        sentences.set(key, [...(sentences.get(key) ?? []), name]);
    }
    if (sentences.size === 0) return null;
    return (
        <details className="pull-conflicts">
            <summary>{pull.notTaken(sentences.size)}</summary>
            <ul translate="no">
                {[...sentences].map(([sentence, names]) => (
                    <li key={sentence}>
                        {sentence}
                        <span className="soft"> {names.join(", ")}</span>
                    </li>
                ))}
            </ul>
        </details>
    );
}
