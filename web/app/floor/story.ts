// What happened to a check, from what each device sent: what was new in it, by whom and when.
import type { Line, Payment } from "./check";

export interface Submission {
    number: number;
    node: string;
    stamp: string;
    arrived: string;
    applied: boolean;
    createdBy: string;
    head?: { deviceName?: string; employeeName?: string; tableName?: string };
    data: string;
}

// A submission with its parts read.
export interface Sent {
    submission: Submission;
    lines: Line[];
    payments: Payment[];
    status: string;
    tableName: string;
}

export type Happening =
    | { what: "added" | "voided" | "removed" | "changed"; line: Line; before?: Line }
    | { what: "paid"; payment: Payment }
    | { what: "table"; name: string }
    | { what: "ended"; status: "closed" | "voided" };

export interface Step {
    number: number;
    node: string;
    deviceName: string;
    employeeName: string;
    byPerson: string; // id of who changed it in the back office
    at: string;
    applied: boolean;
    happenings: Happening[];
}

export interface Story {
    steps: Step[];
    // By line: who sent it first.
    origins: ReadonlyMap<string, Step>;
}

export const ownNode = "comanda"; // of changes made in the back office

const closing = ["CLOSED", "PAID", "COMPLETED"];
const voiding = ["VOID", "VOIDED", "CANCELLED"];

function changeOf(line: Line, before: Line): Happening {
    if (line.isVoid && !before.isVoid) return { what: "voided", line };
    if (before.isVoid && !line.isVoid) return { what: "added", line };
    return { what: "changed", line, before };
}

// Most of what a device sends is a copy: what it said last itself, what stands already, or, of a line that it
// never sent, what another said. Everything else is new.
export function storyOf(all: Sent[]): Story {
    const said = new Map<string, Set<string>>(); // by line: each form of it
    const latest = new Map<string, Line>();
    const ofNode = new Map<string, Map<string, Line>>();
    const paid = new Set<string>();
    const origins = new Map<string, Step>();
    const steps: Step[] = [];
    let table = "";
    let wasEnded = false;
    for (const { submission, lines, payments, status, tableName } of all) {
        const { number, node, stamp, applied, createdBy, head } = submission;
        const step: Step = {
            number,
            node,
            deviceName: head?.deviceName ?? "",
            employeeName: node === ownNode ? "" : (head?.employeeName ?? ""),
            byPerson: node === ownNode ? createdBy : "",
            at: stamp,
            applied,
            happenings: [],
        };
        const { happenings } = step;
        // A change in the back office is made of the whole check: what is not in it was moved or taken out.
        const before = node === ownNode ? new Map(latest) : (ofNode.get(node) ?? new Map<string, Line>());
        const here = new Map(lines.map((line) => [line.key, line]));
        for (const [key, line] of here) {
            const forms = said.get(key) ?? new Set();
            const known = latest.get(key);
            const own = before.get(key)?.said;
            const isCopy = line.said === known?.said || line.said === own || (!own && forms.has(line.said));
            if (!known) happenings.push({ what: "added", line });
            else if (!isCopy) happenings.push(changeOf(line, known));
            if (!known || !isCopy) latest.set(key, line);
            said.set(key, forms.add(line.said));
            if (!origins.has(key)) origins.set(key, step);
        }
        for (const [key, line] of before)
            if (!here.has(key) && latest.has(key)) {
                happenings.push({ what: "removed", line });
                latest.delete(key);
                said.delete(key);
            }
        for (const payment of payments) {
            if (payment.isVoid || paid.has(payment.key)) continue;
            paid.add(payment.key);
            happenings.push({ what: "paid", payment });
        }
        if (tableName !== "" && tableName !== table) {
            if (table !== "") happenings.push({ what: "table", name: tableName });
            table = tableName;
        }
        const word = status.toUpperCase();
        const isEnded = closing.includes(word) || voiding.includes(word);
        if (isEnded && !wasEnded) happenings.push({ what: "ended", status: closing.includes(word) ? "closed" : "voided" });
        wasEnded = isEnded;
        if (node !== ownNode) ofNode.set(node, here);
        steps.push(step);
    }
    return { steps, origins };
}
