// An evening in three browsers at once: what happens in one is seen in the others, through a restart of the
// server without a gap or a double.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { button, card, column, order_of, place, placed_orders, step, until } from "./orders.mjs";
import { open, store } from "./office.mjs";
import { begin, end, finish, first_address, folder, origin, serve } from "./support.mjs";

before(begin);
after(finish);

const wide = { width: 1440, height: 900 };
const tablet = { width: 1024, height: 768 };
const ticket = (page, { orderNumber }) => page.getByRole("article", { name: `Ticket ${orderNumber}`, exact: true });

// What a guest hears of an order, until it is finished.
function follow(order) {
    const heard = [];
    const run = async () => {
        const path = `online-order/store/${store}/order/${order.id}/follow?follow=${order.followToken}`;
        const answer = await fetch(`${origin}/v1/${path}`, { headers: { apikey: "demo-key", Accept: "text/event-stream" } });
        assert.equal(answer.status, 200);
        let text = "";
        const decoder = new TextDecoder();
        for await (const bytes of answer.body) {
            text += decoder.decode(bytes, { stream: true });
            const blocks = text.split("\n\n");
            text = blocks.pop();
            for (const block of blocks) {
                const data = block.split("\n").find((line) => line.startsWith("data:"));
                if (data) heard.push(JSON.parse(data.slice(5)));
            }
        }
    };
    return { heard, ended: run() };
}

test("an order is accepted on the board, cooked in the kitchen and handed over, and its guest hears of each step", async () => {
    const board = await open("/app/orders", { viewport: wide });
    const cook = await open("/app/kitchen", { viewport: tablet });
    const phone = await open("/app/orders", { viewport: { width: 375, height: 720 } });
    for (const { page } of [board, cook, phone]) await page.locator("main h1").waitFor();

    const order = await place();
    const guest = follow(order);
    await card(phone.page, order).waitFor();
    await button(card(board.page, order), "Accept · 25 min").click();
    await ticket(cook.page, order).waitFor();
    await card(phone.page, order).waitFor({ state: "detached" });
    await until(() => guest.heard.some(({ orderStatus, promisedTime }) => orderStatus === 2 && promisedTime), "the guest knows when");

    await button(ticket(cook.page, order), "Done").click();
    await ticket(cook.page, order).waitFor({ state: "detached" });
    await button(card(board.page, order), "Start preparing").click();
    await button(card(board.page, order), "Ready").click();
    await button(column(board.page, "Ready").getByRole("article", { name: `Order ${order.orderNumber}` }), "Handed over").click();
    await column(board.page, "Done today").locator(`[data-card="${order.id}"]`).waitFor();
    await guest.ended;
    const statuses = guest.heard.map(({ orderStatus }) => orderStatus);
    assert.deepEqual([...new Set(statuses)], [1, 2, 3, 4, 6]);
    assert.equal((await order_of(order.id)).orderStatus, 6);
    for (const { context, complaints } of [board, cook, phone]) {
        await context.close();
        complaints.assert_none();
    }
});

test("the server is killed and comes back under the open pages: nothing is missing, nothing is there twice", async () => {
    const options = ["--demo", "--demo-days", "1", "--database", `sqlite:${folder}/evening.db`];
    let program = serve("--listen", "127.0.0.1:0", ...options);
    const there = { origin: await first_address(program) };
    const board = await open("/app/orders", { viewport: wide, ...there });
    const cook = await open("/app/kitchen", { viewport: tablet, ...there });
    try {
        for (const one of [board, cook]) {
            one.complaints.expect_outage();
            await one.page.locator("main h1").waitFor();
        }
        const before = await place({}, there);
        await card(board.page, before).waitFor();

        program.kill("SIGKILL");
        await new Promise((resolve) => program.once("exit", resolve));
        program = serve("--listen", new URL(there.origin).host, ...options);
        await first_address(program);
        const during = await place({}, there);
        await step(before.id, { orderStatus: 2, promisedMinutes: 20 }, there);
        await column(board.page, "New").getByRole("article", { name: `Order ${during.orderNumber}` }).waitFor();
        await column(board.page, "Preparing").getByRole("article", { name: `Order ${before.orderNumber}` }).waitFor();
        await ticket(cook.page, before).waitFor();

        const wanted = (await placed_orders(there)).filter(({ orderStatus }) => orderStatus < 6).map(({ id }) => id);
        const shown = await board.page.locator(".order[data-card]:not(.order-small)").evaluateAll((all) => all.map((one) => one.dataset.card));
        assert.deepEqual(shown.sort(), wanted.sort());
    } finally {
        await board.context.close();
        await cook.context.close();
        await end(program);
    }
    board.complaints.assert_none();
    cook.complaints.assert_none();
});
