// A ticket: what is to be made for one order or check, line by line.
import { Button } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { memo, useState } from "react";
import { useFormats } from "../formats/formats";
import { useTicks } from "../live/use_ticks";
import { Allergy } from "../orders/allergy";
import { clockText } from "../orders/promise";
import { tellFailure } from "../shell/told";
import { useWords } from "../words";
import { isOpen, linesAt, setLines, type LineState, type Place, type Ticket, type TicketLine } from "./kitchen";

interface Props {
    ticket: Ticket;
    store: string;
    place: Place;
    isDue: boolean; // the one to do next
    moved: (ticket: Ticket) => void;
}

export const TicketCard = memo(function TicketCard({ ticket, store, place, isDue, moved }: Props) {
    const { kitchen: say } = useWords();
    const formats = useFormats();
    const [isBusy, setIsBusy] = useState(false);
    const lines = linesAt(ticket, place);
    const open = lines.filter(isOpen);
    const isDone = open.length === 0;
    const isUntouched = open.every(({ state }) => state === "waiting");

    const set = async (some: TicketLine[], state: LineState) => {
        setIsBusy(true);
        try {
            moved(await setLines(store, ticket, some, state));
        } catch (error) {
            tellFailure(error);
        } finally {
            setIsBusy(false);
        }
    };
    return (
        <article className={`ticket ${isDue ? "due" : ""}`} aria-label={say.ticket(ticket.number)} data-card={ticket.id}>
            <Allergy note={ticket.allergyNote} />
            <header>
                <h2 translate="no">{ticket.number}</h2>
                <span className="ticket-about" translate="no">
                    {[ticket.title, ticket.serviceType].filter(Boolean).join(" · ")}
                </span>
                {isDone && ticket.doneTime ? (
                    <span className="order-age">{say.doneAt(formats.time(ticket.doneTime))}</span>
                ) : (
                    <TicketClock ticket={ticket} />
                )}
            </header>
            <ul>
                {lines.map((line) => (
                    <li key={line.line}>
                        <Line line={line} isBusy={isBusy} toggle={() => void set([line], isOpen(line) ? "done" : "waiting")} />
                    </li>
                ))}
            </ul>
            <footer>
                {!isDone && isUntouched && (
                    <Button className="ticket-step" variant="default" disabled={isBusy} onClick={() => void set(open, "started")}>
                        {say.start}
                    </Button>
                )}
                <Button
                    className="ticket-step"
                    variant={isDue ? "filled" : "default"}
                    loading={isBusy}
                    onClick={() => void (isDone ? set(lines, "waiting") : set(open, "done"))}
                >
                    {isDone ? say.back : say.done}
                </Button>
            </footer>
        </article>
    );
});

function Line({ line, isBusy, toggle }: { line: TicketLine; isBusy: boolean; toggle: () => void }) {
    const { kitchen: say } = useWords();
    const isDone = !isOpen(line);
    const struck = isDone || line.isVoided;
    return (
        <button type="button" className={`ticket-line ${struck ? "struck" : ""}`} aria-pressed={isDone} disabled={isBusy} onClick={toggle}>
            <span className="ticket-count" translate="no">
                {line.quantity}×
            </span>
            <span className="ticket-what">
                {line.allergyNote && (
                    <span className="order-allergy">
                        {say.allergy} <span translate="no">{line.allergyNote}</span>
                    </span>
                )}
                <span className="ticket-name" translate="no">
                    {line.name} {line.size && <span className="soft">{line.size}</span>}
                </span>
                {!isDone &&
                    line.modifiers.map((modifier) => (
                        <span key={modifier} className="ticket-extra" translate="no">
                            {modifier}
                        </span>
                    ))}
                {!isDone && line.note && (
                    <span className="order-note" translate="no">
                        {line.note}
                    </span>
                )}
            </span>
            {line.isVoided && <span className="tag bad">{say.voided}</span>}
            {line.isRecalled && !isDone && !line.isVoided && <span className="tag warn">{say.recalledTag}</span>}
            {line.state === "started" && !line.isVoided && <span className="tag info">{say.startedTag}</span>}
            {isDone && <IconCheck size={22} aria-hidden className="ticket-check" />}
        </button>
    );
}

const minuteMs = 60_000;
const patienceMs = 15 * minuteMs; // where nothing was promised

function TicketClock({ ticket }: { ticket: Ticket }) {
    const { kitchen: say } = useWords();
    const formats = useFormats();
    const since = Date.parse(ticket.sentTime);
    const promised = ticket.promisedTime ? Date.parse(ticket.promisedTime) : null;
    const text = useTicks((now) => clockText(Math.max(0, now - since)));
    const minutes = useTicks((now) => Math.max(0, Math.floor((now - since) / minuteMs)));
    const tone = useTicks((now) => {
        if (promised === null) return now - since > patienceMs ? "warn" : "";
        return now >= promised ? "bad" : now >= promised - 5 * minuteMs ? "warn" : "";
    });
    return (
        <span className={`order-age ${tone}`}>
            {promised !== null && <span className="ticket-by">{say.by(formats.time(promised))} </span>}
            <span aria-hidden>{text}</span>
            <span className="visually-hidden">{say.since(minutes)}</span>
        </span>
    );
}
