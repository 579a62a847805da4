// A waiter's own evening: my tables and checks, tips, hours, the clock.
import { useQuery } from "@tanstack/react-query";
import { read } from "../api/client";
import { useFormats } from "../formats/formats";
import { ClockNow } from "../orders/clock_now";
import { useShifts } from "../orders/shifts";
import { pages } from "../shell/navigation";
import { useMay, useStore } from "../shell/store";
import { useWords } from "../words";
import type { Check } from "./check";
import { CheckRow } from "./check_row";
import type { Floor } from "./use_floor";

interface Sale {
    id: string;
    status: string;
    payments: { paymentTip: number }[];
}

// Tips of my checks: of those that ended, the service knows all of today for who may see sales; else this page
// knows those that ended while it was open.
function useTips(mine: Check[], ended: Check[]): { tips: number; isWhole: boolean } {
    const { id: store, user } = useStore();
    const seesSales = useMay()("DASH_SALES");
    const { data: sales } = useQuery({
        // Another check that ended is another list.
        queryKey: ["tips", store, user, ended.length],
        queryFn: async ({ signal }) => {
            const query = { selectedEmployee: user, fields: "id,status,payments" };
            const { sales } = await read<{ sales: Sale[] }>(`/v1/svc/store/${store}/getsale`, query, signal);
            return sales
                .filter(({ status }) => status !== "VOIDED")
                .flatMap(({ payments }) => payments.map(({ paymentTip }) => ({ tips: paymentTip })));
        },
        enabled: seesSales && user !== "",
        placeholderData: (before) => before,
    });
    const sum = (all: { tips?: number }[]) => all.reduce((total, { tips = 0 }) => total + tips, 0);
    return sales ? { tips: sum(mine) + sum(sales), isWhole: true } : { tips: sum(mine) + sum(ended), isWhole: false };
}

export function Mine({ floor, open }: { floor: Floor; open: (id: string) => void }) {
    const { floor: say } = useWords();
    const { user } = useStore();
    const formats = useFormats();
    const isMine = ({ employeeId }: Check) => user !== "" && employeeId === user;
    const mine = floor.open.filter(isMine);
    const ended = floor.ended.filter((check) => isMine(check) && check.state === "closed");
    const { tips, isWhole } = useTips(mine, ended);
    const seated = mine.filter(({ isEmpty }) => !isEmpty);
    const tables = [...new Set(seated.map(({ tableName }) => tableName).filter(Boolean))];
    const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
    const figures: [string, string, string][] = [
        [say.myTables, formats.count(tables.length), say.guests(sum(seated.map(({ guests }) => guests)))],
        [say.myOpen, formats.money(sum(seated.map(({ balance }) => Math.max(0, balance)))), say.checks(seated.length)],
        [say.tips, formats.money(tips), isWhole ? say.tipsToday : say.tipsSeen],
    ];
    return (
        <div className="mine">
            <dl className="mine-figures">
                {figures.map(([label, figure, detail]) => (
                    <div key={label} className="card">
                        <dt>{label}</dt>
                        <dd className="mine-figure">{figure}</dd>
                        <dd className="soft">{detail}</dd>
                    </div>
                ))}
            </dl>
            <section className="card" aria-labelledby="my-checks">
                <h2 id="my-checks">{say.myChecks}</h2>
                {mine.length === 0 && <p className="soft">{say.noneMine}</p>}
                <ul className="check-rows">
                    {mine.map((check) => (
                        <CheckRow key={check.id} check={check} conflicts={floor.conflictsOf(check).length} now={floor.now} open={open} isMine />
                    ))}
                </ul>
            </section>
            <MyHours />
        </div>
    );
}

const clockNeeds = pages.find(({ id }) => id === "clock")?.needs ?? [];

function MyHours() {
    const { floor: say, clock } = useWords();
    const { user } = useStore();
    const may = useMay();
    const { data } = useShifts(0, user);
    if (user === "" || !may(...clockNeeds)) return null;
    const worked = (data ?? []).reduce((total, { workedMinutes }) => total + workedMinutes, 0);
    return (
        <section aria-labelledby="my-hours">
            <h2 id="my-hours" className="mine-head">
                {say.hours}
                {data && <span className="figure">{clock.hours(Math.floor(worked / 60), worked % 60)}</span>}
            </h2>
            <ClockNow />
        </section>
    );
}
