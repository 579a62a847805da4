// Web orders are paused at the board: seen on every screen, refused to guests, and over by itself.
import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import { violations } from "./axe.mjs";
import { account, call, open, store, with_office } from "./office.mjs";
import { assert_large, button, card, place, told, until } from "./orders.mjs";
import { settled } from "./all_pages.mjs";
import { assert_no_sideways_scrolling, begin, finish, origin, phone } from "./support.mjs";

let shop, dish;
before(async () => {
    await begin();
    shop = (await call("POST", `svc/account/${account}/keys`, { name: "Shop", stores: [store], areas: ["submit"] })).apiKey;
    const dishes = await call("GET", `svc/store/${store}/menuItems?search=Tiramisu`);
    dish = dishes.find(({ name }) => name === "Tiramisu").id;
});
after(finish);

const wide = { width: 1440, height: 900 };
const of_store = () => call("GET", `svc/store/${store}`);
const set = (fields) => call("PUT", `svc/store/${store}`, fields);
const state = (page, text) => page.locator(".taking .tag").getByText(text);
const strip = (page) => page.locator(".paused-strip").getByText(/^Web orders are paused until/);

// An order as a guest's browser sends it.
let serial = 0;
function order_as_guest() {
    serial += 1;
    return fetch(`${origin}/v1/online-order/store/${store}/saveWebOrder`, {
        method: "POST",
        headers: { apikey: shop, "Content-Type": "application/json" },
        body: JSON.stringify({ uniqueOrderID: `guest-${serial}`, orderDetails: [{ miExternalID: dish, quantity: 1 }] }),
    });
}

async function pause(page, name) {
    await button(page, "Pause").click();
    await assert_large(page.getByRole("menu"));
    await page.getByRole("menuitem", { name }).click();
}

beforeEach(() => set({ openingHours: [], onlineOrdersPausedUntil: "" }));

test("a pause is seen on another screen within two seconds, refuses guests, and is ended there", async () => {
    const other = await open("/app/orders?alone=yes", { viewport: wide });
    await with_office("/app/orders", { viewport: wide }, async (page) => {
        await state(page, /^Open$/).waitFor();
        await page.getByText("promise 25 min").waitFor();
        await state(other.page, /^Open$/).waitFor();
        await settled(other.page);

        const pressed = Date.now();
        await pause(page, "30 min");
        await strip(other.page).waitFor();
        assert.ok(Date.now() - pressed < 2_000, `${Date.now() - pressed} ms`);
        await told(page, /Web orders are paused until \d\d:\d\d/);
        await state(page, /^Paused until \d\d:\d\d$/).waitFor();
        const minutes = (new Date((await of_store()).onlineOrdersPausedUntil) - Date.now()) / 60_000;
        assert.ok(minutes > 29 && minutes <= 30, String(minutes));
        const refused = await order_as_guest();
        assert.equal(refused.status, 409);
        const { code, opensAt } = await refused.json();
        assert.equal(code, "store_closed");
        assert.equal(opensAt, (await of_store()).onlineOrdersPausedUntil);
        // Staff goes on.
        await card(page, await place()).waitFor();

        await assert_large(other.page.locator(".page-head, .paused-place"));
        assert.deepEqual(await violations(other.page), []);
        await button(other.page, "Open again").click();
        await told(other.page, "Guests can order again");
        await strip(page).waitFor({ state: "detached" });
        assert.equal((await order_as_guest()).status, 200);
    });
    other.complaints.assert_none();
    await other.context.close();
});

test("a pause is taken back where it is told, and for the rest of the day it lasts until the next opening", () =>
    with_office("/app/orders", { viewport: wide }, async (page) => {
        await pause(page, "1 hour");
        await strip(page).waitFor();
        await page.locator(".told").getByRole("button", { name: "Undo" }).click();
        await state(page, /^Open$/).waitFor();
        assert.equal((await of_store()).onlineOrdersPausedUntil, undefined);

        // Always open: until the business day ends.
        await pause(page, /^The rest of today, until/);
        await strip(page).waitFor();
        const { onlineOrdersPausedUntil, timeZone, dayStart } = await of_store();
        const end = new Intl.DateTimeFormat("en-GB", { timeZone, timeStyle: "short" }).format(new Date(onlineOrdersPausedUntil));
        assert.equal(end, `${String(Math.floor(dayStart / 60)).padStart(2, "0")}:${String(dayStart % 60).padStart(2, "0")}`);
        await button(page, "Open again").click();
        await state(page, /^Open$/).waitFor();
    }));

test("a pause runs out by itself on the screen, by the clock of the server", async () => {
    const { page, context, complaints } = await open("/sign-in", { viewport: wide });
    // The clock of this tablet is three hours ahead.
    await page.clock.install({ time: Date.now() + 3 * 3_600_000 });
    await page.goto("/app/orders");
    await state(page, /^Open$/).waitFor();
    const ends = Date.now() + 5_000;
    await set({ onlineOrdersPausedUntil: new Date(ends).toISOString() });
    await strip(page).waitFor();
    await state(page, /^Open$/).waitFor();
    const off = Date.now() - ends;
    assert.ok(off > -1_500 && off < 3_000, `${off} ms`);
    await strip(page).waitFor({ state: "detached" });
    assert.equal((await order_as_guest()).status, 200);
    await context.close();
    complaints.assert_none();
});

test("hours that keep guests out are said with when they end, and need no pause", () =>
    with_office("/app/orders", { viewport: wide }, async (page) => {
        await button(page, "Pause").waitFor();
        const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
        const { timeZone } = await of_store();
        const local = (at) => new Intl.DateTimeFormat("en-GB", { timeZone, timeStyle: "short" }).format(at);
        const hours = (from, to) => set({ openingHours: days.map((day) => ({ day, windows: [{ from, to }] })) });
        try {
            const [soon, later] = [local(Date.now() + 2 * 3_600_000), local(Date.now() + 4 * 3_600_000)];
            await hours(soon, later);
            await state(page, new RegExp(`^Closed until .*${soon}$`)).waitFor();
            assert.equal((await order_as_guest()).status, 409);
            await button(page, "Pause").waitFor({ state: "detached" });
            assert.equal(await strip(page).count(), 0);

            // Open now, a pause beyond closing time, and one for the rest of the day.
            await hours(local(Date.now() - 3_600_000), soon);
            await state(page, /^Open$/).waitFor();
            await pause(page, /^The rest of today, until/);
            await strip(page).waitFor();
            const { opensAt } = await (await order_as_guest()).json();
            assert.equal(opensAt, (await of_store()).onlineOrdersPausedUntil);
            assert.equal(local(new Date(opensAt)), local(Date.now() - 3_600_000));
            await set({ openingHours: [] , onlineOrdersPausedUntil: "" });
            await state(page, /^Open$/).waitFor();

            // A store that never opens says no time.
            await set({ openingHours: [{ day: "Monday", windows: [] }] });
            await state(page, /^Closed$/).waitFor();
        } finally {
            await set({ openingHours: [], onlineOrdersPausedUntil: "" });
        }
    }));

test("who may not change the store sees the pause and no button, on a phone too", () =>
    with_office("/app/orders", { as: "waiter@demo.example", viewport: phone }, async (page) => {
        await state(page, /^Open$/).waitFor();
        await settled(page);
        assert.equal(await button(page, "Pause").count(), 0);
        await set({ onlineOrdersPausedUntil: new Date(Date.now() + 1_800_000).toISOString() });
        await strip(page).waitFor();
        assert.equal(await button(page, "Open again").count(), 0);
        await assert_no_sideways_scrolling(page);
        assert.deepEqual(await violations(page), []);
        await set({ onlineOrdersPausedUntil: "" });
        await until(async () => (await strip(page).count()) === 0, "the pause is over");
    }));
