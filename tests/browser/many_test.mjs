// Many rows at once, and what the server refuses of one or of all: selection over pages, refusals at their
// fields, numbers as people type them, Undo and how long it waits.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { drawer, input_of, save, saved_revision, told } from "./drawer.mjs";
import { call, store, with_office } from "./office.mjs";
import { begin, finish } from "./support.mjs";

before(begin);
after(finish);

const rows = (page) => page.locator(".records [data-row]");
const items = `svc/store/${store}/menuItems`;
const box = (page, name) => page.getByRole("checkbox", { name: `Select ${name}`, exact: true });
const number = (at) => `Bonbon ${String(at).padStart(3, "0")}`;

async function choose(page, name, text) {
    await page.getByRole("combobox", { name }).fill(text);
    await page.getByRole("option", { name: text, exact: true }).click();
}

test("a selection reaches over pages, stays through another order, and ends with the question", async () => {
    const [category] = await call("GET", `svc/store/${store}/categories?search=Desserts`);
    const records = Array.from({ length: 450 }, (_, at) => ({
        kind: "menuItem",
        name: number(at),
        category: category.id,
        prices: [{ price: 300 }],
    }));
    await call("POST", `svc/store/${store}/bulk`, { records });
    await with_office("/app/list/menuItems?q=Bonbon", {}, async (page) => {
        await box(page, number(1)).click();
        // The pages between were never in view.
        await rows(page).first().focus();
        await page.keyboard.press("End");
        await box(page, number(449)).waitFor();
        await box(page, number(449)).click({ modifiers: ["Shift"] });
        await page.getByText("449 selected").waitFor();
        await page.getByRole("columnheader", { name: "Name" }).getByRole("button").click();
        await page.waitForURL((url) => url.searchParams.get("sort") === "name");
        await page.getByText("449 selected").waitFor();
        await page.getByRole("checkbox", { name: "Select all" }).click();
        await page.getByText("450 selected").waitFor();
        await page.getByRole("searchbox").fill("Bonbon 04");
        await page.getByText("10 found").waitFor();
        await page.getByText("450 selected").waitFor({ state: "detached" });
        await page.getByRole("checkbox", { name: "Select all" }).click();
        await page.getByText("10 selected").waitFor();
        await page.getByRole("checkbox", { name: "Select all" }).click();
        await page.getByText("10 selected").waitFor({ state: "detached" });
    });
});

test("all or nothing: one that is refused keeps the others as they are, and is named", async () => {
    const drinks = [];
    for (const name of ["Bulk One", "Bulk Two"])
        drinks.push(await call("POST", "svc/menuItem", { store, name, prices: [{ price: 100 }] }));
    const before = await call("GET", `${items}?search=Bulk`);
    await with_office("/app/list/menuItems?q=Bulk", {}, async (page, complaints) => {
        complaints.expect_status(400);
        await box(page, "Bulk One").click();
        await box(page, "Bulk Two").click();
        // The server refuses one of two.
        await page.route("**/bulk", (route) => {
            const { records } = route.request().postDataJSON();
            return route.fulfill({
                status: 400,
                json: {
                    status: 400,
                    code: "validation_failed",
                    message: "Validation failed",
                    errors: { [`records[${records.findIndex(({ id }) => id === drinks[1].id)}].pluCode`]: "is taken by Bulk Three" },
                },
            });
        });
        await page.getByRole("button", { name: "Change a field…" }).click();
        await choose(page, "Field", "PLU code");
        await page.getByRole("textbox", { name: "PLU code" }).fill("4711");
        await page.getByRole("button", { name: "Change", exact: true }).click();
        const report = page.getByRole("dialog", { name: "Nothing was changed" });
        await report.getByText("1 of 2 cannot be").waitFor();
        assert.match(await report.getByRole("listitem").innerText(), /Bulk Two\s*is taken by Bulk Three/);
        await page.keyboard.press("Escape");
        await report.waitFor({ state: "detached" });
        await page.getByText("2 selected").waitFor();
    });
    assert.deepEqual(await call("GET", `${items}?search=Bulk`), before);
});

test("many overwrite nobody: who was changed meanwhile is named, and all is one step that is undone at once", async () => {
    const made = [];
    for (const name of ["Step One", "Step Two"])
        made.push(await call("POST", "svc/menuItem", { store, name, prices: [{ price: 100 }] }));
    const codes = async () => (await call("GET", `${items}?search=Step&sort=name`)).map(({ pluCode }) => pluCode);
    await with_office("/app/list/menuItems?q=Step", {}, async (page, complaints) => {
        complaints.expect_status(412);
        const change = async () => {
            await page.getByRole("button", { name: "Change a field…" }).click();
            await choose(page, "Field", "PLU code");
            await page.getByRole("textbox", { name: "PLU code" }).fill("4711");
            await page.getByRole("button", { name: "Change", exact: true }).click();
        };
        await box(page, "Step One").click();
        await box(page, "Step Two").click();
        let is_first = true;
        await page.route("**/bulk", async (route) => {
            if (is_first) await call("PUT", `svc/menuItem/${made[1].id}`, { pluCode: "99" });
            is_first = false;
            await route.continue();
        });
        await change();
        const report = page.getByRole("dialog", { name: "Nothing was changed" });
        assert.match(await report.getByRole("listitem").innerText(), /Step Two\s*Somebody changed it meanwhile/);
        assert.deepEqual(await codes(), [undefined, "99"]);
        await page.keyboard.press("Escape");
        await page.locator(".records").getByText("99", { exact: true }).waitFor();
        await change();
        await page.getByText("2 records: PLU code 4711").waitFor();
        assert.deepEqual(await codes(), ["4711", "4711"]);
        await page.getByRole("button", { name: "Undo" }).click();
        await page.getByText("Undone").waitFor();
    });
    assert.deepEqual(await codes(), [undefined, "99"]);
    const [last, before] = await call("GET", `svc/store/${store}/steps?pageSize=2`);
    assert.equal(last.title, "undo");
    assert.equal(last.undoes, before.id);
    assert.equal(before.count, 2);
});

test("what was changed together stands together in what happened, and is undone and done again at once", async () => {
    const made = [];
    for (const name of ["Round One", "Round Two", "Round Three"])
        made.push(await call("POST", "svc/menuItem", { store, name, prices: [{ price: 100 }] }));
    const codes = async () => (await call("GET", `${items}?search=Round&sort=name`)).map(({ pluCode }) => pluCode);
    const records = made.map(({ id }) => ({ kind: "menuItem", id, pluCode: "7" }));
    await call("POST", `svc/store/${store}/bulk`, { records });
    await with_office("/app/happened", {}, async (page) => {
        const step = page.locator(".happening").filter({ hasText: "changed 3 menu items together" });
        await step.getByText("Show each").click();
        await step.getByRole("link", { name: "Round Two" }).waitFor();
        assert.equal(await step.locator(".happening").count(), 3);
        await step.getByRole("button", { name: "Undo all" }).click();
        await told(page).getByText("3 changes are undone").waitFor();
        assert.deepEqual(await codes(), [undefined, undefined, undefined]);
        // Undoing is a step too; the first one offers it no more.
        await step.nth(1).waitFor();
        await step.nth(1).getByRole("button", { name: "Undo all" }).waitFor({ state: "detached" });
        await told(page).getByRole("button", { name: "Undo" }).click();
        await told(page).getByText("Undone", { exact: true }).waitFor();
        assert.deepEqual(await codes(), ["7", "7", "7"]);
    });
});

test("a value that is wrong for every record is refused at its field, where it was typed", () =>
    with_office("/app/list/menuItems?q=burger", {}, async (page, complaints) => {
        complaints.expect_status(400);
        await page.getByRole("checkbox", { name: "Select all" }).click();
        await page.getByRole("button", { name: "Change a field…" }).click();
        const dialog = page.getByRole("dialog");
        await choose(page, "Field", "Position");
        const field = dialog.getByRole("textbox", { name: "Position" });
        await field.fill("many");
        await dialog.getByRole("button", { name: "Change", exact: true }).click();
        await dialog.getByText("This cannot be read.").waitFor();
        await field.fill("-5");
        await dialog.getByRole("button", { name: "Change", exact: true }).click();
        await dialog.getByText("must be").waitFor();
        assert.equal(await field.getAttribute("aria-invalid"), "true");
        await page.keyboard.press("Escape");
    }));

test("a refusal opens what is folded, reaches into lists, and is read first", async () => {
    const item = await call("POST", "svc/menuItem", { store, name: "Folded", prices: [{ price: 100 }] });
    await with_office(`/app/list/menuItems?open=${item.id}`, {}, async (page, complaints) => {
        complaints.expect_status(400);
        const refuse = (errors) =>
            page.route(`**/svc/menuItem/${item.id}`, (route) =>
                route.request().method() === "PUT"
                    ? route.fulfill({ status: 400, json: { status: 400, code: "validation_failed", message: "no", errors } })
                    : route.fallback(),
            );
        const focused = () => page.evaluate(() => document.activeElement?.dataset.path);
        const forms = await (await page.request.get("/forms.json")).json();
        const { fields } = forms.kinds.find(({ kind }) => kind === "menuItem");
        const folded = fields.find(({ weight, input, shownWhen }) => weight === "rare" && input === "count" && !shownWhen);
        const hidden = fields.find(({ shownWhen }) => shownWhen);
        assert.equal(await input_of(page, folded.name).count(), 0);

        await input_of(page, "name").fill("Folded again");
        await refuse({ [folded.name]: "is too odd" });
        await save(page).click();
        await drawer(page).getByText("is too odd").waitFor();
        assert.equal(await focused(), folded.name);
        await page.unrouteAll();

        await refuse({ "prices[0].price": "is too dear" });
        await save(page).click();
        await drawer(page).getByText("is too dear").waitFor();
        assert.equal(await focused(), "prices[0].price");
        await page.unrouteAll();

        // What the form does not show is named above it.
        await refuse({ [hidden.name]: "is in the way" });
        await save(page).click();
        await drawer(page).getByText(`${hidden.label}: is in the way`).waitFor();
        await page.unrouteAll();
        await saved_revision(page, () => save(page).click());
    });
});

test("amounts are taken as people write them; nothing is not zero", async () => {
    const item = await call("POST", "svc/menuItem", { store, name: "Counted", prices: [{ price: 100 }], cost: 5 });
    await with_office(`/app/list/menuItems?open=${item.id}`, {}, async (page) => {
        const price = input_of(page, "prices[0].price");
        for (const [typed, minor] of [["12,5", 1250], ["$13.50", 1350], ["1,250.00", 125000], ["0", 0]]) {
            await price.fill(typed);
            const saved = await saved_revision(page, () => save(page).click());
            assert.equal(saved.prices[0].price, minor, typed);
        }
        assert.equal(await price.inputValue(), "0.00");
        await price.fill("twelve");
        await save(page).click();
        await drawer(page).getByText("This cannot be read.").waitFor();
        assert.equal(await page.evaluate(() => document.activeElement.dataset.path), "prices[0].price");
        await price.fill("12");
        await saved_revision(page, () => save(page).click());
    });
});

test("Undo waits while it is pointed at or focused; Ctrl-Z takes back, and leaves fields alone", async () => {
    const made = await call("POST", "svc/department", { store, name: "Undone" });
    const description = async () => (await call("GET", `svc/department/${made.id}`)).description ?? "";
    await with_office(`/app/list/departments?open=${made.id}`, {}, async (page) => {
        await page.clock.install();
        await input_of(page, "description").fill("changed");
        await saved_revision(page, () => save(page).click());
        const undo = told(page).getByRole("button", { name: "Undo" });
        await undo.hover();
        await page.clock.fastForward(60_000);
        await undo.waitFor();
        await undo.focus();
        await page.mouse.move(5, 5);
        await page.clock.fastForward(60_000);
        await undo.waitFor();

        await input_of(page, "description").focus();
        await page.keyboard.press("Control+z");
        assert.equal(await description(), "changed");
        await page.getByRole("row", { name: /Undone/ }).getByRole("checkbox").focus();
        await saved_revision(page, () => page.keyboard.press("Control+z"));
        assert.equal(await description(), "");
        await told(page).getByText("Undone", { exact: true }).waitFor();
        await page.clock.fastForward(11_000);
        await told(page).waitFor({ state: "detached" });
    });
});
