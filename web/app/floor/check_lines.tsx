// The lines of a check by seat, each with who sent it and when. Those that are ticked move together.
import { useDraggable } from "@dnd-kit/core";
import { Checkbox } from "@mantine/core";
import { memo } from "react";
import { useFormats } from "../formats/formats";
import { useWords } from "../words";
import { useCarry } from "./carry";
import type { Check, Line } from "./check";
import { useDeviceName } from "./devices";
import type { Step, Story } from "./story";

interface Props {
    check: Check;
    story: Story | undefined;
    ticked: ReadonlySet<string>;
    tick: (key: string, isTicked: boolean) => void;
}

export function CheckLines({ check, story, ticked, tick }: Props) {
    const { floor: say } = useWords();
    const { may } = useCarry();
    const canMove = may && check.state === "active";
    const seats = [...new Set(check.lines.map(({ seat }) => seat))];
    if (check.lines.length === 0) return <p className="soft">{say.noLines}</p>;
    return seats.map((seat) => (
        <section key={seat} aria-label={seat === "" ? undefined : say.seat(seat)}>
            {seats.length > 1 && <h3 className="seat">{seat === "" ? say.noSeat : say.seat(seat)}</h3>}
            <ul className="check-lines">
                {check.lines
                    .filter((line) => line.seat === seat)
                    .map((line) => (
                        <LineRow
                            key={line.key}
                            check={check}
                            line={line}
                            origin={story?.origins.get(line.key)}
                            canMove={canMove}
                            isTicked={ticked.has(line.key)}
                            load={ticked.has(line.key) ? ticked : null}
                            tick={tick}
                        />
                    ))}
            </ul>
        </section>
    ));
}

interface RowProps {
    check: Check;
    line: Line;
    origin: Step | undefined;
    canMove: boolean;
    isTicked: boolean;
    load: ReadonlySet<string> | null; // what is dragged with it
    tick: (key: string, isTicked: boolean) => void;
}

const LineRow = memo(function LineRow({ check, line, origin, canMove, isTicked, load, tick }: RowProps) {
    const { floor: say } = useWords();
    const formats = useFormats();
    const deviceName = useDeviceName();
    const { key, name, quantity, modifiers, note, allergyNote, amount, isVoid } = line;
    const { setNodeRef, listeners } = useDraggable({
        id: `line ${check.id} ${key}`,
        data: { check, lines: load ? [...load] : [key] },
        disabled: !canMove || isVoid,
    });
    const sent = origin && [
        formats.time(origin.at),
        origin.employeeName,
        deviceName(origin.node, origin.deviceName),
    ];
    const body = (
        <>
            <span className="line-count">{formats.count(quantity)}×</span>
            <span className="line-what">
                {allergyNote && <b className="allergy">{say.allergy(allergyNote)}</b>}
                <span translate="no">{isVoid ? <s>{name}</s> : name}</span>
                {modifiers.length > 0 && (
                    <span className="order-extra" translate="no">
                        {modifiers.join(", ")}
                    </span>
                )}
                {note && (
                    <span className="order-extra" translate="no">
                        {note}
                    </span>
                )}
                {sent && (
                    <span className="line-sent" translate="no">
                        {sent.filter(Boolean).join(" · ")}
                    </span>
                )}
            </span>
            {isVoid && <span className="tag">{say.voided}</span>}
            <span className="figure">{formats.amount(isVoid ? 0 : amount)}</span>
        </>
    );
    if (!canMove || isVoid)
        return (
            <li className="check-line" ref={setNodeRef}>
                {body}
            </li>
        );
    return (
        <li ref={setNodeRef} {...listeners}>
            <label className={`check-line ${isTicked ? "ticked" : ""}`}>
                <Checkbox
                    checked={isTicked}
                    onChange={({ currentTarget }) => tick(key, currentTarget.checked)}
                    aria-label={say.tick(quantity, name)}
                />
                {body}
            </label>
        </li>
    );
});
