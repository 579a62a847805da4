// No text of the pages is missing from the catalogue: in the pseudo-language every one of them is in brackets.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { with_office } from "./office.mjs";
import { begin, finish, origin, phone } from "./support.mjs";
import { go, open_routes, overlays, phone_overlays, routes, settled, walk_overlays } from "./all_pages.mjs";

before(begin);
after(finish);

const keep = { "comanda.language": "pseudo" };

// Every text that can be seen and is neither in the catalogue nor said by the server, nor a date.
function strange_texts(labels) {
    const strange = [];
    const days = "Mon|Tue|Wed|Thu|Fri|Sat|Sun|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday";
    const months = "[JFMASOND][a-z]{2,8}";
    const date = new RegExp(`^((${days}),? )?\\d{1,2} ${months}( \\d{4})?(, \\d\\d:\\d\\d)?$`);
    const colour = / #[0-9A-F]{6}$/; // after the name of a field
    const is_known = (text) =>
        !/\p{L}{2}/u.test(text) || /[⟦⟧]/.test(text) || labels.includes(text.replace(colour, "")) || date.test(text);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent.trim();
        const parent = node.parentElement;
        if (is_known(text) || !parent.checkVisibility()) continue;
        if (parent.closest("script, style, noscript, textarea, [translate=no], kbd, code")) continue;
        // A sentence of the catalogue that the page puts together from several nodes.
        if (parent.textContent.includes("⟦")) continue;
        strange.push(text);
    }
    for (const element of document.querySelectorAll("[aria-label], [placeholder], [title], [alt]")) {
        if (element.closest("[translate=no], [aria-hidden=true]") || !element.checkVisibility()) continue;
        for (const name of ["aria-label", "placeholder", "title", "alt"]) {
            const text = element.getAttribute(name);
            if (text && !is_known(text)) strange.push(`${name}: ${text}`);
        }
    }
    return [...new Set(strange)];
}

// What the descriptions call kinds, fields, sections and choices: a part of every page that is drawn from them.
async function labels_of_server() {
    const labels = [];
    JSON.parse(await (await fetch(`${origin}/forms.json`)).text(), (name, value) => {
        if (["label", "plural", "help", "about"].includes(name)) labels.push(value);
        return value;
    });
    return labels;
}

async function walk(paths, over, options) {
    await with_office("/", { ...options, keep, motion: "reduce" }, async (page) => {
        const found = {};
        const look = async (name) => {
            const strange = await page.evaluate(strange_texts, await labels_of_server());
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
                const strange = await page.evaluate(strange_texts, await labels_of_server());
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
