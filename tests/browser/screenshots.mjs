// The pictures of the back office in docs/screenshots, taken from a demo of its own.
//     COMANDA=build/release/comanda node tests/browser/screenshots.mjs
// With names behind it, only those.
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { call, open, signed_in_state, store } from "./office.mjs";
import { begin_with, empty_server, end, finish, origin, phone } from "./support.mjs";
import { settled } from "./all_pages.mjs";

const folder = fileURLToPath(new URL("../../docs/screenshots/", import.meta.url));
const desk = { width: 1280, height: 800 };
const tablet = { width: 1024, height: 768 };
const days = 30;
const quality = 84;
const wanted = process.argv.slice(2);

async function take(name, path, options, prepare = () => {}) {
    if (wanted.length > 0 && !wanted.includes(name)) return;
    const { viewport = desk } = options;
    const { page, context } = await open(path, { motion: "reduce", scale: viewport === phone ? 2 : 1.5, ...options, viewport });
    await settled(page);
    await prepare(page);
    await settled(page);
    const client = await context.newCDPSession(page);
    const { data } = await client.send("Page.captureScreenshot", { format: "webp", quality });
    const picture = Buffer.from(data, "base64");
    writeFileSync(`${folder}${name}.webp`, picture);
    console.log(`${name}.webp ${Math.round(picture.length / 1024)} KB`);
    await context.close();
}

const field = (page, name) => page.locator(`.drawer [data-path="${name}"]`);
const save = (page) => page.locator(".drawer").getByRole("button", { name: "Save", exact: true }).click();

// Two people change the same dish.
async function make_conflict(page) {
    await field(page, "name").fill("Margherita with basil");
    await field(page, "description").fill("Tomato, mozzarella, basil");
    await call("PUT", `svc/menuItem/${margherita.id}`, { description: "San Marzano tomatoes, mozzarella" });
    await save(page);
    await page.locator(".conflict").waitFor();
}

// Prices that wait to be saved.
async function type_prices(page) {
    await page.getByRole("grid").focus();
    for (const key of ["ArrowRight", "ArrowDown"]) await page.keyboard.press(key);
    for (const price of ["10.75", "9.75"]) {
        await page.keyboard.type(price);
        await page.keyboard.press("Enter");
    }
}

async function change_prices(page) {
    await page.getByRole("button", { name: "Change prices…" }).click();
    await page.getByLabel("By", { exact: true }).fill("3");
    await page.locator(".raise-row").first().waitFor();
}

const open_table = (name) => (page) => page.locator(".plan").getByRole("button", { name: new RegExp(`^Table ${name},`) }).click();

// Lunch on weekdays.
async function paint_week(page) {
    const week = page.locator(".week-grid");
    await page.getByRole("button", { name: "Lunch" }).first().click();
    await week.scrollIntoViewIfNeeded();
}

async function order_coffee(page) {
    const panel = page.locator(".menu-panel");
    await panel.getByRole("searchbox", { name: "Find an item" }).fill("affogato");
    await panel.getByRole("button", { name: /^Affogato/ }).click();
    await panel.getByRole("radio").first().check();
    await panel.getByRole("button", { name: "Add", exact: true }).click();
    await panel.getByRole("button", { name: /How it comes to that/ }).click();
    await panel.locator(".trace").waitFor();
}

// Some promised, one with an allergy.
async function accept_some(page) {
    const place = `online-order/store/${store}`;
    const { id } = await call("POST", `${place}/saveWebOrder`, {
        uniqueOrderID: "screenshots-1",
        allergyNote: "Nuts",
        orderDetails: [
            { miName: "Half Roast Chicken", quantity: 1, itemPriceStr: "24.00", comments: "sauce apart" },
            { miName: "Lamb Chops", quantity: 1, itemPriceStr: "34.00", optionalModifiers: [{ mName: "Medium Rare", modifierPrice: 0 }] },
        ],
        deliveryDetail: { deliveryType: "Dine In", contactPerson: "Table 12" },
    });
    await call("PUT", `${place}/order/${id}/status`, { orderStatus: 2, promisedMinutes: 25 });
    await call("PUT", `${place}/order/${id}/status`, { orderStatus: 3 });
    await page.locator(`[data-card="${id}"]`).waitFor();
}

// One that is paired, one that waits, and one that is being paired.
async function take_tablets() {
    const role = "650000000000000000001104";
    const agent = "Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/604.1";
    const make = (name, page) => call("POST", `svc/store/${store}/pairings`, { name, role, page });
    const { code } = await make("Counter", "/app/orders");
    const answer = await fetch(`${origin}/v1/svc/pair`, {
        method: "POST",
        headers: { "Content-Type": "application/json", "Origin": origin, "User-Agent": agent },
        body: JSON.stringify({ code }),
    });
    if (!answer.ok) throw new Error(await answer.text());
    await make("Terrace", "/app/floor");
    await take("tablets", "/app/tablets", {});
    const bar = await make("Bar", "/app/orders");
    await take("pair", `/pair#code=${bar.code}`, { as: null, viewport: tablet });
}

async function pause_orders(page) {
    await page.getByRole("button", { name: "Pause" }).click();
    await page.getByRole("menuitem", { name: "30 min" }).click();
    await page.locator(".paused-strip").waitFor();
    await page.locator(".told").getByRole("button", { name: "Close" }).click();
}

async function enter_order(page) {
    await page.getByRole("button", { name: "New order" }).click();
    const dialog = page.getByRole("dialog");
    for (const name of ["affogato", "tiramisu", "margherita"]) {
        await dialog.getByRole("searchbox").fill(name);
        await dialog.locator(".entry-found button").first().click();
        const size = dialog.getByRole("radio").first();
        if (await size.count()) await size.check();
        if (name !== "margherita") await dialog.getByRole("button", { name: "Add", exact: true }).click();
    }
    await dialog.getByLabel("Guest").fill("Ana Silva");
}

async function take_menu() {
    const place = `/app/menu?category=${margherita.subCategory}`;
    const item = `${place}&item=${margherita.id}&panel=item`;
    await take("menu", place, {}, type_prices);
    await take("menu-raise", place, {}, change_prices);
    await take("menu-item", item, {}, paint_week);
    await take("menu-guest", `${place}&panel=guest`, {});
    await take("menu-dark", `${place}&panel=basket`, dark, order_coffee);
    await take("pull", "/app/pull", {});
    await take("phone-menu", place, { viewport: phone });
}

// What one sees on the first day.
async function take_new_restaurant() {
    const { program, link } = await empty_server("screenshots");
    const { origin } = link;
    try {
        await take("set-up", link.pathname + link.hash, { as: null, origin });
        const as = "ana@bluedoor.example";
        const password = "lantern velvet harbour";
        const token = new URLSearchParams(link.hash.slice(1)).get("token");
        const restaurant = { account: "Blue Door", store: "Downtown", timezone: "America/New_York", currency: "USD" };
        const answer = await fetch(`${origin}/setup`, {
            method: "POST",
            headers: { "Content-Type": "application/json" },
            body: JSON.stringify({ token, ...restaurant, email: as, password }),
        });
        if (!answer.ok) throw new Error(await answer.text());
        await signed_in_state(as, { origin, password });
        await take("first-day", "/", { as, origin });
        await take("empty", "/app/list/menuItems", { as, origin });
    } finally {
        await end(program);
    }
}

await begin_with(days);
mkdirSync(folder, { recursive: true });
const dishes = await call("GET", `svc/store/${store}/menuItems?search=margherita`);
const margherita = dishes.find(({ name }) => name === "Margherita");
const opened = `/app/list/menuItems?open=${margherita.id}`;
const dark = { scheme: "dark" };
try {
    await take("sign-in", "/sign-in", { as: null });
    await take("today", "/", {});
    await take("today-dark", "/", dark);
    await take("list", "/app/list/menuItems", {});
    await take("drawer", opened, {});
    await take("orders-dark", "/app/orders?alone=yes", dark, accept_some);
    await take("orders", "/app/orders", {});
    await take("orders-paused", "/app/orders?alone=yes", { viewport: tablet, ...dark }, pause_orders);
    await call("PUT", `svc/store/${store}`, { onlineOrdersPausedUntil: "" });
    await take("order-entry", "/app/orders", {}, enter_order);
    await take_tablets();
    await take("kitchen", "/app/kitchen?alone=yes", { viewport: tablet });
    await take("kitchen-dark", "/app/kitchen?alone=yes", { viewport: tablet, ...dark });
    await call("PUT", `svc/menuItem/${margherita.id}`, { description: "Tomato and mozzarella" });
    await take("history", opened, {}, (page) => page.locator(".drawer [role=tab]").nth(1).click());
    await take("conflict", opened, {}, make_conflict);
    await take_menu();
    await take_new_restaurant();
    await take("phone-today", "/", { viewport: phone });
    await take("floor", "/app/floor", {}, open_table("12"));
    await take("sale", "/app/sales", {}, (page) => page.locator(".sales-row").nth(1).click());
    await take("floor-dark", "/app/floor?alone=yes", { viewport: tablet, ...dark });
    await take("phone-floor", "/app/floor", { as: "waiter@demo.example", viewport: phone });
    await take("phone-orders", "/app/orders", { viewport: phone });
    await take("phone-sold-out", "/app/sold-out", { viewport: phone });
    await take("phone-drawer-dark", opened, { viewport: phone, ...dark });
} finally {
    await finish();
}
