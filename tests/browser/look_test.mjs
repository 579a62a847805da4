// How the pages look to everybody: contrast, dark, phones, other languages, and the rules of axe.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { call, open, store, with_office } from "./office.mjs";
import { assert_no_sideways_scrolling, begin, desk, finish, phone } from "./support.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

let item;
before(async () => {
    await begin();
    [item] = await call("GET", `svc/store/${store}/menuItems?page=1&pageSize=1`);
});
after(finish);

// One page of each sort; what is in a list or a form comes from descriptions, so one kind stands for all.
const pages = () => [
    ["/", "Today"],
    [`/app/list/menuItems?open=${item.id}`, "a list with a record"],
    ["/app/list/menuItems?open=new", "a new record"],
    ["/app/orders", "orders"],
    ["/app/sold-out", "sold out"],
    ["/app/clock", "the clock"],
    ["/app/happened", "what happened"],
    ["/app/store", "the store"],
    ["/app/me", "one's sign-in"],
    ["/app/keys", "keys"],
    ["/app/jobs", "jobs"],
    ["/certificate", "the certificate"],
];

async function settled(page) {
    await page.locator("main, form").first().waitFor();
    await page.waitForLoadState("networkidle");
    await page.locator(".mantine-Loader-root").first().waitFor({ state: "detached" });
}

// Shows a page without loading the program again.
async function go(page, path) {
    await page.evaluate((to) => {
        history.pushState({}, "", to);
        dispatchEvent(new PopStateEvent("popstate"));
    }, path);
    await settled(page);
}

async function violations(page) {
    await page.evaluate(axe);
    const { violations } = await page.evaluate(() =>
        globalThis.axe.run(document, {
            resultTypes: ["violations"],
            runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
        }),
    );
    return violations
        .filter(({ impact }) => impact === "serious" || impact === "critical")
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ html, target }) => `${target} ${html.slice(0, 160)}`).join("; ")}`);
}

for (const [viewport, scheme] of [
    [desk, "light"],
    [phone, "dark"],
])
    test(`no serious violation, ${viewport.width} wide, ${scheme}`, () =>
        with_office("/", { viewport, scheme }, async (page) => {
            for (const [path, name] of pages()) {
                await go(page, path);
                assert.deepEqual(await violations(page), [], name);
                await assert_no_sideways_scrolling(page);
            }
        }));

test("no serious violation where nobody has signed in", () =>
    with_office("/sign-in", { as: null }, async (page) => {
        await settled(page);
        assert.deepEqual(await violations(page), []);
    }));

// Every text of a page that is neither in the catalogue nor said by the server.
function strange_texts() {
    const strange = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent.trim();
        const parent = node.parentElement;
        if (!/\p{L}{2}/u.test(text) || text.includes("⟦") || text.includes("⟧")) continue;
        if (parent.closest("script, style, noscript, [translate=no], kbd, code, option")) continue;
        // A sentence of the catalogue that the page puts together from several nodes.
        if (parent.textContent.includes("⟦")) continue;
        strange.push(text);
    }
    for (const element of document.querySelectorAll("[aria-label], [placeholder], [title]")) {
        if (element.closest("[translate=no]")) continue;
        for (const name of ["aria-label", "placeholder", "title"]) {
            const text = element.getAttribute(name);
            if (text && /\p{L}{2}/u.test(text) && !text.includes("⟦")) strange.push(`${name}: ${text}`);
        }
    }
    return [...new Set(strange)];
}

test("every text is in the catalogue", () =>
    with_office("/", { keep: { "comanda.language": "pseudo" } }, async (page) => {
        for (const [path, name] of pages()) {
            await go(page, path);
            assert.deepEqual(await page.evaluate(strange_texts), [], name);
        }
    }));

test("dark is dark, and follows the device until somebody chooses", async () => {
    const { page, context, complaints } = await open("/", { scheme: "dark" });
    await settled(page);
    const lightness = () =>
        page.evaluate(() => {
            const [r, g, b] = getComputedStyle(document.body).backgroundColor.match(/\d+/g).map(Number);
            return (r + g + b) / 3;
        });
    assert.ok((await lightness()) < 60);
    await page.emulateMedia({ colorScheme: "light" });
    await page.waitForFunction(() => document.documentElement.dataset.mantineColorScheme === "light");
    assert.ok((await lightness()) > 200);
    complaints.assert_none();
    await context.close();
});
