// Tickets of the kitchen: what is to be made of each order and check, and what was done about it.
import { read, send } from "../api/client";
import { queries } from "../api/queries";
import type { LiveEvent } from "../live/live_event";

export type LineState = "waiting" | "started" | "done";

export interface TicketLine {
    line: string;
    name: string;
    quantity: number;
    size?: string;
    modifiers: string[];
    note?: string;
    allergyNote?: string;
    course?: string;
    printers: string[];
    isVoided?: boolean;
    isRecalled?: boolean;
    state: LineState;
}
export interface Ticket {
    of: "order" | "check";
    id: string;
    number: string;
    title?: string;
    serviceType?: string;
    allergyNote?: string;
    promisedTime?: string;
    sentTime: string;
    state: LineState;
    doneTime?: string;
    revision: number;
    lines: TicketLine[];
}
export interface Station {
    id: string;
    name: string;
    activeStatus: boolean;
}
export interface Kitchen {
    tickets: Ticket[];
    printers: Station[];
    courses: Station[];
}

// Where somebody stands: at a printer, at a course, or at everything.
export interface Place {
    kind: "printer" | "course" | "all";
    id: string;
}

export function placeOf(text: string | undefined): Place {
    const [kind = "", id = ""] = (text ?? "").split(":");
    return id !== "" && (kind === "printer" || kind === "course") ? { kind, id } : { kind: "all", id: "" };
}
export function placeText({ kind, id }: Place): string {
    return kind === "all" ? "" : `${kind}:${id}`;
}

export function linesAt(ticket: Ticket, { kind, id }: Place): TicketLine[] {
    if (kind === "all") return ticket.lines;
    return ticket.lines.filter((line) => (kind === "printer" ? line.printers.includes(id) : line.course === id));
}
export const isOpen = ({ state }: TicketLine) => state !== "done";

export interface Count {
    name: string;
    quantity: number;
}
// How many of each are to be made, the most first.
export function countsOf(tickets: Ticket[], place: Place): Count[] {
    const counts = new Map<string, number>();
    for (const ticket of tickets)
        for (const line of linesAt(ticket, place))
            if (isOpen(line) && !line.isVoided) counts.set(line.name, (counts.get(line.name) ?? 0) + line.quantity);
    return [...counts].map(([name, quantity]) => ({ name, quantity })).sort((a, b) => b.quantity - a.quantity);
}

export type Which = "open" | "done";
export const kitchenKey = (store: string, which: Which) => ["kitchen", store, which] as const;

// The revisions at which tickets went: an answer that was on its way then does not bring them back.
const gone = new Map<string, number>();
const goneMax = 500;

function noteGone({ id, revision }: Ticket): void {
    gone.delete(id);
    gone.set(id, revision);
    const [oldest] = gone.keys();
    if (gone.size > goneMax && oldest !== undefined) gone.delete(oldest);
}

function newer(ticket: Ticket, known: Ticket | undefined): Ticket {
    return known && known.revision > ticket.revision ? known : ticket;
}

export async function readKitchen(store: string, which: Which, signal: AbortSignal): Promise<Kitchen> {
    const found = await read<Kitchen>(`/v1/svc/store/${store}/kitchen`, { state: which }, signal);
    if (which === "done") return found;
    const known = new Map(queries.getQueryData<Kitchen>(kitchenKey(store, "open"))?.tickets.map((one) => [one.id, one]));
    const tickets = found.tickets
        .filter(({ id, revision }) => revision > (gone.get(id) ?? -1))
        .map((ticket) => newer(ticket, known.get(ticket.id)));
    return { ...found, tickets: tickets.sort(byUrgency) };
}

function byUrgency(one: Ticket, other: Ticket): number {
    const timeOf = ({ promisedTime, sentTime }: Ticket) => promisedTime ?? sentTime;
    return timeOf(one).localeCompare(timeOf(other)) || one.id.localeCompare(other.id);
}

export function keepTickets(store: string, changed: Ticket[]): void {
    if (changed.length === 0) return;
    for (const ticket of changed) if (ticket.state === "done") noteGone(ticket);
    queries.setQueryData<Kitchen>(kitchenKey(store, "open"), (kitchen) => {
        if (!kitchen) return kitchen;
        const all = new Map(kitchen.tickets.map((one) => [one.id, one]));
        for (const ticket of changed) all.set(ticket.id, newer(ticket, all.get(ticket.id)));
        const tickets = [...all.values()].filter(({ state }) => state !== "done").sort(byUrgency);
        return { ...kitchen, tickets };
    });
    void queries.invalidateQueries({ queryKey: kitchenKey(store, "done") }, { cancelRefetch: false });
}

// Tickets that events bring; whether others may have changed too.
export function takeKitchenEvents(store: string, events: LiveEvent[]): boolean {
    const known = events.filter(({ kind, record }) => kind === "kitchen" && record && Array.isArray(record["lines"]));
    keepTickets(
        store,
        known.map(({ record }) => record as unknown as Ticket),
    );
    return known.length < events.length;
}

export async function setLines(store: string, ticket: Ticket, lines: TicketLine[], state: LineState): Promise<Ticket> {
    const body = { of: ticket.of, id: ticket.id, lines: lines.map(({ line }) => line), state };
    const { data } = await send<Ticket>("POST", `/v1/svc/store/${store}/kitchen`, { body });
    keepTickets(store, [data]);
    return data;
}
