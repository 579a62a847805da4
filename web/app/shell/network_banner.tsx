// Says that the server cannot be reached, and how old is what the page shows.
import { useEffect } from "react";
import { read } from "../api/client";
import { queries } from "../api/queries";
import { useNetwork } from "../api/network";
import { useFormats } from "../formats/formats";
import { useWords } from "../words";

const probeMs = 3_000;

export function NetworkBanner() {
    const { shell } = useWords();
    const { isReachable, lastAnswer } = useNetwork();
    const formats = useFormats();

    useEffect(() => {
        if (isReachable) return undefined;
        const timer = setInterval(() => {
            // What is shown is read again as soon as the server answers.
            read("/start.json").then(
                () => void queries.invalidateQueries(),
                () => {},
            );
        }, probeMs);
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
