// What happened: filters that stand in the address, Undo exactly where the service takes a change back, and the
// reason where it does not.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { violations } from "./axe.mjs";
import { call, store, with_office } from "./office.mjs";
import { somebody } from "./staff.mjs";
import { settled } from "./all_pages.mjs";
import { assert_no_sideways_scrolling, assert_nothing_sticks_out, begin, finish, phone } from "./support.mjs";

const timeline = (query = "") => call("GET", `svc/store/${store}/timeline?page=1&pageSize=50${query}`);
const lines = (page) => page.locator(".happening");
const line = (page, text) => lines(page).filter({ hasText: text });
const search = (page) => new URL(page.url()).searchParams;
const manager = "650000000000000000000201";
let soup, rice;

before(async () => {
    await begin();
    [soup, rice] = await Promise.all(
        ["Timed soup", "Timed rice"].map((name) => call("POST", "svc/menuItem", { store, name, prices: [{ price: 900 }] })),
    );
    await call("PUT", `svc/menuItem/${soup.id}`, { description: "Warm" });
    await call("PUT", `svc/menuItem/${soup.id}`, { description: "Hot" });
    await call("PUT", `svc/menuItem/${soup.id}`, { pluCode: "771" });
});
after(finish);

// Each line as the page shows it: what can be pressed, and what stands in its place.
async function shown(page) {
    await settled(page);
    return page.locator(".happenings > .happening:not(.happening-step .happening)").evaluateAll((all) =>
        all.map((one) => ({
            button: one.querySelector(":scope > .happening-undo")?.textContent ?? "",
            why: one.querySelector(":scope > .happening-no-undo")?.title ?? "",
        })),
    );
}

const reasons = {
    created: /inactivate/,
    changedSince: /changed the same again/,
    tooManySince: /Too much was changed/,
    notAllowed: /not make it/,
    nothingToUndo: /cannot be taken back|can be taken back/,
};

test("Undo stands exactly where a change can be taken back, else its reason", () =>
    with_office("/app/happened?kind=menuItem&id=" + soup.id, {}, async (page) => {
        const entries = await timeline(`&kind=menuItem&id=${soup.id}`);
        assert.deepEqual(entries.map(({ canUndo, cannotUndo }) => canUndo || cannotUndo), [true, true, "changedSince", "changedSince"]);
        const found = await shown(page);
        assert.deepEqual(found.map(({ button }) => button), ["Undo", "Undo", "", ""]);
        for (const [at, { cannotUndo }] of entries.entries()) if (cannotUndo) assert.match(found[at].why, reasons[cannotUndo]);

        // What nobody touched since it was made is put out of use, which is no Undo.
        await page.goto(`/app/happened?kind=menuItem&id=${rice.id}`);
        assert.deepEqual(await shown(page), [{ button: "Take out of use", why: "" }]);

        // One taken back: the one before it can be, then.
        await page.goto(`/app/happened?kind=menuItem&id=${soup.id}`);
        await line(page, "Hot").getByRole("button", { name: "Undo the change of Timed soup" }).click();
        await page.locator(".told").getByText("The change of Timed soup is undone").waitFor();
        assert.equal((await call("GET", `svc/menuItem/${soup.id}`)).description, "Warm");
        await page.waitForFunction(() => document.querySelectorAll(".happening").length === 5);
        const now = await timeline(`&kind=menuItem&id=${soup.id}`);
        assert.deepEqual((await shown(page)).map(({ button }) => button === "Undo"), now.map(({ canUndo }) => canUndo));
        assert.deepEqual(await violations(page), []);
    }));

test("who may see the past but not change it reads why there is no Undo", async () => {
    const context = await somebody("Nora", { [store]: ["BO_SEE_MENU", "BO_HISTORY"] });
    await with_office(`/app/happened?store=${store}&kind=menuItem&id=${soup.id}`, { context }, async (page) => {
        const found = await shown(page);
        assert.ok(found.length > 0);
        for (const { button, why } of found) {
            assert.equal(button, "");
            assert.notEqual(why, "");
        }
        assert.ok(found.some(({ why }) => reasons.notAllowed.test(why)));
    });
    await context.close();
});

test("filters by person, record, days and the menu alone stand in the address and come back with it", () =>
    with_office("/app/happened", {}, async (page) => {
        const pick = async (name, text, option = text) => {
            await page.getByRole("combobox", { name }).fill(text);
            await page.getByRole("option", { name: option }).first().click();
        };
        await pick("About", "The whole menu");
        await page.waitForURL((url) => url.searchParams.get("kind") === "menu");
        await pick("Which one", "Timed rice");
        await page.waitForURL((url) => url.searchParams.get("id") === rice.id);
        await line(page, "Timed rice").waitFor();
        assert.equal(await lines(page).count(), 1);
        // Opened and left again, by the link that another one was sent.
        await line(page, "Timed rice").getByRole("link").click();
        await page.waitForURL(/\/app\/list\/menuItems/);
        await page.goBack();
        await line(page, "Timed rice").waitFor();
        assert.deepEqual([search(page).get("kind"), search(page).get("id")], ["menu", rice.id]);
        await page.reload();
        await line(page, "Timed rice").waitFor();
        assert.equal(await lines(page).count(), 1);
        assert.equal(await page.getByRole("combobox", { name: "Which one" }).inputValue(), "Timed rice");

        await page.getByRole("button", { name: "Clear filters" }).click();
        await page.waitForURL((url) => !url.searchParams.has("id") && !url.searchParams.has("kind"));
        await pick("Who", "Rosa");
        await page.waitForURL((url) => url.searchParams.get("by") === manager);
        await settled(page);
        const who = await page.locator(".happening b").allTextContents();
        assert.deepEqual([...new Set(who)], ["Rosa Delgado"]);
    }));

test("days are from one to another by the store's clock, never the wrong way round", () =>
    with_office("/app/happened?kind=menu", {}, async (page) => {
        const { timeZone } = await call("GET", `svc/store/${store}`);
        const day = (ago) => new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(Date.now() - ago * 86_400_000);
        const [from, to] = [page.getByLabel("From this day"), page.getByLabel("To this day")];
        await from.fill(day(0));
        await line(page, "Timed soup").first().waitFor();
        const asked = page.waitForResponse((answer) => answer.url().includes("/timeline") && answer.url().includes("to="));
        await to.fill(day(3));
        await asked;
        assert.deepEqual([await from.inputValue(), await to.inputValue()], [day(3), day(3)]);
        await page.getByText("Nothing like that happened").waitFor();
        await from.fill(day(1));
        await page.waitForURL((url) => url.searchParams.get("to") === day(1));
        await to.fill(day(0));
        await line(page, "Timed soup").first().waitFor();
        assert.deepEqual([search(page).get("from"), search(page).get("to")], [day(1), day(0)]);
        const expected = await timeline(`&id=${soup.id}&from=${day(1)}&to=${day(0)}`);
        assert.equal(await line(page, "Timed soup").count(), expected.length);
    }));

test("on a phone it fits, with every filter in use", () =>
    with_office(`/app/happened?kind=menu&by=${manager}&id=${soup.id}&from=2026-01-01`, { viewport: phone }, async (page) => {
        await settled(page);
        await assert_no_sideways_scrolling(page);
        await assert_nothing_sticks_out(page, "main");
        assert.deepEqual(await violations(page), []);
    }));
