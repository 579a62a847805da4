// The pulls into this store, newest first. The last that stands can be undone, after it is told what that
// does.
import { Button, Modal, Skeleton, Table } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSession } from "../api/start";
import { useFormats } from "../formats/formats";
import { useSignIns } from "../live/use_sign_ins";
import { Ask } from "../shell/ask";
import { useStore } from "../shell/store";
import { sentenceOf, tell } from "../shell/told";
import { useWords } from "../words";
import { useChoiceText } from "./choices";
import { pullsQuery, summaryOf, undoPull, type Conflict, type Pull } from "./pull";

export function PastCard({ moved }: { moved: () => void }) {
    const { pull } = useWords();
    const { past } = pull;
    const { id: store } = useStore();
    const pulls = useInfiniteQuery(pullsQuery(store));
    const [asking, setAsking] = useState<Pull | null>(null);
    const [conflicts, setConflicts] = useState<Conflict[]>([]);
    const all = pulls.data?.pages.flat() ?? [];
    const last = all.find(({ undoneAt }) => undoneAt === null);
    const undo = async ({ pullId }: Pull) => {
        const undone = await undoPull(store, pullId);
        tell({ text: past.undoneTold(undone.restored, undone.inactivated) });
        setConflicts(undone.conflicts);
        moved();
    };
    const summary = asking ? summaryOf(asking.result) : undefined;
    return (
        <section className="card" aria-label={past.title}>
            <div className="pull-head">
                <h2>{past.title}</h2>
            </div>
            {pulls.isPending && <Skeleton height={60} />}
            {pulls.error && (
                <p role="alert" translate="no">
                    {sentenceOf(pulls.error)}
                </p>
            )}
            {pulls.data && all.length === 0 && (
                <div className="none-yet">
                    <b>{past.none}</b>
                    {past.noneHelp}
                </div>
            )}
            {all.length > 0 && <Pulls pulls={all} last={last} undo={setAsking} />}
            {pulls.hasNextPage && (
                <Button variant="default" size="compact-sm" mt={8} loading={pulls.isFetchingNextPage} onClick={() => void pulls.fetchNextPage()}>
                    {past.more}
                </Button>
            )}
            {asking && summary && (
                <Ask
                    title={past.undoTitle}
                    text={past.undoHelp(summary.changed + summary.gone, summary.created)}
                    confirm={past.undo}
                    run={() => undo(asking)}
                    close={() => setAsking(null)}
                />
            )}
            {conflicts.length > 0 && <Stayed conflicts={conflicts} close={() => setConflicts([])} />}
        </section>
    );
}

function Pulls({ pulls, last, undo }: { pulls: Pull[]; last: Pull | undefined; undo: (pull: Pull) => void }) {
    const { past } = useWords().pull;
    return (
        <div className="scroll">
            <Table className="plain-table">
                <Table.Thead>
                    <Table.Tr>
                        <Table.Th>{past.column.time}</Table.Th>
                        <Table.Th>{past.column.from}</Table.Th>
                        <Table.Th>{past.column.what}</Table.Th>
                        <Table.Th>{past.column.result}</Table.Th>
                        <Table.Th>{past.column.who}</Table.Th>
                        <Table.Th>
                            <span className="visually-hidden">{past.column.actions}</span>
                        </Table.Th>
                    </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                    {pulls.map((one) => (
                        <PastRow key={one.pullId} pull={one} isLast={one === last} undo={() => undo(one)} />
                    ))}
                </Table.Tbody>
            </Table>
        </div>
    );
}

function PastRow({ pull, isLast, undo }: { pull: Pull; isLast: boolean; undo: () => void }) {
    const words = useWords();
    const { past } = words.pull;
    const { stores } = useSession();
    const formats = useFormats();
    const text = useChoiceText();
    const people = useSignIns();
    const { created, changed, gone } = summaryOf(pull.result);
    const time = formats.dateTime(pull.time);
    return (
        <Table.Tr>
            <Table.Td className="nowrap" fw={550} translate="no">
                {time}
            </Table.Td>
            <Table.Td data-label={past.column.from} translate="no">
                {stores.find(({ id }) => id === pull.sourceStore)?.name ?? "—"}
            </Table.Td>
            <Table.Td>{text(pull.chosen)}</Table.Td>
            <Table.Td>{words.pull.summary(created, changed, gone)}</Table.Td>
            <Table.Td data-label={past.column.who} translate="no">
                {people.get(pull.who) ?? past.program}
            </Table.Td>
            <Table.Td className="figure">
                {pull.undoneAt !== null ? (
                    <span className="tag">{past.undone(formats.dateTime(pull.undoneAt))}</span>
                ) : isLast ? (
                    <Button variant="default" size="compact-sm" aria-label={past.undoOf(time)} onClick={undo}>
                        {past.undo}
                    </Button>
                ) : (
                    <span className="soft">{past.later}</span>
                )}
            </Table.Td>
        </Table.Tr>
    );
}

function Stayed({ conflicts, close }: { conflicts: Conflict[]; close: () => void }) {
    const { pull, common } = useWords();
    return (
        <Modal
            opened
            onClose={close}
            title={pull.past.conflictsTitle(conflicts.length)}
            closeButtonProps={{ "aria-label": common.close }}
        >
            <ul className="pull-stayed" translate="no">
                {conflicts.map(({ kind, id, name, message }) => (
                    <li key={`${kind} ${id ?? ""}`}>
                        <b>{name}</b> {message}
                    </li>
                ))}
            </ul>
        </Modal>
    );
}
