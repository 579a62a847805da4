// Any sale is found by what people know of it, with what happened to it, its receipt on paper and in a mail, and
// the refund of its order.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { settled } from "./all_pages.mjs";
import { violations } from "./axe.mjs";
import { module_of } from "./modules.mjs";
import { call, Complaints, open, store, with_office } from "./office.mjs";
import { assert_large, button, order_of, place, step, until } from "./orders.mjs";
import { assert_no_sideways_scrolling, assert_nothing_sticks_out, begin, finish, phone } from "./support.mjs";

before(begin);
after(finish);

const all_sales = () => call("GET", `svc/store/${store}/sales`);
const drawer = (page, name) => page.getByRole("dialog", { name, exact: true });
const group = (page, name) => page.getByRole("region", { name, exact: true });
const row = (page, sale) => group(page, "Sales").getByRole("button", { name: new RegExp(`^Sale ${sale.saleNo}\\b`) });
const field = (page) => page.getByRole("searchbox", { name: "Number, name, phone, table or amount" });
const amount = (minor) => (minor / 100).toFixed(2);
const counted = (page, text) => page.locator(".sales-count").getByText(text).waitFor();

// What is on the paper when the page is printed; a printed page has nothing else.
async function printed(page) {
    await page.emulateMedia({ media: "print" });
    const text = await page.evaluate(() => document.body.innerText);
    const others = await page.evaluate(() =>
        [...document.body.querySelectorAll(":scope > :not(.receipt-place)")].filter((one) => one.checkVisibility()).map((one) => one.className),
    );
    assert.deepEqual(others, []);
    await page.emulateMedia({ media: null });
    return text;
}
const mail_of = async (within) => new URL(await within.getByRole("link", { name: "Mail", exact: true }).getAttribute("href"));
const lines_of = (text) => text.split(/\s*\n\s*/).map((line) => line.trim()).filter(Boolean);

async function closed_check(id, more = {}) {
    const line = (orderUniqueId, menuName, price, rest = {}) => ({ orderUniqueId, menuName, quantity: 1, price, ...rest });
    const send = (node, lines, rest = {}) =>
        call("POST", `sync/store/${store}/addOrUpdateCheck`, {
            checkID: id,
            node,
            deviceName: `Tablet ${node}`,
            employeeName: "Ines Moreau",
            data: {
                checkNo: id.toUpperCase(),
                status: "ACTIVE",
                tableName: "Terrace 77",
                saleOpenDate: new Date(Date.now() - 300_000).toISOString(),
                lastUpdateInMillisec: Date.now(),
                seats: [{ id: "1", orders: lines }],
                ...more,
                ...rest,
            },
        });
    await send("A", [line("a", "Soup", 700)]);
    await send("B", [line("a", "Soup", 700), line("b", "Wine", 913)]);
    return { send, line };
}

test("a sale is found by its number, its amount, its customer and its table", () =>
    with_office("/app/sales", {}, async (page) => {
        const sales = (await all_sales()).filter(({ status }) => status === "CLOSED");
        const named = sales.find(({ customerName, tableNo }) => customerName !== "Walkin" && tableNo !== "");
        const last_name = named.customerName.split(" ")[1];
        await row(page, sales[0]).waitFor();
        for (const known of [named.saleNo, named.ticketNo, named.grossReceiptStr, `$${named.grossReceiptStr}`, last_name.toUpperCase(), named.tableNo]) {
            await field(page).fill("nobody has this name");
            await page.getByRole("heading", { name: "Nothing fits" }).waitFor();
            await field(page).fill(known);
            await row(page, named).waitFor();
        }
        // Other tables with that letter in their name are not this table.
        const others = sales.filter(({ tableNo, ticketNo, saleNo }) => tableNo !== named.tableNo && !`${ticketNo} ${saleNo}`.includes(named.tableNo));
        for (const other of others.slice(0, 3)) assert.equal(await row(page, other).count(), 0, other.saleNo);
        // What is looked for is in the address.
        await page.waitForURL((url) => url.searchParams.get("q") === named.tableNo);
        await page.reload();
        await row(page, named).waitFor();
        assert.equal(await field(page).inputValue(), named.tableNo);
    }));

test("the days are a choice, and a long list comes page by page, the newest first", () =>
    with_office("/app/sales", {}, async (page) => {
        const sales = await all_sales();
        assert.ok(sales.length > 25);
        await counted(page, "The newest 25 are shown.");
        await button(group(page, "Sales"), "More").click();
        await counted(page, sales.length > 50 ? "The newest 50 are shown." : `${sales.length} found.`);
        const numbers = await page.locator(".sales-name").allInnerTexts();
        assert.deepEqual(numbers.map((name) => name.split(" ")[1]), sales.slice(0, numbers.length).map(({ saleNo }) => saleNo));
        const day = sales.at(-1).businessDate;
        const then = sales.filter(({ businessDate }) => businessDate === day);
        await page.getByLabel("From", { exact: true }).fill(day);
        await page.getByLabel("To", { exact: true }).fill(day);
        await counted(page, `${then.length} found.`);
        await row(page, then[0]).waitFor();
    }));

test("a phone finds web orders and the sales of a customer; an open check is found beside them", () =>
    with_office("/app/sales", {}, async (page) => {
        const order = await place({
            deliveryDetail: { deliveryType: "Pickup", contactPerson: "Zoë Ångström", phoneNumber: "+1 (555) 014-7790" },
        });
        await field(page).fill("555 014 7790");
        const found = group(page, "Web orders").getByRole("link", { name: new RegExp(`^Order ${order.orderNumber}\\b`) });
        await found.waitFor();
        await found.click();
        await page.waitForURL((url) => url.pathname === "/app/orders" && url.searchParams.get("order") === order.id);
        await page.goBack();
        assert.equal(await field(page).inputValue(), "555 014 7790");

        const sold = (await all_sales()).find(({ customer, status }) => customer !== "" && status === "CLOSED");
        const { phoneNumber } = await call("GET", `svc/customer/${sold.customer}`);
        await field(page).fill(phoneNumber);
        await row(page, sold).waitFor();

        await closed_check("open-1");
        await field(page).fill("terrace 77");
        const check = group(page, "Open on the floor").getByRole("link", { name: /^Check OPEN-1/ });
        await check.getByText("$16.13").waitFor();
        await field(page).fill("16.13");
        await check.click();
        await page.waitForURL((url) => url.pathname === "/app/floor");
        await page.getByRole("article", { name: "Check OPEN-1" }).waitFor();
    }));

test("a sale of a check tells who sent what, in the order of time; back closes it", () =>
    with_office("/app/sales", {}, async (page) => {
        const { send, line } = await closed_check("story-1");
        await send("A", [line("a", "Soup", 700), line("b", "Wine", 913)], {
            status: "CLOSED",
            totalAmount: 1613,
            payments: [{ id: "p", paymentMethod: "Visa", amount: 1613, tip: 200 }],
        });
        await field(page).fill("story-1");
        await group(page, "Sales").getByRole("button").first().click();
        const whole = page.getByRole("dialog");
        await page.waitForURL((url) => url.searchParams.has("sale"));
        const past = whole.locator(".sale-past");
        await past.getByText("closed the check").waitFor();
        const told = await past.innerText();
        const at = ["+ 1× Soup", "Ines Moreau · Tablet A", "+ 1× Wine", "Ines Moreau · Tablet B", "took $16.13 by Visa", "closed the check"].map((text) => {
            assert.ok(told.includes(text), `${text}: ${told}`);
            return told.indexOf(text);
        });
        assert.deepEqual([...at].sort((one, other) => one - other), at);
        for (const text of ["Terrace 77", "STORY-1", "$16.13", "2.00"]) await whole.getByText(text).first().waitFor();
        // It was made from a check alone.
        assert.equal(await button(whole, "Refund").count(), 0);
        await assert_large(whole);
        await page.goBack();
        await whole.waitFor({ state: "detached" });
        await page.goForward();
        await past.getByText("closed the check").waitFor();
        await page.keyboard.press("Escape");
        await whole.waitFor({ state: "detached" });
        await page.waitForURL((url) => !url.searchParams.has("sale"));
    }));

test("an order is found as its sale and refunded there, and its story and receipt know it", () =>
    with_office("/app/sales", {}, async (page) => {
        const order = await place({
            orderDetails: [{ miName: "Lamb Chops", quantity: 2, itemPriceStr: "31.07" }],
            deliveryDetail: { deliveryType: "Pickup", contactPerson: "Noor Haddad", email: "noor@example.com" },
            paymentPaid: true,
        });
        for (const orderStatus of [2, 3, 4, 6]) await step(order.id, { orderStatus });
        const { saleId } = await order_of(order.id);
        const sale = await call("GET", `svc/sale/${saleId}/getSale`);
        await page.goto("/app/sales?q=noor");
        await group(page, "Web orders").getByRole("button", { name: new RegExp(`^Order ${order.orderNumber}\\b`) }).click();
        const whole = drawer(page, `Sale ${sale.saleNo}`);
        for (const text of ["Placed", "Accepted", "Completed", "$62.14 paid"]) await whole.locator(".sale-past").getByText(text).waitFor();
        const mail = await mail_of(whole);
        assert.equal(mail.pathname, "noor@example.com");

        await button(whole, "Refund").click();
        const dialog = page.getByRole("dialog", { name: `Refund order ${order.orderNumber}` });
        await button(dialog, "One Lamb Chops more").click();
        await dialog.getByLabel("Reason").fill("Cold");
        await button(dialog, "Refund").click();
        await dialog.getByText("$31.07 is refunded").waitFor();
        await button(dialog.locator(".mantine-Modal-body"), "Close").click();
        await whole.locator(".sale-past").getByText("$31.07 refunded").waitFor();
        const refund = (await all_sales()).find(({ refundOf }) => refundOf === saleId);
        const to_refund = button(whole, `Show refund ${refund.saleNo}`);
        await to_refund.waitFor();
        assert.ok(lines_of(await printed(page)).includes("-31.07"));
        await to_refund.click();
        const back = drawer(page, `Refund ${refund.saleNo}`);
        await back.getByText("-$31.07").waitFor();
        await back.getByText("Cold").first().waitFor();
        await button(back, `Show sale ${sale.saleNo}`).click();
        await button(whole, "Refund").waitFor();
    }));

test("a receipt is printed on narrow paper, and nothing else; the mail has the same lines", () =>
    with_office("/app/sales", {}, async (page) => {
        await page.evaluate(() => {
            window.prints = 0;
            window.print = () => ++window.prints;
        });
        const { name } = await call("GET", `svc/store/${store}`);
        const sales = await all_sales();
        const sale = sales.find((one) => one.checkID !== "" && one.status === "CLOSED" && one.tableNo !== "" && one.orders.some(({ modifiers }) => modifiers.length > 0));
        await field(page).fill(sale.saleNo);
        await row(page, sale).click();
        const whole = drawer(page, `Sale ${sale.saleNo}`);
        await button(whole, "Print").click();
        assert.equal(await page.evaluate(() => window.prints), 1);
        const taxes = sale.taxes.filter(({ taxAmount }) => taxAmount !== 0);
        assert.ok(taxes.length > 0);
        const wanted = [
            name,
            `Receipt ${sale.saleNo}`,
            sale.ticketNo,
            sale.tableNo,
            sale.employeeName,
            ...sale.orders.filter(({ isVoid }) => !isVoid).flatMap((line) => [`${line.quantity}× ${line.menuName}`, amount(line.totalGrossAmount), ...line.modifiers.map(({ modifierName }) => modifierName)]),
            ...taxes.map(({ taxAmountStr }) => taxAmountStr),
            `$${sale.grossReceiptStr}`,
            ...sale.payments.flatMap(({ paymentMethod, authorizedAmountStr }) => [`Paid with ${paymentMethod}`, authorizedAmountStr]),
        ];
        const paper = lines_of(await printed(page));
        for (const text of wanted) assert.ok(paper.includes(text), `${text}: ${paper.join(" | ")}`);
        for (const { taxName } of taxes) assert.ok(paper.some((line) => line.includes(taxName)), taxName);
        assert.ok(!paper.some((line) => /Find a sale|What happened/.test(line)));

        const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
        const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
        assert.equal(boxes.length, 1, "one page");
        assert.equal(Math.round((Number(boxes[0][1]) * 25.4) / 72), 80);

        const mail = await mail_of(whole);
        assert.equal(mail.protocol, "mailto:");
        assert.equal(mail.searchParams.get("subject"), `Receipt ${sale.saleNo} · ${name}`);
        const body = mail.searchParams.get("body");
        for (const text of wanted) assert.ok(body.includes(text), `${text}: ${body}`);
        assert.ok(body.includes(`Total  $${sale.grossReceiptStr}\r\n`));
    }));

test("the drawer of an order prints and mails its receipt, too", () =>
    with_office("/app/orders", {}, async (page) => {
        const order = (await call("GET", `online-order/store/${store}/orders?orderStatus=6`)).find(({ refund }) => refund?.length > 0);
        await page.goto(`/app/orders?order=${order.id}`);
        const whole = drawer(page, `Order ${order.orderNumber}`);
        await button(whole, "Print").waitFor();
        const paper = lines_of(await printed(page));
        const wanted = [
            `Order ${order.orderNumber}`,
            order.deliveryDetail[0].contactPerson,
            ...order.orderDetails.map(({ amountStr }) => amountStr),
            ...order.taxes.map(({ amountStr }) => amountStr),
            `$${order.totalAmountStr}`,
            ...order.refund.map(({ amountStr }) => `-${amountStr}`),
        ];
        const body = (await mail_of(whole)).searchParams.get("body");
        for (const text of wanted) {
            assert.ok(paper.includes(text), `${text}: ${paper.join(" | ")}`);
            assert.ok(body.includes(text), `${text}: ${body}`);
        }
    }));

test("lines less discounts and with taxes add up to the total, on the receipt of every sale", async () => {
    const { receiptOfSale } = await module_of("sales/receipt.ts");
    const { sales: words } = await module_of("words/en/sales.ts");
    const formats = { amount, money: amount, day: (date) => date, percent: (thousandths) => `${thousandths / 1_000} %` };
    const told = { words: { sales: words }, formats, store: { name: "Test" } };
    const sum = (rows) => rows.reduce((all, row) => all + Math.round(Number(row.amount) * 100), 0);
    const sales = await all_sales();
    const kinds = new Set();
    for (const sale of sales) {
        const { rows, sums, included, total } = receiptOfSale(sale, [], told);
        assert.equal(sum(rows) + sum(sums), sale.grossReceipt, `sale ${sale.saleNo}`);
        assert.equal(total.amount, amount(sale.grossReceipt));
        assert.equal(sum(sums) + sum(included), sale.totalTaxAmount, `taxes of sale ${sale.saleNo}`);
        kinds.add(sale.status);
        if (sale.orders.some(({ discounts }) => discounts.length > 0)) kinds.add("discount");
        if (included.length > 0) kinds.add("inclusive");
    }
    assert.deepEqual([...kinds].sort(), ["CLOSED", "REFUND", "VOIDED", "discount", "inclusive"]);
});

test("lists that are read page by page become one, without a hole", async () => {
    const { merged } = await module_of("sales/merged.ts");
    const sale = (saleNo, businessDate = "2026-11-19") => ({ id: saleNo, saleNo, businessDate });
    const names = (lists) => merged(lists).map(({ saleNo }) => saleNo);
    assert.deepEqual(names([]), []);
    assert.deepEqual(names([{ rows: [sale("10"), sale("9")], goesOn: false }, { rows: [sale("9"), sale("11", "2026-11-18")], goesOn: false }]), ["10", "9", "11"]);
    // 7 may have 8 before it, which is not read yet.
    assert.deepEqual(names([{ rows: [sale("10"), sale("9")], goesOn: true }, { rows: [sale("12"), sale("7")], goesOn: false }]), ["12", "10", "9"]);
});

test("who may not see sales does not get the page", async () => {
    await with_office("/app/sales", { as: "waiter@demo.example" }, async (page) => {
        await page.getByRole("heading", { name: "This page does not exist", level: 1 }).waitFor();
        await settled(page);
        assert.equal(await page.locator("nav.side").getByRole("link", { name: "Find a sale" }).count(), 0);
        await page.keyboard.press("Control+k");
        await page.getByRole("combobox", { name: "Search or jump to" }).fill("find a sale");
        await page.getByText("Nothing found").waitFor();
    });
    await with_office("/", {}, async (page) => {
        await settled(page);
        await page.keyboard.press("Control+k");
        await page.getByRole("combobox", { name: "Search or jump to" }).fill("find a sale");
        await page.getByRole("option", { name: "Find a sale" }).click();
        await field(page).waitFor();
    });
});

test("a refund at a paired tablet asks for a pin", async () => {
    const role = await call("POST", "svc/role", { name: "Counter", store, priority: 9, privileges: ["DASH_SALES", "DEV_WEB_ORDERS"] });
    const made = await call("POST", `svc/store/${store}/pairings`, { name: "Counter", role: role.id, page: "/app/orders" });
    const order = await place({ paymentPaid: true });
    for (const orderStatus of [2, 3, 4, 6]) await step(order.id, { orderStatus });
    const { saleId } = await order_of(order.id);
    const { page, context } = await open(`/pair#code=${made.code}`, { as: null });
    const complaints = new Complaints(page, new URL(page.url()).origin);
    complaints.expect_status(403);
    await button(page, "Pair").click();
    await page.waitForURL((url) => url.pathname === "/app/orders");
    await page.goto(`/app/sales?sale=${saleId}`);
    await button(page.getByRole("dialog"), "Refund").click();
    const dialog = page.getByRole("dialog", { name: `Refund order ${order.orderNumber}` });
    await button(dialog, "All of it").click();
    await button(dialog, "Refund").click();
    const pad = page.getByRole("dialog", { name: "Who are you?" });
    await pad.waitFor();
    assert.deepEqual((await order_of(order.id)).refund ?? [], []);
    for (const digit of "5824") await button(pad, digit).click();
    await button(pad, "OK").click();
    await dialog.getByText("is refunded").waitFor();
    await until(async () => (await order_of(order.id)).refund?.length === 1, "the refund");
    complaints.assert_none();
    await context.close();
});

for (const scheme of ["light", "dark"])
    test(`axe finds no serious violation, ${scheme}`, () =>
        with_office("/app/sales", { scheme, motion: "reduce" }, async (page) => {
            await settled(page);
            assert.deepEqual(await violations(page), []);
            await page.locator(".sales-row").first().click();
            await page.locator(".sale-past li").first().waitFor();
            await settled(page);
            assert.deepEqual(await violations(page), []);
        }));

test("a phone shows rows and the whole sale without cutting them off, large enough for a thumb", () =>
    with_office("/app/sales", { viewport: phone, motion: "reduce" }, async (page) => {
        await settled(page);
        await assert_no_sideways_scrolling(page);
        await assert_nothing_sticks_out(page, ".page.sales");
        await assert_large(page.locator(".page.sales"));
        await page.locator(".sales-row").first().click();
        await page.locator(".sale-past li").first().waitFor();
        await assert_nothing_sticks_out(page, ".mantine-Drawer-content");
        await assert_large(page.getByRole("dialog"));
    }));
