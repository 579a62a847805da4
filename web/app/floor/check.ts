// A check as the floor shows it, read from what its devices said. They may leave out anything, write whole
// numbers as texts, and name some members in several ways.

export interface CheckAnswer {
    id: string;
    checkID: string;
    node?: string;
    deviceName?: string;
    floorID?: string;
    tableID?: string;
    tableName?: string;
    employeeID?: string;
    employeeName?: string;
    data: string;
    checkState: "active" | "closed" | "voided";
    revision: number;
    lastUpdated: string;
    saleId?: string;
}

export interface Line {
    key: string; // as requests name it
    seat: string;
    name: string;
    quantity: number;
    modifiers: string[];
    note: string;
    allergyNote: string;
    amount: number;
    isVoid: boolean;
    readonly said: string; // everything about it, to see whether it changed
}

export interface Payment {
    key: string;
    method: string;
    amount: number;
    tip: number;
    isVoid: boolean;
}

export interface Check {
    id: string;
    checkID: string;
    revision: number;
    state: CheckAnswer["checkState"];
    number: string; // "": it has none, as one that was split off
    tableId: string;
    tableName: string;
    floorId: string;
    employeeId: string;
    employeeName: string;
    customerName: string;
    service: string;
    allergyNote: string;
    guests: number;
    openedAt: number; // milliseconds
    changedAt: number;
    gross: number;
    discount: number;
    tax: number; // on top of the prices
    taxIncluded: number; // in them
    total: number;
    paid: number;
    balance: number;
    tips: number;
    isPaid: boolean;
    isEmpty: boolean; // its lines have all left it: nobody sits there because of it
    lines: Line[];
    payments: Payment[];
}

type Said = Record<string, unknown>;

function objectOf(value: unknown): Said {
    return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Said) : {};
}

function listIn(object: Said, name: string): Said[] {
    const value = object[name];
    return Array.isArray(value) ? value.map(objectOf) : [];
}

// The first of these that says something.
function textIn(object: Said, ...names: string[]): string {
    for (const name of names) {
        const value = object[name];
        if (typeof value === "string" && value.trim() !== "") return value;
        if (typeof value === "number") return String(value);
    }
    return "";
}

function numberIn(object: Said, ...names: string[]): number | undefined {
    for (const name of names) {
        const text = textIn(object, name);
        const value = Number(text);
        if (text !== "" && Number.isFinite(value)) return value;
    }
    return undefined;
}

const groupsOfModifiers = ["includedModifiers", "mandatoryModifiers", "optionalModifiers"];

function modifiersOf(line: Said): string[] {
    return groupsOfModifiers.flatMap((group) =>
        listIn(line, group).flatMap((modifier) => {
            const name = textIn(modifier, "modifierName", "mName", "name");
            const quantity = numberIn(modifier, "quantity") ?? 1;
            if (name === "") return [];
            const prefix = textIn(modifier, "prefixName", "pName");
            return [[quantity > 1 ? `${quantity}×` : "", prefix, name].filter(Boolean).join(" ")];
        }),
    );
}

function lineOf(line: Said, seat: string): Line {
    const quantity = numberIn(line, "quantity") ?? 1;
    const price = numberIn(line, "price") ?? 0;
    return {
        key: textIn(line, "orderUniqueId") || `${seat}/${textIn(line, "orderNo")}/${textIn(line, "menuId")}`,
        seat,
        name: textIn(line, "menuName", "name"),
        quantity,
        modifiers: modifiersOf(line),
        note: textIn(line, "comments", "note", "kitchenNote"),
        allergyNote: textIn(line, "allergyNote"),
        amount: numberIn(line, "totalGrossAmount", "totalPrice") ?? Math.round(price * quantity),
        isVoid: line["isVoid"] === true,
        get said() {
            return JSON.stringify([seat, line]);
        },
    };
}

function paymentOf(payment: Said): Payment {
    const method = textIn(payment, "paymentMethod", "method");
    const amount = numberIn(payment, "amount", "authorizedAmount") ?? 0;
    return {
        key: textIn(payment, "id", "paymentId", "_id") || `${method}/${amount}`,
        method,
        amount,
        tip: numberIn(payment, "tip", "paymentTip", "tipAmount") ?? 0,
        isVoid: payment["isVoid"] === true,
    };
}

function parsed(data: unknown): Said {
    if (typeof data !== "string") return objectOf(data);
    try {
        return objectOf(JSON.parse(data));
    } catch {
        return {};
    }
}

export function linesIn(data: unknown): Line[] {
    const check = parsed(data);
    return [
        ...listIn(check, "seats").flatMap((seat, at) => {
            const name = textIn(seat, "id") || `#${at + 1}`;
            return listIn(seat, "orders").map((line) => lineOf(line, name));
        }),
        ...listIn(check, "orders").map((line) => lineOf(line, "")),
    ];
}

function rawLinesIn(check: Said): Said[] {
    return [...listIn(check, "seats").flatMap((seat) => listIn(seat, "orders")), ...listIn(check, "orders")];
}

function includedTaxOf(line: Said): number {
    const included = listIn(line, "taxes").filter(({ inclusive }) => inclusive === true);
    return sumOf(included.map((tax) => numberIn(tax, "taxAmount") ?? 0));
}

export function paymentsIn(data: unknown): Payment[] {
    return listIn(parsed(data), "payments").map(paymentOf);
}

// A line or payment that stands alone, as conflicts have them.
export function partOf(content: Record<string, unknown>): Line | Payment {
    const isPayment = textIn(content, "paymentMethod", "method") !== "" && textIn(content, "menuName", "menuId") === "";
    return isPayment ? paymentOf(content) : lineOf(content, "");
}

function sumOf(amounts: number[]): number {
    return amounts.reduce((sum, amount) => sum + amount, 0);
}

function timeOf(text: string): number {
    const at = new Date(/^\d+$/.test(text) ? Number(text) : text).getTime();
    return Number.isNaN(at) ? 0 : at;
}

export function readCheck(answer: CheckAnswer): Check {
    const data = parsed(answer.data);
    const head = objectOf(answer);
    const both = (...names: string[]) => textIn(data, ...names) || textIn(head, ...names);
    const lines = linesIn(data);
    const payments = paymentsIn(data);
    const live = lines.filter(({ isVoid }) => !isVoid);
    const taken = payments.filter(({ isVoid }) => !isVoid);
    const gross = numberIn(data, "totalGrossAmount") ?? sumOf(live.map(({ amount }) => amount));
    const total = numberIn(data, "totalAmount") ?? gross;
    const paid = numberIn(data, "paidAmount") ?? sumOf(taken.map(({ amount }) => amount));
    const discount = numberIn(data, "totalDiscountAmount") ?? 0;
    const allTax = numberIn(data, "totalTaxAmount") ?? 0;
    const taxIncluded = sumOf(rawLinesIn(data).filter((line) => line["isVoid"] !== true).map(includedTaxOf));
    // Some devices count what is in the prices among the taxes, others do not.
    const tax = gross - discount + allTax === total ? allTax : allTax - taxIncluded;
    const seatTable = listIn(data, "seats").find((seat) => textIn(seat, "tableId", "tableName") !== "") ?? {};
    const changedAt = timeOf(answer.lastUpdated);
    const balance = numberIn(data, "balanceAmount") ?? total - paid;
    return {
        id: answer.id,
        checkID: answer.checkID,
        revision: answer.revision,
        state: answer.checkState,
        number: textIn(data, "checkNo", "ticketNo"),
        tableId: textIn(head, "tableID") || textIn(data, "tableID", "tableId") || textIn(seatTable, "tableId"),
        tableName: textIn(head, "tableName") || textIn(data, "tableName") || textIn(seatTable, "tableName"),
        floorId: textIn(head, "floorID") || textIn(data, "floorID", "floorId"),
        employeeId: textIn(head, "employeeID") || textIn(data, "employeeID", "openByEmpId"),
        employeeName: textIn(head, "employeeName") || textIn(data, "employeeName", "openEmployeeName"),
        customerName: both("customerName"),
        service: textIn(data, "service"),
        allergyNote: both("allergyNote"),
        guests: Math.max(0, numberIn(data, "guestCount") ?? 0),
        openedAt: timeOf(textIn(data, "saleOpenDate")) || changedAt,
        changedAt,
        gross,
        discount,
        tax,
        taxIncluded,
        total,
        paid,
        balance,
        tips: sumOf(taken.map(({ tip }) => tip)) || (numberIn(data, "tips", "tip", "tipAmount") ?? 0),
        isPaid: balance <= 0 && paid > 0,
        isEmpty: balance === 0 && live.length === 0 && taken.length === 0,
        lines,
        payments,
    };
}
