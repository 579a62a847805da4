// One check, line by line: what may be done with it, conflicts, amounts, payments, and its story.
import { useDraggable } from "@dnd-kit/core";
import { Button } from "@mantine/core";
import { IconArrowsSplit, IconArrowRight, IconGripVertical } from "@tabler/icons-react";
import { useCallback, useContext, useEffect, useState } from "react";
import { useFormats } from "../formats/formats";
import { useMay, useStore } from "../shell/store";
import { useWords } from "../words";
import { useCarry } from "./carry";
import { CheckLines } from "./check_lines";
import { CheckTag } from "./check_row";
import { CheckStory } from "./check_story";
import type { Check } from "./check";
import { ConflictSides } from "./conflict_sides";
import { useDeviceName } from "./devices";
import { DraggedContext, useOver } from "./drag_layer";
import { MoveDialog } from "./move_dialog";
import { nameOf, removeEmpty } from "./moves";
import { minutesBetween } from "./tables";
import type { Floor } from "./use_floor";
import { useStory } from "./use_story";

interface Props {
    check: Check;
    floor: Floor;
    toPlan: () => void; // puts the focus where tables are chosen
}

export function CheckView({ check, floor, toPlan }: Props) {
    const { floor: say } = useWords();
    const formats = useFormats();
    const story = useStory(check);
    const deviceName = useDeviceName();
    const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
    const conflicts = floor.conflictsOf(check);
    const over = useOver(`check ${check.id}`);

    // What has left the check cannot be moved again.
    useEffect(() => {
        const movable = new Set(check.lines.filter(({ isVoid }) => !isVoid).map(({ key }) => key));
        setTicked((before) => {
            const kept = [...before].filter((key) => movable.has(key));
            return kept.length === before.size ? before : new Set(kept);
        });
    }, [check]);
    const tick = useCallback((key: string, isTicked: boolean) => {
        setTicked((before) => {
            const next = new Set(before);
            if (isTicked) next.add(key);
            else next.delete(key);
            return next;
        });
    }, []);
    const about = [
        check.employeeName,
        check.guests > 0 ? say.guests(check.guests) : "",
        say.opened(formats.time(check.openedAt), say.minutes(minutesBetween(check.openedAt, floor.now))),
    ];
    return (
        <article className={`check ${over}`} aria-label={nameOf(check)} data-drop={`check ${check.id}`}>
            <header>
                <CheckHandle check={check} />
                <h3>{nameOf(check)}</h3>
                <CheckTag check={check} conflicts={conflicts.length} />
                <span className="check-total figure">{formats.money(check.total)}</span>
            </header>
            <p className="soft check-about" translate="no">
                {about.filter(Boolean).join(" · ")}
            </p>
            {check.allergyNote && <p className="allergy">{say.allergy(check.allergyNote)}</p>}
            {conflicts.map((conflict) => (
                <ConflictSides
                    key={conflict.id}
                    conflict={conflict}
                    lines={check.lines}
                    payments={check.payments}
                    device={deviceName(conflict.node)}
                />
            ))}
            <CheckLines check={check} story={story} ticked={ticked} tick={tick} />
            <SplitZone check={check} />
            <Actions check={check} floor={floor} ticked={ticked} toPlan={toPlan} />
            <Amounts check={check} />
            {story && (
                <section>
                    <h3>{say.story}</h3>
                    <CheckStory story={story} />
                </section>
            )}
        </article>
    );
}

// By which the whole check is dragged.
function CheckHandle({ check }: { check: Check }) {
    const { may } = useCarry();
    const { setNodeRef, listeners } = useDraggable({ id: `check ${check.id}`, data: { check, lines: null } });
    if (!may || check.state !== "active") return null;
    return (
        <span ref={setNodeRef} className="check-handle" aria-hidden {...listeners}>
            <IconGripVertical size={20} />
        </span>
    );
}

// There while lines of this check are dragged.
function SplitZone({ check }: { check: Check }) {
    const { floor: say } = useWords();
    const dragged = useContext(DraggedContext);
    const over = useOver("split");
    if (!dragged?.lines || dragged.check.id !== check.id) return null;
    return (
        <p className={`split-zone ${over}`} data-drop="split">
            {say.dropToSplit}
        </p>
    );
}

interface ActionProps extends Props {
    ticked: ReadonlySet<string>;
}

function Actions({ check, floor, ticked, toPlan }: ActionProps) {
    const { floor: say } = useWords();
    const { id: store } = useStore();
    const may = useMay();
    const { may: mayMove, lift, put } = useCarry();
    const [isChoosing, setIsChoosing] = useState(false);
    if (check.state !== "active") return null;
    if (!mayMove) return <p className="soft">{say.mayNotMove}</p>;
    const count = ticked.size;
    const load = { check, lines: count > 0 ? [...ticked] : null };
    const isAll = count === check.lines.filter(({ isVoid }) => !isVoid).length;
    const mayRemove = check.isEmpty && may("DEV_VOID_CHECK") && may("DEV_SELL", "DEV_PAYMENT");
    return (
        <div className="check-actions" role="group" aria-label={say.actions}>
            {mayRemove ? (
                <Button size="lg" variant="default" onClick={() => void removeEmpty(store, check)}>
                    {say.removeEmpty}
                </Button>
            ) : (
                <>
                    <Button
                        size="lg"
                        variant="default"
                        leftSection={<IconArrowRight size={18} aria-hidden />}
                        onClick={() => setIsChoosing(true)}
                    >
                        {count > 0 ? say.moveLines(count) : say.moveCheck}
                    </Button>
                    <Button
                        size="lg"
                        variant="default"
                        leftSection={<IconArrowsSplit size={18} aria-hidden />}
                        disabled={count === 0 || isAll}
                        onClick={() => put(load, "split")}
                    >
                        {count > 0 ? say.splitOff(count) : say.splitNone}
                    </Button>
                </>
            )}
            {isChoosing && (
                <MoveDialog
                    load={load}
                    floor={floor}
                    close={() => setIsChoosing(false)}
                    onPlan={() => {
                        setIsChoosing(false);
                        lift(load);
                        toPlan();
                    }}
                />
            )}
        </div>
    );
}

function Amounts({ check }: { check: Check }) {
    const { floor: say } = useWords();
    const formats = useFormats();
    const amounts: [string, number][] = [
        [say.gross, check.gross],
        [say.discount, -check.discount],
        [say.tax, check.tax],
    ];
    const paid = check.payments.filter(({ isVoid }) => !isVoid);
    return (
        <dl className="amounts">
            {amounts.map(
                ([label, amount]) =>
                    amount !== 0 && (
                        <div key={label}>
                            <dt>{label}</dt>
                            <dd className="figure">{formats.amount(amount)}</dd>
                        </div>
                    ),
            )}
            <div className="total">
                <dt>{say.total}</dt>
                <dd className="figure">{formats.money(check.total)}</dd>
            </div>
            {check.taxIncluded !== 0 && (
                <div className="soft">
                    <dt>{say.taxIncluded}</dt>
                    <dd className="figure">{formats.amount(check.taxIncluded)}</dd>
                </div>
            )}
            {paid.map((payment) => (
                <div key={payment.key}>
                    <dt>
                        {say.paidBy} <span translate="no">{payment.method}</span>
                        {payment.tip > 0 && <span className="soft"> {say.withTip(formats.amount(payment.tip))}</span>}
                    </dt>
                    <dd className="figure">{formats.amount(payment.amount)}</dd>
                </div>
            ))}
            {check.paid > 0 && (
                <div className="total">
                    <dt>{check.balance > 0 ? say.toPay : say.settledUp}</dt>
                    <dd className="figure">{formats.money(Math.max(0, check.balance))}</dd>
                </div>
            )}
        </dl>
    );
}
