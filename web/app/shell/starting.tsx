// Reads what pages need before the first of them is drawn, and again when somebody signs in or out.
import { Button, Center, Loader, Stack, Text } from "@mantine/core";
import { useCallback, useEffect, useMemo, useState, type ReactNode } from "react";
import { whenSignedOut } from "../api/client";
import { queries } from "../api/queries";
import { readStart, StartContext, type Start } from "../api/start";
import { useWords } from "../words";

export function Starting({ children }: { children: ReactNode }) {
    const words = useWords();
    const [start, setStart] = useState<Start | null>(null);
    const [hasFailed, setHasFailed] = useState(false);

    const renew = useCallback(async () => {
        const next = await readStart();
        setStart((before) => {
            // What one person read is not shown to the next.
            if (before && before.session?.person.id !== next.session?.person.id) queries.clear();
            return next;
        });
        return next;
    }, []);
    const begin = useCallback(() => {
        setHasFailed(false);
        renew().catch(() => setHasFailed(true));
    }, [renew]);

    useEffect(begin, [begin]);
    useEffect(() => {
        whenSignedOut(() => {
            renew().catch(() => {}); // the banner of the network says that it is gone
        });
    }, [renew]);

    const context = useMemo(() => (start ? { start, renew } : null), [start, renew]);
    if (context) return <StartContext value={context}>{children}</StartContext>;
    return (
        <Center mih="100vh">
            {hasFailed ? (
                <Stack align="center">
                    <Text>{words.common.unreachable}</Text>
                    <Button onClick={begin}>{words.common.tryAgain}</Button>
                </Stack>
            ) : (
                <Loader aria-label={words.common.loading} />
            )}
        </Center>
    );
}
