// Says that the server cannot be reached, and how old is what the page shows.
import { useEffect, useRef } from "react";
import { read } from "../api/client";
import { useNetwork } from "../api/network";
import { useFormats } from "../formats/formats";
import { readAgain } from "../live/cache";
import { useWords } from "../words";

const probeMs = 3_000;

export function NetworkBanner() {
    const { shell } = useWords();
    const { isReachable, lastAnswer } = useNetwork();
    const formats = useFormats();
    const wasLost = useRef(false);

    // The browser may know before anything is asked.
    useEffect(() => {
        const look = () => void read("/start.json").catch(() => {});
        addEventListener("offline", look);
        addEventListener("online", look);
        return () => {
            removeEventListener("offline", look);
            removeEventListener("online", look);
        };
    }, []);
    useEffect(() => {
        if (isReachable) {
            // What is shown is read again as soon as the server answers, whoever asked it.
            if (wasLost.current) readAgain(Date.now());
            wasLost.current = false;
            return undefined;
        }
        wasLost.current = true;
        const timer = setInterval(() => read("/start.json").catch(() => {}), probeMs);
        return () => clearInterval(timer);
    }, [isReachable]);

    return (
        <div role="status" aria-live="polite">
            {!isReachable && (
                <div className="banner warn">
                    <b>
                        {shell.offline} <span translate="no">{formats.time(lastAnswer)}</span>.
                    </b>{" "}
                    {shell.offlineHelp}
                </div>
            )}
        </div>
    );
}
