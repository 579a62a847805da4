// The time until one may try again, which runs down before one's eyes.
import { useEffect, useState } from "react";
import { useWords } from "../words";

export function useTimeLeft(until: number | null): number {
    const [now, setNow] = useState(() => Date.now());
    const left = until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1_000));
    const isRunning = left > 0;
    useEffect(() => {
        setNow(Date.now());
        if (!isRunning) return undefined;
        const timer = setInterval(() => setNow(Date.now()), 1_000);
        return () => clearInterval(timer);
    }, [until, isRunning]);
    return left;
}

// A screen reader hears it once, not every second.
export function Locked({ left }: { left: number }) {
    const { people, common } = useWords();
    const said = (seconds: number) =>
        `${people.signIn.locked} ${seconds > 60 ? common.minutes(Math.ceil(seconds / 60)) : people.signIn.seconds(seconds)}.`;
    const [first] = useState(left);
    return (
        <div className="said warn">
            <span className="visually-hidden" role="alert">
                {said(first)}
            </span>
            <span className="figure" aria-hidden>
                {said(left)}
            </span>
        </div>
    );
}
