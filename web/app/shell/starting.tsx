// Reads what pages need before the first of them is drawn, and again when somebody signs in or out, here
// or in another tab. A session that ended by itself leaves the page as it is: see SignInAgain.
import { Button, Center, Loader, Stack, Text } from "@mantine/core";
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { setEnded, whenSignedOut } from "../api/client";
import { queries } from "../api/queries";
import { readStart, StartContext, type Start } from "../api/start";
import { useWords } from "../words";

interface Known {
    start: Start;
    hasEnded: boolean;
}
// Why it is read: somebody signed out on purpose, or anything else may have changed.
type Cause = "signedOut" | "changed";

const channelName = "comanda.session";

function known(before: Known | null, next: Start, cause: Cause): Known {
    const session = before?.start.session;
    if (cause === "changed" && session && !next.session) {
        setEnded(true);
        return { start: { ...next, session }, hasEnded: true };
    }
    setEnded(false);
    return { start: next, hasEnded: false };
}

// What one person read is not shown to the next; what the same one read may be old.
function renewQueries(before: Known | null, now: Known): void {
    if (!before || before.start.session?.session === now.start.session?.session) return;
    if (before.start.session?.person.id !== now.start.session?.person.id) queries.clear();
    else void queries.invalidateQueries();
}

export function Starting({ children }: { children: ReactNode }) {
    const words = useWords();
    const [state, setState] = useState<Known | null>(null);
    const [hasFailed, setHasFailed] = useState(false);
    const last = useRef<Known | null>(null);
    const channel = useRef<BroadcastChannel | null>(null);
    const reading = useRef<Promise<Start> | null>(null);

    const reread = useCallback(async (cause: Cause, isTold: boolean) => {
        const next = await readStart();
        const before = last.current;
        const now = known(before, next, cause);
        last.current = now;
        renewQueries(before, now);
        setState(now);
        const hasChanged =
            before && (before.start.session?.session !== now.start.session?.session || before.hasEnded !== now.hasEnded);
        if (hasChanged && !isTold) channel.current?.postMessage(cause);
        return now.start;
    }, []);
    const renew = useCallback((why?: "signedOut") => reread(why ?? "changed", false), [reread]);
    const begin = useCallback(() => {
        setHasFailed(false);
        renew().catch(() => setHasFailed(true));
    }, [renew]);

    useEffect(begin, [begin]);
    useEffect(() => {
        const ofTabs = new BroadcastChannel(channelName);
        ofTabs.onmessage = ({ data }: MessageEvent<Cause>) => {
            reread(data, true).catch(() => {}); // the next request finds out
        };
        channel.current = ofTabs;
        return () => ofTabs.close();
    }, [reread]);
    useEffect(() => {
        whenSignedOut(() => {
            // Several requests may find out together.
            reading.current ??= reread("changed", false).finally(() => {
                reading.current = null;
            });
            reading.current.catch(() => {}); // the banner of the network says that it is gone
        });
    }, [reread]);

    const context = useMemo(() => (state ? { ...state, renew } : null), [state, renew]);
    if (context) return <StartContext value={context}>{children}</StartContext>;
    return (
        <Center mih="100vh">
            {hasFailed ? (
                <Stack align="center">
                    <Text>{words.common.unreachable}</Text>
                    <Button onClick={begin}>{words.common.tryAgain}</Button>
                </Stack>
            ) : (
                <Loader className="late" aria-label={words.common.loading} />
            )}
        </Center>
    );
}
