// Two people edited one record: both versions by field, with what it was before. One chooses, then saves.
import { Button, SegmentedControl } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useWords } from "../words";
import { differencesOf, type Difference, type Side } from "./changes";
import type { Conflict, RecordForm } from "./form_state";
import type { Values } from "./form_values";
import { ValueText } from "./values";

interface Props {
    form: RecordForm;
    conflict: Conflict;
    edits: Values;
    done: (sides: Record<string, Side>) => void;
}

export function ConflictPanel({ form, conflict, edits, done }: Props) {
    const { form: words } = useWords().records;
    const differences = differencesOf(form.fields, conflict.before, edits, conflict.theirs);
    const [chosen, setChosen] = useState<Record<string, Side>>({});
    const title = useRef<HTMLHeadingElement>(null);
    useEffect(() => title.current?.focus(), []);
    const sideOf = ({ field, side }: Difference) => chosen[field.name] ?? side;
    const choose = (names: string[], side: Side) =>
        setChosen({ ...chosen, ...Object.fromEntries(names.map((name) => [name, side])) });
    const open = differences.filter((difference) => sideOf(difference) === null).length;
    const both = differences.filter(({ side }) => side === null).map(({ field }) => field.name);
    const finish = () =>
        done(Object.fromEntries(differences.map((difference) => [difference.field.name, sideOf(difference) ?? "theirs"])));
    return (
        <section className="conflict" aria-labelledby="conflict-title" role="alertdialog">
            <h3 id="conflict-title" ref={title} tabIndex={-1}>{words.conflict}</h3>
            <p className="soft">{words.conflictHelp}</p>
            {both.length > 1 && (
                <div className="conflict-all">
                    <Button variant="default" size="compact-sm" onClick={() => choose(both, "mine")}>
                        {words.allMine}
                    </Button>
                    <Button variant="default" size="compact-sm" onClick={() => choose(both, "theirs")}>
                        {words.allTheirs}
                    </Button>
                </div>
            )}
            {differences.map((difference) => (
                <ConflictRow
                    key={difference.field.name}
                    difference={difference}
                    side={sideOf(difference)}
                    choose={(side) => choose([difference.field.name], side)}
                />
            ))}
            <div className="conflict-foot">
                <Button onClick={finish} disabled={open > 0}>
                    {words.saveChosen}
                </Button>
                <Button variant="default" onClick={form.giveUpComparing}>
                    {words.backToForm}
                </Button>
                <span className="soft" role="status">
                    {open > 0 ? words.toChoose(open) : ""}
                </span>
            </div>
        </section>
    );
}

function ConflictRow({ difference, side, choose }: { difference: Difference; side: Side | null; choose: (side: Side) => void }) {
    const { form: words } = useWords().records;
    const { field, before, mine, theirs } = difference;
    const sides: { value: Side; label: string }[] = [
        { value: "mine", label: words.mine },
        { value: "theirs", label: words.theirs },
    ];
    return (
        <div className="conflict-row" role="group" aria-label={field.label}>
            <div className="conflict-field">
                <b translate="no">{field.label}</b>
                <span className="soft">
                    {words.before} <ValueText field={field} value={before} />
                </span>
            </div>
            <div className="conflict-sides">
                <div className={side === "mine" ? "chosen" : ""}>
                    <small>{words.mine}</small>
                    <ValueText field={field} value={mine} />
                </div>
                <div className={side === "theirs" ? "chosen" : ""}>
                    <small>{words.theirs}</small>
                    <ValueText field={field} value={theirs} />
                </div>
            </div>
            <SegmentedControl
                size="xs"
                fullWidth
                aria-label={words.keepWhich(field.label)}
                data={sides}
                value={side ?? ""}
                onChange={(value) => choose(value as Side)}
            />
        </div>
    );
}
