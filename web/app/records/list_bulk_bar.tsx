// Below a list while rows are selected: what can be done with all of them.
import { Button, CloseButton, Modal, Stack } from "@mantine/core";
import { useState } from "react";
import { Failure } from "../api/client";
import type { FieldDescription, KindDescription, StoredRecord, View } from "../api/descriptions";
import type { StoreRights } from "../api/start";
import { useMay, useStore } from "../shell/store";
import { sentenceOf, tell, tellFailure } from "../shell/told";
import { useWords } from "../words";
import { changeField, setActive, undoActive, undoChanges, type Outcome, type Refused } from "./list_bulk";
import { BulkEdit, useFieldsForMany } from "./list_bulk_edit";
import { newerOf } from "./cache";
import { placeErrors } from "./changes";
import type { Selecting } from "./list_selection";
import { usePlace } from "./paths";
import { useLacking } from "./privileges";
import { nameOf } from "./references";
import { missingCount } from "./several_stores";
import { textOf, type Saying } from "./table_values";

interface Props {
    kind: KindDescription;
    view: View;
    selecting: Selecting;
    saying: Saying;
    done: () => void; // focus goes back to the rows
}

type Report = Outcome & { of: number };

interface Work {
    work: () => Promise<Outcome>;
    of: number; // records
    sentence: (outcome: Outcome) => string;
    undo: ((outcome: Outcome) => Promise<void>) | undefined;
    field?: FieldDescription; // where a refusal of its value is said
}

export function BulkBar({ kind, view, selecting, saying, done }: Props) {
    const { list, several } = useWords().records;
    const may = useMay();
    const place = usePlace();
    const here = useStore();
    const fields = useFieldsForMany(kind, view);
    const mayEnd = useLacking(kind)() === undefined;
    const records = [...selecting.selection.values()].map((record) => newerOf(kind.kind, record));
    const [isEditing, setIsEditing] = useState(false);
    const [progress, setProgress] = useState<number | null>(null);
    const [errors, setErrors] = useState<Record<string, string>>({});
    const [report, setReport] = useState<Report | null>(null);
    const canUndo = kind.history !== undefined && may(kind.history) && kind.paths.undo !== undefined;

    const run = async ({ work, of, sentence, undo, field }: Work) => {
        setProgress(0);
        try {
            const outcome = await work();
            setIsEditing(false);
            if (outcome.done.length > 0 || (outcome.steps ?? []).length > 0)
                tell({
                    text: sentence(outcome),
                    undo: undo && (() => undo(outcome)),
                });
            if (outcome.refused.length > 0) setReport({ ...outcome, of });
            else {
                selecting.clear();
                done();
            }
        } catch (error) {
            const placed = error instanceof Failure && field ? placeErrors(error.errors, [field]) : undefined;
            if (placed) setErrors(placed.byPath);
            if (!placed || Object.keys(placed.byPath).length === 0) tellFailure(error);
        } finally {
            setProgress(null);
        }
    };

    const edit = (field: FieldDescription, value: unknown, changed: StoredRecord[], others: StoreRights[]) => {
        setErrors({});
        const text = textOf(field, value, saying) || list.bulkEmpty;
        const sentence = ({ done, stores = [] }: Outcome) => {
            const told = list.told.changed(Math.max(done.length, ...stores.map(({ count }) => count)), field.label, text);
            return stores.length === 0 ? told : told + several.inStores(stores.length + 1, missingCount(stores));
        };
        const mayUndo = canUndo && kind.history !== undefined && others.every(({ privileges }) => privileges.includes(kind.history ?? ""));
        void run({
            work: () => changeField(kind, view.list, { place, here, others }, changed, field, value, setProgress),
            of: changed.length,
            sentence,
            undo: mayUndo ? (outcome) => undoChanges(kind, view.list, place, outcome) : undefined,
            field,
        });
    };
    const activate = (isActive: boolean) => {
        const some = records.filter(({ activeStatus }) => (activeStatus !== false) !== isActive);
        void run({
            work: () => setActive(kind, place, some, isActive, setProgress),
            of: some.length,
            sentence: ({ done }) => (isActive ? list.told.activated : list.told.inactivated)(done.length),
            undo: ({ done }) => undoActive(kind, place, done, !isActive),
        });
    };

    const hasActive = records.some(({ activeStatus }) => activeStatus !== false);
    const hasInactive = records.some(({ activeStatus }) => activeStatus === false);
    const isBusy = progress !== null;
    const isOpen = records.length > 0 || selecting.isReading;
    return (
        <>
            {isOpen && (
                <div className="bulk-bar" role="region" aria-label={list.selectionActions}>
                    <b role="status">{selecting.isReading ? list.selectionWait : list.selected(records.length)}</b>
                    {isBusy && <span className="soft">{list.bulkProgress(progress, records.length)}</span>}
                    <span className="grow" />
                    {fields.length > 0 && kind.paths.update && (
                        <Button variant="default" disabled={isBusy} onClick={() => setIsEditing(true)}>
                            {list.editField}
                        </Button>
                    )}
                    {hasActive && mayEnd && kind.paths.inactivate && (
                        <Button variant="default" disabled={isBusy} onClick={() => activate(false)}>
                            {list.inactivate}
                        </Button>
                    )}
                    {hasInactive && mayEnd && kind.paths.activate && (
                        <Button variant="default" disabled={isBusy} onClick={() => activate(true)}>
                            {list.activate}
                        </Button>
                    )}
                    <CloseButton
                        aria-label={list.clearSelection}
                        onClick={() => {
                            selecting.clear();
                            done();
                        }}
                    />
                </div>
            )}
            {isEditing && (
                <BulkEdit
                    kind={kind}
                    view={view}
                    records={records}
                    isBusy={isBusy}
                    errors={errors}
                    change={edit}
                    close={() => {
                        setIsEditing(false);
                        setErrors({});
                    }}
                />
            )}
            {report && <ReportModal kind={kind} report={report} close={() => setReport(null)} />}
        </>
    );
}

function ReportModal({ kind, report, close }: { kind: KindDescription; report: Report; close: () => void }) {
    const { records, common } = useWords();
    const { list } = records;
    return (
        <Modal
            opened
            onClose={close}
            title={report.isWhole ? list.report.none : list.report.title(report.refused.length)}
            closeButtonProps={{ "aria-label": common.close }}
        >
            <Stack gap="md">
                {report.isWhole && <p className="soft">{list.report.whole(report.refused.length, report.of)}</p>}
                {report.done.length > 0 && <p className="soft">{list.report.done(report.done.length)}</p>}
                <ul className="bulk-report">
                    {report.refused.map((refused) => (
                        <li key={refused.record.id}>
                            <b translate="no">{nameOf(kind, refused.record)}</b>
                            <span translate="no">{sentenceOf(refused.error)}</span>
                            <Users refused={refused} />
                        </li>
                    ))}
                </ul>
            </Stack>
        </Modal>
    );
}

// What uses a record that is in use.
function Users({ refused: { error } }: { refused: Refused }) {
    const { list } = useWords().records;
    const users = error instanceof Failure ? (error.body.referrers ?? []) : [];
    if (users.length === 0) return null;
    return (
        <span className="soft">
            {list.report.usedBy} <span translate="no">{users.map(({ name }) => name).join(", ")}</span>
        </span>
    );
}
