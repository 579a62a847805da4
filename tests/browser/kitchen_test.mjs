// The kitchen in the pages: tickets that come by themselves, are bumped and recalled, what is to be made all
// day, stations, and what is no longer wanted.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { assert_large, button, hold_back, order_of, place, step, told } from "./orders.mjs";
import { call, open, store, with_office } from "./office.mjs";
import { settled } from "./all_pages.mjs";
import { assert_no_sideways_scrolling, assert_nothing_sticks_out, begin, finish } from "./support.mjs";

before(begin);
after(finish);

const tablet = { width: 1024, height: 768 };
const path = `svc/store/${store}/kitchen`;
const kitchen = (query = "") => call("GET", `${path}${query}`);
const ticket_of = async ({ id }, state = "all") => (await kitchen(`?state=${state}`)).tickets.find((one) => one.id === id);
const ticket = (page, { orderNumber }) => page.getByRole("article", { name: `Ticket ${orderNumber}`, exact: true });
const line = (page, order, name) => ticket(page, order).getByRole("button", { name: new RegExp(name) });

async function cooked(more = {}) {
    const order = await place(more);
    await step(order.id, { orderStatus: 2, promisedMinutes: 25 });
    return order;
}
const two_dishes = {
    orderDetails: [
        { miName: "Lamb Chops", quantity: 2, itemPriceStr: "30.00", comments: "medium rare" },
        { miName: "Greek Salad", quantity: 1, itemPriceStr: "9.00", allergyNote: "No feta" },
    ],
};

test("a ticket comes when an order is accepted, is bumped line by line, goes, and is recalled", () =>
    with_office("/app/kitchen", { viewport: tablet }, async (page) => {
        await settled(page);
        const order = await place({ ...two_dishes, allergyNote: "Nuts" });
        await step(order.id, { orderStatus: 2, promisedMinutes: 25 });
        await ticket(page, order).waitFor();
        assert.equal(await ticket(page, order).evaluate((one) => one.firstElementChild.textContent), "Allergy: Nuts");
        for (const text of ["Lamb Chops", "medium rare", "Allergy: No feta", "Ada Quist"]) await ticket(page, order).getByText(text).waitFor();

        await button(ticket(page, order), "Start").click();
        await ticket(page, order).getByText("started").first().waitFor();
        assert.equal((await ticket_of(order)).state, "started");
        await line(page, order, "Lamb Chops").click();
        await ticket(page, order).locator(".ticket-line[aria-pressed=true]").waitFor();
        assert.deepEqual((await ticket_of(order)).lines.map(({ state }) => state), ["done", "started"]);
        // A line that was bumped by mistake.
        await line(page, order, "Lamb Chops").click();
        await ticket(page, order).locator(".ticket-line[aria-pressed=true]").waitFor({ state: "detached" });

        await button(ticket(page, order), "Done").click();
        await told(page, `Ticket ${order.orderNumber} is done`);
        await ticket(page, order).waitFor({ state: "detached" });
        assert.equal((await ticket_of(order)).state, "done");

        await button(page, "Recall").click();
        await button(ticket(page, order), "Bring back").click();
        await ticket(page, order).waitFor({ state: "detached" });
        await button(page, "Open tickets").click();
        await button(ticket(page, order), "Done").waitFor();
        assert.equal((await ticket_of(order)).state, "waiting");
        // The cook sees that this is not a new one.
        await line(page, order, "Lamb Chops").getByText("recalled").waitFor();
    }));

test("a list that comes late takes nothing back that was heard meanwhile", async () => {
    const [first, recalled] = [await cooked(two_dishes), await cooked(two_dishes)];
    const say = ({ id }, state) => call("POST", path, { of: "order", id, state });
    await say(recalled, "done");
    const { page, context, complaints } = await open("/sign-in", { viewport: tablet });
    await page.clock.install({ time: Date.now() });
    await page.goto("/app/kitchen");
    await ticket(page, first).waitFor();
    await settled(page);
    // What was read a while ago is read again when somebody comes back to the page.
    const list = await hold_back(page, "**/kitchen?state=open");
    await page.clock.fastForward(11_000);
    await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
    await list.begun;
    await say(recalled, "waiting");
    await ticket(page, recalled).waitFor();
    await list.release();
    assert.equal(await ticket(page, recalled).count(), 1);
    await context.close();
    complaints.assert_none();
});

test("what one bumps, others see; what is to be made all day is counted", async () => {
    const order = await cooked({ orderDetails: [{ miName: "Quail of the day", quantity: 7, itemPriceStr: "21.00" }] });
    await with_office("/app/kitchen", { viewport: tablet }, async (page) => {
        const other = await open("/app/kitchen", { viewport: tablet });
        const count = (one) => one.locator(".kitchen-counts li", { hasText: "Quail of the day" });
        for (const one of [page, other.page]) await count(one).getByText("7×").waitFor();
        const more = await cooked({ orderDetails: [{ miName: "Quail of the day", quantity: 2, itemPriceStr: "21.00" }] });
        for (const one of [page, other.page]) await count(one).getByText("9×").waitFor();
        await button(ticket(page, order), "Done").click();
        await ticket(other.page, order).waitFor({ state: "detached" });
        await count(other.page).getByText("2×").waitFor();
        await button(ticket(other.page, more), "Done").click();
        for (const one of [page, other.page]) await count(one).waitFor({ state: "detached" });
        await other.context.close();
        other.complaints.assert_none();
    });
});

test("what is no longer wanted is struck until it is bumped", () =>
    with_office("/app/kitchen", { viewport: tablet }, async (page) => {
        const order = await cooked(two_dishes);
        await button(ticket(page, order), "Start").click();
        await ticket(page, order).getByText("started").first().waitFor();
        await step(order.id, { orderStatus: 8, reason: "The guest called" });
        await ticket(page, order).getByText("voided").first().waitFor();
        const decorations = await ticket(page, order).locator(".ticket-name").evaluateAll((all) => all.map((one) => getComputedStyle(one).textDecorationLine));
        assert.deepEqual(decorations, ["line-through", "line-through"]);
        await button(ticket(page, order), "Done").click();
        await ticket(page, order).waitFor({ state: "detached" });
        assert.equal((await order_of(order.id)).orderStatus, 8);
    }));

test("a station sees its own lines, bumps only those, and stays chosen", async () => {
    const { printers } = await kitchen();
    const used = (await call("GET", `svc/store/${store}/menuItems`)).filter(({ activeStatus }) => activeStatus);
    const order = await cooked({
        orderDetails: used.slice(0, 40).map(({ id, name }) => ({ miExternalID: id, miName: name, quantity: 1, itemPriceStr: "5.00" })),
    });
    const { lines } = await ticket_of(order);
    const here = printers.find(({ id }) => lines.some((one) => one.printers.includes(id)) && lines.some((one) => !one.printers.includes(id)));
    assert.ok(here, "the demo prints some dishes elsewhere");
    const own = lines.filter((one) => one.printers.includes(here.id));
    await with_office("/app/kitchen", { viewport: tablet }, async (page) => {
        await button(page, "Station: Everything").click();
        await assert_large(page.getByRole("menu"));
        await page.getByRole("menuitem", { name: here.name, exact: true }).click();
        await page.waitForFunction(
            ([number, count]) => document.querySelectorAll(`[aria-label="Ticket ${number}"] .ticket-line`).length === count,
            [order.orderNumber, own.length],
        );
        await page.reload();
        await button(ticket(page, order), "Done").click();
        await ticket(page, order).waitFor({ state: "detached" });
        const after = (await ticket_of(order)).lines;
        assert.deepEqual(after.filter(({ state }) => state === "done").map((one) => one.line).sort(), own.map((one) => one.line).sort());
        await button(page, `Station: ${here.name}`).click();
        await page.getByRole("menuitem", { name: "Everything", exact: true }).click();
        await ticket(page, order).waitFor();
    });
});

test("two columns of tickets fit a small tablet, large enough to read and to touch", () =>
    with_office("/app/kitchen", { viewport: tablet }, async (page) => {
        await Promise.all([cooked(two_dishes), cooked(two_dishes), cooked(two_dishes)]);
        await page.locator(".ticket").nth(2).waitFor();
        await settled(page);
        const lefts = await page.locator(".ticket").evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
        assert.equal(new Set(lefts).size, 2, String(lefts));
        const sizes = await page.locator(".ticket-name").evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
        assert.ok(sizes.every((size) => size >= 20), String(sizes));
        await assert_large(page.locator(".kitchen"));
        await assert_no_sideways_scrolling(page);
        await assert_nothing_sticks_out(page, ".kitchen");
        const filled = await page.locator(".tickets [data-variant=filled]").count();
        assert.equal(filled, 1, "one is due");
    }));
