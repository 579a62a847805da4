// Twelve tasks as a newcomer does them, with clicks and keys counted.
//
// What is counted: each click is a step; each press of a key other than typing is a step, and keys pressed
// together (Ctrl-S) are one; each text typed into a field is a step, and getting into the field is another one,
// unless the page has put the cursor there. Every task begins on the first page. Looking is free. What a task
// has done is asked of the service, not of the page.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { call, signed_in_state, store, with_office } from "./office.mjs";
import { begin, browser, desk, finish, origin } from "./support.mjs";

const second = "650000000000000000000102";
const budget = 12; // steps of the median task
const done = []; // [task, steps]

const items = (of = store) => call("GET", `svc/store/${of}/menuItems`);
const item = async (name, of = store) => (await items(of)).find((one) => one.name === name);
const categories = (of = store) => call("GET", `svc/store/${of}/categories`);

class Hand {
    steps = 0;
    constructor(page) {
        this.page = page;
    }
    async click(place) {
        this.steps += 1;
        await place.first().click();
    }
    async key(name) {
        this.steps += 1;
        await this.page.keyboard.press(name);
    }
    // Into the field that has the cursor, or into `place`.
    async type(text, place) {
        if (place && !(await place.first().evaluate((field) => field === document.activeElement))) await this.click(place);
        if (place && (await place.first().evaluate((field) => field.value !== "" && field.selectionEnd - field.selectionStart !== field.value.length)))
            await this.key("Control+a");
        this.steps += 1;
        await this.page.keyboard.type(text);
    }
}

function task(name, work) {
    test(name, () =>
        with_office("/", { context }, async (page) => {
            await page.getByRole("heading", { level: 1 }).waitFor();
            const hand = new Hand(page);
            await work({ page, hand, side: (to) => hand.click(page.locator("nav.side").getByRole("link", { name: to, exact: true })) });
            done.push([name, hand.steps]);
            await page.close();
        }),
    );
}

const told = (page, text) => page.locator(".told").getByText(text).waitFor();
const panel = (page) => page.locator(".panel-frame:visible");
const in_panel = (page, role, name) => panel(page).getByRole(role, { name });
const in_tree = (page, name) => page.getByRole("treeitem", { name }).getByText(name, { exact: true });

// Finds an item of the menu and opens it.
async function open_item({ page, hand, side }, name) {
    await side("Menu");
    await hand.type(name, page.getByRole("searchbox", { name: "Find an item…" }));
    await hand.click(page.getByRole("grid").getByText(name, { exact: true }));
    await panel(page).getByRole("heading", { name }).waitFor();
}
async function save({ page, hand }) {
    await hand.click(in_panel(page, "button", "Save"));
    await page.locator(".told").waitFor();
}

let context; // one browser, as a person has

before(async () => {
    await begin();
    const storageState = await signed_in_state("manager@demo.example");
    context = await browser.newContext({ baseURL: origin, viewport: desk, storageState });
});
after(finish);

task("add a lunch pizza, sold 11 to 15 h on weekdays, with sizes to choose from and two free toppings", async (at) => {
    const { page, hand, side } = at;
    await side("Menu");
    await hand.click(in_tree(page, "Pizza"));
    await hand.click(page.getByRole("button", { name: "New item" }));
    await hand.type("Lunch pizza");
    for (const price of ["9", "13", "18"]) {
        await hand.key("Tab");
        await hand.type(price);
    }
    await hand.key("Control+s");
    await told(page, "Lunch pizza added");
    await hand.click(page.getByRole("grid").getByText("Lunch pizza", { exact: true }));
    await hand.click(in_panel(page, "button", "Lunch"));
    await hand.click(in_panel(page, "button", /^As the others here: .*Pizza Toppings/));
    await hand.type("2", panel(page).locator('[data-path="firstFreeNToppings"]'));
    await save(at);
    const made = await item("Lunch pizza");
    assert.deepEqual(made.availability, [{ days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], from: "11:00", to: "15:00" }]);
    assert.deepEqual(made.prices.map(({ price }) => price), [900, 1300, 1800]);
    assert.equal(made.firstFreeNToppings, 2);
    const { mandatoryModifierGroups, optionalModifierGroups } = await item("Pepperoni Pizza");
    assert.deepEqual([made.mandatoryModifierGroups, made.optionalModifierGroups], [mandatoryModifierGroups, optionalModifierGroups]);
});

task("raise all pizzas by 3 %, rounded to .50", async ({ page, hand, side }) => {
    const [pizza] = (await categories()).filter(({ name }) => name === "Pizza");
    const prices = async () => (await items()).filter(({ category }) => category === pizza.id).flatMap((one) => one.prices.map(({ price }) => price));
    const before = await prices();
    await side("Menu");
    await hand.click(in_tree(page, "Pizza"));
    await hand.click(page.getByRole("button", { name: "Change prices…" }));
    const dialog = page.getByRole("dialog");
    await hand.type("3", dialog.getByLabel("By", { exact: true }));
    await hand.click(dialog.getByRole("combobox", { name: "Round" }));
    await hand.click(page.getByRole("option", { name: "to .50" }));
    await hand.click(dialog.getByRole("button", { name: /^Change \d+ prices/ }));
    await told(page, "prices of Pizza changed");
    const half = (price) => Math.round((price * 1.03) / 50) * 50;
    for (const [nth, price] of (await prices()).entries()) assert.ok(price % 50 === 0 && Math.abs(price - half(before[nth])) <= 50, `${before[nth]} became ${price}`);
});

task("mark a dish sold out until tonight", async ({ page, hand, side }) => {
    await side("Sold out");
    await hand.type("tiramisu", page.getByRole("searchbox"));
    await hand.click(page.getByRole("button", { name: "Take Tiramisu off sale" }));
    await hand.click(page.getByRole("button", { name: /^Until tonight/ }));
    await told(page, "Tiramisu is sold out until");
    const { soldOut, soldOutUntil } = await item("Tiramisu");
    assert.ok(soldOut && Date.parse(soldOutUntil) - Date.now() <= 86_400_000);
});

task("move an item to another category", async (at) => {
    const { page, hand } = at;
    await open_item(at, "Affogato");
    await hand.type("Soft", in_panel(page, "combobox", "Category"));
    await hand.click(page.getByRole("option", { name: /^Soft Drinks/ }));
    await save(at);
    const [drinks] = (await categories()).filter(({ name }) => name.startsWith("Soft Drinks"));
    assert.equal((await item("Affogato")).category, drinks.id);
});

task("change a price", async ({ page, hand, side }) => {
    await side("Menu");
    await hand.type("Carrot Cake", page.getByRole("searchbox", { name: "Find an item…" }));
    await hand.click(page.getByRole("gridcell").filter({ hasText: "9.50" }));
    await hand.type("9.75");
    await hand.key("Control+s");
    await told(page, "9.75");
    assert.deepEqual((await item("Carrot Cake")).prices, [{ ...(await item("Carrot Cake")).prices[0], price: 975 }]);
});

task("add a category", async ({ page, hand, side }) => {
    await side("Menu");
    await hand.click(in_tree(page, "Desserts"));
    await hand.click(page.getByRole("button", { name: "New category" }));
    await hand.type("Petits fours");
    await hand.key("Enter");
    await told(page, "Petits fours added");
    assert.ok((await categories()).some(({ name }) => name === "Petits fours"));
});

task("hide an item from the kiosk", async (at) => {
    const { page, hand } = at;
    await open_item(at, "Mojito");
    await hand.click(in_panel(page, "button", "Where it is seen"));
    await hand.click(in_panel(page, "switch", "Kiosks"));
    await save(at);
    const { hideInKiosk, hideInWeb } = await item("Mojito");
    assert.deepEqual([hideInKiosk, hideInWeb ?? false], [true, false]);
});

task("add allergens", async (at) => {
    const { page, hand } = at;
    await open_item(at, "Lunch pizza");
    await hand.click(in_panel(page, "button", "Allergens and diets"));
    for (const name of ["Milk", "Gluten"]) await hand.click(panel(page).locator(".item-chips").getByText(name));
    await save(at);
    assert.deepEqual((await item("Lunch pizza")).allergens.toSorted(), ["gluten", "milk"]);
});

task("translate a name", async (at) => {
    const { page, hand } = at;
    await open_item(at, "Lunch pizza");
    await hand.click(in_panel(page, "button", "Languages"));
    await hand.type("Pizza de mediodía", panel(page).getByLabel("Name in Español"));
    await save(at);
    assert.deepEqual((await item("Lunch pizza")).translations, [{ language: "es", name: "Pizza de mediodía" }]);
});

task("undo the last change of an item", async ({ page, hand, side }) => {
    const cake = await item("Carrot Cake");
    await call("PUT", `svc/menuItem/${cake.id}`, { description: "By mistake" });
    await side("What happened");
    await hand.click(page.locator(".happening").filter({ hasText: "By mistake" }).getByRole("button", { name: /^Undo/ }));
    await told(page, "The change of Carrot Cake is undone");
    assert.equal((await item("Carrot Cake")).description, cake.description);
});

task("pull the menu from another store", async ({ page, hand, side }) => {
    assert.equal(await item("Lunch pizza", second), undefined);
    await hand.click(page.locator(".store"));
    await hand.click(page.getByRole("menuitem", { name: "Harbor Street Grill Uptown" }));
    await side("Pull a menu");
    await hand.click(page.getByRole("button", { name: /^(Pull|Link) [\d,]+ / }));
    await told(page, "Pulled from Harbor Street Grill");
    assert.deepEqual((await item("Lunch pizza", second)).availability, (await item("Lunch pizza")).availability);
    // The browser remembers the store; the next task begins in the first one.
    await page.locator(".store").click();
    await page.getByRole("menuitem", { name: "Harbor Street Grill", exact: true }).click();
    await page.locator(".store").getByText("Harbor Street Grill", { exact: true }).waitFor();
});

task("find who changed a price", async ({ page, hand, side }) => {
    await side("What happened");
    await hand.type("Carrot Cake", page.getByRole("combobox", { name: "Which one" }));
    await hand.click(page.getByRole("option", { name: /^Carrot Cake/ }));
    const change = page.locator(".happening").filter({ hasText: "9.75" });
    await change.waitFor();
    const entries = await call("GET", `svc/store/${store}/timeline?id=${(await item("Carrot Cake")).id}`);
    const priced = entries.find(({ changes }) => changes?.some(({ field }) => field === "prices"));
    assert.equal(await change.locator("b").first().innerText(), priced.by.name);
});

test(`the median task takes at most ${budget} steps`, (t) => {
    assert.equal(done.length, 12, "a task was not done");
    const sorted = done.map(([, steps]) => steps).toSorted((a, b) => a - b);
    const median = (sorted[5] + sorted[6]) / 2;
    for (const [name, steps] of done) t.diagnostic(`${String(steps).padStart(3)}  ${name}`);
    t.diagnostic(`${String(median).padStart(3)}  median of ${done.length}, from ${sorted[0]} to ${sorted[11]}`);
    assert.ok(median <= budget, `the median is ${median}`);
});
