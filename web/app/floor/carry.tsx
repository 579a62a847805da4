// Taking up a check or lines of it, and putting them down: on another table, into another check, or as a check
// of their own. By drag, by keys, or by buttons: they all end here.
import { createContext, useCallback, useContext, useMemo, useRef, useState, type ReactNode } from "react";
import { useMay, useStore } from "../shell/store";
import { useWords } from "../words";
import type { Check } from "./check";
import { moveIntoCheck, moveToTable, nameOf, splitOff, type Load, type Target } from "./moves";
import { PutQuestion, type Question } from "./put_question";
import type { TableView } from "./tables";

export type Drop = { table: TableView } | { check: Check } | "split";

interface Carry {
    may: boolean;
    lifted: Load | null; // by keys: the next table that is chosen takes it
    lift: (load: Load) => void;
    put: (load: Load, drop: Drop) => void;
    cancel: () => void;
    say: (text: string) => void;
}

const CarryContext = createContext<Carry | null>(null);

export function useCarry(): Carry {
    const carry = useContext(CarryContext);
    if (!carry) throw new Error("nothing to carry with");
    return carry;
}

export function targetOf({ table, floor }: TableView): Target {
    return { tableId: table.id, tableName: table.name, floorId: floor };
}

export function CarryPlace({ done, children }: { done: (check: Check) => void; children: ReactNode }) {
    const { floor: say } = useWords();
    const { id: store } = useStore();
    const may = useMay()("DEV_TRANSFER");
    const [lifted, setLifted] = useState<Load | null>(null);
    const [question, setQuestion] = useState<Question | null>(null);
    const [said, setSaid] = useState("");
    const isBusy = useRef(false);

    // One after the other: a second drop before the first is answered would be about lines that have left.
    const run = useCallback(
        async (work: Promise<boolean>, check: Check) => {
            isBusy.current = true;
            try {
                if (await work) done(check);
            } finally {
                isBusy.current = false;
            }
        },
        [done],
    );

    const put = useCallback(
        (load: Load, drop: Drop) => {
            setLifted(null);
            if (isBusy.current) return;
            const { check, lines } = load;
            if (drop === "split") {
                void run(splitOff(store, load), check);
                return;
            }
            if ("check" in drop) {
                if (drop.check.id !== check.id) void run(moveIntoCheck(store, load, drop.check), drop.check);
                return;
            }
            const { table } = drop;
            const others = table.checks.filter(({ id, isEmpty }) => id !== check.id && !isEmpty);
            const isHere = table.checks.some(({ id }) => id === check.id);
            if (isHere && others.length === 0) {
                setSaid(say.alreadyThere(nameOf(check), table.table.name));
                return;
            }
            if (others.length > 0) setQuestion({ load, table, others, isHere });
            else if (lines) void run(splitOff(store, load, targetOf(table)), check);
            else void run(moveToTable(store, check, targetOf(table)), check);
        },
        [run, say, store],
    );

    const lift = useCallback(
        (load: Load) => {
            setLifted(load);
            setSaid(load.lines ? say.linesLifted(load.lines.length) : say.lifted(nameOf(load.check)));
        },
        [say],
    );
    const cancel = useCallback(() => {
        setLifted(null);
        setSaid(say.putBack);
    }, [say]);

    const carry = useMemo(() => ({ may, lifted, lift, put, cancel, say: setSaid }), [may, lifted, lift, put, cancel]);
    return (
        <CarryContext value={carry}>
            {children}
            <p className="visually-hidden" aria-live="assertive">
                {said}
            </p>
            {question && <PutQuestion question={question} run={run} close={() => setQuestion(null)} />}
        </CarryContext>
    );
}
