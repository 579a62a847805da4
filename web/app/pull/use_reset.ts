// Gives up what the store changed itself in one field, with Undo.
import { useState } from "react";
import { read } from "../api/client";
import { kindNamed, useDescriptions, type KindDescription, type StoredRecord } from "../api/descriptions";
import { keepRecord } from "../records/cache";
import { undoRevision } from "../records/history";
import { pathOf } from "../records/paths";
import { useStore } from "../shell/store";
import { tell, tellFailure } from "../shell/told";
import { words } from "../words";
import { resetOverrides } from "./pull";

export interface OwnField {
    kind: string;
    id: string;
    name: string; // of the record
    field: string;
    label: string;
}

async function readOne(kind: KindDescription, id: string): Promise<StoredRecord> {
    const record = await read<StoredRecord>(pathOf(kind.paths.one ?? "", { id }));
    keepRecord(kind.kind, record);
    return record;
}

export function useReset(moved: () => void) {
    const { id: store } = useStore();
    const descriptions = useDescriptions();
    const [isBusy, setIsBusy] = useState(false);
    const reset = async ({ kind: name, id, name: record, field, label }: OwnField) => {
        const kind = descriptions && kindNamed(descriptions, name);
        if (!kind) return;
        setIsBusy(true);
        try {
            const { conflicts } = await resetOverrides(store, [{ id, fields: [field] }]);
            const [conflict] = conflicts;
            if (conflict) tell({ text: `${conflict.name}: ${conflict.message}`, tone: "bad" });
            else {
                const { revision } = await readOne(kind, id);
                const takeBack = async () => {
                    await undoRevision(kind, id, revision);
                    moved();
                };
                tell({ text: words().pull.reset(label, record), undo: takeBack });
            }
            moved();
        } catch (error) {
            tellFailure(error);
        } finally {
            setIsBusy(false);
        }
    };
    return { reset, isBusy };
}
