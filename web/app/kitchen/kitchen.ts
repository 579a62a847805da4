// Tickets of the kitchen: what is to be made of each order and check, and what was done about it.
import { read, send } from "../api/client";
import { queries } from "../api/queries";
import { Hearing, newer } from "../live/hearing";
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

const ticketsHeard = new Hearing<Ticket>();

function mergedWith(tickets: Ticket[], others: Ticket[]): Ticket[] {
    const all = new Map(tickets.map((one) => [one.id, one]));
    for (const one of others) all.set(one.id, newer(one, all.get(one.id)));
    return [...all.values()].filter(({ state }) => state !== "done").sort(byUrgency);
}

export async function readKitchen(store: string, which: Which, signal: AbortSignal): Promise<Kitchen> {
    const ask = () => read<Kitchen>(`/v1/svc/store/${store}/kitchen`, { state: which }, signal);
    if (which === "done") return ask();
    const [found, heard] = await ticketsHeard.during(store, ask);
    const listed = new Set(found.tickets.map(({ id }) => id));
    const known = queries.getQueryData<Kitchen>(kitchenKey(store, "open"))?.tickets ?? [];
    const tickets = mergedWith(found.tickets, [...known.filter(({ id }) => listed.has(id)), ...heard]);
    return { ...found, tickets };
}

function byUrgency(one: Ticket, other: Ticket): number {
    const timeOf = ({ promisedTime, sentTime }: Ticket) => promisedTime ?? sentTime;
    return timeOf(one).localeCompare(timeOf(other)) || one.id.localeCompare(other.id);
}

export function keepTickets(store: string, changed: Ticket[]): void {
    if (changed.length === 0) return;
    ticketsHeard.tell(store, changed);
    queries.setQueryData<Kitchen>(kitchenKey(store, "open"), (kitchen) => {
        return kitchen && { ...kitchen, tickets: mergedWith(kitchen.tickets, changed) };
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
