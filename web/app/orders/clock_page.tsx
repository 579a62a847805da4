// Clocking in and out for oneself, one's own shifts, and who works now.
import { Button, Skeleton } from "@mantine/core";
import { useState } from "react";
import { useFormats } from "../formats/formats";
import { useMay, useStore } from "../shell/store";
import { sentenceOf, tell, tellFailure } from "../shell/told";
import { useWords, words } from "../words";
import "../live/parts.css";
import "./orders.css";
import { BlindClock } from "./blind_clock";
import { punch, stateOf, useShifts, type Punch, type WorkedDay, type WorkState } from "./shifts";

const steps: Record<WorkState["is"], Punch[]> = {
    out: ["in"],
    in: ["out", "breakStart"],
    onBreak: ["breakEnd", "out"],
};

export function ClockPage() {
    const { clock: say } = useWords();
    const { id: store, user } = useStore();
    const formats = useFormats();
    // One may use the clock without seeing timesheets.
    const seesHours = useMay()("BO_TIMESHEETS", "DASH_STAFF");
    const mine = useShifts(7, user, seesHours);
    const [isBusy, setIsBusy] = useState(false);

    const state = mine.data && stateOf(mine.data);
    const doPunch = async (type: Punch) => {
        setIsBusy(true);
        try {
            await punch(store, user, type);
            tell({ text: words().clock.told[type] });
            return true;
        } catch (error) {
            tellFailure(error);
            return false;
        } finally {
            setIsBusy(false);
        }
    };
    const sentence = state && { out: say.isOut, in: say.isIn, onBreak: say.isOnBreak }[state.is];
    return (
        <div className="page clock">
            <div className="page-head">
                <h1>{say.title}</h1>
            </div>
            {seesHours && mine.isPending && <Skeleton height={180} maw={480} radius="md" />}
            {!seesHours && <BlindClock isBusy={isBusy} punch={doPunch} />}
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
            <div className="clock-lists">
                {mine.data && <MyShifts days={mine.data} />}
                {seesHours && <WorkingNow />}
            </div>
        </div>
    );
}

function useHours(): (minutes: number) => string {
    const { clock: say } = useWords();
    return (minutes) => say.hours(Math.floor(minutes / 60), minutes % 60);
}

function MyShifts({ days }: { days: WorkedDay[] }) {
    const { clock: say } = useWords();
    const formats = useFormats();
    const hours = useHours();
    const shifts = days
        .flatMap((day) => day.shifts.map((shift, at) => ({ key: `${day.businessDate} ${at}`, day: day.businessDate, shift })))
        .reverse();
    const total = days.reduce((sum, day) => sum + day.workedMinutes, 0);
    return (
        <section className="card" aria-labelledby="my-shifts">
            <h2 id="my-shifts">{say.myShifts}</h2>
            {shifts.length === 0 ? (
                <p className="soft">{say.noShifts}</p>
            ) : (
                <table className="plain">
                    <thead>
                        <tr>
                            <th scope="col">{say.day}</th>
                            <th scope="col">{say.from}</th>
                            <th scope="col">{say.to}</th>
                            <th scope="col" className="figure">
                                {say.worked}
                            </th>
                        </tr>
                    </thead>
                    <tbody>
                        {shifts.map(({ key, day, shift }) => (
                            <tr key={key}>
                                <td>
                                    {formats.day(day)}
                                    {shift.warnings.length > 0 && <span className="tag warn">{say.odd}</span>}
                                </td>
                                <td>{shift.clockIn && formats.time(shift.clockIn)}</td>
                                <td>{shift.clockOut ? formats.time(shift.clockOut) : shift.open && say.now}</td>
                                <td className="figure">{hours(shift.workedMinutes)}</td>
                            </tr>
                        ))}
                    </tbody>
                    <tfoot>
                        <tr>
                            <th scope="row" colSpan={3}>
                                {say.total}
                            </th>
                            <td className="figure">{hours(total)}</td>
                        </tr>
                    </tfoot>
                </table>
            )}
            {shifts.some(({ shift }) => shift.warnings.length > 0) && <p className="soft">{say.oddOwn}</p>}
        </section>
    );
}

function WorkingNow() {
    const { clock: say } = useWords();
    const formats = useFormats();
    const hours = useHours();
    const { data } = useShifts(1);
    const open = (data ?? []).filter((day) => day.open);
    return (
        <section className="card" aria-labelledby="working">
            <h2 id="working">{say.working}</h2>
            {data && open.length === 0 && <p className="soft">{say.nobody}</p>}
            {open.length > 0 && (
                <ul className="working">
                    {open.map((day) => {
                        const state = stateOf([day]);
                        return (
                            <li key={`${day.user} ${day.businessDate}`}>
                                <span translate="no">{day.name}</span>
                                {state.is === "onBreak" && <span className="tag warn">{say.onBreak}</span>}
                                {state.is !== "out" && <span className="soft">{say.since(formats.time(state.since))}</span>}
                                <span className="figure">{hours(day.workedMinutes)}</span>
                            </li>
                        );
                    })}
                </ul>
            )}
        </section>
    );
}
