// A conflict side by side: what the check has, what a device said, and a button below each.
import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { Failure } from "../api/failure";
import { useFormats } from "../formats/formats";
import { useStore } from "../shell/store";
import { sentenceOf, tell } from "../shell/told";
import { useWords, words } from "../words";
import type { Line, Payment } from "./check";
import { keepChecks } from "./checks";
import "./sides.css";
import { conflictsMoved, decide, sidesOf, type Conflict, type Decision, type Side } from "./conflicts";

interface Props {
    conflict: Conflict;
    lines: Line[]; // of the check as it is
    payments: Payment[];
    device: string; // that said it
    settled?: () => void;
}

function Standing({ side }: { side: Side }) {
    const { floor: say } = useWords();
    const formats = useFormats();
    if (!side) return <p className="side-none">{say.notThere}</p>;
    if ("method" in side)
        return (
            <p className="side-line">
                <span translate="no">{side.method}</span>
                <span className="figure">{formats.amount(side.amount)}</span>
            </p>
        );
    return (
        <div>
            <p className="side-line">
                <span translate="no">
                    {side.quantity}× {side.isVoid ? <s>{side.name}</s> : side.name}
                    {side.modifiers.length > 0 && <span className="side-extra">{side.modifiers.join(", ")}</span>}
                    {side.note && <span className="side-extra">{side.note}</span>}
                </span>
                <span className="figure">{formats.amount(side.amount)}</span>
            </p>
            {side.isVoid && <span className="tag">{say.voided}</span>}
        </div>
    );
}

export function ConflictSides({ conflict, lines, payments, device, settled }: Props) {
    const { floor: say } = useWords();
    const { id: store } = useStore();
    const formats = useFormats();
    const [problem, setProblem] = useState("");
    const [busy, setBusy] = useState<Decision | null>(null);
    const sides = sidesOf(conflict, lines, payments);

    const settle = async (action: Decision) => {
        setBusy(action);
        setProblem("");
        try {
            keepChecks(store, [await decide(store, conflict.id, action)]);
            const { floor } = words();
            tell({ text: action === sides.forSaid ? floor.settledAsSaid : floor.settledAsIs });
            settled?.();
        } catch (failure) {
            const isGone = failure instanceof Failure && (failure.status === 404 || failure.code === "conflict_settled");
            setProblem(isGone ? say.settledAlready : sentenceOf(failure));
            if (isGone) conflictsMoved(store);
        } finally {
            setBusy(null);
        }
    };
    return (
        <section className="conflict-sides" aria-label={say.conflictOf(device)}>
            <p>{say.why[conflict.type](device, formats.time(conflict.date))}</p>
            <div className="sides">
                <div className="side-of">
                    <h3>{say.checkHas}</h3>
                    <Standing side={sides.check} />
                    <Button
                        size="lg"
                        variant="default"
                        fullWidth
                        loading={busy === sides.forCheck}
                        disabled={busy !== null}
                        onClick={() => void settle(sides.forCheck)}
                    >
                        {say.leaveAsIs}
                    </Button>
                </div>
                <div className="side-of">
                    <h3 translate="no">{conflict.type === "takenOut" ? say.takenOutBefore : say.deviceSaid(device)}</h3>
                    <Standing side={sides.said} />
                    <Button
                        size="lg"
                        variant="default"
                        fullWidth
                        loading={busy === sides.forSaid}
                        disabled={busy !== null}
                        onClick={() => void settle(sides.forSaid)}
                    >
                        {sides.said ? say.takeThis : say.takeOut}
                    </Button>
                </div>
            </div>
            {problem && (
                <Text role="alert" c="var(--bad)" translate="no">
                    {problem}
                </Text>
            )}
        </section>
    );
}
