// Tells of a change in one line, "Price 12.50 → 13.00", with Undo where the server takes it back.
import type { KindDescription, StoredRecord } from "../api/descriptions";
import { StoreContext, useMay, useStore } from "../shell/store";
import { tell } from "../shell/told";
import { useWords } from "../words";
import type { FieldChange } from "./changes";
import type { Saved } from "./form_state";
import { undoRevision } from "./history";
import { nameOf } from "./references";
import { ChangeText } from "./values";

export function useTellSaved(kind: KindDescription): (saved: Saved) => void {
    const store = useStore();
    const may = useMay();
    const { form: words } = useWords().records;
    return ({ record, changes, isNew }) => {
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
