// Says that the server is a newer version than the pages in this tab. Nothing is reloaded by itself:
// somebody may be in the middle of something.
import { Button } from "@mantine/core";
import { useEffect, useSyncExternalStore } from "react";
import { useStart } from "../api/start";
import { useWords } from "../words";

let ours: string | null = null; // the version that this tab was loaded with
let isOld = false;
const watchers = new Set<() => void>();

export function noteVersion(version: string): void {
    ours ??= version;
    if (isOld || version === ours) return;
    isOld = true;
    for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
}

export function UpgradeBanner() {
    const { shell } = useWords();
    const { version } = useStart().start;
    const isShown = useSyncExternalStore(watch, () => isOld);
    useEffect(() => noteVersion(version), [version]);
    return (
        <div role="status" aria-live="polite">
            {isShown && (
                <div className="banner info">
                    {shell.newVersion}{" "}
                    <Button size="compact-sm" variant="default" ml="sm" onClick={() => location.reload()}>
                        {shell.reload}
                    </Button>
                </div>
            )}
        </div>
    );
}
