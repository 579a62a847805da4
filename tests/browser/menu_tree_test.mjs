// Sorting and moving what is on the menu, by mouse and by keys: each drop numbers its siblings in one bulk,
// which is one step and is undone as one.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { grid, path_of, press, told, tree, wait_for_rows } from "./menu.mjs";
import { call, store, with_office } from "./office.mjs";
import { begin, finish } from "./support.mjs";

before(begin);
after(finish);

const node = (page, name) => tree(page).getByRole("treeitem").filter({ has: page.getByText(name, { exact: true }) });
const row = (page, name) => page.locator(".grid-rows .grid-row").filter({ has: page.getByText(name, { exact: true }) });
const said = (page) => page.locator("p[aria-live=assertive]");
const read = async (kind, ids) => Promise.all(ids.map((id) => call("GET", `svc/${kind}/${id}`)));
const last_steps = (count = 1) => call("GET", path_of(`steps?pageSize=${count}`));

// Two departments, categories of the first, and items: {category: [names]}.
async function made_tree(name, categories) {
    const temporary = (one) => `#${one.replaceAll(" ", "_")}`;
    const { ids } = await call("POST", path_of("bulk"), {
        records: [
            { kind: "department", id: "#here", name: `${name} here` },
            { kind: "department", id: "#there", name: `${name} there` },
            ...Object.keys(categories).map((category) => ({ kind: "category", id: temporary(category), name: category, level: 1, department: "#here" })),
            ...Object.entries(categories).flatMap(([category, items]) =>
                items.map((item) => ({ kind: "menuItem", id: temporary(item), name: item, category: temporary(category), prices: [{ price: 500 }] })),
            ),
        ],
    });
    return (one) => ids[temporary(one)];
}

const parts = { before: 0.2, inside: 0.5, after: 0.8 };

// Holds one thing over another, and sees where it would go. Places near an edge scroll while something is held there.
async function hold_over(page, from, to, where) {
    await to.scrollIntoViewIfNeeded();
    await from.hover();
    await page.mouse.down();
    for (let aimed; ; ) {
        const { x, y, width, height } = await to.boundingBox();
        if (aimed === y) break;
        await page.mouse.move(x + width / 2, y + height * parts[where ?? "inside"], { steps: 6 });
        aimed = y;
    }
    await page.locator(".dragged-chip").waitFor();
    if (where) await page.locator(`.drop-${where}`).waitFor();
}

async function drag(page, from, to, where) {
    await hold_over(page, from, to, where);
    await page.mouse.up();
    await page.locator(".dragged-chip").waitFor({ state: "detached" });
}

const handle = async (page, name) => {
    await row(page, name).hover();
    return row(page, name).locator(".row-handle");
};

async function undo(page) {
    await told(page).getByRole("button", { name: "Undo" }).click();
    await told(page).getByText("Undone").waitFor();
}

// What the tree shows below a department, as far as it is open.
const shown_below = (page, department) =>
    tree(page)
        .getByRole("treeitem")
        .evaluateAll(
            (nodes, name) => {
                const lines = nodes.map((one) => [one.querySelector(".tree-name").textContent, Number(one.ariaLevel)]);
                const from = lines.findIndex(([text]) => text === name) + 1;
                const to = lines.findIndex(([, level], at) => at >= from && level === 1);
                return lines.slice(from, to < 0 ? undefined : to).map(([text]) => text);
            },
            department,
        );

async function wait_for_order(page, department, wanted) {
    await page.waitForFunction(
        ([name, order]) => {
            const lines = [...document.querySelectorAll("[role=treeitem]")].map((one) => [one.querySelector(".tree-name")?.textContent, Number(one.ariaLevel)]);
            const from = lines.findIndex(([text]) => text === name) + 1;
            const to = lines.findIndex(([, level], at) => at >= from && level === 1);
            return lines.slice(from, to < 0 ? undefined : to).map(([text]) => text).join() === order;
        },
        [department, wanted.join()],
    );
}

test("a category is sorted among its siblings by mouse: they are numbered in one step, which is undone as one", async () => {
    const id_of = await made_tree("Bowls", { "Bowls A": [], "Bowls B": [], "Bowls C": [] });
    const ids = ["Bowls A", "Bowls B", "Bowls C"].map(id_of);
    const priorities = async () => (await read("category", ids)).map(({ priority }) => priority);
    const first = await priorities();
    await with_office(`/app/menu?category=${ids[0]}`, {}, async (page) => {
        await wait_for_order(page, "Bowls here", ["Bowls A", "Bowls B", "Bowls C"]);
        const [before_it] = await last_steps();
        await drag(page, node(page, "Bowls C"), node(page, "Bowls A"), "before");
        await told(page).getByText("Bowls C is now number 1").waitFor();
        assert.doesNotMatch(await page.locator("body").innerText(), /[0-9a-f]{24}/, "ids are said to nobody");
        assert.deepEqual(await priorities(), [2, 3, 1]);
        await wait_for_order(page, "Bowls here", ["Bowls C", "Bowls A", "Bowls B"]);
        const [step, below] = await last_steps(2);
        assert.equal(step.count, 3);
        assert.equal(below.id, before_it.id, "more than one step");
        await undo(page);
        assert.deepEqual(await priorities(), first);
        await wait_for_order(page, "Bowls here", ["Bowls A", "Bowls B", "Bowls C"]);
        // What was dragged was not chosen by it.
        assert.equal(new URL(page.url()).searchParams.get("category"), ids[0]);
    });
});

test("an item is sorted by mouse, and its category is sorted by hand from then on, which is said", async () => {
    const names = ["Dal", "Korma", "Vindaloo"];
    const id_of = await made_tree("Curry", { Curries: names });
    const priorities = async () => (await read("menuItem", names.map(id_of))).map(({ priority }) => priority);
    const order = async () => (await call("GET", `svc/category/${id_of("Curries")}`)).menuItemSort;
    const [first, first_order] = [await priorities(), await order()];
    assert.notEqual(first_order, "Custom sort");
    await with_office(`/app/menu?category=${id_of("Curries")}`, {}, async (page) => {
        await wait_for_rows(page, names.map((name) => `${name} | 5.00`));
        await drag(page, await handle(page, "Vindaloo"), row(page, "Dal"), "before");
        await told(page).getByText("Vindaloo is now number 1. Curries is sorted by hand from now on").waitFor();
        await wait_for_rows(page, ["Vindaloo | 5.00", "Dal | 5.00", "Korma | 5.00"]);
        assert.deepEqual(await priorities(), [2, 3, 1]);
        assert.equal(await order(), "Custom sort");
        const [step] = await last_steps();
        assert.equal(step.count, 4, "three items and the category in one step");
        // Dragging marks no cells.
        assert.ok((await page.locator(".cell.picked").count()) <= 1);
        await undo(page);
        assert.deepEqual(await priorities(), first);
        assert.equal(await order(), first_order);
        await wait_for_rows(page, names.map((name) => `${name} | 5.00`));

        // The next one says nothing of it, as nothing changes in that.
        await drag(page, await handle(page, "Dal"), row(page, "Vindaloo"), "after");
        await told(page).getByText("Dal is now number 3. Curries is sorted by hand from now on").waitFor();
        await drag(page, await handle(page, "Dal"), row(page, "Vindaloo"), "before");
        await told(page).getByText("Dal is now number 2", { exact: true }).waitFor();
        assert.deepEqual(await priorities(), [2, 1, 3]);
    });
});

test("an item is moved to another category by mouse, and a category to another department with what is in it", async () => {
    const id_of = await made_tree("Grill", { Steaks: ["Onglet", "Sirloin"], Skewers: ["Shashlik"] });
    const { ids } = await call("POST", path_of("bulk"), {
        records: [{ kind: "category", id: "#rare", name: "Dry aged", level: 2, parent: id_of("Steaks"), department: id_of("here") }],
    });
    await with_office(`/app/menu?category=${id_of("Steaks")}`, {}, async (page) => {
        await wait_for_rows(page, ["Onglet | 5.00", "Sirloin | 5.00"]);
        await drag(page, await handle(page, "Onglet"), node(page, "Skewers"), "inside");
        await told(page).getByText("Onglet moved to Skewers. Skewers is sorted by hand from now on").waitFor();
        await wait_for_rows(page, ["Sirloin | 5.00"]);
        assert.equal((await call("GET", `svc/menuItem/${id_of("Onglet")}`)).category, id_of("Skewers"));
        await node(page, "Skewers").getByText("2", { exact: true }).waitFor();
        await undo(page);
        await wait_for_rows(page, ["Onglet | 5.00", "Sirloin | 5.00"]);
        assert.equal((await call("GET", `svc/menuItem/${id_of("Onglet")}`)).category, id_of("Steaks"));

        // Into a subcategory it keeps its category.
        await drag(page, await handle(page, "Sirloin"), node(page, "Dry aged"), "inside");
        await told(page).getByText("Sirloin moved to Dry aged").waitFor();
        const sirloin = await call("GET", `svc/menuItem/${id_of("Sirloin")}`);
        assert.deepEqual([sirloin.category, sirloin.subCategory], [id_of("Steaks"), ids["#rare"]]);

        await drag(page, node(page, "Steaks"), node(page, "Grill there"), "inside");
        await told(page).getByText("Steaks moved to Grill there").waitFor();
        const places = async () => (await read("category", [id_of("Steaks"), ids["#rare"]])).map(({ department }) => department);
        assert.deepEqual(await places(), [id_of("there"), id_of("there")]);
        await wait_for_order(page, "Grill there", ["Steaks", "Dry aged"]);
        assert.deepEqual(await shown_below(page, "Grill here"), ["Skewers"]);
        await undo(page);
        assert.deepEqual(await places(), [id_of("here"), id_of("here")]);
    });
});

test("what is dropped where it may not stand, where it stood, or with Escape, changes nothing", async () => {
    const id_of = await made_tree("Fish", { Baked: ["Cod", "Hake"], Fried: ["Squid"] });
    await with_office(`/app/menu?category=${id_of("Baked")}`, {}, async (page) => {
        await wait_for_rows(page, ["Cod | 5.00", "Hake | 5.00"]);
        const sent = [];
        page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
        const nowhere = async (from, to) => {
            await hold_over(page, from, to, undefined);
            assert.equal(await page.locator(".drop-before, .drop-inside, .drop-after").count(), 0);
            await page.mouse.up();
            await page.locator(".dragged-chip").waitFor({ state: "detached" });
        };
        await nowhere(await handle(page, "Cod"), node(page, "Fish there"));
        await nowhere(await handle(page, "Cod"), page.getByRole("heading", { name: "Menu", level: 1 }));
        await nowhere(node(page, "Fried"), row(page, "Hake"));
        await nowhere(node(page, "Fish here"), node(page, "Fried"));
        // Where it stands already.
        await drag(page, await handle(page, "Cod"), row(page, "Hake"), "before");
        await drag(page, node(page, "Fried"), node(page, "Fish here"), "inside");
        // Given up on the way.
        await hold_over(page, node(page, "Fried"), node(page, "Baked"), "before");
        await press(page, "Escape");
        await page.locator(".dragged-chip").waitFor({ state: "detached" });
        await page.mouse.up();
        assert.deepEqual(sent, []);
        assert.equal(await told(page).count(), 0);
        await wait_for_rows(page, ["Cod | 5.00", "Hake | 5.00"]);
        assert.deepEqual(await shown_below(page, "Fish here"), ["Baked", "Fried"]);
    });
});

test("keys sort and move categories in the tree, and each place is said", async () => {
    const id_of = await made_tree("Bakery", { Buns: [], Loaves: [], Rolls: [] });
    const ids = ["Buns", "Loaves", "Rolls"].map(id_of);
    const priorities = async () => (await read("category", ids)).map(({ priority }) => priority);
    await with_office(`/app/menu?category=${ids[2]}`, {}, async (page) => {
        const step = async (key, text) => {
            await press(page, key);
            await said(page).getByText(text, { exact: true }).waitFor();
        };
        await tree(page).focus();
        await step("Space", "Rolls is lifted. Rolls: Bakery here, 3 of 3");
        await step("ArrowUp", "Rolls: Bakery here, 2 of 3");
        await wait_for_order(page, "Bakery here", ["Buns", "Rolls", "Loaves"]);
        await step("Escape", "Rolls stays where it was");
        await wait_for_order(page, "Bakery here", ["Buns", "Loaves", "Rolls"]);

        await press(page, "Space", "ArrowUp");
        await step("ArrowUp", "Rolls: Bakery here, 1 of 3");
        await step("Space", "Rolls is put down");
        await told(page).getByText("Rolls is now number 1").waitFor();
        assert.deepEqual(await priorities(), [2, 3, 1]);
        assert.equal((await last_steps())[0].count, 3);
        await wait_for_order(page, "Bakery here", ["Rolls", "Buns", "Loaves"]);

        // To the next department and back with one undo.
        await press(page, "Space");
        await step("ArrowRight", "Rolls: Bakery there, 1 of 1");
        await step("Enter", "Rolls is put down");
        await told(page).getByText("Rolls moved to Bakery there").waitFor();
        assert.equal((await call("GET", `svc/category/${ids[2]}`)).department, id_of("there"));
        await wait_for_order(page, "Bakery there", ["Rolls"]);
        await press(page, "Control+z");
        await told(page).getByText("Undone").waitFor();
        assert.equal((await call("GET", `svc/category/${ids[2]}`)).department, id_of("here"));
        assert.equal(await page.evaluate(() => document.activeElement.getAttribute("role")), "tree");

        // Renamed and added with keys too.
        await press(page, "F2");
        await page.keyboard.type("Rolls and pretzels");
        await press(page, "Enter");
        await told(page).getByText("Renamed to Rolls and pretzels").waitFor();
        assert.equal((await call("GET", `svc/category/${ids[2]}`)).name, "Rolls and pretzels");
    });
});

test("keys sort and move items in the grid, and each place is said", async () => {
    const id_of = await made_tree("Juice", { Fresh: ["Apple juice", "Beet juice", "Carrot juice"], Pressed: ["Kale juice"] });
    await with_office(`/app/menu?category=${id_of("Fresh")}`, {}, async (page) => {
        const step = async (key, text) => {
            await press(page, key);
            await said(page).getByText(text, { exact: true }).waitFor();
        };
        await wait_for_rows(page, ["Apple juice | 5.00", "Beet juice | 5.00", "Carrot juice | 5.00"]);
        await grid(page).focus();
        await step("Space", "Apple juice is lifted. Apple juice: Fresh, 1 of 3");
        await step("ArrowDown", "Apple juice: Fresh, 2 of 3");
        await wait_for_rows(page, ["Beet juice | 5.00", "Apple juice | 5.00", "Carrot juice | 5.00"]);
        await step("Enter", "Apple juice is put down");
        await told(page).getByText("Apple juice is now number 2. Fresh is sorted by hand from now on").waitFor();
        await wait_for_rows(page, ["Beet juice | 5.00", "Apple juice | 5.00", "Carrot juice | 5.00"]);

        const lines = () => tree(page).getByRole("treeitem").evaluateAll((nodes) => nodes.map((one) => [...one.querySelectorAll(".tree-name, .tree-count")].map((part) => part.textContent).join(" ")));
        const before_it = await lines();
        await press(page, "Space");
        await step("ArrowRight", "Apple juice: Pressed, 2 of 2");
        await step("ArrowUp", "Apple juice: Pressed, 1 of 2");
        // The tree counts as it would be then: nowhere else does anything change.
        assert.deepEqual(await lines(), before_it.map((line) => line.replace(/^Fresh 3$/, "Fresh 2").replace(/^Pressed 1$/, "Pressed 2")));
        await step("Space", "Apple juice is put down");
        await told(page).getByText("Apple juice moved to Pressed").waitFor();
        await wait_for_rows(page, ["Beet juice | 5.00", "Carrot juice | 5.00"]);
        const [apple, kale] = await read("menuItem", ["Apple juice", "Kale juice"].map(id_of));
        assert.deepEqual([apple.category, apple.priority, kale.priority], [id_of("Pressed"), 1, 2]);
        await press(page, "Control+z");
        await told(page).getByText("Undone").waitFor();
        await wait_for_rows(page, ["Beet juice | 5.00", "Apple juice | 5.00", "Carrot juice | 5.00"]);
    });
});

test("modifiers are sorted within their group, which is sorted by hand from then on, and moved to another", async () => {
    const { ids } = await call("POST", path_of("bulk"), {
        records: [
            { kind: "modifierGroup", id: "#one", name: "Crusts" },
            { kind: "modifierGroup", id: "#two", name: "Crumbs" },
            ...["Corn", "Rye"].map((name) => ({ kind: "modifier", id: `#${name}`, name, modifyWith: "#one" })),
        ],
    });
    const group = (name) => call("GET", `svc/modifierGroup/${ids[name]}`);
    await with_office(`/app/menu?show=modifiers&group=${ids["#one"]}`, {}, async (page) => {
        await wait_for_rows(page, ["Corn | –", "Rye | –"]);
        await drag(page, await handle(page, "Rye"), row(page, "Corn"), "before");
        await told(page).getByText("Rye is now number 1. Crusts is sorted by hand from now on").waitFor();
        await wait_for_rows(page, ["Rye | –", "Corn | –"]);
        const { modifiers, alignType } = await group("#one");
        assert.deepEqual([modifiers, alignType], [[ids["#Rye"], ids["#Corn"]], "Custom sort"]);
        await drag(page, await handle(page, "Corn"), node(page, "Crumbs"), "inside");
        await told(page).getByText("Corn moved to Crumbs").waitFor();
        await wait_for_rows(page, ["Rye | –"]);
        assert.deepEqual((await group("#two")).modifiers, [ids["#Corn"]]);
        assert.deepEqual((await group("#one")).modifiers, [ids["#Rye"]]);
        await undo(page);
        assert.deepEqual((await group("#one")).modifiers, [ids["#Rye"], ids["#Corn"]]);
    });
});

test("items that are in no category stand at the end of the tree, from where keys bring them into one", async () => {
    const id = await made_tree("Lost", { "Found things": ["Lantern"] });
    const [umbrella, glove] = await Promise.all(
        ["Umbrella", "Glove"].map(async (name) => (await call("POST", "svc/menuItem", { store, name, prices: [{ price: 700 }] })).id),
    );
    await with_office("/app/menu", {}, async (page) => {
        await node(page, "In no category").getByText("In no category").click();
        await wait_for_rows(page, ["Glove | 7.00", "Umbrella | 7.00"]);
        assert.equal(await page.locator(".grid-row.add").count(), 0);
        // It is no category that could be renamed or moved.
        await tree(page).focus();
        await press(page, "F2", "Space");
        assert.equal(await page.locator(".tree-field, .tree-line.lifted").count(), 0);
        await drag(page, await handle(page, "Glove"), node(page, "Found things"), "inside");
        await told(page).getByText("Glove moved to Found things").waitFor();
        await wait_for_rows(page, ["Umbrella | 7.00"]);
        await undo(page);
        await wait_for_rows(page, ["Glove | 7.00", "Umbrella | 7.00"]);
        await grid(page).focus();
        await press(page, "Control+Home", "Space", "ArrowRight", "Space");
        await told(page).getByText("Glove moved to").waitFor();
    });
    assert.ok((await call("GET", `svc/menuItem/${glove}`)).category);
    assert.equal((await call("GET", `svc/menuItem/${umbrella}`)).category, undefined);
    assert.equal((await call("GET", `svc/menuItem/${id("Lantern")}`)).category, id("Found things"));
});
