// A receipt as lines of text and amounts, for paper and for mail. Each amount is one that the server tells.
import type { Formats } from "../formats/formats";
import type { Order } from "../orders/order";
import type { StoreRecord } from "../shell/store";
import type { Words } from "../words";
import type { Sale, SaleLine, SaleTax } from "./sale";

export interface Row {
    text: string;
    amount: string; // "": none
    isPart?: boolean; // belongs to the row above it
}
export interface Receipt {
    head: string[]; // the store
    title: string;
    facts: [string, string][];
    rows: Row[]; // what was sold, with discounts and charges
    sums: Row[]; // what is added to it
    total: Row;
    included: Row[]; // taxes that prices contain
    paid: Row[];
    refunded: Row[];
    note: string;
}

export interface Told {
    words: Words;
    formats: Formats;
    store: StoreRecord;
}

function headOf(store: StoreRecord): string[] {
    const text = (name: string) => (typeof store[name] === "string" ? store[name] : "");
    const place = [text("city"), text("state"), text("zipCode")].filter(Boolean).join(" ");
    return [store.name, text("addressLine1"), text("addressLine2"), place, text("phoneNumber")].filter(Boolean);
}

const known = (facts: [string, string][]) => facts.filter(([, value]) => value !== "");
const rateOf = (rate: number, formats: Formats) => (rate === 0 ? "" : formats.percent(Math.round(rate * 1_000)));
const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(" ");

// ---- of a sale ----

// "": none is known.
export function customerOf({ customerName }: { customerName: string }): string {
    return customerName === "Walkin" ? "" : customerName;
}

const counts = (sale: Sale, line: SaleLine) => !line.isVoid && sale.status !== "VOIDED";

function rowsOf(sale: Sale, { words, formats }: Told): Row[] {
    const { receipt: say } = words.sales;
    return sale.orders.flatMap((line): Row[] => {
        const isCounted = counts(sale, line);
        const first = {
            text: joined(`${line.quantity}× ${line.menuName}`, isCounted ? "" : `(${say.voided})`),
            amount: isCounted ? formats.amount(line.totalGrossAmount) : "",
        };
        const modifiers = line.modifiers.map(({ modifierName }) => ({ text: modifierName, amount: "", isPart: true }));
        const discounts = line.discounts.map(({ discountName, discountAmount }) => ({
            text: discountName || say.discount,
            amount: formats.amount(-discountAmount),
            isPart: true,
        }));
        return [first, ...modifiers, ...(isCounted ? discounts : [])];
    });
}

export function taxesOf(sale: Sale): SaleTax[] {
    return sale.taxes.filter(({ taxAmount }) => taxAmount !== 0);
}

export function receiptOfSale(sale: Sale, refunds: Sale[], told: Told): Receipt {
    const { words, formats, store } = told;
    const { receipt: say } = words.sales;
    const when = (one: Sale) => `${formats.day(one.businessDate)} ${one.businessDate.slice(0, 4)}, ${one.saleOpenTime}`;
    const taxes = taxesOf(sale);
    const nameOf = ({ taxName, taxRate }: SaleTax) => joined(taxName, rateOf(taxRate, formats));
    return {
        head: headOf(store),
        title: sale.status === "REFUND" ? say.refundTitle(sale.saleNo) : say.title(sale.saleNo),
        facts: known([
            [say.date, when(sale)],
            [say.ticket, sale.ticketNo],
            [say.table, sale.tableNo],
            [say.served, sale.employeeName],
            [say.how, sale.serviceType],
            [say.guest, customerOf(sale)],
        ]),
        rows: rowsOf(sale, told),
        sums: taxes
            .filter(({ inclusive }) => !inclusive)
            .map((tax) => ({ text: nameOf(tax), amount: formats.amount(tax.taxAmount) })),
        total: { text: say.total, amount: formats.money(sale.grossReceipt) },
        included: taxes
            .filter(({ inclusive }) => inclusive)
            .map((tax) => ({ text: say.included(nameOf(tax)), amount: formats.amount(tax.taxAmount) })),
        paid: sale.payments.flatMap(({ paymentMethod, authorizedAmount, paymentTip }): Row[] => [
            { text: paymentMethod ? say.paidWith(paymentMethod) : say.paid, amount: formats.amount(authorizedAmount) },
            ...(paymentTip === 0 ? [] : [{ text: say.tip, amount: formats.amount(paymentTip), isPart: true }]),
        ]),
        refunded: refunds.map((refund) => ({ text: say.refunded(when(refund)), amount: formats.amount(refund.grossReceipt) })),
        note: sale.status === "VOIDED" ? joined(say.saleVoided, sale.reason) : (sale.reason ?? ""),
    };
}

// ---- of a web order ----

export interface OrderTax {
    txName?: string;
    percentage?: number; // thousandths
    amount: number;
}

const failedRefund = 3;

// `extras`: what belongs to each line, by its id.
export function receiptOfOrder(order: Order, extras: ReadonlyMap<string, string>, told: Told): Receipt {
    const { words, formats, store } = told;
    const { receipt: say } = words.sales;
    const { deliveryType = "", contactPerson = "" } = order.deliveryDetail?.[0] ?? {};
    const nameOf = ({ txName = "", percentage = 0 }: OrderTax) => joined(txName, rateOf(percentage / 1_000, formats));
    const rowOf = (text: string, amount: number | undefined): Row[] =>
        amount ? [{ text, amount: formats.amount(amount) }] : [];
    return {
        head: headOf(store),
        title: say.orderTitle(order.orderNumber),
        facts: known([
            [say.date, formats.dateTime(order.dateCreated)],
            [say.how, deliveryType],
            [say.guest, contactPerson],
        ]),
        rows: [
            ...order.orderDetails.flatMap((line): Row[] => {
                const extra = extras.get(line._id) ?? "";
                return [
                    { text: joined(`${line.quantity}×`, line.miName, line.ssName), amount: formats.amount(line.amount) },
                    ...(extra === "" ? [] : [{ text: extra, amount: "", isPart: true }]),
                ];
            }),
            ...rowOf(say.discount, order.totalDiscount && -order.totalDiscount),
            ...rowOf(say.delivery, order.deliveryCharge),
        ],
        sums: [
            ...(order.taxes ?? []).flatMap((tax) => rowOf(nameOf(tax), tax.amount)),
            ...rowOf(say.tip, order.driverTipAmount),
        ],
        total: { text: say.total, amount: formats.money(order.totalAmount) },
        included: (order.inclusiveTaxes ?? []).flatMap((tax) => rowOf(say.included(nameOf(tax)), tax.amount)),
        paid: (order.payments ?? []).map(({ amount, paymentMethod }) => ({
            text: paymentMethod ? say.paidWith(paymentMethod) : say.paid,
            amount: formats.amount(amount),
        })),
        refunded: (order.refund ?? [])
            .filter(({ status }) => status !== failedRefund)
            .map(({ amount, date }) => ({ text: say.refunded(formats.dateTime(date)), amount: formats.amount(-amount) })),
        note: say.orderEnded[order.orderStatus] ?? "",
    };
}

// ---- as plain text ----

const lineOf = ({ text, amount, isPart }: Row) => `${isPart ? "    " : ""}${text}${amount === "" ? "" : `  ${amount}`}`;

export function textOf(receipt: Receipt): string {
    const { head, title, facts, rows, sums, total, included, paid, refunded, note } = receipt;
    const parts = [
        head,
        [title, ...facts.map(([name, value]) => `${name}: ${value}`)],
        rows.map(lineOf),
        [...sums, total, ...included].map(lineOf),
        [...paid, ...refunded].map(lineOf),
        note === "" ? [] : [note],
    ];
    return parts
        .filter((lines) => lines.length > 0)
        .map((lines) => lines.join("\n"))
        .join("\n\n");
}

// Opens the mail program of whoever sits here. Lines of mail end with CR LF.
export function mailOf(receipt: Receipt, address: string, subject: string): string {
    const body = textOf(receipt).replaceAll("\n", "\r\n");
    return `mailto:${encodeURIComponent(address).replaceAll("%40", "@")}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
