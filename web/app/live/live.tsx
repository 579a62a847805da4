// Live data for the pages: events of the store as they happen, shared by all tabs.
import { useEffect, useRef, useSyncExternalStore } from "react";
import { noteSignedOut } from "../api/client";
import { useNetwork } from "../api/network";
import { useSession, useStart } from "../api/start";
import { useStore } from "../shell/store";
import { readAgain, takeEvent } from "./cache";
import { Hub, type LiveState } from "./hub";
import type { LiveEvent } from "./live_event";
import { lookForUpgrade, noteVersion } from "./upgrade";

export type { Author, LiveEvent } from "./live_event";
export type { LiveState } from "./hub";

type Handler = (event: LiveEvent) => void;

const handlers = new Set<Handler>();
const watchers = new Set<() => void>();
let state: LiveState = "starting";

function setState(next: LiveState): void {
    state = next;
    for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
}

export function useLiveState(): LiveState {
    return useSyncExternalStore(watch, () => state);
}

// Calls the handler for every event of the store, or only for those of some kinds. The records of the
// pages are up to date already.
export function useLiveEvents(handler: Handler, kinds?: readonly string[]): void {
    const latest = useRef({ handler, kinds });
    useEffect(() => {
        latest.current = { handler, kinds };
    });
    useEffect(() => {
        const hear: Handler = (event) => {
            const { handler, kinds } = latest.current;
            if (!kinds || kinds.includes(event.kind)) handler(event);
        };
        handlers.add(hear);
        return () => {
            handlers.delete(hear);
        };
    }, []);
}

// Stands once in the frame.
export function Live() {
    const { person, session } = useSession();
    const { id: store } = useStore();
    const { renew } = useStart();
    const { isReachable } = useNetwork();
    const hub = useRef<Hub | null>(null);

    useEffect(() => {
        const begin = () => {
            const own = new Hub(person.id, store, {
                state: setState,
                event: (event) => {
                    takeEvent(event);
                    for (const handler of handlers) handler(event);
                },
                missed: readAgain,
                reconnected: () => {
                    // The banner of the network says when it is gone.
                    renew().then(({ version }) => noteVersion(version), () => {});
                    lookForUpgrade().catch(() => {});
                },
                signedOut: noteSignedOut,
            });
            hub.current = own;
            own.start();
        };
        const end = () => {
            hub.current?.stop();
            hub.current = null;
            setState("starting");
        };
        // A page that is put aside (frozen, or kept for the way back) leaves the lead to another.
        const wake = (event: Event) => {
            if (event.type === "resume" || (event as PageTransitionEvent).persisted) begin();
        };
        begin();
        addEventListener("pagehide", end);
        addEventListener("pageshow", wake);
        document.addEventListener("freeze", end);
        document.addEventListener("resume", wake);
        return () => {
            removeEventListener("pagehide", end);
            removeEventListener("pageshow", wake);
            document.removeEventListener("freeze", end);
            document.removeEventListener("resume", wake);
            end();
        };
        // A new session of the same person begins again where the old one ended.
    }, [person.id, session, store, renew]);

    useEffect(() => {
        if (isReachable) hub.current?.hurry();
    }, [isReachable]);
    return null;
}
