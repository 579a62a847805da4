// The tables of one floor, as they were drawn. Arrows go from one to the next.
import { useElementSize } from "@mantine/hooks";
import { useMemo, useState, type KeyboardEvent } from "react";
import { useWords } from "../words";
import { useCarry } from "./carry";
import { drawPlan, type FloorPlan } from "./layout";
import { TableMark } from "./table_mark";
import type { TableView } from "./tables";
import type { Floor } from "./use_floor";

interface Props {
    plan: FloorPlan;
    floor: Floor;
    chosen: string; // id of a table
    isDrawn: boolean; // false: tables flow, for narrow screens
    choose: (view: TableView) => void;
}

type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";
const steps: Record<Arrow, [across: number, down: number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
};

function middleOf(element: Element): [number, number] {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
}

// The nearest in that direction; what lies far to the side is farther away.
function nextMark(marks: HTMLElement[], from: HTMLElement, arrow: Arrow): HTMLElement | undefined {
    const [across, down] = steps[arrow];
    const [x, y] = middleOf(from);
    const ahead = marks.flatMap((mark) => {
        const [toX, toY] = middleOf(mark);
        const forward = (toX - x) * across + (toY - y) * down;
        const aside = Math.abs((toX - x) * down) + Math.abs((toY - y) * across);
        return forward > 4 ? [{ mark, distance: forward + 2.5 * aside }] : [];
    });
    return ahead.sort((one, other) => one.distance - other.distance)[0]?.mark;
}

export function Plan({ plan, floor, chosen, isDrawn, choose }: Props) {
    const { floor: say } = useWords();
    const carry = useCarry();
    const { ref, width } = useElementSize();
    const [stop, setStop] = useState(""); // where the Tab key comes in
    const drawn = useMemo(() => (isDrawn && width > 0 ? drawPlan(plan.tables, width) : null), [plan, isDrawn, width]);
    const views = plan.tables.flatMap(({ id }) => floor.room.tables.get(id) ?? []);
    const ids = new Set(views.map(({ table }) => table.id));
    const stopId = [stop, chosen].find((id) => ids.has(id)) ?? views[0]?.table.id;

    const onKey = (event: KeyboardEvent<HTMLElement>) => {
        const mark = (event.target as HTMLElement).closest<HTMLElement>("[data-table]");
        if (!mark || event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.key === "Escape" && carry.lifted) {
            event.preventDefault();
            carry.cancel();
        } else if (event.key in steps) {
            event.preventDefault();
            const marks = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-table]")];
            nextMark(marks, mark, event.key as Arrow)?.focus();
        } else if (event.key.toLowerCase() === "m" && carry.may && !carry.lifted) {
            const view = floor.room.tables.get(mark.dataset["table"] ?? "");
            const check = view?.checks.find(({ isEmpty }) => !isEmpty);
            if (!check) return;
            event.preventDefault();
            carry.lift({ check, lines: null });
        }
    };
    return (
        <div
            ref={ref}
            className={`plan ${drawn ? "drawn" : "flowing"}`}
            role="group"
            aria-label={say.tablesOf(plan.floorName)}
            onKeyDown={onKey}
            onFocus={({ target }) => setStop(target.closest<HTMLElement>("[data-table]")?.dataset["table"] ?? stop)}
        >
            <div className="plan-ground" style={drawn ? { width: drawn.width, height: drawn.height } : undefined}>
                {(drawn || !isDrawn) &&
                    views.map((view) => (
                        <TableMark
                            key={view.table.id}
                            view={view}
                            place={drawn?.places.get(view.table.id)}
                            isChosen={view.table.id === chosen}
                            isStop={view.table.id === stopId}
                            choose={choose}
                        />
                    ))}
            </div>
        </div>
    );
}
