// A waiter's tablet: it opens a check, sends lines with modifiers, sends again what may be lost,
// closes the check, and prints the receipt of the sale.
import { randomUUID } from "node:crypto";
import createClient from "openapi-fetch";
import type { components, paths } from "./api.js";

type Check = components["schemas"]["Check"];
type CheckData = components["schemas"]["CheckData"];
type Line = components["schemas"]["CheckLine"];
type Sale = components["schemas"]["Sale"];
type Tax = components["schemas"]["Tax"];

const store = "650000000000000000000101";
const api = createClient<paths>({
    baseUrl: process.env["COMANDA_URL"] ?? "http://127.0.0.1:8080",
    headers: { apikey: "demo-key" },
});

// The answer, or an error that says what was wrong and where.
function the<T>({ data, error }: { data?: T; error?: components["schemas"]["Failure"] }): T {
    if (data === undefined) throw new Error(error ? JSON.stringify(error) : "no answer");
    return data;
}

function same(a: unknown, b: unknown, what: string): void {
    if (a !== b) throw new Error(`${what}: ${a} is not ${b}`);
}

const sum = (numbers: (number | undefined)[]) => numbers.reduce<number>((all, one) => all + (one ?? 0), 0);

// ---- the check -----------------------------------------------------------------------------------

const checkID = `T9-${randomUUID().slice(0, 8)}`;

// The whole check after each change, with the time of the change: what has arrived already changes
// nothing.
async function sent(data: CheckData): Promise<Check> {
    const body = { checkID, node: "ipad-7", tableName: "9", data: JSON.stringify(data) };
    const check = the(await api.POST("/v1/sync/store/{store}/addOrUpdateCheck", { params: { path: { store } }, body }));
    same(check.warnings?.join(" ") ?? "", "", "warnings");
    return check;
}

const taxOf = (tax: Tax, amount: number) => ({
    ...{ id: tax.id, name: tax.name, taxRate: tax.percentage ?? 0 },
    taxAmount: Math.round((amount * (tax.percentage ?? 0)) / 100_000),
});

// The burgers of table 9: two, each with bacon, a tenth off.
async function burgers(tax: Tax): Promise<Line> {
    const params = { path: { store }, query: { search: "Classic Cheeseburger" } };
    const [item] = the(await api.GET("/v1/svc/store/{store}/menuItems", { params }));
    const price = item?.prices?.[0]?.price ?? 0;
    const bacon = { modifierName: "Bacon", quantity: 1, price: 200, totalPrice: 400 };
    const totalPrice = 2 * price + bacon.totalPrice;
    const discountAmount = Math.round(totalPrice / 10);
    return {
        ...{ orderUniqueId: randomUUID(), menuId: item?.id ?? "", menuName: item?.name ?? "", quantity: 2, price, totalPrice },
        optionalModifiers: [bacon],
        discounts: [{ name: "Regulars", discountAmount, reason: "Comes every week" }],
        taxes: [taxOf(tax, totalPrice - discountAmount)],
    };
}

function lemonade(tax: Tax): Line {
    const line = { orderUniqueId: randomUUID(), menuName: "Lemonade", quantity: 1, price: 450, totalPrice: 450 };
    return { ...line, taxes: [taxOf(tax, line.totalPrice)] };
}

const dueOf = (lines: Line[]) =>
    sum(lines.map((line) => sum([line.totalPrice, ...(line.taxes ?? []).map((tax) => tax.taxAmount)]))) -
    sum(lines.flatMap((line) => line.discounts ?? []).map((discount) => discount.discountAmount));

// ---- the receipt ---------------------------------------------------------------------------------

const money = (amount: number) => (amount / 100).toFixed(2).padStart(8);
const row = (text: string, amount: number) => console.log(`${text.padEnd(32)}${money(amount)}`);

// Everything on it comes from the sale. Returns what its rows come to.
function printed(sale: Sale): number {
    console.log(`Ticket ${sale.ticketNo}, table ${sale.tableNo}, ${sale.businessDate} ${sale.saleOpenTime} to ${sale.saleCloseTime}`);
    const added: number[] = [];
    for (const line of (sale.orders ?? []).filter((one) => !one.isVoid)) {
        row(`${line.quantity} ${line.menuName}`, line.totalGrossAmount);
        for (const modifier of line.modifiers) console.log(`    ${modifier.quantity} ${modifier.modifierName}, ${modifier.totalGrossAmountStr} of it`);
        for (const discount of line.discounts) row(`    ${discount.discountName}`, -discount.discountAmount);
        same(sum(line.discounts.map((discount) => discount.discountAmount)), line.totalDiscountAmount, "discounts of a line");
        added.push(line.totalGrossAmount, -line.totalDiscountAmount);
    }
    const taxes = (sale.orders ?? []).flatMap((line) => (line.isVoid ? [] : line.taxes));
    for (const name of new Set(taxes.map((tax) => tax.taxName))) {
        const ofName = taxes.filter((tax) => tax.taxName === name && !tax.inclusive);
        row(`${name} ${ofName[0]?.taxRate} %`, sum(ofName.map((tax) => tax.taxAmount)));
    }
    added.push(...taxes.filter((tax) => !tax.inclusive).map((tax) => tax.taxAmount));
    row("Total", sale.grossReceipt ?? 0);
    for (const payment of sale.payments ?? []) row(`${payment.paymentMethod}, tip ${payment.paymentTipStr}`, payment.authorizedAmount);
    return sum(added);
}

// ---- an evening ----------------------------------------------------------------------------------

const taxes = the(await api.GET("/v1/svc/store/{store}/taxes", { params: { path: { store } } }));
const salesTax = taxes.find((tax) => tax.name === "Sales Tax");
if (!salesTax) throw new Error("the store has no Sales Tax");

const first = await burgers(salesTax);
const second = lemonade(salesTax);
const stateOf = (status: string, lines: Line[]): CheckData => ({
    status,
    lastUpdateInMillisec: Date.now(),
    guestCount: 2,
    service: "TABLESERVICE",
    seats: [{ id: "1", orders: lines }],
});
await sent(stateOf("ACTIVE", [first]));
const both = stateOf("ACTIVE", [first, second]);
await sent(both);
const again = await sent(both); // the answer was lost: nothing is ordered twice
same((JSON.parse(again.data) as CheckData).seats?.[0]?.orders?.length, 2, "lines after a repeated send");

const due = dueOf([first, second]);
const payments = [{ id: randomUUID(), paymentMethod: "Visa", amount: due, tipAmount: 500 }];
const closing = { ...stateOf("CLOSED", [first, second]), payments, totalAmount: due };
const closed = await sent(closing);
same((await sent(closing)).saleId, closed.saleId, "the sale of a check that was closed twice");

const sale = the(await api.GET("/v1/svc/sale/{sale}/getSale", { params: { path: { sale: closed.saleId ?? "" } } }));
same(printed(sale), sale.grossReceipt, "the sum of the rows");
same(sale.grossReceipt, due, "the total of the tablet");
same(sum((sale.payments ?? []).map((payment) => payment.authorizedAmount)), due, "what was paid");
same(sale.checkID, checkID, "the check of the sale");
