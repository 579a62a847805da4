// The pictures of the back office in docs/screenshots, taken from a demo of its own.
//     COMANDA=build/release/comanda node tests/browser/screenshots.mjs
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { call, open, signed_in_state, store } from "./office.mjs";
import { begin_with, empty_server, end, finish, phone } from "./support.mjs";
import { settled } from "./all_pages.mjs";

const folder = fileURLToPath(new URL("../../docs/screenshots/", import.meta.url));
const desk = { width: 1280, height: 800 };
const days = 30;
const quality = 84;

async function take(name, path, options, prepare = () => {}) {
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
    await take("orders-dark", "/app/orders", dark);
    await call("PUT", `svc/menuItem/${margherita.id}`, { description: "Tomato and mozzarella" });
    await take("history", opened, {}, (page) => page.locator(".drawer [role=tab]").nth(1).click());
    await take("conflict", opened, {}, make_conflict);
    await take_new_restaurant();
    await take("phone-today", "/", { viewport: phone });
    await take("phone-orders", "/app/orders", { viewport: phone });
    await take("phone-sold-out", "/app/sold-out", { viewport: phone });
    await take("phone-drawer-dark", opened, { viewport: phone, ...dark });
} finally {
    await finish();
}
