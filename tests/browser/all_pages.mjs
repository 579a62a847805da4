// All that the back office can show, one after the other: every page, every list with a record, and what
// opens over them. Who checks all pages walks here.
import { account, call, store } from "./office.mjs";
import { origin } from "./support.mjs";

export const routes = [
    "/",
    "/app/orders",
    "/app/sold-out",
    "/app/clock",
    "/app/happened",
    "/app/store",
    "/app/account",
    "/app/me",
    "/app/keys",
    "/app/jobs",
    "/app/nowhere",
    "/certificate",
];
export const open_routes = ["/sign-in", "/setup", "/reset", "/reset#token=none", "/certificate"];

const elsewhere = ["store", "account"]; // have pages of their own

// Of each list: its page, with its first record opened, or the form of a new one where it has none.
export async function lists() {
    const { kinds } = await (await fetch(`${origin}/forms.json`)).json();
    const views = kinds.filter(({ kind }) => !elsewhere.includes(kind)).flatMap(({ views }) => views);
    return Promise.all(
        views.map(async ({ id, list }) => {
            const path = list.replace("/v1/", "").replace("{store}", store).replace("{account}", account);
            const [first] = await call("GET", `${path}${path.includes("?") ? "&" : "?"}page=1&pageSize=1`);
            return `/app/list/${id}?open=${first?.id ?? "new"}`;
        }),
    );
}

// Waits until a page stands: nothing on it is still to come.
export async function settled(page) {
    await page.waitForFunction(() => {
        const main = document.querySelector("main");
        if (!main || main.innerText.trim() === "") return false;
        return !document.querySelector("[aria-busy=true], .mantine-Skeleton-root, .mantine-Loader-root, .progress, .waiting");
    });
    await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
}

// Shows a page without loading the program again.
export async function go(page, path) {
    await page.evaluate((to) => {
        history.pushState({}, "", to);
        dispatchEvent(new PopStateEvent("popstate"));
    }, path);
    await page.waitForFunction((to) => location.pathname === new URL(to, location.origin).pathname, path);
    await settled(page);
}

const click = (selector) => (page) => page.locator(selector).first().click();
const search_for = (text) => async (page) => {
    await page.keyboard.press("Control+k");
    await page.locator(".palette-input input").fill(text);
};
const dialog = ".mantine-Modal-content, .mantine-Drawer-content";
const dropdown = ".mantine-Menu-dropdown, .mantine-Popover-dropdown";

// What opens over a page: [name, path, what opens it, what is then there].
export const overlays = [
    ["the menu of the person", "/app/clock", click(".person"), dropdown],
    ["the switch of stores", "/app/clock", click(".store"), dropdown],
    ["the palette", "/app/clock", (page) => page.keyboard.press("Control+k"), ".palette-option"],
    ["what the palette finds", "/app/clock", search_for("mar"), ".palette-option .figure"],
    ["a palette that finds nothing", "/app/clock", search_for("qqqqqq"), ".palette-status"],
    ["the shortcuts", "/app/clock", (page) => page.keyboard.press("Shift+?"), dialog],
    ["something to settle", "/", click(".needs li:has(.tag.bad) .needs-action"), dialog],
    ["something to look at", "/", click(".needs li:has(.tag.info) .needs-action"), dialog],
    ["until when a dish is sold out", "/app/sold-out", click(".dish-button"), dialog],
    [
        "a date until which it is",
        "/app/sold-out",
        async (page) => {
            await page.locator(".dish-button").first().click();
            await page.locator(".tall-button").nth(2).click();
        },
        "input[type=date]",
    ],
    ["an order", "/app/orders", click(".order-number"), dialog],
    ["why an order is rejected", "/app/orders", click(".order-step + button.order-other"), dialog],
    ["a password before the second step", "/app/me", (page) => page.locator(".me-column button").last().click(), dialog],
    ["a new key", "/app/keys", click(".page-head button"), dialog],
    ["whether a key is revoked", "/app/keys", click("td button"), dialog],
    ["the columns of a list", "/app/list/menuItems", click(".list-page .tool >> nth=1"), dropdown],
    ["the filters of a list", "/app/list/menuItems", click(".list-page .tool"), dropdown],
    ["selected rows", "/app/list/menuItems", click("tbody .row-box"), ".bulk-bar"],
    ["the history of a record", "a dish", click(".drawer [role=tab] >> nth=1"), ".drawer .history"],
];

// The same with the narrow screen's own.
export const phone_overlays = [
    ["all pages", "/app/clock", click(".bottom button"), dialog],
    ["the menu of the person", "/app/clock", click(".person"), dropdown],
    ["the palette", "/app/clock", click(".top .search"), ".palette-option"],
    ["until when a dish is sold out", "/app/sold-out", click(".dish-button"), dialog],
    ["an order", "/app/orders", click(".order-number"), dialog],
    ["why an order is rejected", "/app/orders", click(".order-step + button.order-other"), dialog],
    ["more of a list", "/app/list/menuItems", click(".list-more"), dropdown],
];

async function is_gone(page, name) {
    for (let tries = 0; tries < 3; ++tries) {
        await page.keyboard.press("Escape");
        try {
            return await page.locator(dialog).first().waitFor({ state: "detached", timeout: 3_000 });
        } catch {
            // One that stands below it wants a key of its own.
        }
    }
    throw new Error(`${name} does not close`);
}

// Opens each, hands it over, and closes it again.
export async function walk_overlays(page, all, check) {
    const [item] = await call("GET", `svc/store/${store}/menuItems?page=1&pageSize=1`);
    for (const [name, path, open, shown] of all) {
        await go(page, path === "a dish" ? `/app/list/menuItems?open=${item.id}` : path);
        await open(page);
        await page.locator(shown).first().waitFor();
        await settled(page);
        await check(name);
        await is_gone(page, name);
    }
}
