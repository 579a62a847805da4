// One edit for several stores at once: where it is offered, what it would do in each, and the way back.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { violations } from "./axe.mjs";
import { account, call, store as first, with_office } from "./office.mjs";
import { somebody } from "./staff.mjs";
import { assert_no_sideways_scrolling, assert_nothing_sticks_out, begin, finish, folder, phone, run } from "./support.mjs";

const second = "650000000000000000000102";
const there = "Harbor Street Grill Uptown";
const told = (page) => page.locator(".told");
const named = async (store, name) =>
    (await call("GET", `svc/store/${store}/menuItems?search=${encodeURIComponent(name)}`)).find((item) => item.name === name);
const codes = async (store) => (await call("GET", `svc/store/${store}/menuItems?search=Regional&sort=name`)).map(({ pluCode }) => pluCode);
const last_step = async (store) => (await call("GET", `svc/store/${store}/steps?pageSize=1`))[0];
const box = (page, name) => page.getByRole("checkbox", { name: `Select ${name}`, exact: true });
const other = (place) => place.getByRole("checkbox", { name: there, exact: true });

before(async () => {
    await begin();
    for (const name of ["Regional One", "Regional Two"])
        await call("POST", "svc/menuItem", { store: first, name, prices: [{ price: 1000 }] });
    // Both menus are copies of one; what the first store makes after that is not in the second.
    await call("POST", `svc/store/${second}`, { sourceStore: first, copyAll: true });
    await call("POST", "svc/menuItem", { store: first, name: "Regional Three", prices: [{ price: 1000 }] });
    // One that pays with other money.
    const options = ["--account", account, "--name", "Harbor Kiosk", "--currency", "EUR", "--database", `sqlite:${folder}/demo.db`];
    await run(process.env.COMANDA, ["store", "add", ...options]);
});
after(finish);

async function begin_change(page, value) {
    for (const name of ["Regional One", "Regional Two", "Regional Three"]) await box(page, name).click();
    await page.getByRole("button", { name: "Change a field…" }).click();
    await page.getByRole("combobox", { name: "Field" }).fill("PLU code");
    await page.getByRole("option", { name: "PLU code", exact: true }).click();
    await page.getByRole("textbox", { name: "PLU code" }).fill(value);
    return page.getByRole("dialog");
}

test("many records are changed in two stores as one step each, with a look at the other before, and undone in both", () =>
    with_office("/app/list/menuItems?q=Regional", {}, async (page) => {
        const dialog = await begin_change(page, "4711");
        // Neither this store nor one with another currency.
        assert.equal(await dialog.getByRole("group", { name: "Also in these stores" }).getByRole("checkbox").count(), 1);
        await other(dialog).check();
        const says = dialog.locator(".several-says");
        await says.getByText("2 records change there, 1 left out").waitFor();
        const lines = (await says.locator("li").allInnerTexts()).map((text) => text.replace(/\s+/g, " "));
        assert.deepEqual(lines, ["Regional One — → becomes 4711", "Regional Two — → becomes 4711", "Regional Three not in this store"]);
        assert.deepEqual(await violations(page), []);
        assert.deepEqual([await codes(first), await codes(second)], [[undefined, undefined, undefined], [undefined, undefined]]);
        await dialog.getByRole("button", { name: "Change in 2 stores" }).click();
        await told(page).getByText("3 records: PLU code 4711, in 2 stores; 1 left out").waitFor();
        assert.deepEqual([await codes(first), await codes(second)], [["4711", "4711", "4711"], ["4711", "4711"]]);
        assert.deepEqual([(await last_step(first)).count, (await last_step(second)).count], [3, 2]);
        await told(page).getByRole("button", { name: "Undo" }).click();
        await told(page).getByText("Undone").waitFor();
        assert.deepEqual([await codes(first), await codes(second)], [[undefined, undefined, undefined], [undefined, undefined]]);
    }));

test("what one store refuses is changed in none, and is said with its name", () =>
    with_office("/app/list/menuItems?q=Regional", {}, async (page, complaints) => {
        complaints.expect_status(400);
        await page.route("**/bulk", (route) =>
            route.fulfill({
                status: 400,
                json: { status: 400, code: "validation_failed", message: "Validation failed", errors: { "stores[0].records[1].pluCode": "is taken" } },
            }),
        );
        const dialog = await begin_change(page, "12");
        await other(dialog).check();
        await dialog.getByRole("button", { name: "Change in 2 stores" }).click();
        await told(page).getByText(`${there}: is taken`).waitFor();
    }));

test("an item is saved in more stores from beside the menu, and is a step of its own in each", async () => {
    const here = await named(first, "Regional One");
    const copy = await named(second, "Regional One");
    await with_office(`/app/menu?item=${here.id}`, {}, async (page) => {
        const panel = page.locator(".panel-frame:visible");
        await panel.getByText("Prices").first().waitFor();
        assert.equal(await panel.getByRole("button", { name: "In more stores…" }).count(), 0);
        await panel.getByLabel("Description", { exact: true }).first().fill("Of the region");
        await panel.getByRole("button", { name: "In more stores…" }).click();
        const dialog = page.getByRole("dialog", { name: "Save Regional One in more stores" });
        assert.ok(await other(dialog).isChecked());
        await dialog.getByText("1 record changes there").waitFor();
        assert.deepEqual(await violations(page), []);
        await dialog.getByRole("button", { name: "Save in 2 stores" }).click();
        await told(page).getByText(/Of the region.*, in 2 stores$/).waitFor();
        for (const id of [here.id, copy.id]) assert.equal((await call("GET", `svc/menuItem/${id}`)).description, "Of the region");
        assert.equal(await panel.getByRole("button", { name: "In more stores…" }).count(), 0);
    });
    // Nothing to do there: nothing is promised.
    const { id: only_here } = await named(first, "Regional Three");
    await with_office(`/app/menu?item=${only_here}`, {}, async (page) => {
        const panel = page.locator(".panel-frame:visible");
        await panel.getByLabel("Description", { exact: true }).first().fill("Of this region alone");
        await panel.getByRole("button", { name: "In more stores…" }).click();
        const dialog = page.getByRole("dialog", { name: "Save Regional Three in more stores" });
        await dialog.getByText("Nothing changes there, 1 left out").waitFor();
        assert.ok(await dialog.getByRole("button", { name: "Save in 1 store" }).isDisabled());
        await page.keyboard.press("Escape");
        await panel.getByRole("button", { name: "Discard" }).click();
    });
    // The other store can take it back by itself.
    await with_office(`/app/happened?store=${second}&id=${copy.id}`, {}, async (page) => {
        await page.locator(".happening").filter({ hasText: "Of the region" }).first().getByRole("button", { name: /^Undo/ }).click();
        await told(page).getByText(/undone/).waitFor();
    });
    assert.equal((await call("GET", `svc/menuItem/${copy.id}`)).description ?? "", "");
    assert.equal((await call("GET", `svc/menuItem/${here.id}`)).description, "Of the region");
});

test("a store is not offered to somebody who may not change the same there", async () => {
    const menu = ["BO_SEE_MENU", "BO_MENU_ITEMS", "BO_PRICES", "BO_HISTORY"];
    const context = await somebody("Marta", { [first]: menu, [second]: ["BO_SEE_MENU"] });
    await with_office(`/app/list/menuItems?q=Regional&store=${first}`, { context }, async (page) => {
        const dialog = await begin_change(page, "5");
        await dialog.getByText("3 records: PLU code").waitFor();
        assert.equal(await other(dialog).count(), 0);
        assert.ok(await dialog.getByRole("button", { name: "Change", exact: true }).isEnabled());
    });
    await context.close();
});

test("on a phone the dialog fits", () =>
    with_office("/app/list/menuItems?q=Regional", { viewport: phone }, async (page) => {
        await page.getByRole("button", { name: "More about this list" }).click();
        await page.getByText("Select rows", { exact: true }).click();
        const dialog = await begin_change(page, "4712");
        await other(dialog).check();
        await dialog.getByText("2 records change there, 1 left out").waitFor();
        await assert_no_sideways_scrolling(page);
        await assert_nothing_sticks_out(page, "[role=dialog]");
    }));
