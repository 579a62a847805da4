// The board of orders in the pages: orders that come by themselves and are heard, promises, refunds by item,
// orders that staff enters and corrects, and how all of it is touched.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { assert_large, button, card, column, hold_back, listen, order_of, place, placed_orders, promise, step, told, until } from "./orders.mjs";
import { call, open, store, with_office } from "./office.mjs";
import { settled } from "./all_pages.mjs";
import { violations } from "./axe.mjs";
import { assert_nothing_sticks_out, begin, finish } from "./support.mjs";

before(begin);
after(finish);

const wide = { width: 1440, height: 900 };
const tablet = { width: 1024, height: 768 };
const item_named = async (name) =>
    (await call("GET", `svc/store/${store}/menuItems?search=${encodeURIComponent(name)}`)).find((item) => item.name === name);
const plain_money = (minor) => new Intl.NumberFormat("en-US", { minimumFractionDigits: 2 }).format(minor / 100);
const minutes_from_now = (time) => (new Date(time) - Date.now()) / 60_000;

test("an order comes to the board by itself, is heard and stands in the title; after a reload, sound waits for a touch", async () => {
    const { page, context, complaints } = await open("/sign-in", { viewport: wide });
    await page.addInitScript(listen);
    await page.goto("/app/orders");
    await settled(page);
    const fresh = (await placed_orders()).filter(({ orderStatus }) => orderStatus === 1).length;
    await page.waitForFunction((count) => document.title === `(${count}) Orders · Comanda`, fresh);

    // Nothing is heard before the page was touched.
    const silent = await place();
    await column(page, "New").getByRole("article", { name: `Order ${silent.orderNumber}` }).waitFor();
    assert.equal(await page.evaluate(() => window.notes), 0);
    await button(page, "Turn sound on").click();
    await button(page, "Sound is on").waitFor();

    const heard = await place();
    await card(page, heard).waitFor();
    await page.waitForFunction(() => window.notes === 2);
    await page.waitForFunction((count) => document.title === `(${count}) Orders · Comanda`, fresh + 2);

    // What changes of it makes no sound.
    await step(heard.id, { orderStatus: 2 });
    await column(page, "Preparing").getByRole("article", { name: `Order ${heard.orderNumber}` }).waitFor();
    assert.equal(await page.evaluate(() => window.notes), 2);

    // Off stays off, also after a reload.
    await button(page, "Sound is on").click();
    const quiet = await place();
    await card(page, quiet).waitFor();
    assert.equal(await page.evaluate(() => window.notes), 2);
    await page.reload();
    await button(page, "Sound is off").click();
    await button(page, "Sound is on").waitFor();
    await page.reload();
    await button(page, "Turn sound on").waitFor();
    await context.close();
    complaints.assert_none();
});

test("an order is accepted for the usual time, for another one, and at a time; the promise is changed later", () =>
    with_office("/app/orders", { viewport: wide }, async (page) => {
        const [first, second, third] = [await place(), await place(), await place()];
        await button(card(page, first), "Accept · 25 min").click();
        await told(page, `Order ${first.orderNumber}: Accepted, promised for`);
        const { orderStatus, promisedTime } = await order_of(first.id);
        assert.equal(orderStatus, 2);
        assert.ok(minutes_from_now(promisedTime) > 23 && minutes_from_now(promisedTime) <= 25, promisedTime);
        await column(page, "Preparing").getByRole("article", { name: `Order ${first.orderNumber}` }).getByText("promised for").waitFor();

        await button(card(page, second), `Accept order ${second.orderNumber} with another time`).click();
        const menu = page.getByRole("menu");
        await menu.waitFor();
        await assert_large(menu);
        await menu.getByRole("menuitem", { name: "40 min" }).click();
        await told(page, `Order ${second.orderNumber}: Accepted`);
        assert.ok(minutes_from_now((await order_of(second.id)).promisedTime) > 38);

        await button(card(page, third), `Accept order ${third.orderNumber} with another time`).click();
        await menu.getByRole("menuitem", { name: "At a time…" }).click();
        const dialog = page.getByRole("dialog");
        const at = new Date(Date.now() + 2 * 3_600_000);
        const { timeZone } = await call("GET", `svc/store/${store}`);
        const clock = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" }).format(at);
        await dialog.getByLabel("Time", { exact: true }).fill(clock);
        await button(dialog, "Accept").click();
        await told(page, `Order ${third.orderNumber} is promised for ${clock}`);
        assert.equal(new Date((await order_of(third.id)).promisedTime).getTime(), at.setSeconds(0, 0));

        await button(card(page, first), `More about order ${first.orderNumber}`).click();
        await menu.getByRole("menuitem", { name: "Change the time" }).click();
        await dialog.getByLabel("Why it changes").fill("The oven is slow");
        await button(dialog, "50 min").click();
        await told(page, `Order ${first.orderNumber} is promised for`);
        const { promises } = await order_of(first.id);
        assert.equal(promises.length, 2);
        assert.equal(promises[1].reason, "The oven is slow");
    }));

test("timers go by the clock of the server, and say what is late", async () => {
    const { page, context, complaints } = await open("/sign-in", { viewport: wide });
    // The clock of this tablet is three hours ahead.
    await page.clock.install({ time: Date.now() + 3 * 3_600_000 });
    await page.goto("/app/orders");
    const order = await place();
    await card(page, order).locator(".order-age [aria-hidden]").getByText(/^0:\d\d$/).waitFor();
    await step(order.id, { orderStatus: 2, promisedMinutes: 20 });
    const age = card(page, order).locator(".order-age");
    await age.getByText(/^(20:00|19:\d\d)$/).waitFor();
    await promise(order.id, { promisedTime: new Date(Date.now() - 30_000).toISOString() });
    await age.getByText(/^0:\d\d late$/).waitFor();
    assert.match(await age.getAttribute("class"), /bad/);
    await context.close();
    complaints.assert_none();
});

test("one card is due: the guest who waits longest for an answer; nothing else is filled", () =>
    with_office("/app/orders", { viewport: wide }, async (page) => {
        await settled(page);
        const filled = page.locator(".order-board [data-variant=filled]");
        const fresh = (await placed_orders())
            .filter(({ orderStatus }) => orderStatus === 1)
            .sort((one, other) => one.dateCreated.localeCompare(other.dateCreated));
        const due = page.locator(".order.due");
        assert.equal(await due.count(), 1);
        assert.equal(await due.getAttribute("data-card"), fresh[0].id);
        assert.deepEqual(await filled.evaluateAll((all) => all.map((one) => one.closest("[data-card]").dataset.card)), [
            fresh[0].id,
            fresh[0].id,
        ]);
    }));

test("a card has the whole order, with the allergy above everything, large enough to read and to touch", () =>
    with_office("/app/orders", { viewport: wide }, async (page) => {
        const order = await place({
            allergyNote: "Nuts",
            comments: "Ring twice",
            orderDetails: [
                {
                    miName: "Margherita",
                    ssName: "Large",
                    quantity: 2,
                    itemPriceStr: "12.50",
                    comments: "well done",
                    allergyNote: "No gluten",
                    optionalModifiers: [{ mName: "Burrata", pName: "Extra", modifierPrice: 300 }],
                },
            ],
        });
        const article = card(page, order);
        for (const text of ["Allergy: Nuts", "Allergy: No gluten", "Margherita", "Large", "Extra Burrata", "well done", "Ring twice"])
            await article.getByText(text).first().waitFor();
        assert.equal(await article.evaluate((one) => one.firstElementChild.textContent), "Allergy: Nuts");
        // Modifiers, notes and allergies are read from as far as the dishes.
        const lines = article.locator(".order-lines li, .order-extra, .order-note, .order-allergy");
        const sizes = await lines.evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
        assert.equal(sizes.length, 6);
        assert.ok(sizes.every((size) => size >= 18), String(sizes));
        await settled(page);
        await assert_large(page.locator(".orders"));
        await assert_nothing_sticks_out(page, ".orders");
    }));

// What reaches beyond the card it is part of: elements, and texts that an element cuts or lets out.
async function overflowing(page) {
    return page.locator("[data-card]").evaluateAll((cards) =>
        cards.flatMap((card) => {
            const within = card.getBoundingClientRect();
            const isOut = ({ left, right, width }) => width > 1 && (left < within.left - 0.5 || right > within.right + 0.5);
            const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
            const found = [...card.querySelectorAll("*")].filter((one) => isOut(one.getBoundingClientRect()));
            while (texts.nextNode()) {
                const range = document.createRange();
                range.selectNode(texts.currentNode);
                const isHidden = texts.currentNode.parentElement.closest(".visually-hidden");
                if (!isHidden && [...range.getClientRects()].some(isOut)) found.push(texts.currentNode.parentElement);
            }
            return found.map((one) => `${card.dataset.card}: ${one.tagName} ${one.className} ${one.textContent.slice(0, 40)}`);
        }),
    );
}

test("nothing of a card overflows it, from a tablet beside the navigation to a phone", async () => {
    const day = 86_400_000;
    const long = {
        allergyNote: "Nuts, sesame, lupin and Donaudampfschifffahrtsgesellschaftskapitän",
        orderDetails: [{ miName: "Prosciutto & Arugula-Wildmushroom-Margherita", ssName: "Family", quantity: 12, itemPriceStr: "12.50" }],
        deliveryDetail: { deliveryType: "Delivery", contactPerson: "Konstantinopolitanopoulos-Featherstonehaugh" },
    };
    await place(long);
    const sent = await place(long);
    for (const orderStatus of [2, 4, 5]) await step(sent.id, { orderStatus, ...(orderStatus === 2 ? { promisedMinutes: 1 } : {}) });
    await promise(sent.id, { promisedTime: new Date(Date.now() - 30_000).toISOString() });
    const dateStr = new Date(Date.now() + day).toISOString();
    const later = await place({ ...long, deliveryDetail: { ...long.deliveryDetail, isFutureOrder: true, dateStr } });
    assert.equal(later.orderStatus, 10);
    const gone = await place(long);
    await step(gone.id, { orderStatus: 7, reason: "Closed" });

    const groups = ["new", "preparing", "ready", "later"];
    const boards = [
        [tablet, "/app/orders"],
        [tablet, "/app/orders?alone=yes"],
        [{ width: 800, height: 1024 }, "/app/orders?alone=yes"],
        ...[768, 390].flatMap((width) => groups.map((group) => [{ width, height: 844 }, `/app/orders?group=${group}`])),
    ];
    const found = [];
    for (const [viewport, path] of boards)
        await with_office(path, { viewport }, async (page) => {
            await page.locator("[data-card]").first().waitFor();
            await settled(page);
            found.push(...(await overflowing(page)).map((one) => `${viewport.width} ${path} ${one}`));
        });
    assert.deepEqual(found, []);
});

test("a list that comes late takes nothing back that was heard meanwhile", async () => {
    const ending = await place();
    for (const orderStatus of [2, 4]) await step(ending.id, { orderStatus });
    const { page, context, complaints } = await open("/sign-in", { viewport: wide });
    await page.clock.install({ time: Date.now() });
    await page.goto("/app/orders");
    const is_ready = column(page, "Ready").locator(`[data-card="${ending.id}"]`);
    await is_ready.waitFor();
    await settled(page);
    // What was read a while ago is read again when somebody comes back to the page.
    const list = await hold_back(page, "**/placedOrders");
    await page.clock.fastForward(11_000);
    await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
    await list.begun;
    const fresh = await place();
    await card(page, fresh).waitFor();
    await step(ending.id, { orderStatus: 6 });
    await is_ready.waitFor({ state: "detached" });
    await list.release();
    assert.equal(await card(page, fresh).count(), 1);
    assert.equal(await is_ready.count(), 0);

    // The whole order beside the board, too.
    const whole = await hold_back(page, `**/order/${fresh.id}`);
    await card(page, fresh).locator(".order-number").click();
    await whole.begun;
    await step(fresh.id, { orderStatus: 2, promisedMinutes: 20 });
    await column(page, "Preparing").locator(`[data-card="${fresh.id}"]`).waitFor();
    await whole.release();
    await button(page.getByRole("dialog"), "Start preparing").waitFor();
    await context.close();
    complaints.assert_none();
});

test("a second touch where a card has gone is not for the card that came there", () =>
    with_office("/app/orders", { viewport: wide }, async (page) => {
        const order = await place();
        await card(page, order).waitFor();
        const cards = column(page, "New").getByRole("article");
        const accept = cards.first().getByRole("button", { name: /^Accept ·/ });
        const [first, next] = await cards.evaluateAll((all) => all.map((one) => one.dataset.card));
        await accept.scrollIntoViewIfNeeded();
        const { x, y } = await accept.boundingBox();
        // The card below comes up under the hand, and is touched at once, where it has its button.
        await page.evaluate(
            ([first, next, x, y]) => {
                const touch = (id) => {
                    const target = document.querySelector(`[data-card="${id}"] .order-step`);
                    target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, clientX: x, clientY: y, detail: 1 }));
                };
                touch(first);
                touch(next);
            },
            [first, next, x + 5, y + 5],
        );
        await until(async () => (await order_of(first)).orderStatus === 2, "the first is accepted");
        assert.equal((await order_of(next)).orderStatus, 1);
        await column(page, "New").locator(`[data-card="${first}"]`).waitFor({ state: "detached" });
    }));

test("lines of an order are refunded, and the page says what came back", () =>
    with_office("/app/orders", { viewport: wide }, async (page) => {
        const order = await place({
            paymentPaid: true,
            orderDetails: [
                { miName: "Margherita", quantity: 3, itemPriceStr: "12.50" },
                { miName: "Tiramisu", quantity: 1, itemPriceStr: "8.00" },
            ],
        });
        await card(page, order).locator(".order-number").click();
        const drawer = page.getByRole("dialog", { name: `Order ${order.orderNumber}` });
        await button(drawer, "Refund").click();
        const dialog = page.getByRole("dialog", { name: `Refund order ${order.orderNumber}` });
        await assert_large(dialog);
        await button(dialog, "Refund").click();
        await dialog.getByText("Choose what is refunded.").waitFor();
        await button(dialog, "One Margherita more").click();
        await button(dialog, "One Margherita more").click();
        await dialog.getByRole("status").getByText("$25.00").waitFor();
        await dialog.getByLabel("Reason").fill("Cold");
        await button(dialog, "Refund").click();
        await dialog.getByText("$25.00 is refunded").waitFor();
        const { refund } = await order_of(order.id);
        assert.equal(refund.length, 1);
        assert.equal(refund[0].amount, 2500);
        assert.equal(refund[0].reason, "Cold");
        assert.deepEqual(refund[0].items.map(({ quantity }) => quantity), [2]);
        await button(dialog, "Close").last().click();
        await drawer.getByText("$25.00 refunded").waitFor();

        // One is left of it.
        await button(drawer, "Refund").click();
        await dialog.getByText("of 1").first().waitFor();
        await button(dialog, "One Margherita more").click();
        assert.ok(await button(dialog, "One Margherita more").isDisabled());
    }));

test("all of an order comes back with its delivery and tip, also what its lines leave over", () =>
    with_office("/app/orders", { viewport: wide }, async (page) => {
        const paid = {
            paymentPaid: true,
            paymentType: 1,
            deliveryCharge: 400,
            driverTipAmount: 300,
            deliveryDetail: { deliveryType: "Delivery", contactPerson: "Ada Quist" },
        };
        const [order, whole] = [await place(paid), await place(paid)];
        const drawer = page.getByRole("dialog", { name: `Order ${order.orderNumber}` });
        const dialog = page.getByRole("dialog", { name: `Refund order ${order.orderNumber}` });
        await card(page, order).locator(".order-number").click();
        await button(drawer, "Refund").click();
        await button(dialog, "One Margherita more").click();
        // Somebody else is faster with one of the two.
        const { _id } = order.orderDetails[0];
        await call("POST", `online-order/store/${store}/order/${order.id}/refund`, { items: [{ _id, quantity: 1 }] });
        await dialog.getByText("of 1").waitFor();
        assert.ok(await button(dialog, "One Margherita more").isDisabled());
        await button(dialog, "Refund").click();
        await dialog.getByText("$12.50 is refunded").waitFor();
        await button(dialog, "Close").last().click();
        // Delivery and tip are no lines.
        await button(drawer, "Refund").click();
        await dialog.getByRole("status").getByText("$7.00").waitFor();
        await button(dialog, "Refund").click();
        await dialog.getByText("$7.00 is refunded").waitFor();
        await button(dialog, "Close").last().click();
        await button(drawer, "Refund").waitFor({ state: "detached" });
        await page.keyboard.press("Escape");

        await card(page, whole).locator(".order-number").click();
        await button(page.getByRole("dialog"), "Refund").click();
        const all = page.getByRole("dialog", { name: `Refund order ${whole.orderNumber}` });
        await button(all, "All of it").click();
        await all.getByRole("status").getByText("$32.00").waitFor();
        await button(all, "Refund").click();
        await all.getByText("$32.00 is refunded").waitFor();
        assert.deepEqual((await order_of(whole.id)).refund.map(({ amount }) => amount), [3200]);
    }));

test("an order that was paid with its check is refunded, too", () =>
    with_office("/app/orders", { viewport: wide }, async (page) => {
        const order = await place();
        await step(order.id, { orderStatus: 2, promisedMinutes: 20 });
        const line = { orderUniqueId: "a", menuName: "Margherita", quantity: 2, price: 1250 };
        await call("POST", `sync/store/${store}/addOrUpdateCheck`, {
            checkID: order.uniqueOrderID,
            node: "A",
            data: { status: "CLOSED", totalAmount: 2500, seats: [{ id: "1", orders: [line] }], payments: [{ id: "p", paymentMethod: "Cash", amount: 2500 }] },
        });
        await page.goto(`/app/orders?order=${order.id}`);
        await button(page.getByRole("dialog"), "Refund").click();
        const dialog = page.getByRole("dialog", { name: `Refund order ${order.orderNumber}` });
        await button(dialog, "Refund").click();
        await dialog.getByText("$25.00 is refunded").waitFor();
        assert.deepEqual((await order_of(order.id)).refund.map(({ amount }) => amount), [2500]);
    }));

test("an order that was paid and is rejected says what has to be given back until somebody has done it", () =>
    with_office("/app/orders", { viewport: wide }, async (page) => {
        const order = await place({ paymentPaid: true });
        await button(card(page, order), "Reject").click();
        const question = page.getByRole("dialog", { name: `Reject order ${order.orderNumber}?` });
        await assert_large(question.locator("form"));
        await question.getByText("$25.00 has to be refunded").waitFor();
        await question.getByText("We are closing").click();
        await button(question, "Reject").click();
        await told(page, `Order ${order.orderNumber}: Rejected`);
        // Others end meanwhile, and cards of this column move: the address is that of this one.
        await column(page, "Done today").locator(`[data-card="${order.id}"]`).waitFor();
        await page.goto(`/app/orders?order=${order.id}`);
        const drawer = page.getByRole("dialog", { name: `Order ${order.orderNumber}` });
        const due = drawer.getByRole("group", { name: "$25.00 is still to be given back" });
        await due.waitFor();
        await settled(page);
        await assert_large(drawer);
        assert.deepEqual(await violations(page), []);
        assert.equal(await button(drawer, "Refund").count(), 0);
        // The card was refused: it is given back in another way.
        await button(due, "It failed").click();
        await told(page, "$25.00 was not given back");
        await button(drawer, "Refund").click();
        const dialog = page.getByRole("dialog", { name: `Refund order ${order.orderNumber}` });
        await button(dialog, "Refund").click();
        await dialog.getByText("$25.00 is still to be given back").waitFor();
        await button(dialog, "Close").last().click();
        await button(due, "It is given back").click();
        await told(page, "$25.00 is given back");
        await due.waitFor({ state: "detached" });
        for (const text of ["$25.00 could not be given back", "$25.00 refunded"]) await drawer.locator(".past").getByText(text).waitFor();
        assert.deepEqual((await order_of(order.id)).refund.map(({ status }) => status), [3, 2]);
    }));

test("two accept an order for different times: the slower one is told, and the guest is promised one time", () =>
    with_office("/app/orders", { viewport: wide }, async (page) => {
        const order = await place();
        const slow = await open("/app/orders", { viewport: wide });
        slow.complaints.expect_status(409);
        let let_go;
        const held = new Promise((resolve) => (let_go = resolve));
        await slow.page.route(`**/order/${order.id}/status`, async (route) => {
            await held;
            await route.continue();
        });
        await button(card(slow.page, order), `Accept order ${order.orderNumber} with another time`).click();
        await slow.page.getByRole("menuitem", { name: "40 min" }).click();
        await button(card(page, order), "Accept · 25 min").click();
        await told(page, `Order ${order.orderNumber}: Accepted`);
        const { promisedTime } = await order_of(order.id);
        let_go();
        await told(slow.page, "promised");
        await button(card(slow.page, order), "Start preparing").waitFor();
        assert.equal((await order_of(order.id)).promisedTime, promisedTime);
        await slow.context.close();
        slow.complaints.assert_none();
    }));

test("staff enters an order, priced by the server while it grows, and corrects it", () =>
    with_office("/app/orders", { viewport: wide }, async (page) => {
        await settled(page);
        await button(page, "New order").click();
        const dialog = page.getByRole("dialog", { name: "New order" });
        const margherita = await item_named("Margherita");
        await dialog.getByRole("searchbox", { name: "Find an item" }).fill("margher");
        await dialog.getByRole("button", { name: /^Margherita/ }).click();
        await dialog.getByRole("radio").first().check();
        // The server's price of the size.
        await button(dialog, "One more").click();
        await button(dialog, "Add").click();
        for (const lacking of await dialog.locator(".guest-part.lacking").all()) await lacking.locator("input").first().check();
        if (await button(dialog, "Add").isVisible()) await button(dialog, "Add").click();
        await dialog.locator(".entry-lines li").getByText("Margherita").waitFor();
        const line = dialog.locator(".entry-lines li").first();
        await line.getByRole("button", { name: "Note for Margherita" }).click();
        await line.getByRole("textbox", { name: "Note for Margherita" }).fill("well done");
        await line.getByRole("textbox", { name: "Allergy for Margherita" }).fill("No basil");
        await dialog.getByLabel("Guest").fill("Ana Silva");
        await dialog.getByLabel("Phone").fill("+1 555 0199");
        await dialog.locator("textarea").first().fill("Peanuts");
        const place_it = dialog.getByRole("button", { name: /^Place the order · \$/ });
        await place_it.waitFor();
        await assert_large(dialog.locator("form, .stepper"), 44);
        const shown = /\$([\d.,]+)/.exec(await place_it.innerText())[1];
        await place_it.click();
        await page.locator(".told", { hasText: /Order \d+ is placed/ }).waitFor();
        const [, number] = /Order (\d+)/.exec(await page.locator(".told").innerText());
        const made = (await placed_orders()).find(({ orderNumber }) => orderNumber === number);
        assert.equal(plain_money(made.totalAmount), shown);
        assert.equal(made.orderDetails[0].miExternalID, margherita.id);
        assert.equal(made.orderDetails[0].quantity, 2);
        assert.equal(made.orderDetails[0].comments, "well done");
        assert.equal(made.orderDetails[0].allergyNote, "No basil");
        assert.equal(made.allergyNote, "Peanuts");
        assert.equal(made.deliveryDetail[0].contactPerson, "Ana Silva");
        assert.equal(made.pricingDiffers, false);
        assert.equal(made.warnings, undefined);

        await card(page, made).locator(".order-number").click();
        await button(page.getByRole("dialog"), "Correct").click();
        const correction = page.getByRole("dialog", { name: `Correct order ${number}` });
        await button(correction.locator(".entry-lines"), "One Margherita more").click();
        await correction.getByRole("searchbox").fill("tiramisu");
        await correction.getByRole("button", { name: /^Tiramisu/ }).click();
        await button(correction, "Add").click();
        const save = correction.getByRole("button", { name: /^Save the correction · \$/ });
        await until(async () => (await save.count()) > 0 && !(await save.innerText()).includes(shown), "another total");
        const total = /\$([\d.,]+)/.exec(await save.innerText())[1];
        await save.click();
        await told(page, `Order ${number} is corrected`);
        const corrected = await order_of(made.id);
        assert.equal(plain_money(corrected.totalAmount), total);
        assert.deepEqual(
            corrected.orderDetails.map(({ miName, quantity }) => [miName, quantity]),
            [["Margherita", 3], ["Tiramisu", 1]],
        );
        assert.equal(corrected.orderDetails[0].allergyNote, "No basil");
    }));

test("what is entered is not lost by a touch beside it, and an item that cannot be ordered is said", () =>
    with_office("/app/orders", { viewport: wide }, async (page, complaints) => {
        complaints.expect_status(400);
        await settled(page);
        await button(page, "New order").click();
        const dialog = page.getByRole("dialog", { name: "New order" });
        const tiramisu = await item_named("Tiramisu");
        await dialog.getByRole("searchbox").fill("tiramisu");
        await dialog.getByRole("button", { name: /^Tiramisu/ }).click();
        await button(dialog, "Add").click();
        await dialog.getByRole("button", { name: /^Place the order · \$/ }).waitFor();
        await call("PUT", `svc/menuItem/${tiramisu.id}`, { soldOut: true });
        await button(dialog.locator(".entry-lines"), "One Tiramisu more").click();
        await dialog.getByRole("alert").getByText("Tiramisu").waitFor();
        await call("PUT", `svc/menuItem/${tiramisu.id}`, { soldOut: false });
        await page.keyboard.press("Escape");
        const question = page.getByRole("dialog", { name: "Leave this order?" });
        await button(question, "Cancel").click();
        await question.waitFor({ state: "detached" });
        await dialog.getByText("Tiramisu").first().waitFor();
        await page.keyboard.press("Escape");
        await button(question, "Leave it").click();
        await dialog.waitFor({ state: "detached" });
    }));

test("the story of an order is told from when it was placed to its refund", () =>
    with_office("/app/orders", { viewport: wide }, async (page) => {
        const order = await place({ paymentPaid: true });
        await step(order.id, { orderStatus: 2, promisedMinutes: 20 });
        await promise(order.id, { promisedMinutes: 35, reason: "Busy" });
        for (const orderStatus of [3, 4, 6]) await step(order.id, { orderStatus });
        await page.goto(`/app/orders?order=${order.id}`);
        const past = page.getByRole("dialog").locator(".past li");
        await past.getByText("Completed").waitFor();
        const lines = await past.allInnerTexts();
        const at = (text) => lines.findIndex((line) => line.includes(text));
        for (const text of ["Placed", "Accepted", "Promised for", "Busy", "Preparing", "Ready", "Completed", "paid"]) assert.ok(at(text) >= 0, `${text}: ${lines.join("; ")}`);
        assert.ok(at("Placed") < at("Accepted") && at("Accepted") < at("Busy") && at("Busy") < at("Completed"));
        await page.keyboard.press("Escape");
        await column(page, "Done today").locator(`[data-card="${order.id}"]`).waitFor();
    }));

test("what was ordered on a day before counts on the day on which it was released", async () => {
    const dateStr = new Date(Date.now() + 2 * 86_400_000).toISOString();
    const ahead = await place({ deliveryDetail: { deliveryType: "Pickup", contactPerson: "Ada Quist", isFutureOrder: true, dateStr } });
    const before = await place({ paymentPaid: true });
    // The business day begins with the next minute on the clock.
    const { timeZone, dayStart } = await call("GET", `svc/store/${store}`);
    const minute_now = () => {
        const [hour, minute] = new Date().toLocaleTimeString("en-GB", { timeZone }).split(":").map(Number);
        return hour * 60 + minute;
    };
    const begins = (minute_now() + 1) % 1_440;
    await call("PUT", `svc/store/${store}`, { dayStart: begins });
    await until(() => minute_now() === begins, "the next business day");
    for (const orderStatus of [1, 2, 4, 6]) await step(ahead.id, { orderStatus });
    for (const orderStatus of [2, 4, 6]) await step(before.id, { orderStatus });
    const after = await place();
    await step(after.id, { orderStatus: 7, reason: "Closed" });
    await with_office("/app/orders", { viewport: wide }, async (page) => {
        const done = column(page, "Done today");
        await done.locator(`[data-card="${after.id}"]`).waitFor();
        await done.locator(`[data-card="${ahead.id}"]`).waitFor();
        assert.equal(await done.locator("[data-card]").count(), 2);
        assert.equal(await done.locator("h2 .tag").innerText(), "2");
        // What changes later of an order of yesterday does not bring it here.
        await call("POST", `online-order/store/${store}/order/${before.id}/refund`, {});
        const next = await place();
        await step(next.id, { orderStatus: 7, reason: "Closed" });
        await done.locator(`[data-card="${next.id}"]`).waitFor();
        assert.equal(await done.locator("h2 .tag").innerText(), "3");
    });
    await call("PUT", `svc/store/${store}`, { dayStart });
});

test("any order is found by what people know of it, and tells its story", () =>
    with_office("/app/orders", { viewport: wide }, async (page) => {
        const guest = "Zoë Ångström";
        const order = await place({
            orderDetails: [{ miName: "Lamb Chops", quantity: 1, itemPriceStr: "73.19" }],
            deliveryDetail: { deliveryType: "Pickup", contactPerson: guest, phoneNumber: "+1 (555) 014-7788" },
        });
        await step(order.id, { orderStatus: 7, reason: "We are closing" });
        await button(page, "Find an order").click();
        const dialog = page.getByRole("dialog", { name: "Find an order" });
        const field = dialog.getByRole("searchbox");
        for (const known of [order.orderNumber, "zoe angstrom", "5550147788", "73.19"]) {
            await field.fill("nobody has this name");
            await dialog.getByText("0 orders").waitFor();
            await field.fill(known);
            await dialog.locator(".find-row", { hasText: guest }).waitFor();
        }
        await assert_large(dialog);
        await dialog.locator(".find-row", { hasText: guest }).click();
        const story = page.getByRole("dialog", { name: `Order ${order.orderNumber}` });
        await story.getByText("We are closing").waitFor();
    }));

test("the board stands alone on a wall, and comes back", () =>
    with_office("/app/orders", { viewport: wide }, async (page) => {
        await settled(page);
        await button(page, "Only the board").click();
        await page.locator(".side").waitFor({ state: "detached" });
        assert.equal(await page.locator("header.top").count(), 0);
        await page.reload();
        await button(page, "Show all pages").click();
        await page.locator(".side").waitFor();
    }));
