// The last things that happened.
import { Skeleton } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useLiveEvents } from "../live/live";
import { timelineMoved, useTimeline } from "../live/timeline";
import { TimelineLines } from "../live/timeline_step";
import { useHeld } from "../live/use_held";
import { useStore } from "../shell/store";
import { useWords } from "../words";

const shown = 8;
const changesMax = 2;

export function JustNow() {
    const { today: say, live } = useWords();
    const { id: store } = useStore();
    const { data } = useTimeline({}, shown);
    const [isHeld, hold] = useHeld();
    const [isBehind, setIsBehind] = useState(false);
    useLiveEvents(() => setIsBehind(true));
    useEffect(() => {
        if (isHeld || !isBehind) return;
        setIsBehind(false);
        timelineMoved(store);
    }, [isHeld, isBehind, store]);
    const entries = data?.pages[0] ?? [];
    return (
        <section className="card" aria-labelledby="just-now">
            <div className="card-head">
                <h2 id="just-now">{say.justNow}</h2>
                <Link className="card-link" to="/app/happened" search={({ store }) => (store ? { store } : {})}>
                    {say.all}
                </Link>
            </div>
            {!data && <Skeleton height={200} />}
            {data && entries.length === 0 && <p className="soft">{live.noneHelp}</p>}
            <ol className="happenings" {...hold}>
                <TimelineLines entries={entries.slice(0, shown)} changesMax={changesMax} />
            </ol>
        </section>
    );
}
