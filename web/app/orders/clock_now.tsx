// Whether one works now, and the buttons of one's own clock.
import { Button, Skeleton } from "@mantine/core";
import { useState } from "react";
import { useFormats } from "../formats/formats";
import { useStore } from "../shell/store";
import { sentenceOf, tell, tellFailure } from "../shell/told";
import { useWords, words } from "../words";
import "../live/parts.css";
import "./orders.css";
import { punch, stateOf, useShifts, type Punch, type WorkState } from "./shifts";

export const ownDays = 7;

const steps: Record<WorkState["is"], Punch[]> = {
    out: ["in"],
    in: ["out", "breakStart"],
    onBreak: ["breakEnd", "out"],
};

export function ClockNow() {
    const { clock: say } = useWords();
    const { id: store, user } = useStore();
    const formats = useFormats();
    const mine = useShifts(ownDays, user);
    const [isBusy, setIsBusy] = useState(false);

    const state = mine.data && stateOf(mine.data);
    const doPunch = async (type: Punch) => {
        setIsBusy(true);
        try {
            await punch(store, user, type);
            tell({ text: words().clock.told[type] });
        } catch (error) {
            tellFailure(error);
        } finally {
            setIsBusy(false);
        }
    };
    const sentence = state && { out: say.isOut, in: say.isIn, onBreak: say.isOnBreak }[state.is];
    return (
        <>
            {user !== "" && mine.isPending && <Skeleton height={180} maw={480} radius="md" />}
            {mine.error && !mine.data && (
                <p role="alert" translate="no">
                    {sentenceOf(mine.error)}
                </p>
            )}
            {state && (
                <section className="card clock-now">
                    <p role="status" aria-live="polite" className="clock-state">
                        <span className={`clock-dot ${state.is}`} aria-hidden />
                        <span>
                            <b>{sentence}</b>{" "}
                            {state.is !== "out" && <span className="soft">{say.since(formats.time(state.since))}</span>}
                        </span>
                    </p>
                    <div className="clock-buttons">
                        {steps[state.is].map((type, at) => (
                            <Button
                                key={type}
                                variant={at === 0 ? "filled" : "default"}
                                disabled={isBusy}
                                onClick={() => void doPunch(type)}
                            >
                                {say[type]}
                            </Button>
                        ))}
                    </div>
                </section>
            )}
        </>
    );
}
