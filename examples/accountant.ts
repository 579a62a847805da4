// An accountant's program: it reads the reports of a period, holds their totals against each
// other, and keeps the days as a workbook.
//     node accountant.js [DATEOPTION] [FILE]     L7D and totals.xlsx unless said
import { writeFileSync } from "node:fs";
import createClient from "openapi-fetch";
import { readSheet } from "read-excel-file/node";
import type { components, paths } from "./api.js";

type DateOption = NonNullable<NonNullable<paths["/v1/svc/store/{store}/dailyTotals"]["get"]["parameters"]["query"]>["dateOption"]>;

const store = "650000000000000000000101";
// Reports are files too; here JSON is meant unless `format` says otherwise.
const api = createClient<paths, "application/json">({
    baseUrl: process.env["COMANDA_URL"] ?? "http://127.0.0.1:8080",
    headers: { apikey: "demo-key" },
});

// The answer, or an error that says what was wrong and where.
function the<T>({ data, error }: { data?: T; error?: components["schemas"]["Failure"] }): T {
    if (data === undefined) throw new Error(error ? JSON.stringify(error) : "no answer");
    return data;
}

type Totals = Record<"net" | "tax" | "discounts" | "receipt", number>; // in minor units, such as cents

// All members of a report's row are optional, because `fields` may leave them out. Here none does.
function totals(net?: number, tax?: number, discounts?: number, receipt?: number): Totals {
    if (net === undefined || tax === undefined || discounts === undefined || receipt === undefined)
        throw new Error("a total is missing");
    return { net, tax, discounts, receipt };
}

function summed(all: Totals[]): Totals {
    const sum = (of: keyof Totals) => all.reduce((sum, one) => sum + one[of], 0);
    return totals(sum("net"), sum("tax"), sum("discounts"), sum("receipt"));
}

const minor = (decimal: unknown) => Math.round(Number(decimal) * 100);

// ---- the same period, four times -----------------------------------------------------------------

const params = { path: { store }, query: { dateOption: (process.argv[2] ?? "L7D") as DateOption } };

async function byItem(): Promise<Totals> {
    const query = { ...params.query, type: "MENUITEM" as const };
    const { total } = the(await api.GET("/v1/svc/store/{store}/saleReport", { params: { ...params, query } }));
    return totals(total.netSales, total.tax, total.discount, total.saleAmount);
}

async function byDay(): Promise<Totals> {
    const { total } = the(await api.GET("/v1/svc/store/{store}/dailyTotals", { params }));
    return totals(total.netSales, total.totalTaxAmount, total.discounts, total.grossReceipt);
}

// Its amounts are decimal numbers in text.
async function bySummary(): Promise<Totals> {
    const rows = the(await api.GET("/v1/svc/store/{store}/saleSummaryReport", { params }));
    return summed(
        rows.map((row) =>
            totals(minor(row.netSales), minor(row.totalTaxAmount), minor(row.discounts), minor(row.grossReceipt)),
        ),
    );
}

async function bySale(): Promise<Totals> {
    const { sales } = the(await api.GET("/v1/svc/store/{store}/getsale", { params }));
    return summed(
        sales.map((sale) => totals(sale.netSales, sale.totalTaxAmount, sale.discounts, sale.grossReceipt)),
    );
}

// ---- the workbook --------------------------------------------------------------------------------

// The days as a file; what its rows come to, which its last row says too.
async function byWorkbook(file: string): Promise<Totals> {
    const query = { ...params.query, format: "xlsx" as const };
    const answer = await api.GET("/v1/svc/store/{store}/dailyTotals", { params: { ...params, query }, parseAs: "arrayBuffer" });
    const bytes = Buffer.from(the(answer));
    writeFileSync(file, bytes);
    const [names = [], ...rows] = await readSheet(bytes);
    const amounts = rows.map((row) => {
        const cell = (name: string) => minor(row[names.indexOf(name)]);
        return totals(cell("netSales"), cell("totalTaxAmount"), cell("discounts"), cell("grossReceipt"));
    });
    if (rows.at(-1)?.[0] !== "Total") throw new Error("the workbook has no total");
    mustBeOne([summed(amounts.slice(0, -1)), summed(amounts.slice(-1))], "the days of the workbook and its total");
    return summed(amounts.slice(-1));
}

function mustBeOne(all: Totals[], what: string): void {
    if (new Set(all.map((one) => JSON.stringify(one))).size !== 1) throw new Error(`${what} differ`);
}

const file = process.argv[3] ?? "totals.xlsx";
const found = {
    saleReport: await byItem(),
    dailyTotals: await byDay(),
    saleSummaryReport: await bySummary(),
    getsale: await bySale(),
    [file]: await byWorkbook(file),
};
console.table(found);
mustBeOne(Object.values(found), "the reports of one period");
if (found.saleReport.net === 0) throw new Error("nothing was sold, so that equal totals show nothing");
