// No text of the pages is missing from the catalogue: in the pseudo-language every one of them is in brackets.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { with_office } from "./office.mjs";
import { begin, finish, phone } from "./support.mjs";
import { go, open_routes, overlays, phone_overlays, routes, settled, walk_overlays } from "./all_pages.mjs";

before(begin);
after(finish);

const keep = { "comanda.language": "pseudo" };

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

async function walk(paths, over, options) {
    await with_office("/", { ...options, keep, motion: "reduce" }, async (page) => {
        const found = {};
        const look = async (name) => {
            const strange = await page.evaluate(strange_texts);
            const title = await page.title();
            if (!title.includes("⟦")) strange.push(`title: ${title}`);
            if (strange.length > 0) found[name] = strange;
        };
        await settled(page);
        for (const path of paths) {
            await go(page, path);
            await look(path);
        }
        await walk_overlays(page, over, look);
        assert.deepEqual(found, {});
    });
}

const forms = ["/app/list/menuItems?open=new", "/app/list/users?open=new", "/app/list/webhooks?open=new"];
test("every text of the pages is in the catalogue", () => walk([...routes, ...forms], overlays, {}));
test("and so is what only phones show", () => walk(["/app/list/menuItems"], phone_overlays, { viewport: phone }));
test("and what waiters see on their first page", () => walk(["/", "/app/clock"], [], { as: "waiter@demo.example" }));

test("every text before sign-in is in the catalogue", async () => {
    const found = {};
    for (const path of open_routes)
        await with_office(path, { as: null, keep }, async (page, complaints) => {
            complaints.expect_status(400);
            await settled(page);
            for (const step of path === "/sign-in" ? ["", "form .link-button"] : [""]) {
                if (step !== "") await page.locator(step).click();
                await settled(page);
                const strange = await page.evaluate(strange_texts);
                if (strange.length > 0) found[`${path} ${step}`] = strange;
            }
        });
    assert.deepEqual(found, {});
});

test("nobody is offered the pseudo-language, and who has it can leave it", () =>
    with_office("/app/clock", {}, async (page) => {
        await settled(page);
        await page.locator(".person").click();
        await page.getByRole("menuitem", { name: "Sign out" }).waitFor();
        assert.equal(await page.getByText("Pseudo").count(), 0);
        await page.keyboard.press("Escape");
        await page.evaluate(() => localStorage.setItem("comanda.language", "pseudo"));
        await page.reload();
        await settled(page);
        await page.locator(".person").click();
        await page.getByRole("menuitemradio", { name: "English" }).click();
        await page.getByRole("heading", { name: "Clock", level: 1 }).waitFor();
    }));
