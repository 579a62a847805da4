// What happens now, in the pages: the first page, orders, sold out, the clock, what happened, Ctrl-K.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { call, store, with_office } from "./office.mjs";
import { assert_no_sideways_scrolling, begin, finish, phone } from "./support.mjs";

before(begin);
after(finish);

const money = (minor) => new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" }).format(minor / 100);
const plain_money = (minor) => new Intl.NumberFormat("en-US", { minimumFractionDigits: 2 }).format(minor / 100);
const told = (page, text) => page.locator(".told", { hasText: text }).waitFor();
const button = (place, name) => place.getByRole("button", { name, exact: true });
const orders_of = () => call("GET", `online-order/svc/store/${store}/placedOrders`);
const order_of = (id) => call("GET", `online-order/svc/store/${store}/order/${id}`);
const item_named = async (name) =>
    (await call("GET", `svc/store/${store}/menuItems?search=${encodeURIComponent(name)}`)).find((item) => item.name === name);

test("the first page shows the figures of the API, and what it does not need to ask", () =>
    with_office("/", {}, async (page) => {
        const figure = (label) => page.locator(".figure-card", { hasText: label }).locator(".figure-value");
        await figure("Net sales today").waitFor();
        const { figures, hours, topItems } = await call("GET", `svc/store/${store}/today`);
        assert.equal(await figure("Net sales today").innerText(), money(figures.netSales.now));
        assert.equal(await figure("Guests").innerText(), String(figures.guests.now));
        assert.equal(await figure("Open checks").innerText(), String(figures.openChecks.count));
        assert.equal(await figure("Web orders").innerText(), String(figures.webOrders.open));

        // What the drawing shows also stands in a table.
        if (hours.length > 0) {
            await page.getByText("As a table").click();
            const row = page.getByRole("row", { name: `${hours[0].hour}:00` });
            const cells = await row.getByRole("cell").allInnerTexts();
            assert.deepEqual(cells, [plain_money(hours[0].netSales), plain_money(hours[0].then)]);
        }
        if (topItems.length > 0) await page.getByRole("cell", { name: topItems[0].name, exact: true }).waitFor();

        // An order that waits is accepted from here, and the figure follows.
        const [waiting] = (await orders_of()).filter(({ orderStatus }) => orderStatus === 1);
        await page.getByRole("button", { name: `Accept: ${waiting.orderNumber}, waiting` }).click();
        await told(page, `Order ${waiting.orderNumber} accepted`);
        assert.equal((await order_of(waiting.id)).orderStatus, 2);
        await page.getByRole("button", { name: `Accept: ${waiting.orderNumber}, waiting` }).waitFor({ state: "detached" });
    }));

test("just now tells of a change with both values, and takes it back", () =>
    with_office("/", {}, async (page) => {
        await page.getByRole("heading", { name: "Just now" }).waitFor();
        const item = await item_named("Margherita");
        await call("PUT", `svc/menuItem/${item.id}`, { description: "San Marzano and basil" });
        const line = page.locator(".happening", { hasText: "San Marzano and basil" });
        await line.getByText(item.description ?? "—").waitFor();
        await line.getByRole("button", { name: "Undo the change of Margherita" }).click();
        await told(page, "The change of Margherita is undone");
        assert.equal((await item_named("Margherita")).description, item.description);
        await page.getByRole("link", { name: "All that happened" }).click();
        await page.getByRole("heading", { name: "What happened", level: 1 }).waitFor();
        await page.locator(".happening", { hasText: "San Marzano and basil" }).first().waitFor();
    }));

test("Ctrl-K opens pages and records from the keyboard alone", () =>
    with_office("/app/clock", {}, async (page) => {
        await page.getByRole("heading", { name: "Clock", level: 1 }).waitFor();
        const field = page.getByRole("combobox", { name: "Search or jump to" });
        await page.keyboard.press("Control+k");
        await field.waitFor();
        await page.keyboard.type("sold");
        await page.keyboard.press("Enter");
        await page.getByRole("heading", { name: "Sold out", level: 1 }).waitFor();

        const { id } = await item_named("Margherita");
        await page.keyboard.press("Control+k");
        await field.waitFor();
        await page.keyboard.type("margherit");
        const found = page.getByRole("option", { name: "Margherita" });
        await found.waitFor();
        for (let steps = 0; (await found.getAttribute("aria-selected")) !== "true" && steps < 10; ++steps)
            await page.keyboard.press("ArrowDown");
        assert.equal(await field.getAttribute("aria-activedescendant"), await found.getAttribute("id"));
        await page.keyboard.press("Enter");
        await page.waitForURL((url) => url.pathname === "/app/list/menuItems" && url.searchParams.get("open") === id);

        await page.keyboard.press("Control+k");
        await field.waitFor();
        await page.keyboard.press("Escape");
        await field.waitFor({ state: "detached" });
    }));

test("orders on a phone: accepted, prepared, made ready; rejected with a reason; a new one comes by itself", () =>
    with_office("/app/orders", { viewport: phone }, async (page) => {
        const card = (number) => page.getByRole("article", { name: `Order ${number}`, exact: true });
        const tab = (name) => page.getByRole("tab", { name });
        const { id, orderNumber } = await call("POST", `online-order/store/${store}/saveWebOrder`, {
            uniqueOrderID: "browser-1",
            orderDetails: [{ miName: "Margherita", quantity: 2, itemPriceStr: "12.50", comments: "well done" }],
            deliveryDetail: { deliveryType: "Pickup", contactPerson: "Ada Quist" },
        });
        await card(orderNumber).getByText("Margherita").waitFor();
        await card(orderNumber).getByText("well done").waitFor();
        await assert_no_sideways_scrolling(page);
        const accept = button(card(orderNumber), "Accept · 25 min");
        const box = await accept.boundingBox();
        assert.ok(box.height >= 48, `${box.height} high`);

        await accept.click();
        await told(page, `Order ${orderNumber}: Accepted`);
        await card(orderNumber).waitFor({ state: "detached" });
        await tab("Preparing").click();
        await button(card(orderNumber), "Start preparing").click();
        await button(card(orderNumber), "Ready").click();
        await card(orderNumber).waitFor({ state: "detached" });
        await tab("Ready").click();
        await button(card(orderNumber), "Handed over").waitFor();
        assert.equal((await order_of(id)).orderStatus, 4);

        const other = await call("POST", `online-order/store/${store}/saveWebOrder`, {
            uniqueOrderID: "browser-2",
            orderDetails: [{ miName: "Tiramisu", quantity: 1, itemPriceStr: "8.00" }],
            deliveryDetail: { deliveryType: "Pickup" },
        });
        await tab("New").click();
        await button(card(other.orderNumber), "Reject").click();
        const dialog = page.getByRole("dialog");
        await button(dialog, "Reject").click();
        await dialog.getByText("Say why.").waitFor();
        await dialog.getByLabel("Reason").fill("The oven is broken");
        await button(dialog, "Reject").click();
        await card(other.orderNumber).waitFor({ state: "detached" });
        const { orderStatus, statusChanges } = await order_of(other.id);
        assert.equal(orderStatus, 7);
        assert.equal(statusChanges.at(-1).reason, "The oven is broken");
    }));

test("sold out until tonight in two taps, back by Undo; and back on sale", () =>
    with_office("/app/sold-out?q=margherita", { viewport: phone }, async (page) => {
        const off = button(page, "Take Margherita off sale");
        await off.click();
        await page.getByRole("button", { name: "Until tonight" }).click();
        await told(page, "Margherita is sold out until");
        const sold_out = await item_named("Margherita");
        assert.equal(sold_out.soldOut, true);
        assert.ok(new Date(sold_out.soldOutUntil) > new Date());
        await page.locator(".told").getByRole("button", { name: "Undo" }).click();
        await told(page, "Undone");
        await off.waitFor();
        assert.equal((await item_named("Margherita")).soldOut, false);

        await off.click();
        await button(page, "Until I put it back").click();
        await button(page, "Margherita is back on sale").click();
        await off.waitFor();
        assert.equal((await item_named("Margherita")).soldOut, false);
        await assert_no_sideways_scrolling(page);
    }));

test("clocking in, taking a break and clocking out, with the shift in the list", () =>
    with_office("/app/clock", { viewport: phone }, async (page) => {
        await button(page, "Clock in").click();
        await page.getByText("You are working").waitFor();
        await button(page, "Start a break").click();
        await page.getByText("You are on a break").waitFor();
        await button(page, "End the break").click();
        await page.getByText("You are working").waitFor();
        await button(page, "Clock out").click();
        await page.getByText("You are not clocked in").waitFor();
        await page.getByRole("row", { name: /now/ }).waitFor({ state: "detached" });
        await assert_no_sideways_scrolling(page);
    }));

test("a cook's first page has no figures, and the clock shows their own shifts and nobody else's", () =>
    with_office("/app/clock", { viewport: phone, as: "kitchen@demo.example" }, async (page) => {
        await button(page, "Clock in").click();
        await page.getByText("You are working").waitFor();
        await page.getByRole("row", { name: /now/ }).waitFor();
        assert.equal(await page.getByRole("heading", { name: "Working now" }).count(), 0);
        await page.getByRole("link", { name: "Today" }).click();
        await page.getByRole("heading", { name: "Needs you" }).waitFor();
        assert.equal(await page.locator(".figure-card").count(), 0);
        await page.locator(".ways-on").getByText("Sold out").waitFor();
    }));
