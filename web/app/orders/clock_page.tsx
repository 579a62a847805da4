// Clocking in and out for oneself, one's own shifts, and who works now.
import { useFormats } from "../formats/formats";
import { useMay, useStore } from "../shell/store";
import { useWords } from "../words";
import { ClockNow, ownDays } from "./clock_now";
import { stateOf, useShifts, type WorkedDay } from "./shifts";

export function ClockPage() {
    const { clock: say } = useWords();
    const { user } = useStore();
    const seesHours = useMay()("BO_TIMESHEETS", "DASH_STAFF");
    const mine = useShifts(ownDays, user);
    return (
        <div className="page clock">
            <div className="page-head">
                <h1>{say.title}</h1>
            </div>
            <ClockNow />
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
