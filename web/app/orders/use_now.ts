// The time by the server, for what shows how long something has taken.
import { useEffect, useState } from "react";
import { serverNow } from "../api/server_clock";

export function useNow(everyMs = 10_000): number {
    const [now, setNow] = useState(serverNow);
    useEffect(() => {
        const timer = setInterval(() => setNow(serverNow()), everyMs);
        return () => clearInterval(timer);
    }, [everyMs]);
    return now;
}
