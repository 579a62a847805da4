// The time, for what shows how long something has taken.
import { useEffect, useState } from "react";

export function useNow(everyMs = 10_000): number {
    const [now, setNow] = useState(Date.now);
    useEffect(() => {
        const timer = setInterval(() => setNow(Date.now()), everyMs);
        return () => clearInterval(timer);
    }, [everyMs]);
    return now;
}
