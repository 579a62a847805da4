// Sales by hour beside those of a week ago, drawn by hand; the same figures stand in a table.
import { useId } from "react";
import { useFormats } from "../formats/formats";
import { useWords } from "../words";
import type { HourSales } from "./today";

const width = 560;
const height = 224;
const edge = { left: 8, right: 52, top: 14, bottom: 24 };

interface Hour extends HourSales {
    at: number; // its place in the business day
}

// Hours without sales are left out by the server; a business day may go past midnight.
function allHours(hours: HourSales[]): Hour[] {
    const [first] = hours;
    if (!first) return [];
    const place = ({ hour }: HourSales) => (hour - first.hour + 24) % 24;
    const last = Math.max(...hours.map(place));
    return Array.from({ length: last + 1 }, (_, at) => {
        const known = hours.find((hour) => place(hour) === at);
        return { hour: (first.hour + at) % 24, netSales: known?.netSales ?? 0, then: known?.then ?? 0, at };
    });
}

// A round number of steps of 1, 2 or 5 above the highest.
function scaleOf(highest: number): { step: number; top: number } {
    const rough = Math.max(highest, 1) / 3;
    const power = 10 ** Math.floor(Math.log10(rough));
    const step = [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= rough) ?? 10 * power;
    return { step, top: Math.ceil(Math.max(highest, 1) / step) * step };
}

// A line that bends without going beyond its points.
function lineThrough(points: [number, number][]): string {
    return points
        .map(([x, y], i) => {
            const before = points[i - 1];
            if (!before) return `M${x},${y}`;
            const middle = (before[0] + x) / 2;
            return `C${middle},${before[1]} ${middle},${y} ${x},${y}`;
        })
        .join("");
}

export function HoursChart({ hours, weekDay, nowHour }: { hours: HourSales[]; weekDay: string; nowHour: number }) {
    const { today } = useWords();
    const formats = useFormats();
    const title = useId();
    const all = allHours(hours);
    if (all.length === 0)
        return (
            <section className="card" aria-labelledby={title}>
                <h2 id={title}>{today.hours}</h2>
                <p className="soft">{today.noSales}</p>
            </section>
        );

    const { step, top } = scaleOf(Math.max(...all.map(({ netSales, then }) => Math.max(netSales, then))));
    const x = (at: number) =>
        edge.left + ((width - edge.left - edge.right) * (all.length === 1 ? 0.5 : at / (all.length - 1)));
    const y = (amount: number) => height - edge.bottom - (height - edge.top - edge.bottom) * (Math.max(0, amount) / top);
    const soFar = all.filter(({ hour, netSales }, at) => at <= lastHour(all, nowHour) || netSales !== 0 || hour === nowHour);
    const marks = Array.from({ length: Math.round(top / step) + 1 }, (_, i) => i * step);
    const everyHours = Math.ceil(all.length / 7);
    const tip = soFar.at(-1);

    return (
        <section className="card hours" aria-labelledby={title}>
            <div className="card-head">
                <h2 id={title}>{today.hours}</h2>
                <p className="hours-legend" aria-hidden>
                    <span className="hours-key" /> {today.now}
                    <span className="hours-key then" /> {today.then(weekDay)}
                </p>
            </div>
            <div translate="no" aria-hidden>
                <svg viewBox={`0 0 ${width} ${height}`} className="hours-chart">
                    {marks.map((amount) => (
                        <g key={amount}>
                            <line x1={edge.left} x2={width - edge.right} y1={y(amount)} y2={y(amount)} className="hours-grid" />
                            <text x={width} y={y(amount) + 4} textAnchor="end">
                                {formats.count(amount / 10 ** formats.decimals)}
                            </text>
                        </g>
                    ))}
                    {all
                        .filter(({ at }) => at % everyHours === 0)
                        .map(({ at, hour }) => (
                            <text key={at} x={x(at)} y={height - 6} textAnchor="middle">
                                {hour}
                            </text>
                        ))}
                    <path d={lineThrough(all.map(({ at, then }) => [x(at), y(then)]))} className="hours-then" />
                    <path d={lineThrough(soFar.map(({ at, netSales }) => [x(at), y(netSales)]))} className="hours-now" />
                    {tip && <circle cx={x(tip.at)} cy={y(tip.netSales)} r="5" className="hours-tip" />}
                </svg>
            </div>
            <details>
                <summary>{today.asTable}</summary>
                <table className="plain">
                    <thead>
                        <tr>
                            <th scope="col">{today.hour}</th>
                            <th scope="col" className="figure">
                                {today.now}
                            </th>
                            <th scope="col" className="figure">
                                {today.then(weekDay)}
                            </th>
                        </tr>
                    </thead>
                    <tbody>
                        {all.map(({ hour, netSales, then, at }) => (
                            <tr key={at}>
                                <th scope="row">{today.hourOf(hour)}</th>
                                <td className="figure">{formats.amount(netSales)}</td>
                                <td className="figure">{formats.amount(then)}</td>
                            </tr>
                        ))}
                    </tbody>
                </table>
            </details>
        </section>
    );
}

// Where the line of today ends: at the hour that runs, or the last one shown.
function lastHour(all: Hour[], nowHour: number): number {
    return all.find(({ hour }) => hour === nowHour)?.at ?? all.length - 1;
}
