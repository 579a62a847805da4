// All that the back office can show, one after the other: every page, every list with a record, and what
// opens over them. Who checks all pages walks here.
import { account, call, store } from "./office.mjs";
import { origin } from "./support.mjs";

export const routes = [
    "/",
    "/app/orders",
    "/app/orders?alone=yes",
    "/app/kitchen",
    "/app/kitchen?show=done",
    "/app/floor",
    "/app/floor?alone=yes",
    "/app/floor?part=tables",
    "/app/floor?part=room",
    "/app/sales",
    "/app/sales?q=an",
    "/app/sold-out",
    "/app/clock",
    "/app/happened",
    "/app/happened?kind=menu",
    "/app/menu",
    "/app/menu?q=an",
    "/app/menu?show=modifiers",
    "/app/menu?panel=guest",
    "/app/menu?panel=basket",
    "/app/pull",
    "/app/transfer",
    "/app/store",
    "/app/account",
    "/app/me",
    "/app/tablets",
    "/app/keys",
    "/app/jobs",
    "/app/nowhere",
    "/certificate",
];
export const open_routes = ["/sign-in", "/pair", "/setup", "/reset", "/reset#token=none", "/certificate"];

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

// Two rows below the last one, as a spreadsheet program has them on the clipboard.
const paste_below = async (page) => {
    await page.locator(".price-grid").focus();
    await page.keyboard.press("Control+End");
    await page.evaluate(() => {
        const data = new DataTransfer();
        data.setData("text/plain", "\u00d7\t1\n\u00f7\t2");
        document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, cancelable: true }));
    });
};
const lift_row = async (page) => {
    await page.locator(".price-grid").focus();
    for (const key of ["Control+Home", "Space", "ArrowDown"]) await page.keyboard.press(key);
};
const change_cells = async (page) => {
    await page.locator(".price-grid").focus();
    for (const key of ["Control+Home", "ArrowRight", "1", "Enter", "?", "Enter"]) await page.keyboard.press(key);
};

const ask_for_time = async (page) => {
    await page.locator(".order-accept .order-other").first().click();
    await page.locator(".minutes-menu [role=menuitem]").last().click();
};
const choose_item = async (page) => {
    await page.locator(".orders .page-head button:has(.tabler-icon-plus)").click();
    await page.locator(".entry-picker input").fill("tiramisu");
    await page.locator(".entry-found button").first().click();
};
const enter_order = async (page) => {
    await choose_item(page);
    await page.locator(".entry-picker .guest-add").click();
};

const open_table = click(".table-mark:not(.state-free)");
const move_check = async (page) => {
    await open_table(page);
    await page.locator(".check-actions button").first().click();
};
// A table that is taken asks what becomes of the check there.
const put_on_taken = async (page) => {
    await move_check(page);
    await page.locator(".move-table:not(.state-free)").nth(1).click();
};

// What opens over a page: [name, path, what opens it, what is then there].
export const overlays = [
    ["the menu of the person", "/app/clock", click(".person"), dropdown],
    ["the switch of stores", "/app/clock", click(".store"), dropdown],
    ["the palette", "/app/clock", (page) => page.keyboard.press("Control+k"), ".palette-option"],
    ["what the palette finds", "/app/clock", search_for("mar"), ".palette-option .figure"],
    ["a palette that finds nothing", "/app/clock", search_for("qqqqqq"), ".palette-status"],
    ["the shortcuts", "/app/clock", (page) => page.keyboard.press("Shift+?"), dialog],
    ["a check of a table", "/app/floor", open_table, ".check-story li"],
    ["where a check goes", "/app/floor", move_check, dialog],
    ["a table that is taken", "/app/floor", put_on_taken, ".tall-choice"],
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
    ["why an order is rejected", "/app/orders", click(".order-reject"), dialog],
    ["another time to accept", "/app/orders", click(".order-accept .order-other"), dropdown],
    ["the stations of the kitchen", "/app/kitchen", click(".kitchen .page-head button"), dropdown],
    ["any order that is looked for", "/app/orders", click(".orders .page-head button >> nth=1"), ".find-row"],
    ["a sale", "/app/sales", click(".sales-row"), ".sale-past li"],
    ["a time that is promised", "/app/orders", ask_for_time, dialog],
    ["an order that staff enters", "/app/orders", enter_order, ".entry-lines li"],
    ["an item that staff chooses", "/app/orders", choose_item, ".entry-picker .guest-item"],
    ["a password before the second step", "/app/me", (page) => page.locator(".me-column button").last().click(), dialog],
    ["a tablet to pair", "/app/tablets", click(".page-head button"), dialog],
    ["a new key", "/app/keys", click(".page-head button"), dialog],
    ["whether a key is revoked", "/app/keys", click("td button"), dialog],
    ["a pull at a set time", "/app/pull", click(".pull-choice > .mantine-Button-root"), dialog],
    ["what is pulled", "/app/pull", click(".pull-what button"), ".pull-kinds"],
    ["an item beside the menu", "/app/menu", click(".grid-rows .cell-text"), ".panel-frame"],
    ["prices that are changed together", "/app/menu", click(".menu-buttons > button >> nth=2"), dialog],
    ["a size that is added", "/app/menu", click(".add-size"), dropdown],
    ["what becomes of pasted rows", "/app/menu", paste_below, dialog],
    ["a row that is lifted", "/app/menu", lift_row, ".lifted-place"],
    ["the columns of a list", "/app/list/menuItems", click(".list-page .tool >> nth=1"), dropdown],
    ["the filters of a list", "/app/list/menuItems", click(".list-page .tool"), dropdown],
    ["selected rows", "/app/list/menuItems", click("tbody .row-box"), ".bulk-bar"],
    ["the history of a record", "a dish", click(".drawer [role=tab] >> nth=1"), ".drawer .history"],
    // Nothing comes after these: the page is not left without an answer.
    ["cells that are not saved", "/app/menu", change_cells, ".save-bar"],
    ["whether they are left behind", "/app/menu", click(".side a"), dialog],
];

// The same with the narrow screen's own.
export const phone_overlays = [
    ["all pages", "/app/clock", click(".bottom button"), dialog],
    ["the menu of the person", "/app/clock", click(".person"), dropdown],
    ["the palette", "/app/clock", click(".top .search"), ".palette-option"],
    ["until when a dish is sold out", "/app/sold-out", click(".dish-button"), dialog],
    ["a check of a table", "/app/floor?part=tables", open_table, ".check-story li"],
    ["where a check goes", "/app/floor?part=tables", move_check, dialog],
    ["an order", "/app/orders", click(".order-number"), dialog],
    ["why an order is rejected", "/app/orders", click(".order-reject"), dialog],
    ["an order that staff enters", "/app/orders", enter_order, ".entry-lines li"],
    ["a sale", "/app/sales", click(".sales-row"), ".sale-past li"],
    ["a pull at a set time", "/app/pull", click(".pull-choice > .mantine-Button-root"), dialog],
    ["more of a list", "/app/list/menuItems", click(".list-more"), dropdown],
    ["a category of the menu", "/app/menu", click("[role=treeitem][aria-level='2']"), ".menu-phone-row"],
    [
        "an item of the menu",
        "/app/menu",
        async (page) => {
            await page.locator("[role=treeitem][aria-level='2']").first().click();
            await page.locator(".menu-phone-row").first().click();
        },
        ".panel-frame",
    ],
];

async function is_gone(page, name) {
    for (let tries = 0; tries < 3; ++tries) {
        await page.keyboard.press("Escape");
        try {
            return await page.locator(dialog).first().waitFor({ state: "detached", timeout: 3_000 });
        } catch {
            // One that stands below it wants a key of its own; one that asks whether to leave, its last button.
            const question = page.locator(".mantine-Modal-content button");
            if ((await question.count()) > 0) await question.last().click();
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
