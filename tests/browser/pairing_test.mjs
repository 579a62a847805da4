// A tablet on the wall: paired with a code, signed in for good, with a person's pin on top of it, and out within
// seconds when it is revoked.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { settled } from "./all_pages.mjs";
import { violations } from "./axe.mjs";
import { call, Complaints, signed_in_state, store } from "./office.mjs";
import { begin, browser, finish, origin, patience_ms } from "./support.mjs";

before(begin);
after(finish);

const manager = "manager@demo.example";
const servers_role = "650000000000000000001104";
const managers_pin = "5824", servers_pin = "2958";
const wall = { width: 1024, height: 768 };
const heading = (page, name) => page.getByRole("heading", { name, level: 1 });
const button = (place, name) => place.getByRole("button", { name, exact: true });
const rows = () => call("GET", `svc/store/${store}/pairings`);

async function page_in(context) {
    const page = await context.newPage();
    page.setDefaultTimeout(patience_ms);
    return { page, complaints: new Complaints(page, origin) };
}

const context_of = (state) => browser.newContext({ baseURL: origin, viewport: wall, ...(state ? { storageState: state } : {}) });

// A browser that is that tablet: how it comes to be one, the first test shows.
async function paired(name, { page: first = "/app/orders", role = servers_role } = {}) {
    const made = await call("POST", `svc/store/${store}/pairings`, { name, role, page: first });
    const context = await context_of();
    const { page, complaints } = await page_in(context);
    await page.goto(`/pair#code=${made.code}`);
    await button(page, "Pair").click();
    await page.waitForURL((url) => url.pathname === first);
    await settled(page);
    return { id: made.id, context, page, complaints };
}

async function new_order(id) {
    return call("POST", `online-order/store/${store}/saveWebOrder`, {
        uniqueOrderID: id,
        deliveryType: "Pickup",
        orderDetails: [{ itemName: "Soup of the day", quantity: 1, itemPrice: 700 }],
    });
}

async function begin_rejection(page, order) {
    await button(page.locator(`[data-card="${order.id}"]`), "Reject").click();
    const dialog = page.getByRole("dialog", { name: `Reject order ${order.orderNumber}?` });
    await dialog.getByRole("textbox").fill("No soup left");
    await button(dialog, "Reject").click();
}

const pad_of = (page) => page.getByRole("dialog", { name: "Who are you?" });
async function press(page, digits) {
    for (const digit of digits) await button(pad_of(page), digit).click();
}
const status_of = async ({ id }) => (await call("GET", `online-order/store/${store}/order/${id}`)).orderStatus;

test("a manager makes a code, the tablet takes it, and stays signed in as itself", async () => {
    const desk = await context_of(await signed_in_state(manager));
    const { page, complaints } = await page_in(desk);
    await page.goto("/app/tablets");
    await heading(page, "Paired tablets").waitFor();
    await button(page, "Pair a tablet").click();
    const form = page.getByRole("dialog", { name: "Pair a tablet" });
    await form.getByRole("textbox", { name: "Name" }).fill("Kitchen, left");
    await form.getByRole("combobox", { name: "Role" }).or(form.getByRole("textbox", { name: "Role" })).first().click();
    await page.getByRole("option", { name: "Server", exact: true }).click();
    await form.getByRole("combobox", { name: "Page it shows first" }).or(form.getByRole("textbox", { name: "Page it shows first" })).first().click();
    await page.getByRole("option", { name: "Orders", exact: true }).click();
    await button(form, "Show the code").click();
    const shown = page.getByRole("dialog", { name: "Pair “Kitchen, left”" });
    const code = (await shown.locator(".big-code").textContent()).trim();
    assert.match(code, /^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
    await shown.getByRole("img", { name: "QR code with the address and the code" }).waitFor();
    assert.deepEqual(await violations(page), []);

    const context = await context_of();
    const tablet = await page_in(context);
    await tablet.page.goto("/pair");
    await heading(tablet.page, "Pair this tablet").waitFor();
    assert.deepEqual(await violations(tablet.page), []);
    const input = tablet.page.getByRole("textbox", { name: "Code" });
    tablet.complaints.expect_status(401);
    await input.fill("AAAA-AAAA");
    await button(tablet.page, "Pair").click();
    await tablet.page.getByText("The code is wrong, was used or has expired").first().waitFor();
    await input.fill(code.toLowerCase().replace("-", ""));
    assert.equal(await input.inputValue(), code);
    await tablet.page.keyboard.press("Enter");
    await tablet.page.waitForURL((url) => url.pathname === "/app/orders");
    await button(tablet.page, "This tablet: Kitchen, left").waitFor();

    // The desk sees it without being asked.
    await page.getByText("Paired: Kitchen, left").waitFor();
    await page.getByRole("row", { name: /Kitchen, left/ }).getByText("last seen").waitFor();

    // No person to sign out, no sign-in of one's own, and its own page when the browser starts anew.
    await button(tablet.page, "This tablet: Kitchen, left").click();
    await tablet.page.getByRole("menuitem", { name: "Keyboard shortcuts" }).waitFor();
    assert.equal(await tablet.page.getByText("Sign out").count(), 0);
    await tablet.page.goto("/app/me");
    await heading(tablet.page, "This page does not exist").waitFor();
    const cookies = await context.cookies();
    assert.ok(cookies.every(({ expires }) => expires > Date.now() / 1_000 + 300 * 86_400), JSON.stringify(cookies));
    await tablet.page.goto("/");
    await tablet.page.waitForURL((url) => url.pathname === "/app/orders");

    complaints.assert_none();
    tablet.complaints.assert_none();
    await context.close();
    await desk.close();
});

test("the code in the address of the QR code does not stay in it", async () => {
    const made = await call("POST", `svc/store/${store}/pairings`, { name: "Bar", role: servers_role });
    assert.match(made.url, new RegExp(`/pair#code=${made.code}$`));
    const context = await context_of();
    const { page, complaints } = await page_in(context);
    const asked = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(`/pair${new URL(made.url).hash}`);
    await heading(page, "Pair this tablet").waitFor();
    assert.equal(await page.getByRole("textbox", { name: "Code" }).inputValue(), made.code);
    await page.waitForFunction(() => location.hash === "");
    await button(page, "Pair").click();
    await button(page, "This tablet: Bar").waitFor();
    assert.ok(asked.every((url) => !url.includes(made.code)));
    complaints.assert_none();
    await context.close();
});

test("what takes a person asks for a pin, by touch, and is then that person's", async () => {
    const { context, page, complaints } = await paired("Counter");
    complaints.expect_status(403);
    complaints.expect_status(401);
    const order = await new_order("pin-1");
    await begin_rejection(page, order);
    const pad = pad_of(page);
    await pad.waitFor();
    assert.deepEqual(await violations(page), []);
    for (const key of await pad.locator(".pin-key").all()) {
        const { width, height } = await key.boundingBox();
        assert.ok(width >= 56 && height >= 56, `${width} by ${height}`);
    }
    await press(page, "0000");
    await button(pad, "OK").click();
    await pad.getByText("Nobody who works here has this pin.").waitFor();
    assert.equal(await status_of(order), 1);
    await press(page, managers_pin);
    await button(pad, "OK").click();
    await pad.waitFor({ state: "detached" });
    await button(page, "Thomas Okafor: stop using this pin").waitFor();
    assert.equal(await status_of(order), 7);
    const { entries } = await call("GET", `svc/store/${store}/audit?operation=changeWebOrderStatus&limit=1`);
    assert.equal(entries[0].who.name, "Thomas Okafor");
    assert.equal(entries[0].device, "Counter");

    // For a while they are not asked again; until somebody says so.
    const second = await new_order("pin-2");
    await begin_rejection(page, second);
    await page.locator(".told", { hasText: `${second.orderNumber}` }).waitFor();
    assert.equal(await status_of(second), 7);
    await button(page, "Thomas Okafor: stop using this pin").click();
    const third = await new_order("pin-3");
    await begin_rejection(page, third);
    await pad_of(page).waitFor();
    await page.keyboard.press("Escape");
    await pad_of(page).waitFor({ state: "detached" });
    assert.equal(await status_of(third), 1);
    complaints.assert_none();
    await context.close();
});

test("an item is refunded at the tablet with the pin of a person, and the audit has both", async () => {
    const { context, page, complaints } = await paired("Pass");
    complaints.expect_status(403);
    const order = await call("POST", `online-order/store/${store}/saveWebOrder`, {
        uniqueOrderID: "pin-refund",
        paymentPaid: true,
        orderDetails: [{ miName: "Soup of the day", quantity: 2, itemPriceStr: "7.00" }, { miName: "Bread", quantity: 1, itemPriceStr: "3.00" }],
    });
    await page.locator(`[data-card="${order.id}"] .order-number`).click();
    await button(page.getByRole("dialog", { name: `Order ${order.orderNumber}` }), "Refund").click();
    const dialog = page.getByRole("dialog", { name: `Refund order ${order.orderNumber}` });
    await button(dialog, "One Soup of the day more").click();
    await dialog.getByLabel("Reason").fill("Cold");
    await button(dialog, "Refund").click();
    await pad_of(page).waitFor();
    const refunds = async () => (await call("GET", `online-order/store/${store}/order/${order.id}`)).refund ?? [];
    assert.deepEqual(await refunds(), []);
    await press(page, managers_pin);
    await button(pad_of(page), "OK").click();
    await dialog.getByText("$7.00 is refunded").waitFor();
    const [refund, ...more] = await refunds();
    assert.deepEqual(more, []);
    assert.equal(refund.amount, 700);
    assert.deepEqual(refund.items.map(({ _id, quantity }) => [_id, quantity]), [[order.orderDetails[0]._id, 1]]);
    const { entries } = await call("GET", `svc/store/${store}/audit?operation=refundWebOrder&limit=1`);
    assert.equal(entries[0].who.name, "Thomas Okafor");
    assert.equal(entries[0].device, "Pass");
    complaints.assert_none();
    await context.close();
});

test("after a person who may not refund, the pad asks for another one", async () => {
    const { context, page, complaints } = await paired("Bar counter");
    complaints.expect_status(403);
    const order = await call("POST", `online-order/store/${store}/saveWebOrder`, {
        uniqueOrderID: "pin-waiter",
        paymentPaid: true,
        orderDetails: [{ miName: "Soup of the day", quantity: 2, itemPriceStr: "7.00" }],
    });
    await page.locator(`[data-card="${order.id}"] .order-number`).click();
    await button(page.getByRole("dialog", { name: `Order ${order.orderNumber}` }), "Refund").click();
    const dialog = page.getByRole("dialog", { name: `Refund order ${order.orderNumber}` });
    await button(dialog, "One Soup of the day more").click();
    await button(dialog, "Refund").click();
    await press(page, servers_pin);
    await button(pad_of(page), "OK").click();
    await dialog.getByRole("alert").locator(".said").waitFor();
    await button(dialog, "Refund").click();
    await press(page, managers_pin);
    await button(pad_of(page), "OK").click();
    await dialog.getByText("$7.00 is refunded").waitFor();
    complaints.assert_none();
    await context.close();
});

test("wrong pins lock the tablet: nothing is refunded, and it says for how long", async () => {
    const { context, page, complaints } = await paired("Terrace door");
    for (const status of [401, 403, 429]) complaints.expect_status(status);
    const order = await call("POST", `online-order/store/${store}/saveWebOrder`, {
        uniqueOrderID: "pin-locked",
        paymentPaid: true,
        orderDetails: [{ miName: "Soup of the day", quantity: 2, itemPriceStr: "7.00" }],
    });
    await page.locator(`[data-card="${order.id}"] .order-number`).click();
    await button(page.getByRole("dialog", { name: `Order ${order.orderNumber}` }), "Refund").click();
    const dialog = page.getByRole("dialog", { name: `Refund order ${order.orderNumber}` });
    await button(dialog, "One Soup of the day more").click();
    await button(dialog, "Refund").click();
    const pad = pad_of(page);
    for (let times = 1; times <= 5; ++times) {
        await press(page, "0000");
        await button(pad, "OK").click();
        await pad.getByText("Nobody who works here has this pin.").waitFor();
    }
    await press(page, managers_pin);
    await button(pad, "OK").click();
    await pad.getByText(/Too many attempts/).first().waitFor();
    assert.ok(await button(pad, "1").isDisabled());
    await button(pad, "Close").click();
    // The right pin is late, and the dialog says why nothing came back.
    await dialog.getByRole("alert").getByText("needs a person").waitFor();
    assert.deepEqual((await call("GET", `online-order/store/${store}/order/${order.id}`)).refund ?? [], []);
    complaints.assert_none();
    await context.close();
});

test("the board says when guests can order, and asks for nothing that the tablet may not do", async () => {
    const roles = await call("GET", `svc/store/${store}/roles`);
    const { id: role } = roles.find(({ privileges }) => privileges.includes("BO_STORE_SETTINGS"));
    const { context, page, complaints } = await paired("Window", { role });
    const asked = [];
    page.on("request", (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await page.reload();
    const state = page.locator(".taking .tag");
    await state.getByText("Open").waitFor();
    await call("PUT", `svc/store/${store}`, { onlineOrdersPausedUntil: new Date(Date.now() + 600_000).toISOString() });
    await state.getByText("Paused until").waitFor();
    assert.equal(await page.getByRole("button", { name: /^(Pause|Open again)$/ }).count(), 0);
    await call("PUT", `svc/store/${store}`, { onlineOrdersPausedUntil: "" });
    await state.getByText("Open").waitFor();
    assert.deepEqual(asked.filter((one) => /^(PUT|POST|DELETE)/.test(one)), []);
    assert.equal(await pad_of(page).count(), 0);
    complaints.assert_none();
    await context.close();
});

test("the pin pad takes keys, and a person without the right is told", async () => {
    const { context, page, complaints } = await paired("Host");
    complaints.expect_status(403);
    const order = await new_order("pin-4");
    await begin_rejection(page, order);
    await pad_of(page).waitFor();
    await page.keyboard.type(`9${servers_pin[0]}`);
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Backspace");
    await page.keyboard.type(servers_pin);
    await page.keyboard.press("Enter");
    await pad_of(page).waitFor({ state: "detached" });
    // Amara is a server, who may reject orders.
    await button(page, "Amara Nwosu: stop using this pin").waitFor();
    assert.equal(await status_of(order), 7);
    complaints.assert_none();
    await context.close();
});

test("a revoked tablet is out within five seconds, and shows nothing of what it showed", async () => {
    const { id, context, page, complaints } = await paired("Terrace");
    complaints.expect_status(401);
    const desk = await context_of(await signed_in_state(manager));
    const { page: office } = await page_in(desk);
    await office.goto("/app/tablets");
    await button(office, "Actions for Terrace").click();
    await office.getByRole("menuitem", { name: "Revoke" }).click();
    await button(office.getByRole("dialog"), "Revoke").click();
    await office.getByText("Revoked: Terrace").waitFor();
    const revoked = Date.now();
    await heading(page, "This tablet is no longer paired").waitFor();
    assert.ok(Date.now() - revoked < 5_000, `${Date.now() - revoked} ms`);
    assert.equal(await page.locator(".frame").count(), 0);
    assert.ok((await rows()).every((one) => one.id !== id));
    // Nor after a reload: its cookie is worth nothing.
    await page.goto("/app/orders");
    await page.waitForURL((url) => url.pathname === "/sign-in");
    complaints.assert_none();
    await context.close();
    await desk.close();
});
