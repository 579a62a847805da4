// Below the grid while something is not saved: how much, what is to mend, and where others were faster.
import { Button } from "@mantine/core";
import { useCallback, useRef } from "react";
import { useFormats } from "../../formats/formats";
import { useWords } from "../../words";
import type { Menu } from "../menu_index";
import { isContested, placeColumn, type Change, type Edit, type Edits } from "../sheet/edits";
import { problemText } from "../sheet/problem_text";
import { nameColumn, rowById, storedValue } from "../sheet/rows";
import { savingOf } from "../sheet/save";
import { useEditsVersion } from "../sheet/use_edits";
import { cellName } from "../sheet/use_save";
import { valueText } from "./grid_row";
import type { Value } from "../sheet/price_text";

interface Props {
    menu: Menu;
    edits: Edits;
    isSaving: boolean;
    save: () => void;
}

interface Cell extends Change {
    edit: Edit;
    label: string;
    now: Value;
}

function cellsOf(menu: Menu, edits: Edits, label: (column: string, name: string) => string): Cell[] {
    return [...edits.rows].flatMap(([id, cells]) => {
        const row = rowById(menu, id, edits);
        if (!row) return [];
        const name = String(cells.get(nameColumn)?.value || row.name);
        return [...cells]
            .filter(([column]) => column !== placeColumn)
            .map(([column, edit]) => ({ row: id, column, edit, label: label(column, name), now: storedValue(row, column) }));
    });
}

// What is told at the bottom of the page stands above it.
function useHeightKept(): (bar: HTMLElement | null) => void {
    const watched = useRef<ResizeObserver | null>(null);
    return useCallback((bar) => {
        const { style } = document.documentElement;
        watched.current?.disconnect();
        watched.current = bar && new ResizeObserver(() => style.setProperty("--save-bar", `${bar.offsetHeight}px`));
        if (bar) watched.current?.observe(bar);
        else style.removeProperty("--save-bar");
    }, []);
}

export function SaveBar({ menu, edits, isSaving, save }: Props) {
    const words = useWords();
    const { menu: all } = words;
    const { save: say } = all;
    const formats = useFormats();
    useEditsVersion(edits);
    const place = useHeightKept();
    if (edits.isEmpty) return null;
    const cells = cellsOf(menu, edits, (column, name) => cellName(menu, column, name));
    const bad = cells.filter(({ edit }) => edit.problem !== undefined);
    const contested = cells.filter(({ edit, now }) => !edit.problem && isContested(edit, now));
    const count = savingOf(menu, edits).changes.filter(({ column }) => column !== placeColumn).length;
    const keepMine = ({ row, column, edit, now }: Cell) => edits.amend([{ row, column, edit: { ...edit, base: now } }]);
    const gone = [...edits.rows].filter(([id]) => !rowById(menu, id, edits));
    const leaveGone = () => edits.amend(gone.flatMap(([row, changed]) => [...changed.keys()].map((column) => ({ row, column, edit: undefined }))));
    const takeTheirs = ({ row, column }: Cell) => edits.amend([{ row, column, edit: undefined }]);
    return (
        <section ref={place} className="save-bar" aria-label={say.label}>
            {contested.length > 0 && (
                <div className="save-list" role="status">
                    <b>{say.contested(contested.length)}</b>
                    <ul>
                        {contested.map((cell) => (
                            <li key={`${cell.row} ${cell.column}`}>
                                <span className="grow" translate="no">
                                    {cell.label}: {say.yours(valueText(cell.edit.value, formats))},{" "}
                                    <b>{say.theirs(valueText(cell.now, formats))}</b>
                                </span>
                                <Button size="compact-sm" variant="default" onClick={() => keepMine(cell)}>
                                    {say.keepMine}
                                </Button>
                                <Button size="compact-sm" variant="default" onClick={() => takeTheirs(cell)}>
                                    {say.takeTheirs}
                                </Button>
                            </li>
                        ))}
                    </ul>
                </div>
            )}
            {bad.length > 0 && (
                <div className="save-list bad-cells" role="status">
                    <b>{say.bad(bad.length)}</b>
                    <ul>
                        {bad.slice(0, 20).map((cell) => (
                            <li key={`${cell.row} ${cell.column}`} translate="no">
                                {cell.label}: “{cell.edit.text}” {cell.edit.problem && problemText(cell.edit.problem, all, formats)}
                            </li>
                        ))}
                    </ul>
                </div>
            )}
            {gone.length > 0 && (
                <div className="save-list gone" role="status">
                    <span className="grow">{say.gone(gone.length)}</span>
                    <Button size="compact-sm" variant="default" onClick={leaveGone}>
                        {say.leaveGone}
                    </Button>
                </div>
            )}
            <div className="save-line">
                <span role="status" className="grow">
                    {count > 0 && say.changes(count)}
                </span>
                <Button variant="default" onClick={() => edits.clear()} disabled={isSaving}>
                    {say.discard}
                </Button>
                <Button onClick={save} loading={isSaving} disabled={count === 0}>
                    {say.save} <kbd className="save-keys">Ctrl S</kbd>
                </Button>
            </div>
        </section>
    );
}
