// Saves what was changed in the grid as one step, and tells it with Undo.
import { useCallback, useRef, useState } from "react";
import { useFormats, type Formats } from "../../formats/formats";
import { useOnce } from "../../records/once";
import { useMay, useStore } from "../../shell/store";
import { sentenceOf, tell } from "../../shell/told";
import { useWords, type Words } from "../../words";
import type { Menu } from "../menu_index";
import type { Edits } from "./edits";
import { isNew, placeColumn } from "./edits";
import { nameColumn, sizeOf } from "./rows";
import { learnNewer, refusedCells, savingOf, undoStep, write, type Saved, type Saving, type Written } from "./save";
import type { Value } from "./price_text";

const triesMax = 3; // while others change the same records
const frameMs = 16;

export function cellName(menu: Menu, column: string, name: string): string {
    if (column === nameColumn) return name;
    const size = menu.size(sizeOf(column))?.name;
    return size ? `${name}, ${size}` : name;
}

function shown(value: Value, formats: Formats): string {
    return typeof value === "number" ? formats.amount(value) : value || "–";
}

function sentence(menu: Menu, say: Words["menu"], formats: Formats, { changes, entries }: Saving): string {
    const cells = changes.filter(({ column }) => column !== placeColumn);
    const made = entries.filter(({ id }) => isNew(id));
    const [first] = cells;
    if (made.length === entries.length) return say.save.added(made.length, first?.name ?? "");
    if (cells.length === 1 && first) return oneCell(menu, say, formats, first);
    return say.save.told(cells.length, entries.length);
}

function oneCell(menu: Menu, say: Words["menu"], formats: Formats, { column, before, value, name }: Saved): string {
    if (column === nameColumn) return say.save.one("", shown(before, formats), shown(value, formats)).trim();
    return say.save.one(cellName(menu, column, name), shown(before, formats), shown(value, formats));
}

// The pages have what was written when they are drawn next.
async function drawn(isReady: () => boolean): Promise<void> {
    for (let frames = 0; frames < 60 && !isReady(); ++frames) await new Promise((resolve) => setTimeout(resolve, frameMs));
}

// Writes, and offers to take it back.
export function useStep(): (text: string, work: () => Promise<Written>) => Promise<Written | null> {
    const { id: store } = useStore();
    const may = useMay();
    return useCallback(
        async (text, work) => {
            try {
                const written = await work();
                const canUndo = written.step !== undefined && may("BO_HISTORY");
                if (written.step !== undefined || written.records.length > 0)
                    tell({ text, undo: canUndo ? () => undoStep(store, written) : undefined });
                return written;
            } catch (error) {
                learnNewer(error);
                tell({ text: sentenceOf(error), tone: "bad" });
                return null;
            }
        },
        [store, may],
    );
}

export function useSave(menu: () => Menu | undefined, edits: Edits): { save: () => Promise<boolean>; isSaving: boolean } {
    const { id: store } = useStore();
    const { menu: say } = useWords();
    const formats = useFormats();
    const may = useMay();
    const once = useOnce();
    const [isSaving, setIsSaving] = useState(false);
    const saveOnce = useCallback(async () => {
        setIsSaving(true);
        try {
            for (let tries = 0; tries < triesMax; ++tries) {
                const now = menu();
                if (!now) return false;
                const saving = savingOf(now, edits);
                if (saving.entries.length === 0) return edits.isEmpty;
                try {
                    const written = await write(store, saving.entries, once.keyOf(JSON.stringify(saving.entries)));
                    once.renew();
                    const text = sentence(now, say, formats, saving);
                    const shown = menu();
                    await drawn(() => menu() !== shown);
                    edits.settle(saving.changes, new Map(Object.entries(written.ids ?? {})));
                    tell({ text, undo: written.step !== undefined && may("BO_HISTORY") ? () => undoStep(store, written) : undefined });
                    return edits.isEmpty;
                } catch (error) {
                    if (learnNewer(error)) {
                        await drawn(() => menu() !== now);
                        continue;
                    }
                    const refused = refusedCells(error, saving);
                    if (refused) edits.amend(refused);
                    tell({ text: sentenceOf(error), tone: "bad" });
                    return false;
                }
            }
            return false;
        } finally {
            setIsSaving(false);
        }
    }, [menu, edits, store, say, formats, may, once]);
    const latest = useRef(saveOnce);
    latest.current = saveOnce;
    const last = useRef<Promise<unknown>>(Promise.resolve());
    // One after the other: what is typed meanwhile goes with the next.
    const save = useCallback(() => {
        const next = last.current.then(() => latest.current());
        last.current = next.catch(() => undefined);
        return next;
    }, []);
    return { save, isSaving };
}
