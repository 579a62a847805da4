// The back office by keyboard alone: nobody touches a pointer here.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { call, store, with_office } from "./office.mjs";
import { begin, finish, origin } from "./support.mjs";
import { settled } from "./all_pages.mjs";

before(begin);
after(finish);

const steps_most = 60;

// What has the focus, as a screen reader would begin to say it.
const focused = (page) =>
    page.evaluate(() => {
        const one = document.activeElement;
        const label = one.labels?.[0]?.innerText ?? document.getElementById(one.getAttribute("aria-labelledby") ?? "")?.innerText;
        return (one.getAttribute("aria-label") ?? label ?? one.innerText ?? "").trim().split("\n")[0];
    });

// Goes on with Tab until it is there; what has the focus must be seen to have it.
async function tab_to(page, name, key = "Tab") {
    const passed = [];
    for (let steps = 0; steps < steps_most; ++steps) {
        await page.keyboard.press(key);
        const at = await focused(page);
        assert.ok(await page.evaluate(is_seen), `the focus on “${at}” cannot be seen`);
        if (name instanceof RegExp ? name.test(at) : at === name) return;
        passed.push(at);
    }
    assert.fail(`no “${name}” among ${passed.join(" | ")}`);
}

// In the window, and marked by an outline, by a border that changes, or as a choice. Of a tree or a grid, what the
// keys act on is marked.
function is_seen() {
    const one = document.activeElement;
    if (one === document.body) return true;
    const marks = (element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle !== "none" && parseFloat(outlineWidth) > 0;
    };
    const { width, height, bottom, top } = one.getBoundingClientRect();
    const is_inside = bottom > 0 && top < innerHeight;
    const is_field = one.matches("input, textarea, select");
    const box = one.closest("[class*=Input-wrapper], label, .palette-input") ?? one;
    const at = document.getElementById(one.getAttribute("aria-activedescendant") ?? "");
    if (at && (marks(at) || getComputedStyle(at, "::after").borderStyle === "solid")) return true;
    return is_inside && ((width > 0 && height > 0 && marks(one)) || is_field || marks(box) || one.matches("[tabindex='-1']"));
}

test("sign in, open a dish, change it, save, and take it back", () =>
    with_office("/sign-in", { as: null }, async (page) => {
        await settled(page);
        await tab_to(page, "E-mail");
        await page.keyboard.type("manager@demo.example");
        await tab_to(page, "Password");
        await page.keyboard.type("demo");
        await page.keyboard.press("Enter");
        await page.waitForURL(`${origin}/`);
        await settled(page);

        // Past the navigation with the first key.
        await page.keyboard.press("Tab");
        assert.equal(await focused(page), "Skip to the page");
        await page.keyboard.press("Enter");
        assert.equal(await page.evaluate(() => document.activeElement.id), "page");

        await page.keyboard.press("Control+k");
        await page.getByRole("combobox", { name: "Search or jump to" }).waitFor();
        await page.keyboard.type("menu items");
        await page.getByRole("option", { name: "Menu items", exact: true }).waitFor();
        await page.keyboard.press("Enter");
        await page.getByRole("heading", { name: "Menu items", level: 1 }).waitFor();
        await settled(page);

        await page.keyboard.press("/");
        await page.keyboard.type("tiramisu");
        const row = page.locator(".records [data-row]", { hasText: "Tiramisu" }).first();
        await row.waitFor();
        await page.keyboard.press("Enter");
        await page.waitForFunction(() => document.activeElement?.closest(".records"));
        await page.keyboard.press("Enter");
        await page.locator(".drawer h2", { hasText: "Tiramisu" }).waitFor();
        const [before_it] = await call("GET", `svc/store/${store}/menuItems?search=tiramisu`);

        await tab_to(page, /^Name/);
        await page.keyboard.press("End");
        await page.keyboard.type(" of the day");
        await page.keyboard.press("Control+s");
        await page.locator(".told").waitFor();
        assert.equal((await call("GET", `svc/menuItem/${before_it.id}`)).name, `${before_it.name} of the day`);

        await page.keyboard.press("Escape");
        await page.locator(".drawer").waitFor({ state: "detached" });
        await page.waitForFunction(() => document.activeElement?.closest(".records"));
        await page.keyboard.press("Control+z");
        await page.locator(".told", { hasText: "Undone" }).waitFor();
        assert.equal((await call("GET", `svc/menuItem/${before_it.id}`)).name, before_it.name);
    }));

// Where the focus is after what was open is closed: where it was.
for (const [name, path, opener, opened] of [
    ["the shortcuts", "/app/clock", null, "Shift+?"],
    ["the palette", "/app/sold-out", null, "Control+k"],
    ["the sheet of a dish", "/app/sold-out", /^Take .* off sale$/, "Enter"],
    ["a new key", "/app/keys", "New key", "Enter"],
    ["why an order is rejected", "/app/orders", "Reject", "Enter"],
    ["another time to accept", "/app/orders", /^Accept order .* with another time$/, "Enter"],
    ["an order that staff enters", "/app/orders", "New order", "Enter"],
    ["changing prices together", "/app/menu", "Change prices…", "Enter"],
    ["the menu of the person", "/app/clock", /^Your sign-in: /, "Enter"],
    ["switching the second step on", "/app/me", "Switch on", "Enter"],
])
    test(`${name} takes the focus, keeps it, and gives it back`, () =>
        with_office(path, {}, async (page) => {
            await settled(page);
            await tab_to(page, opener ?? /./);
            const from = await page.evaluateHandle(() => document.activeElement);
            await page.keyboard.press(opened);
            const over = page.locator("[role=dialog], [role=menu]").first();
            await over.waitFor();
            const is_inside = () => page.evaluate(() => document.activeElement?.closest("[role=dialog], [role=menu]") !== null);
            await page.waitForFunction(() => document.activeElement?.closest("[role=dialog], [role=menu]"));
            if ((await over.getAttribute("role")) === "dialog")
                for (let steps = 0; steps < 12; ++steps) {
                    await page.keyboard.press("Tab");
                    assert.ok(await is_inside(), `the focus left after ${steps + 1} steps`);
                }
            await page.keyboard.press("Escape");
            await over.waitFor({ state: "detached" });
            await page.waitForFunction((one) => document.activeElement === one, from);
        }));

test("Ctrl-K opens out of a field too, and letters typed there are no shortcuts", () =>
    with_office("/app/sold-out", {}, async (page) => {
        await settled(page);
        await page.getByRole("searchbox").focus();
        await page.keyboard.type("what?");
        assert.equal(await page.getByRole("searchbox").inputValue(), "what?");
        assert.equal(await page.getByRole("dialog").count(), 0);
        await page.keyboard.press("Control+k");
        await page.getByRole("combobox", { name: "Search or jump to" }).waitFor();
    }));

test("the groups of orders on a phone are one stop, and arrows go among them", () =>
    with_office("/app/orders", { viewport: { width: 375, height: 720 } }, async (page) => {
        await settled(page);
        await tab_to(page, /^New\s*\d/);
        await page.keyboard.press("ArrowRight");
        assert.match(await focused(page), /^Preparing/);
        await page.waitForURL((url) => url.searchParams.get("group") === "preparing");
        await page.keyboard.press("ArrowLeft");
        await page.waitForURL((url) => url.searchParams.get("group") === "new");
    }));

test("every page has one main part, one first heading, named navigation, and nothing with a tab order of its own", () =>
    with_office("/", {}, async (page) => {
        for (const path of ["/", "/app/orders", "/app/kitchen", "/app/floor", "/app/sold-out", "/app/clock", "/app/happened", "/app/menu", "/app/store", "/app/me", "/app/keys", "/app/jobs", "/app/list/menuItems", "/certificate"]) {
            await page.goto(path);
            await settled(page);
            const found = await page.evaluate(() => ({
                mains: document.querySelectorAll("main").length,
                headings: document.querySelectorAll("h1").length,
                nameless: [...document.querySelectorAll("nav")].filter((nav) => !nav.ariaLabel).length,
                ordered: document.querySelectorAll("[tabindex]:not([tabindex='0'], [tabindex='-1'])").length,
            }));
            assert.deepEqual(found, { mains: 1, headings: 1, nameless: 0, ordered: 0 }, path);
        }
    }));
