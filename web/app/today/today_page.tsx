// The first page: the figures of the day, what needs me, what happened just now.
import { Skeleton } from "@mantine/core";
import { useFormats } from "../formats/formats";
import "../live/parts.css";
import { useMay, useStore } from "../shell/store";
import { sentenceOf } from "../shell/told";
import { useWords } from "../words";
import { Checklist } from "./checklist";
import { FigureCards } from "./figures";
import { HoursChart } from "./hours_chart";
import { JustNow } from "./just_now";
import { NeedsYou } from "./needs_you";
import "./today.css";
import { useToday, type Today, type TopItem } from "./today";
import { WaysOn } from "./ways_on";

export function TodayPage() {
    const may = useMay();
    const { data, error, isPending } = useToday();
    return (
        <div className="page today">
            {isPending && <Waiting seesFigures={may("DASH_TODAY")} />}
            {error && !data && (
                <p role="alert" translate="no">
                    {sentenceOf(error)}
                </p>
            )}
            {data && <Loaded today={data} />}
        </div>
    );
}

// As tall as what will stand here.
function Waiting({ seesFigures }: { seesFigures: boolean }) {
    return (
        <>
            <Skeleton height={28} width={280} />
            {seesFigures && (
                <div className="figure-cards">
                    {[1, 2, 3, 4].map((card) => (
                        <Skeleton key={card} height={108} radius="md" />
                    ))}
                </div>
            )}
            <div className="today-parts">
                <Skeleton height={250} radius="md" />
                <Skeleton height={250} radius="md" />
            </div>
        </>
    );
}

function Loaded({ today }: { today: Today }) {
    const { today: say } = useWords();
    const formats = useFormats();
    const { userName } = useStore();
    const seesPast = useMay()("BO_HISTORY");
    const { figures, comparedTo } = today;
    const weekDay = comparedTo ? formats.weekDay(comparedTo) : "";
    // A restaurant that has sold something is told last what it still lacks.
    const lacks = today.setup.some(({ done }) => !done);
    const isRunning = figures !== undefined && today.setup.some(({ step, done }) => step === "testOrder" && done);
    return (
        <>
            <div className="page-head">
                <h1>{formats.longDay(today.businessDate)}</h1>
                <span className="soft">{say.since(formats.time(today.since))}</span>
            </div>
            {!figures && userName && <p className="today-hello">{say.welcome(userName)}</p>}
            {lacks && !isRunning && <Checklist steps={today.setup} isBrief={false} />}
            {figures && <FigureCards figures={figures} weekDay={weekDay} />}
            {!figures && <WaysOn />}
            <div className={`today-parts ${figures ? "" : "narrow"}`}>
                {figures && <HoursChart hours={today.hours} weekDay={weekDay} nowHour={hourOf(formats.time(today.now))} />}
                <NeedsYou rows={today.attention} />
            </div>
            <div className="today-parts even">
                {figures && <TopDishes items={today.topItems} />}
                {seesPast && <JustNow />}
            </div>
            {lacks && isRunning && <Checklist steps={today.setup} isBrief />}
        </>
    );
}

function hourOf(time: string): number {
    return Number(time.slice(0, 2));
}

const dishesShown = 8;

function TopDishes({ items }: { items: TopItem[] }) {
    const { today: say } = useWords();
    const formats = useFormats();
    return (
        <section className="card" aria-labelledby="top-dishes">
            <h2 id="top-dishes">{say.topDishes}</h2>
            {items.length === 0 ? (
                <p className="soft">{say.noDishes}</p>
            ) : (
                <table className="plain">
                    <thead className="visually-hidden">
                        <tr>
                            <th scope="col">{say.dish}</th>
                            <th scope="col">{say.sold}</th>
                            <th scope="col">{say.sales}</th>
                        </tr>
                    </thead>
                    <tbody translate="no">
                        {items.slice(0, dishesShown).map((item) => (
                            <tr key={item.id}>
                                <td>{item.name}</td>
                                <td className="figure">{formats.count(item.quantity)}</td>
                                <td className="figure">{formats.money(item.netSales)}</td>
                            </tr>
                        ))}
                    </tbody>
                </table>
            )}
        </section>
    );
}
