// Lists of records in the back office: search, filters, order, columns, selection, changes of many at once,
// what others change meanwhile, the keyboard, a phone, and how much scrolling through thousands costs.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { call, store, with_office } from "./office.mjs";
import { assert_no_sideways_scrolling, begin, finish, phone } from "./support.mjs";

before(begin);
after(finish);

const path_of = (list) => `svc/store/${store}/${list}`;
const rows = (page) => page.locator(".records [data-row]");
const told = (page) => page.locator(".told");
const parameters = (page) => new URL(page.url()).searchParams;
const names = (page) => rows(page).allTextContents();
const named = (records) => records.map(({ name }) => name);

// Waits until the first rows are these.
async function wait_for_rows(page, wanted) {
    await page.waitForFunction(
        (first) => {
            const shown = [...document.querySelectorAll(".records [data-row]")].map((row) => row.textContent);
            return first.every((name, at) => shown[at] === name);
        },
        wanted.slice(0, 8),
    );
}

async function wait_for_parameter(page, name, value) {
    await page.waitForURL((url) => url.searchParams.get(name) === value);
}

async function choose(page, box, text) {
    await page.getByRole("combobox", { name: box }).fill(text);
    await page.getByRole("option", { name: text, exact: true }).click();
}

test("a list is searched, filtered, ordered and given columns, and its address keeps all of it", () =>
    with_office("/app/list/menuItems", {}, async (page) => {
        const all = await call("GET", path_of("menuItems"));
        await wait_for_rows(page, named(await call("GET", `${path_of("menuItems")}?page=1`)));
        await page.getByText(String(all.length), { exact: true }).waitFor();

        await page.keyboard.press("/");
        await page.keyboard.type("burger");
        const burgers = await call("GET", `${path_of("menuItems")}?search=burger&sort=-name`);
        await page.getByText(`${burgers.length} found`).waitFor();
        await wait_for_parameter(page, "q", "burger");

        const by_name = page.getByRole("columnheader", { name: "Name" });
        await by_name.getByRole("button").click();
        await by_name.getByRole("button").click();
        await wait_for_parameter(page, "sort", "-name");
        assert.equal(await by_name.getAttribute("aria-sort"), "descending");
        await wait_for_rows(page, named(burgers));

        await page.getByRole("button", { name: "Filters" }).click();
        await page.getByRole("textbox", { name: "Choose a field" }).fill("categ");
        await page.getByRole("dialog").getByRole("button", { name: "Category", exact: true }).click();
        const [category] = await call("GET", `${path_of("categories")}?search=Burgers`);
        await choose(page, "Any of", category.name);
        await page.getByRole("button", { name: "Apply" }).click();
        await page.getByRole("button", { name: `Change the filter Category: ${category.name}` }).waitFor();
        await wait_for_parameter(page, "f.category", category.id);
        const filtered = burgers.filter((item) => item.category === category.id);
        await wait_for_rows(page, named(filtered));

        await page.getByRole("button", { name: "Columns" }).click();
        await page.getByRole("checkbox", { name: "Course" }).check();
        await page.keyboard.press("Escape");
        await page.getByRole("columnheader", { name: "Course" }).waitFor();
        // References are named, amounts say their currency once, in the head.
        await page.getByRole("columnheader", { name: "Prices USD" }).waitFor();
        const cells = await page.getByRole("row").nth(1).getByRole("cell").allTextContents();
        assert.ok(cells.includes(category.name), cells.join());
        assert.ok(cells.every((text) => !/[0-9a-f]{24}/.test(text)), cells.join());

        const address = page.url();
        await page.reload();
        await wait_for_rows(page, named(filtered));
        assert.equal(page.url(), address);
        await page.getByRole("columnheader", { name: "Course" }).waitFor();
        assert.equal(await page.getByRole("searchbox", { name: "Search menu items" }).inputValue(), "burger");

        // Columns stay this person's, also where the address does not name them.
        await page.goto(`${new URL(address).origin}/app/list/menuItems?q=no+such+dish`);
        await page.getByRole("heading", { name: "Nothing found" }).waitFor();
        await page.getByRole("button", { name: "Clear search and filters" }).click();
        await page.getByRole("columnheader", { name: "Course" }).waitFor();
        await page.getByRole("button", { name: "Columns" }).click();
        await page.getByRole("button", { name: "Back to the usual columns" }).click();
        await page.getByRole("columnheader", { name: "Course" }).waitFor({ state: "detached" });
    }));

test("a filter that the server does not know is told", () =>
    with_office("/app/list/departments?f.flavour=sweet", {}, async (page) => {
        await page.getByText("The server does not filter by flavour").waitFor();
        await page.getByRole("button", { name: "Clear filters" }).click();
        await page.getByText("The server does not filter").waitFor({ state: "detached" });
    }));

test("many are changed together in one step, and taken back in one", () =>
    with_office("/app/list/menuItems?q=burger&columns=pluCode", {}, async (page) => {
        const before = await call("GET", `${path_of("menuItems")}?search=burger&sort=name`);
        await wait_for_rows(page, named(before));
        await rows(page).first().focus();
        await page.keyboard.press("x");
        await page.getByRole("checkbox", { name: `Select ${before[2].name}` }).click({ modifiers: ["Shift"] });
        await page.getByText("3 selected").waitFor();

        await page.getByRole("button", { name: "Change a field…" }).click();
        await choose(page, "Field", "PLU code");
        await page.getByRole("textbox", { name: "PLU code" }).fill("4711");
        const preview = page.getByRole("dialog").locator(".bulk-preview");
        await preview.getByText("3 records: PLU code").waitFor();
        assert.match(await preview.textContent(), new RegExp(`${before[0].name}.*${before[0].pluCode}.*4711`));
        await page.getByRole("button", { name: "Change", exact: true }).click();
        await told(page).getByText("3 records: PLU code 4711").waitFor();
        const codes = async () =>
            (await call("GET", `${path_of("menuItems")}?search=burger&sort=name`)).map(({ pluCode }) => pluCode);
        assert.deepEqual((await codes()).slice(0, 4), ["4711", "4711", "4711", before[3].pluCode]);
        await page.locator(".records").getByText("4711").nth(2).waitFor();

        await told(page).getByRole("button", { name: "Undo" }).click();
        await told(page).getByText("Undone").waitFor();
        assert.deepEqual(
            await codes(),
            before.map(({ pluCode }) => pluCode),
        );
        await page.locator(".records").getByText("4711").first().waitFor({ state: "detached" });
    }));

test("what is in use stays active and says what uses it; the rest goes, and comes back", () =>
    with_office("/app/list/departments", {}, async (page, complaints) => {
        complaints.expect_status(409);
        await call("POST", "svc/department", { name: "Aaa Unused", store });
        await page.reload();
        const departments = await call("GET", path_of("departments"));
        await wait_for_rows(page, named(departments));
        const used = departments.find(({ name }) => name === "Food") ?? departments[1];
        await page.getByRole("checkbox", { name: "Select Aaa Unused" }).check();
        await page.getByRole("checkbox", { name: `Select ${used.name}` }).check();
        await page.getByRole("button", { name: "Inactivate" }).click();
        const report = page.getByRole("dialog");
        await report.getByText("1 record was not changed").waitFor();
        assert.match(await report.textContent(), new RegExp(`${used.name}.*Used by: \\S`));
        await page.keyboard.press("Escape");
        await page.getByRole("link", { name: "Aaa Unused" }).waitFor({ state: "detached" });

        await page.getByText("Inactive", { exact: true }).click();
        await wait_for_parameter(page, "status", "inactive");
        await page.getByRole("row").filter({ hasText: "Aaa Unused" }).getByText("inactive").waitFor();
        await page.getByRole("checkbox", { name: "Select Aaa Unused" }).check();
        await page.getByRole("button", { name: "Activate", exact: true }).click();
        await told(page).getByText("1 record activated").waitFor();
        await told(page).getByRole("button", { name: "Undo" }).click();
        await told(page).getByText("Undone").waitFor();
        const found = await call("GET", `${path_of("departments")}?search=Aaa&status=false`);
        assert.deepEqual(named(found), ["Aaa Unused"]);
    }));

test("the keyboard alone moves, opens, closes and makes", () =>
    with_office("/app/list/courses", {}, async (page) => {
        const courses = named(await call("GET", path_of("courses")));
        await wait_for_rows(page, courses);
        await rows(page).first().focus();
        await page.keyboard.press("ArrowDown");
        const focused = () => page.evaluate(() => document.activeElement?.textContent);
        assert.equal(await focused(), courses[1]);
        await page.keyboard.press("End");
        await page.waitForFunction((name) => document.activeElement?.textContent === name, courses.at(-1));
        await page.keyboard.press("Home");
        await page.keyboard.press("ArrowDown");
        await page.keyboard.press("Enter");
        await page.getByRole("textbox", { name: "Name" }).waitFor();
        assert.ok(parameters(page).get("open"));
        await page.keyboard.press("Escape");
        await page.waitForURL((url) => !url.searchParams.has("open"));
        await page.waitForFunction((name) => document.activeElement?.textContent === name, courses[1]);
        await page.keyboard.press("n");
        await wait_for_parameter(page, "open", "new");
    }));

test("while somebody points into a list, what others do waits for them", () =>
    with_office("/app/list/reasons", {}, async (page) => {
        const reasons = await call("GET", path_of("reasons"));
        const rename = ({ id }, name) => call("PUT", `svc/reason/${id}`, { id, name });
        await wait_for_rows(page, named(reasons));
        // While nobody points into it, the list is in order.
        await rename(reasons[1], "Zzz Last");
        await page.waitForFunction(() => [...document.querySelectorAll(".records [data-row]")].at(-1)?.textContent === "Zzz Last");
        // What a row says is true at once, and stands where it stood: only the order waits.
        await rows(page).first().hover();
        await call("POST", "svc/reason", { name: "Aaa First", usedFor: reasons[0].usedFor, store });
        // On a machine so busy that the stream breaks, the pill cannot count.
        const pill = page.getByRole("button", { name: /1 new|may have changed/ });
        await pill.waitFor();
        await rename(reasons[2], "Yyy Changed");
        await page.getByRole("link", { name: "Yyy Changed" }).waitFor();
        assert.deepEqual((await names(page)).slice(0, 2), [reasons[0].name, "Yyy Changed"]);
        await pill.click();
        await page.waitForFunction(() => document.querySelector(".records [data-row]")?.textContent === "Aaa First");
        assert.deepEqual((await names(page)).slice(-2), ["Yyy Changed", "Zzz Last"]);

        // The focus holds it as the pointer does; whoever leaves sees the list as it is.
        await page.mouse.move(5, 5);
        await rows(page).first().focus();
        await rename(reasons[3], "Aaa Before");
        await page.getByRole("link", { name: "Aaa Before" }).waitFor();
        await page.getByRole("button", { name: /1 changed|may have changed/ }).waitFor();
        assert.equal((await names(page))[0], "Aaa First");
        await page.getByRole("searchbox", { name: "Search reasons" }).focus();
        await page.waitForFunction(() => document.querySelector(".records [data-row]")?.textContent === "Aaa Before");
    }));

test("on a phone, rows have two lines and the figure at the right", () =>
    with_office("/app/list/menuItems", { viewport: phone }, async (page) => {
        await rows(page).first().waitFor();
        await assert_no_sideways_scrolling(page);
        const row = page.locator(".records tbody tr[data-index]").first();
        const { height } = await row.boundingBox();
        assert.ok(height >= 48 && height <= 64, `${height} high`);
        assert.match(await row.locator(".figure").textContent(), /^\d+\.\d\d/);
        await row.locator(".line").getByText("Desserts").waitFor();
        await row.click();
        await page.waitForURL((url) => url.searchParams.has("open"));
    }));

const frames = 120;

test("scrolling costs no more script in five thousand items than in one thousand", async (t) => {
    const [category] = await call("GET", `${path_of("categories")}?search=Desserts`);
    const records = Array.from({ length: 5_000 }, (_, number) => ({
        kind: "menuItem",
        name: `Praline ${String(number).padStart(4, "0")}`,
        category: category.id,
        prices: [{ price: 300 + number }],
    }));
    await call("POST", path_of("bulk"), { records });
    await with_office("/app/list/menuItems?q=Praline+0", {}, async (page) => {
        const metrics = await page.context().newCDPSession(page);
        await metrics.send("Performance.enable");
        const script_s = async () => {
            const found = await metrics.send("Performance.getMetrics");
            return found.metrics.find(({ name }) => name === "ScriptDuration").value;
        };
        // The next step waits until the frame is laid out, so that the layout is no part of it.
        const scroll = () =>
            page.evaluate(
                (count) =>
                    new Promise((resolve) => {
                        const place = document.querySelector(".table-place");
                        place.scrollTop = 0;
                        const step = (done) => {
                            place.scrollTop = done * 150;
                            if (done === count) resolve(undefined);
                            else requestAnimationFrame(() => setTimeout(() => step(done + 1)));
                        };
                        step(1);
                    }),
                frames,
            );
        const script_ms_a_frame = async () => {
            await scroll(); // what is compiled and read once is no part of scrolling
            const begin_s = await script_s();
            await scroll();
            return ((await script_s()) - begin_s) * 1_000 / frames;
        };
        await wait_for_rows(page, ["Praline 0000"]);
        await page.getByText("1,000 found").waitFor();
        const few_ms = await script_ms_a_frame();
        await page.goto(page.url().replace("Praline+0", "Praline"));
        await wait_for_rows(page, ["Praline 0000"]);
        await page.getByText("5,000 found").waitFor();
        const many_ms = await script_ms_a_frame();
        t.diagnostic(`${many_ms.toFixed(1)} ms of script a frame, ${few_ms.toFixed(1)} in 1,000`);
        assert.ok(many_ms <= 2 * few_ms, `${many_ms} ms a frame, ${few_ms} in 1,000`);
        // Far pages are read when they come into view, without those between.
        await rows(page).nth(20).focus();
        await page.keyboard.press("End");
        await page.waitForFunction(() => document.activeElement?.textContent === "Praline 4999");
        const drawn = await rows(page).count();
        assert.ok(drawn < 100, `${drawn} rows are drawn`);
    });
});
