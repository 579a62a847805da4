// Says that the server is a newer version than the pages in this tab. Nothing is reloaded by itself:
// somebody may be in the middle of something.
import { Button } from "@mantine/core";
import { useEffect, useSyncExternalStore } from "react";
import { useStart } from "../api/start";
import { useWords } from "../words";

let ours: string | null = null; // the version that this tab was loaded with
let isOld = false;
const watchers = new Set<() => void>();

function noteOld(): void {
    if (isOld) return;
    isOld = true;
    for (const watcher of watchers) watcher();
}

export function noteVersion(version: string): void {
    ours ??= version;
    if (version !== ours) noteOld();
}

// The files of the pages have a hash in their names, so that other files are other pages.
const filesIn = (page: Document) =>
    [...page.querySelectorAll<HTMLElement>("script[src], link[rel=stylesheet]")]
        .map((file) => file.getAttribute("src") ?? file.getAttribute("href") ?? "")
        .filter((path) => path.startsWith("/assets/"))
        .sort()
        .join();
const loaded = filesIn(document); // before parts are loaded that come later

// What a page would load now may differ although the version is the same.
export async function lookForUpgrade(): Promise<void> {
    const answer = await fetch("/", { cache: "no-store" });
    if (!answer.ok) return;
    const now = filesIn(new DOMParser().parseFromString(await answer.text(), "text/html"));
    if (now !== loaded) noteOld();
}

// A part of the pages is gone.
addEventListener("vite:preloadError", noteOld);

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
