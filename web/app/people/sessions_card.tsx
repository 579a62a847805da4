// Where one is signed in, and ending that.
import { Button, Skeleton, Table } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../api/client";
import { queries } from "../api/queries";
import { useFormats } from "../formats/formats";
import { Ask } from "../shell/ask";
import { Rest } from "../shell/problems";
import { tell, tellFailure } from "../shell/told";
import { useWords } from "../words";

export const sessionsKey = ["sessions"];

export function SessionsCard() {
    const { me } = useWords().people;
    const [isAsking, setIsAsking] = useState(false);
    const sessions = useQuery({
        queryKey: sessionsKey,
        queryFn: async ({ signal }) => (await api.GET("/v1/svc/sessions", { signal })).data ?? [],
    });
    const all = sessions.data ?? [];
    const read = () => queries.invalidateQueries({ queryKey: sessionsKey });
    const endOthers = async () => {
        await api.POST("/v1/svc/sessions/endOthers");
        queries.setQueryData<typeof all>(sessionsKey, (before) => before?.filter(({ current }) => current));
        tell({ text: me.othersEnded });
        void read();
    };
    return (
        <section className="card stacked whole" aria-labelledby="me-sessions">
            <div className="stack-head">
                <h2 id="me-sessions">{me.sessions}</h2>
                <span className="grow" />
                <Button variant="default" size="xs" disabled={all.length < 2} onClick={() => setIsAsking(true)}>
                    {me.endOthers}
                </Button>
            </div>
            <Rest error={sessions.error} fields={[]} />
            <p className="hint">{me.sessionsHelp}</p>
            {sessions.isPending && <Skeleton height={76} />}
            {sessions.data && (
                <div className="scroll">
                    <Table className="plain-table">
                        <Table.Thead>
                            <Table.Tr>
                                <Table.Th>{me.browser}</Table.Th>
                                <Table.Th>{me.from}</Table.Th>
                                <Table.Th>{me.since}</Table.Th>
                                <Table.Th>{me.lastUsed}</Table.Th>
                                <Table.Th>
                                    <span className="visually-hidden">{me.end}</span>
                                </Table.Th>
                            </Table.Tr>
                        </Table.Thead>
                        <Table.Tbody>
                            {all.map((session) => (
                                <SessionRow key={session.id} session={session} read={read} />
                            ))}
                        </Table.Tbody>
                    </Table>
                </div>
            )}
            {isAsking && (
                <Ask
                    title={me.endOthersTitle}
                    text={me.endOthersHelp}
                    confirm={me.endOthers}
                    run={endOthers}
                    close={() => setIsAsking(false)}
                />
            )}
        </section>
    );
}

interface Session {
    id: string;
    browser: string;
    network: string;
    createdAt: string;
    lastSeen: string;
    current: boolean;
}

function SessionRow({ session, read }: { session: Session; read: () => Promise<void> }) {
    const { me } = useWords().people;
    const formats = useFormats();
    const browser = session.browser === "" ? me.unknownBrowser : session.browser;
    const ending = useMutation({
        mutationFn: () => api.PUT("/v1/svc/sessions/{session}/end", { params: { path: { session: session.id } } }),
        onSuccess: () => {
            queries.setQueryData<Session[]>(sessionsKey, (before) => before?.filter(({ id }) => id !== session.id));
            tell({ text: me.ended(browser) });
            void read();
        },
        onError: tellFailure,
    });
    const isRecent = Date.now() - new Date(session.lastSeen).getTime() < 90_000;
    return (
        <Table.Tr>
            <Table.Td translate="no">{browser}</Table.Td>
            <Table.Td data-label={me.from}>
                <span translate="no">{session.network}</span>
            </Table.Td>
            <Table.Td data-label={me.since}>
                <span translate="no">{formats.dateTime(session.createdAt)}</span>
            </Table.Td>
            <Table.Td data-label={me.lastUsed}>{session.current || isRecent ? me.usedNow : me.ago(formats.age(session.lastSeen))}</Table.Td>
            <Table.Td className="figure">
                {session.current ? (
                    <span className="tag">{me.thisOne}</span>
                ) : (
                    <Button
                        variant="default"
                        size="compact-sm"
                        loading={ending.isPending}
                        onClick={() => ending.mutate()}
                        aria-label={me.endOf(browser)}
                    >
                        {me.end}
                    </Button>
                )}
            </Table.Td>
        </Table.Tr>
    );
}
