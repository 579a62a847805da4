// One table of the plan: its name, how it stands in a word, and the figures of who sits there.
import { useDraggable } from "@dnd-kit/core";
import { IconUsers } from "@tabler/icons-react";
import { memo, type CSSProperties } from "react";
import { useFormats, type Formats } from "../formats/formats";
import { useWords, type Words } from "../words";
import { useCarry } from "./carry";
import { useOver } from "./drag_layer";
import type { Place } from "./layout";
import type { TableView } from "./tables";

export interface MarkProps {
    view: TableView;
    place: Place | undefined; // undefined: it flows with the others
    isChosen: boolean;
    isStop: boolean; // of the Tab key
    choose: (view: TableView) => void;
}

export function wordOf(view: TableView, { floor: say }: Words): string {
    return view.conflicts > 0 ? say.states.conflict : say.states[view.state];
}

// What is read out: everything that the mark shows.
export function sentenceOfTable(view: TableView, words: Words, formats: Formats): string {
    const { floor: say } = words;
    const parts = [say.table(view.table.name), wordOf(view, words)];
    if (view.state !== "free") {
        if (view.guests > 0) parts.push(say.guests(view.guests));
        parts.push(say.minutesSaid(view.minutes), formats.money(view.total));
        if (view.checks.length > 1) parts.push(say.checks(view.checks.length));
    } else if (view.table.seats) parts.push(say.seats(view.table.seats));
    if (view.isMine) parts.push(say.mine);
    return parts.join(", ");
}

const round = new Set(["Round"]);

export const TableMark = memo(function TableMark({ view, place, isChosen, isStop, choose }: MarkProps) {
    const words = useWords();
    const { floor: say } = words;
    const formats = useFormats();
    const { may, lifted } = useCarry();
    const { table, state, guests, minutes, total, checks } = view;
    const movable = checks.filter(({ isEmpty }) => !isEmpty);
    const check = movable[0];
    const { setNodeRef, listeners } = useDraggable({
        id: `table ${table.id}`,
        data: { check, lines: null },
        disabled: !may || movable.length !== 1,
    });
    const drop = `table ${table.id}`;
    const look = ["table-mark", `state-${state}`, round.has(table.shape ?? "") && "round", view.isMine && "own", isChosen && "chosen", lifted && "target", useOver(drop)];
    const style: CSSProperties | undefined = place && {
        left: place.left,
        top: place.top,
        width: place.width,
        height: place.height,
        "--turn": `${table.rotation ?? 0}deg`,
    } as CSSProperties;
    return (
        <button
            ref={setNodeRef}
            type="button"
            className={look.filter(Boolean).join(" ")}
            style={style}
            data-table={table.id}
            data-drop={drop}
            tabIndex={isStop ? 0 : -1}
            aria-pressed={isChosen}
            aria-label={sentenceOfTable(view, words, formats)}
            onClick={() => choose(view)}
            {...listeners}
        >
            <span className="table-shape" aria-hidden />
            <span className="table-name" translate="no">
                {table.name}
            </span>
            <span className="table-word">{wordOf(view, words)}</span>
            {state === "free" ? (
                <span className="table-soft">
                    {table.seats ? (
                        <>
                            <IconUsers size={14} aria-hidden /> {table.seats}
                        </>
                    ) : null}
                </span>
            ) : (
                <>
                    <span className="table-soft">
                        {guests > 0 && (
                            <>
                                <IconUsers size={14} aria-hidden /> {guests} ·{" "}
                            </>
                        )}
                        {say.minutes(minutes)}
                    </span>
                    <span className="table-total">{formats.money(total)}</span>
                </>
            )}
        </button>
    );
});
