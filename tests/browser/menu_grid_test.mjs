// The grid of prices on the menu workbench: made from nothing with keys alone, pasted, raised, saved as one
// step and undone, and two people in one grid.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { grid, made_menu, paste, path_of, press, prices_of, told, tree, wait_for_rows } from "./menu.mjs";
import { call, signed_in_state, store, with_office } from "./office.mjs";
import { begin, finish, origin } from "./support.mjs";

before(begin);
after(finish);

const saved = async (page) => {
    await press(page, "Control+s");
    await page.locator(".save-bar").waitFor({ state: "detached" });
};

test("a small menu is made from nothing by keyboard alone", () =>
    with_office("/app/menu", {}, async (page) => {
        await tree(page).focus();
        const type = async (text) => {
            await page.locator(".tree-field").waitFor();
            await page.keyboard.type(text);
            await press(page, "Enter");
            await told(page).getByText(`${text} added`).waitFor();
        };
        await page.getByRole("button", { name: "New department" }).focus();
        await press(page, "Enter");
        await type("Noodles");
        await press(page, "Insert");
        await type("Ramen");
        await page.waitForURL((url) => url.searchParams.has("category"));
        const category = new URL(page.url()).searchParams.get("category");
        await grid(page).focus();
        for (const [name, price] of [["Shoyu", "13,5"], ["Miso", "$12.00"], ["Egg", "0"]]) {
            await page.keyboard.type(name);
            await press(page, "Tab");
            await page.keyboard.type(price);
            await press(page, "Enter", "ArrowLeft");
        }
        await page.keyboard.type("Water");
        await press(page, "Enter");
        await wait_for_rows(page, ["Shoyu | 13.50", "Miso | 12.00", "Egg | 0.00", "Water | –"]);
        await saved(page);
        await told(page).getByText("4 items added").waitFor();
        const items = (await call("GET", path_of("menuItems"))).filter((item) => item.category === category);
        assert.deepEqual(
            Object.fromEntries(items.map(({ name, prices = [] }) => [name, prices.map(({ price }) => price)])),
            { Shoyu: [1350], Miso: [1200], Egg: [0], Water: [] },
        );
        assert.equal((await call("GET", path_of("categories"))).find(({ id }) => id === category).name, "Ramen");
        // By name now, and what has no price is an exception.
        await wait_for_rows(page, ["Egg | 0.00", "Miso | 12.00", "Shoyu | 13.50", "Water | –"]);
        await page.locator(".grid-row", { hasText: "Water" }).getByText("no price").waitFor();
    }));

test("cells are changed, filled, emptied, taken back and done again; what is not understood keeps its text", () =>
    with_office("/app/menu", {}, async (page, complaints, context) => {
        const { category, items } = await made_menu("Pies", [["Apple", [400, 800]], ["Berry", [450, 900]], ["Cherry", [500, null]]]);
        await page.goto(`/app/menu?category=${category}`);
        await wait_for_rows(page, ["Apple | 4.00 | 8.00", "Berry | 4.50 | 9.00", "Cherry | 5.00 | –"]);
        await grid(page).focus();
        await press(page, "ArrowRight", "F2");
        await page.keyboard.type("4.25");
        await press(page, "Escape");
        await wait_for_rows(page, ["Apple | 4.00 | 8.00", "Berry | 4.50 | 9.00", "Cherry | 5.00 | –"]);
        await page.keyboard.type("4.25");
        await press(page, "Enter");
        await page.keyboard.type("four");
        await press(page, "Tab");
        await page.keyboard.type("12,345,6");
        await press(page, "Shift+Enter");
        await wait_for_rows(page, ["Apple | 4.25 | 8.00", "Berry | four | 12,345,6", "Cherry | 5.00 | –"]);
        await page.getByText("2 cells to mend").waitFor();
        await page.getByText("No amount of USD: write 12.50").first().waitFor();
        await press(page, "Control+z", "Control+z");
        await wait_for_rows(page, ["Apple | 4.25 | 8.00", "Berry | 4.50 | 9.00", "Cherry | 5.00 | –"]);
        await press(page, "Control+y");
        await wait_for_rows(page, ["Apple | 4.25 | 8.00", "Berry | four | 9.00", "Cherry | 5.00 | –"]);
        await press(page, "Control+z");

        // From the first price down to the last, then one emptied.
        await press(page, "Control+Home", "ArrowRight", "Shift+ArrowDown", "Shift+ArrowDown", "Shift+ArrowRight", "Control+d");
        await wait_for_rows(page, ["Apple | 4.25 | 8.00", "Berry | 4.25 | 8.00", "Cherry | 4.25 | 8.00"]);
        await press(page, "Control+Home", "ArrowRight", "ArrowDown", "Delete");
        await wait_for_rows(page, ["Apple | 4.25 | 8.00", "Berry | – | 8.00", "Cherry | 4.25 | 8.00"]);
        await context.grantPermissions(["clipboard-read", "clipboard-write"]);
        await press(page, "Control+Home", "Shift+ArrowDown", "Shift+ArrowRight", "Shift+ArrowRight", "Control+c");
        assert.equal(await page.evaluate(() => navigator.clipboard.readText()), "Apple\t4.25\t8.00\nBerry\t\t8.00");

        // Leaving asks first.
        await page.getByRole("link", { name: "Today" }).click();
        await page.getByRole("dialog", { name: "Leave without saving?" }).getByRole("button", { name: "Keep editing" }).click();
        await saved(page);
        await told(page).getByText("5 changes of 3 items saved").waitFor();
        assert.deepEqual(await prices_of(items), [[425, 800], [800], [425, 800]]);
        // Nothing of the grid is left to take back: Ctrl-Z is the step.
        await grid(page).focus();
        await press(page, "Control+z");
        await told(page).getByText("Undone").waitFor();
        assert.deepEqual(await prices_of(items), [[400, 800], [450, 900], [500]]);
        await wait_for_rows(page, ["Apple | 4.00 | 8.00", "Berry | 4.50 | 9.00", "Cherry | 5.00 | –"]);

        // One cell is told as what it was and is.
        await press(page, "Control+Home", "ArrowRight");
        await page.keyboard.type("4.10");
        await press(page, "Control+s");
        await told(page).getByText("Apple, Small 4.00 → 4.10").waitFor();
    }));

test("thirty prices are pasted, and what goes beyond the last row asks", () =>
    with_office("/app/menu", {}, async (page, complaints, context) => {
        const names = Array.from({ length: 15 }, (_, at) => `Tea ${String(at + 1).padStart(2, "0")}`);
        const { category, items } = await made_menu("Teas", names.map((name) => [name, [100, 200]]));
        await page.goto(`/app/menu?category=${category}`);
        await page.getByText("Tea 15", { exact: true }).waitFor();
        await grid(page).focus();
        await press(page, "ArrowRight");
        await paste(page, context, names.map((_, at) => `${at + 3},50\t$${at + 4}.25`).join("\r\n"));
        await page.getByText("30 changes not saved").waitFor();
        await saved(page);
        await told(page).getByText("30 changes of 15 items saved").waitFor();
        assert.deepEqual(await prices_of(items), names.map((_, at) => [at * 100 + 350, at * 100 + 425]));

        await press(page, "Control+End", "ArrowUp", "Home");
        await paste(page, context, "Tea 15\t9\t\nTea 16\t8\t9\nTea 17\t\tseven");
        const asked = page.getByRole("dialog", { name: "2 rows go below the last item" });
        await asked.getByText("“Tea 16” and 1 other").waitFor();
        await asked.getByRole("button", { name: "Add 2 items" }).click();
        await page.getByText("1 cell to mend").waitFor();
        await press(page, "Control+s");
        await told(page).getByText("saved").waitFor();
        // The cell that was not understood waits, and the rest is there.
        await page.locator(".bad-cells").getByText("seven").waitFor();
        const all = (await call("GET", path_of("menuItems"))).filter((item) => item.category === category);
        assert.deepEqual(
            all.filter(({ name }) => name > "Tea 14").map(({ name, prices = [] }) => [name, ...prices.map(({ price }) => price)]).sort(),
            [["Tea 15", 900], ["Tea 16", 800, 900], ["Tea 17"]],
        );
    }));

test("prices are raised by 3 %, rounded, seen before, and undone as one step", () =>
    with_office("/app/menu", {}, async (page) => {
        const { category, items } = await made_menu("Cakes", [["Almond", [410, 1000]], ["Butter", [0, 1250]], ["Carrot", [1249, null]]]);
        await page.goto(`/app/menu?category=${category}`);
        await page.getByText("Almond", { exact: true }).waitFor();
        await page.getByRole("button", { name: "Change prices…" }).click();
        const dialog = page.getByRole("dialog", { name: "Change prices" });
        await dialog.getByLabel("By", { exact: true }).fill("3");
        await dialog.getByRole("combobox", { name: "Round" }).click();
        await page.getByRole("option", { name: "to .50" }).click();
        await dialog.getByText("4 prices change").waitFor();
        const lines = async () => (await dialog.getByRole("listitem").allInnerTexts()).map((line) => line.replace(/\s+/g, " ").trim());
        const rest = ["Almond Large 10.00 → 10.50", "Butter Large 12.50 → 13.00", "Carrot Small 12.49 → 13.00"];
        assert.deepEqual(await lines(), ["Almond Small 4.10 → 4.00", ...rest]);
        await dialog.getByText("Always up").click();
        await dialog.getByText("4.50").waitFor();
        assert.deepEqual(await lines(), ["Almond Small 4.10 → 4.50", ...rest]);
        await dialog.getByRole("button", { name: "Change 4 prices" }).click();
        await told(page).getByText("4 prices of Cakes changed").waitFor();
        assert.deepEqual(await prices_of(items), [[450, 1050], [0, 1300], [1300]]);
        await wait_for_rows(page, ["Almond | 4.50 | 10.50", "Butter | 0.00 | 13.00", "Carrot | 13.00 | –"]);
        await told(page).getByRole("button", { name: "Undo" }).click();
        await told(page).getByText("Undone").waitFor();
        assert.deepEqual(await prices_of(items), [[410, 1000], [0, 1250], [1249]]);
        await wait_for_rows(page, ["Almond | 4.10 | 10.00", "Butter | 0.00 | 12.50", "Carrot | 12.49 | –"]);
    }));

test("a cell that somebody else changed meanwhile shows both values, and nothing of theirs is overwritten", () =>
    with_office("/app/menu", {}, async (page) => {
        const { category, items, sizes } = await made_menu("Soups", [["Leek", [500, 700]], ["Pea", [600, 800]]]);
        const [small, large] = sizes;
        await page.goto(`/app/menu?category=${category}`);
        await page.getByText("Leek", { exact: true }).waitFor();
        await grid(page).focus();
        await press(page, "ArrowRight");
        await page.keyboard.type("5.50");
        await press(page, "Enter");
        await page.keyboard.type("6.60");
        await press(page, "Enter");
        // The other person changes one of these cells, and another cell of the same item.
        await call("PUT", `svc/menuItem/${items[0]}`, { prices: [{ servingSizeLevel: small, price: 520 }, { servingSizeLevel: large, price: 777 }] });
        await page.getByText("1 cell was changed by somebody else meanwhile").waitFor();
        await page.locator(".cell.contested").getByText("now 5.20").waitFor();
        await press(page, "Control+s");
        await told(page).getByText("Pea, Small 6.00 → 6.60").waitFor();
        assert.deepEqual(await prices_of(items), [[520, 777], [660, 800]]);
        await page.getByRole("button", { name: "Keep mine" }).click();
        await saved(page);
        assert.deepEqual(await prices_of(items), [[550, 777], [660, 800]]);
        await wait_for_rows(page, ["Leek | 5.50 | 7.77", "Pea | 6.60 | 8.00"]);
    }));

test("a refusal of a stale revision brings the other's value, and only cells of nobody else are written", () =>
    with_office("/app/menu", {}, async (page, complaints) => {
        complaints.expect_status(412);
        complaints.expect(/events/);
        complaints.expect(/ERR_FAILED/);
        const { category, items, sizes } = await made_menu("Stews", [["Bean", [500, 700]], ["Lamb", [600, 800]]]);
        // Nothing is heard of what others do.
        await page.route("**/events", (route) => route.abort());
        await page.goto(`/app/menu?category=${category}`);
        await page.getByText("Bean", { exact: true }).waitFor();
        await grid(page).focus();
        await press(page, "ArrowRight");
        await page.keyboard.type("5.50");
        await press(page, "Enter");
        await page.keyboard.type("6.60");
        await press(page, "Enter");
        await call("PUT", `svc/menuItem/${items[0]}`, { prices: [{ servingSizeLevel: sizes[0], price: 520 }] });
        await call("PUT", `svc/menuItem/${items[1]}`, { description: "Slow" });
        await press(page, "Control+s");
        await page.locator(".cell.contested").getByText("now 5.20").waitFor();
        await told(page).getByText("Lamb, Small 6.00 → 6.60").waitFor();
        assert.deepEqual(await prices_of(items), [[520], [660, 800]]);
        await page.getByRole("button", { name: "Take theirs" }).click();
        await page.locator(".save-bar").waitFor({ state: "detached" });
        await wait_for_rows(page, ["Bean | 5.20 | –", "Lamb | 6.60 | 8.00"]);
    }));

test("two people in one grid: each sees the other's cells, and neither overwrites nor takes back what the other did", async () => {
    const { category, items } = await made_menu("Curries", [["Korma", [500, 700]], ["Vindaloo", [600, 800]]]);
    const path = `/app/menu?category=${category}`;
    await with_office(path, {}, (first, complaints) =>
        with_office(path, {}, async (second) => {
            complaints.expect_status(409);
            for (const page of [first, second]) {
                await page.getByText("Korma", { exact: true }).waitFor();
                await grid(page).focus();
                await press(page, "ArrowRight");
            }
            await first.keyboard.type("5.10");
            await press(first, "Enter");
            await saved(first);
            await wait_for_rows(second, ["Korma | 5.10 | 7.00", "Vindaloo | 6.00 | 8.00"]);
            // Both change the same cell, and each another one.
            await first.keyboard.type("6.10");
            await press(first, "Enter");
            await second.keyboard.type("5.20");
            await press(second, "Enter");
            await second.keyboard.type("6.20");
            await press(second, "Enter");
            await saved(second);
            await first.locator(".cell.contested").getByText("now 6.20").waitFor();
            await press(first, "Control+s");
            assert.deepEqual(await prices_of(items), [[520, 700], [620, 800]]);
            // The first one's step stands under the other's.
            await told(first).getByRole("button", { name: "Undo" }).click();
            await told(first).getByText(/changed/).waitFor();
            assert.deepEqual(await prices_of(items), [[520, 700], [620, 800]]);
            await first.getByRole("button", { name: "Take theirs" }).click();
            await wait_for_rows(first, ["Korma | 5.20 | 7.00", "Vindaloo | 6.20 | 8.00"]);
        }),
    );
});

test("what is being typed stays with its row when somebody adds, renames or removes another", () =>
    with_office("/app/menu", {}, async (page) => {
        const { category, items, sizes } = await made_menu("Rolls", [["Maki", [500, 700]], ["Nigiri", [600, 800]]]);
        await page.goto(`/app/menu?category=${category}`);
        await wait_for_rows(page, ["Maki | 5.00 | 7.00", "Nigiri | 6.00 | 8.00"]);
        await grid(page).focus();
        await press(page, "ArrowDown", "ArrowRight");
        await page.keyboard.type("6.5");
        await call("POST", "svc/menuItem", { store, name: "Ebi", category, prices: [{ servingSizeLevel: sizes[0], price: 450 }] });
        await page.locator(".grid-row", { hasText: "Ebi" }).waitFor();
        await page.keyboard.type("5");
        await press(page, "Enter");
        await wait_for_rows(page, ["Ebi | 4.50 | –", "Maki | 5.00 | 7.00", "Nigiri | 6.55 | 8.00"]);
        await saved(page);
        assert.deepEqual(await prices_of(items), [[500, 700], [655, 800]]);

        // In the row for adding, too.
        await press(page, "Home");
        await page.keyboard.type("Tama");
        await call("PUT", `svc/menuItem/${items[0]}`, { name: "Zensai" });
        await page.locator(".grid-row", { hasText: "Zensai" }).waitFor();
        await page.keyboard.type("go");
        await press(page, "Enter");
        await wait_for_rows(page, ["Ebi | 4.50 | –", "Nigiri | 6.55 | 8.00", "Zensai | 5.00 | 7.00", "Tamago | – | –"]);
        await press(page, "Control+z");

        // The row that is typed in is taken off the menu: nothing of it is put elsewhere.
        await press(page, "Control+Home", "ArrowDown", "ArrowRight");
        await page.keyboard.type("7.77");
        await press(page, "Enter", "ArrowUp");
        await page.keyboard.type("8");
        await call("PUT", `svc/menuItem/${items[1]}`, { activeStatus: false });
        await page.locator(".grid-row", { hasText: "Nigiri" }).waitFor({ state: "detached" });
        assert.equal(await page.locator(".cell-editor").count(), 0);
        await page.getByText("What you changed was taken off the menu meanwhile").waitFor();
        await page.getByRole("button", { name: "Drop these changes" }).click();
        await page.locator(".save-bar").waitFor({ state: "detached" });
        await wait_for_rows(page, ["Ebi | 4.50 | –", "Zensai | 5.00 | 7.00"]);
    }));

test("what is typed while it is saved goes with the next save: nothing is lost, doubled, or taken for another's", () =>
    with_office("/app/menu", {}, async (page) => {
        const { category, items } = await made_menu("Buns", [["Bao", [500, 700]]]);
        await page.goto(`/app/menu?category=${category}`);
        await wait_for_rows(page, ["Bao | 5.00 | 7.00"]);
        let bulks = 0;
        let go;
        const held = new Promise((resolve) => (go = resolve));
        await page.route("**/bulk", async (route) => {
            bulks += 1;
            await held;
            await route.continue();
        });
        await grid(page).focus();
        await press(page, "ArrowRight");
        await page.keyboard.type("5.25");
        await press(page, "Enter", "ArrowLeft");
        await page.keyboard.type("Arepa");
        await press(page, "Tab", "Control+s");
        await page.waitForFunction(() => document.querySelector(".save-bar [data-loading]") !== null);
        // On its way: the same cell again, and a price of the new item.
        await page.keyboard.type("4");
        await press(page, "Enter", "Control+Home", "ArrowRight");
        await page.keyboard.type("5.30");
        await press(page, "Enter", "Control+s", "Control+s");
        go();
        await page.locator(".save-bar").waitFor({ state: "detached" });
        await wait_for_rows(page, ["Arepa | 4.00 | –", "Bao | 5.30 | 7.00"]);
        assert.deepEqual(await prices_of(items), [[530, 700]]);
        const made = (await call("GET", path_of("menuItems"))).filter(({ name }) => name === "Arepa");
        assert.deepEqual(made.map(({ prices }) => prices.map(({ price }) => price)), [[400]]);
        assert.equal(bulks, 2);
    }));

test("large amounts are never cut, and what is told covers neither what is to mend nor the buttons", () =>
    with_office("/app/menu", {}, async (page) => {
        const { category, items } = await made_menu("Caviar", [["Beluga", [1_234_567_890, 123_456]], ["Oscietra", [700, 800]]]);
        await page.goto(`/app/menu?category=${category}&item=${items[0]}`);
        await wait_for_rows(page, ["Beluga | 12,345,678.90 | 1,234.56", "Oscietra | 7.00 | 8.00"]);
        await page.locator(".panel-frame").waitFor();
        const cut = await page.locator(".grid-rows .cell.figure").evaluateAll((cells) => cells.filter((one) => one.scrollWidth > one.clientWidth || one.firstElementChild?.getBoundingClientRect().left < one.getBoundingClientRect().left).length);
        assert.equal(cut, 0);
        await page.locator(".price-grid").focus();
        await press(page, "ArrowDown", "ArrowRight");
        await page.keyboard.type("-5");
        await press(page, "Tab");
        await page.keyboard.type("8.50");
        await press(page, "Enter", "Control+s");
        await told(page).getByText("Oscietra, Large 8.00 → 8.50").hover(); // so that it stays
        await page.getByText("1 cell to mend").waitFor();
        await page.waitForFunction(() => document.querySelector(".told").getBoundingClientRect().bottom <= document.querySelector(".save-bar").getBoundingClientRect().top);
        await page.locator(".save-bar").getByRole("button", { name: "Discard" }).evaluate((one) => one.click());
        await page.locator(".save-bar").waitFor({ state: "detached" });
        await page.waitForFunction(() => document.querySelector(".told").getBoundingClientRect().bottom > innerHeight - 40);
    }));

test("modifiers have a grid of their own", () =>
    with_office("/app/menu", {}, async (page) => {
        const regular = (await call("GET", path_of("sslList"))).find((size) => size.name === "Regular").id;
        const { ids } = await call("POST", path_of("bulk"), {
            records: [
                { kind: "modifierGroup", id: "#dips", name: "Cold dips" },
                { kind: "modifier", id: "#aioli", name: "Aioli", modifyWith: "#dips", servingSizeLevels: [{ id: regular, price: 50 }] },
            ],
        });
        await page.goto(`/app/menu?show=modifiers&group=${ids["#dips"]}`);
        await wait_for_rows(page, ["Aioli | 0.50"]);
        await grid(page).focus();
        await press(page, "ArrowRight");
        await page.keyboard.type(".75");
        await press(page, "Enter", "ArrowLeft");
        await page.keyboard.type("Pesto");
        await press(page, "Tab");
        await page.keyboard.type("1");
        await press(page, "Enter");
        await saved(page);
        await wait_for_rows(page, ["Aioli | 0.75", "Pesto | 1.00"]);
        const made = (await call("GET", path_of("modifiers"))).filter(({ modifyWith }) => modifyWith === ids["#dips"]);
        assert.deepEqual(made.map(({ name, servingSizeLevels }) => [name, servingSizeLevels[0].price]).sort(), [["Aioli", 75], ["Pesto", 100]]);
    }));

// Somebody with a role of their own, signed in.
async function person(name, pin, privileges) {
    const role = await call("POST", "svc/role", { name: `${name}'s`, store, priority: 9, privileges });
    const user = await call("POST", "svc/user", { store, firstName: name, lastName: "Reader", pin, roles: [role.id] });
    const email = `${name.toLowerCase()}@demo.example`;
    const password = "a calm evening out";
    const { link } = await call("POST", `svc/user/${user.id}/invite`, { email });
    const token = link.slice(link.indexOf("token=") + "token=".length);
    const answer = await fetch(`${origin}/v1/svc/session/reset`, {
        method: "POST",
        headers: { "Content-Type": "application/json", Origin: origin },
        body: JSON.stringify({ token, password }),
    });
    assert.equal(answer.status, 200, await answer.text());
    await signed_in_state(email, { password });
    return email;
}

test("who may only see the menu sees its values, and neither types, pastes, moves nor makes anything", async () => {
    const { category, items } = await made_menu("Read", [["Rusk", [300, 600]], ["Scone", [350, null]]]);
    const as = await person("Nadia", "771204", ["BO_SEE_MENU"]);
    await with_office(`/app/menu?category=${category}`, { as }, async (page, complaints, context) => {
        const rows = ["Rusk | 3.00 | 6.00", "Scone | 3.50 | –"];
        await wait_for_rows(page, rows);
        await grid(page).focus();
        for (const to of ["Control+Home", "ArrowRight"]) {
            await press(page, to);
            await page.keyboard.type("5");
            await press(page, "F2", "Enter", "Delete", "Space");
            assert.equal(await page.locator(".cell-editor").count(), 0);
        }
        await press(page, "Control+Home", "ArrowRight", "Shift+ArrowDown", "Control+d");
        await paste(page, context, "9");
        await told(page).getByText("You may not change these cells").waitFor();
        await wait_for_rows(page, rows);
        assert.equal(await page.locator(".save-bar, .row-handle, .grid-row.add, .add-size").count(), 0);
        for (const name of ["Change prices…", "New item", "New department", "New category"])
            assert.equal(await page.getByRole("button", { name }).count(), 0, name);
        // Copying is reading.
        await press(page, "Control+Home", "ArrowRight", "Shift+ArrowRight", "Control+c");
        assert.equal(await page.evaluate(() => navigator.clipboard.readText()), "3.00\t6.00");
        await tree(page).focus();
        await press(page, "F2", "Insert");
        assert.equal(await page.locator(".tree-field").count(), 0);
        await press(page, "Space");
        assert.equal(await page.locator(".tree-line.lifted").count(), 0);
    });
    assert.deepEqual(await prices_of(items), [[300, 600], [350]]);
});

test("who may change prices alone types prices, and no names", async () => {
    const { category, items } = await made_menu("Priced", [["Wafer", [300, 600]]]);
    const as = await person("Omar", "330518", ["BO_SEE_MENU", "BO_PRICES"]);
    await with_office(`/app/menu?category=${category}`, { as }, async (page) => {
        await wait_for_rows(page, ["Wafer | 3.00 | 6.00"]);
        await grid(page).focus();
        await page.keyboard.type("5");
        assert.equal(await page.locator(".cell-editor").count(), 0);
        await press(page, "ArrowRight");
        await page.keyboard.type("4");
        await press(page, "Enter");
        await saved(page);
        await told(page).getByText("Wafer, Small 3.00 → 4.00").waitFor();
    });
    assert.deepEqual(await prices_of(items), [[400, 600]]);
});
