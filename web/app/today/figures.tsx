// The figures of the day beside those of a week ago by now.
import type { ReactNode } from "react";
import { useFormats } from "../formats/formats";
import { useWords } from "../words";
import type { Compared, Figures } from "./today";

// "▲ 12.4 %", said as "up 12.4 %".
export function Change({ now, then }: Compared) {
    const { today } = useWords();
    if (then === 0 || now === then) return null;
    const isUp = now > then;
    const percent = Math.abs(((now - then) / then) * 100);
    return (
        <span className={`change-mark ${isUp ? "up" : "down"}`}>
            <span aria-hidden>{isUp ? "▲" : "▼"}</span>
            <span className="visually-hidden">{isUp ? today.up : today.down}</span>{" "}
            <span translate="no">{percent >= 100 ? Math.round(percent) : Math.round(percent * 10) / 10} %</span>
        </span>
    );
}

function Difference({ now, then }: Compared) {
    const { today } = useWords();
    if (now === then) return null;
    const isUp = now > then;
    return (
        <span className={`change-mark ${isUp ? "up" : "down"}`}>
            <span aria-hidden>{isUp ? "▲" : "▼"}</span>
            <span className="visually-hidden">{isUp ? today.up : today.down}</span>{" "}
            <span translate="no">{Math.abs(now - then)}</span>
        </span>
    );
}

function Figure({ label, value, beside, children }: { label: string; value: string; beside?: ReactNode; children: ReactNode }) {
    return (
        <div className="card figure-card">
            <dt>{label}</dt>
            <dd>
                <span className="figure-value" translate="no">
                    {value}
                </span>
                {beside}
                <span className="figure-more">{children}</span>
            </dd>
        </div>
    );
}

export function FigureCards({ figures, weekDay }: { figures: Figures; weekDay: string }) {
    const { today } = useWords();
    const formats = useFormats();
    const { netSales, guests, average, openChecks, webOrders } = figures;
    const perGuest = guests.now > 0 ? Math.round(netSales.now / guests.now) : average.now;
    return (
        <dl className="figure-cards" aria-label={today.figures.label}>
            <Figure label={today.figures.netSales} value={formats.money(netSales.now)}>
                {netSales.then === 0 ? (
                    today.noComparison(weekDay)
                ) : (
                    <>
                        <Change {...netSales} /> {today.byNow(weekDay)}
                    </>
                )}
            </Figure>
            <Figure label={today.figures.guests} value={formats.count(guests.now)}>
                {today.each(formats.money(perGuest))}
                {guests.now !== guests.then && " · "}
                <Difference {...guests} />
            </Figure>
            <Figure label={today.figures.openChecks} value={formats.count(openChecks.count)}>
                {today.onTables(formats.money(openChecks.total), openChecks.tables)}
            </Figure>
            <Figure
                label={today.figures.webOrders}
                value={formats.count(webOrders.open)}
                beside={
                    webOrders.waiting > 0 && (
                        <span className="figure-waiting">
                            {today.waiting(webOrders.waiting, webOrders.oldestWaitingMinutes ?? 0)}
                        </span>
                    )
                }
            >
                {today.ordersToday(webOrders.today, webOrders.cancelled)}
            </Figure>
        </dl>
    );
}
