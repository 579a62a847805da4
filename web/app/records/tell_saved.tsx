// Tells of a change in one line, "Price 12.50 → 13.00", with Undo where the server takes it back.
import type { KindDescription, StoredRecord } from "../api/descriptions";
import { read } from "../api/client";
import { useSession } from "../api/start";
import { StoreContext, useMay, useStore } from "../shell/store";
import { tell } from "../shell/told";
import { useWords } from "../words";
import type { FieldChange } from "./changes";
import type { Saved } from "./form_state";
import { keepRecord } from "./cache";
import { undoRevision } from "./history";
import { pathOf } from "./paths";
import { nameOf } from "./references";
import { stepsOf, undoSeveral, type SeveralResult } from "./several";
import { missingCount } from "./several_stores";
import { ChangeText } from "./values";

export function useTellSaved(kind: KindDescription): (saved: Saved) => void {
    const store = useStore();
    const may = useMay();
    const { stores } = useSession();
    const { form: words, several: said } = useWords().records;
    const inSeveral = ({ record, changes }: Saved, several: SeveralResult) => {
        const others = several.stores ?? [];
        const mayUndo = [store.id, ...others.map((one) => one.store)].every((id) => {
            const held = stores.find((one) => one.id === id)?.privileges ?? [];
            return kind.history === undefined || held.includes(kind.history);
        });
        const undo = async () => {
            try {
                await undoSeveral(stepsOf(store, several, stores));
            } finally {
                const { id } = record;
                keepRecord(kind.kind, await read<StoredRecord>(pathOf(kind.paths.one ?? "", { id })));
            }
        };
        tell({
            text: (
                <StoreContext value={store}>
                    <Told changes={changes} />
                    {said.inStores(others.length + 1, missingCount(others))}
                </StoreContext>
            ),
            undo: mayUndo ? undo : undefined,
        });
    };
    return (saved) => {
        const { record, changes, isNew, several } = saved;
        if (several) return inSeveral(saved, several);
        if (isNew) return tell({ text: words.createdName(nameOf(kind, record) || kind.label) });
        const isAllowed = kind.paths.undo !== undefined && (kind.history === undefined || may(kind.history));
        const undo = isAllowed && canUndo(changes) ? undoOf(kind, record) : undefined;
        tell({
            text: (
                <StoreContext value={store}>
                    <Told changes={changes} />
                </StoreContext>
            ),
            undo,
        });
    };
}

// Old secrets are unknown to everybody.
function canUndo(changes: FieldChange[]): boolean {
    return changes.some(({ field }) => field.input !== "secret");
}

function undoOf(kind: KindDescription, { id, revision }: StoredRecord): () => Promise<unknown> {
    return () => undoRevision(kind, id, revision);
}

function Told({ changes }: { changes: FieldChange[] }) {
    const { form: words } = useWords().records;
    const [first] = changes;
    if (!first) return words.nothingChanged;
    const { field, old, now } = first;
    const more = changes.length > 1 ? ` ${words.andMore(changes.length - 1)}` : "";
    return (
        <>
            {field.label} {field.input === "secret" ? words.secretChanged : <ChangeText field={field} old={old} now={now} />}
            {more}
        </>
    );
}
