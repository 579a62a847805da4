// An item beside the menu: its photo, its week, what guests choose, its languages, and what is sold out.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { call, store, with_office } from "./office.mjs";
import { assert_no_sideways_scrolling, begin, finish, phone } from "./support.mjs";

before(begin);
after(finish);

const panel = (page) => page.locator(".panel-frame:visible");
const told = (page) => page.locator(".told");
const item_of = async (name, more = {}) => call("POST", "svc/menuItem", { store, name, prices: [{ price: 1200 }], ...more });
const read = (id) => call("GET", `svc/menuItem/${id}`);
const opened = (id) => `/app/menu?item=${id}`;

async function saved(page, step, method = "PUT") {
    const [answer] = await Promise.all([
        page.waitForResponse((one) => one.request().method() === method && one.url().includes("/svc/menuItem/")),
        step(),
    ]);
    assert.equal(answer.status(), 200, await answer.text());
    return answer.json();
}
const save = (page) => saved(page, () => panel(page).getByRole("button", { name: "Save", exact: true }).click());

test("a photo is chosen, cropped by keys and stored as a JPEG of 4:3; another is pasted", async () => {
    const { id } = await item_of("Photographed soup");
    await with_office(opened(id), {}, async (page) => {
        const picture = await page.screenshot(); // 1280 × 900
        await panel(page).getByText("Drop a photo here").waitFor();
        await panel(page).getByRole("button", { name: "Lunch" }).click();
        const [chooser] = await Promise.all([
            page.waitForEvent("filechooser"),
            panel(page).getByRole("button", { name: "Choose a photo" }).click(),
        ]);
        await chooser.setFiles({ name: "soup.png", mimeType: "image/png", buffer: picture });
        const stage = page.getByRole("img", { name: "The part of the photo that is kept" });
        await stage.focus();
        for (const key of ["+", "+", "ArrowRight", "ArrowDown"]) await stage.press(key);
        const record = await saved(page, () => page.getByRole("button", { name: "Use this photo" }).click(), "POST");
        assert.match(record.imageUrl, /\.jpe?g$/);
        // 1200 of its 1280 pixels have the proportions, two steps of a tenth enlarge.
        assert.equal(record.imageWidth, Math.round(1200 / 1.21));
        assert.equal(record.imageHeight, Math.round(record.imageWidth * 0.75));
        const shown = panel(page).getByRole("img", { name: "Photo of Photographed soup" });
        await shown.waitFor();
        assert.match(await shown.getAttribute("src"), /\?width=640$/);
        await page.waitForFunction(() => document.querySelector(".photo img").naturalWidth === 640);

        await page.evaluate((bytes) => {
            const data = new DataTransfer();
            data.items.add(new File([new Uint8Array(bytes)], "pasted.png", { type: "image/png" }));
            document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
        }, [...picture]);
        await stage.waitFor();
        const pasted = await saved(page, () => page.getByRole("button", { name: "Use this photo" }).click(), "POST");
        assert.equal(pasted.imageWidth, 1200);
        assert.notEqual(pasted.imageUrl, record.imageUrl);
        // A photo is stored at once; what is typed beside it stays.
        assert.equal((await save(page)).availability.length, 1);
    });
});

test("a photo that is changed or removed comes back with Undo; a file that is no picture is told so, wherever it is let go", async () => {
    const { id } = await item_of("Undone soup");
    await with_office(opened(id), {}, async (page) => {
        const drop = (place, type, bytes) =>
            page.locator(place).evaluate(
                (element, [mime, content]) => {
                    const dataTransfer = new DataTransfer();
                    dataTransfer.items.add(new File([new Uint8Array(content)], "dropped", { type: mime }));
                    return element.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
                },
                [type, [...bytes]],
            );
        await panel(page).getByText("Drop a photo here").waitFor();
        const use = () => saved(page, () => page.getByRole("button", { name: "Use this photo" }).click(), "POST");
        await drop(".photo", "image/png", await page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 300 } }));
        const first = await use();
        await panel(page).getByRole("img", { name: "Photo of Undone soup" }).waitFor();
        await drop(".photo", "image/png", await page.screenshot({ clip: { x: 200, y: 200, width: 800, height: 600 } }));
        assert.notEqual((await use()).imageUrl, first.imageUrl);
        await told(page).getByRole("button", { name: "Undo" }).click();
        await told(page).getByText("Undone").waitFor();
        assert.equal((await read(id)).imageUrl, first.imageUrl);
        await panel(page).getByRole("button", { name: "Remove the photo" }).click();
        await told(page).getByText("Photo removed").waitFor();
        assert.equal((await read(id)).imageUrl, "");
        await told(page).getByRole("button", { name: "Undo" }).click();
        await told(page).getByText("Undone").waitFor();
        assert.equal((await read(id)).imageUrl, first.imageUrl);

        assert.equal(await drop(".photo", "application/pdf", [37, 80, 68, 70]), false, "the browser would open the file");
        await page.getByText("This file is no picture that the browser can read.").waitFor();
        await page.keyboard.press("Escape");
        assert.equal(await drop(".price-grid, .menu-none", "application/pdf", [37, 80, 68, 70]), false, "the browser would open the file");
    });
});

// The names of what is sold then, on the clock of the store.
async function sold_at(local) {
    const { timeZone } = await call("GET", `svc/store/${store}`);
    const guess = Date.parse(`${local}:00Z`);
    const parts = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" }).format(guess);
    const instant = new Date(guess - (Date.parse(`${parts.replace(" ", "T")}Z`) - guess)).toISOString();
    const found = await call("GET", `svc/store/${store}/menuItems?available=${instant}`);
    return found.map(({ name }) => name);
}

test("a week is painted by preset, keys and pointer, saved as windows, and honoured by available=", async () => {
    const { id } = await item_of("Painted pizza");
    await with_office(opened(id), {}, async (page) => {
        await panel(page).getByRole("button", { name: "Lunch" }).click();
        await panel(page).getByText("Mon–Fri 11:00–15:00", { exact: true }).waitFor();
        assert.deepEqual((await save(page)).availability, [
            { days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], from: "11:00", to: "15:00" },
        ]);
        // 2026-11-23 is a Monday.
        assert.ok((await sold_at("2026-11-23T11:00")).includes("Painted pizza"));
        assert.ok((await sold_at("2026-11-27T14:59")).includes("Painted pizza"));
        assert.ok(!(await sold_at("2026-11-23T15:00")).includes("Painted pizza"));
        assert.ok(!(await sold_at("2026-11-28T12:00")).includes("Painted pizza"));

        // By keys: Monday from 11:00 on, an hour less; then Sunday like Monday.
        const grid = panel(page).getByRole("grid", { name: "Times of the week at which it is sold" });
        await grid.focus();
        for (const key of ["Home", ...Array(12).fill("ArrowRight"), "Shift+ArrowRight", " "]) await grid.press(key);
        await panel(page).getByText(/Mon 12:00–15:00/).first().waitFor();
        for (const key of ["Control+c", ...Array(6).fill("ArrowDown"), "Control+v"]) await grid.press(key);
        await panel(page).getByText(/Mon, Sun 12:00–15:00/).first().waitFor();

        // By pointer: Saturday from 18:00 until 02:00, on the row of Saturday.
        const track = await grid.locator('[data-day="Saturday"]').boundingBox();
        const at = (hour) => [track.x + (track.width * (hour - 5) * 2 + track.width / 4) / 48, track.y + track.height / 2];
        const dayStart = (await call("GET", `svc/store/${store}`)).dayStart;
        assert.ok(dayStart === 0 || dayStart === 5 * 60, `the rows begin at ${dayStart}`);
        await page.mouse.move(...at(18));
        await page.mouse.down();
        await page.mouse.move(...at(21), { steps: 3 });
        await page.mouse.move(...at(25.5), { steps: 3 });
        await page.mouse.up();
        await panel(page).getByText(/Sat 18:00–02:00/).first().waitFor();
        // Exact times, which the grid has not.
        const until = panel(page).getByRole("group", { name: /Sat 18:00/ }).getByLabel(/until/);
        await until.fill("01:45");
        await until.press("Enter");
        const windows = (await save(page)).availability;
        assert.deepEqual(windows.find(({ days }) => days.includes("Saturday")), { days: ["Saturday"], from: "18:00", to: "01:45" });
        assert.ok((await sold_at("2026-11-29T01:44")).includes("Painted pizza"));
        assert.ok(!(await sold_at("2026-11-29T01:45")).includes("Painted pizza"));
        assert.ok((await sold_at("2026-11-29T13:00")).includes("Painted pizza"));

        await panel(page).getByRole("button", { name: "Always", exact: true }).click();
        const always = await save(page);
        assert.equal(always.timeApplicableType, "Always");
        assert.deepEqual(always.availability ?? [], []);
    });
});

test("what an item has of its category becomes its own with limits, and goes back", async () => {
    const group = await call("POST", "svc/modifierGroup", { store, name: "Test sauces" });
    const other = await call("POST", "svc/modifierGroup", { store, name: "Test seeds" });
    const category = await call("POST", "svc/category", { store, name: "Test bakes", level: 1, optionalModifierGroups: [group.id] });
    const { id } = await item_of("Test bake", { category: category.id });
    await with_office(opened(id), {}, async (page) => {
        const card = (name) => panel(page).getByRole("group", { name, exact: true });
        await card("Test sauces").getByText("optional").waitFor();
        await panel(page).getByText("As in Test bakes").waitFor();
        await panel(page).getByRole("button", { name: "Add a group" }).click();
        await page.getByRole("menuitem", { name: "Add an optional group" }).click();
        await panel(page).getByRole("combobox", { name: "Add an optional group" }).fill("Test seeds");
        await page.getByRole("option", { name: "Test seeds" }).click();
        await card("Test seeds").getByRole("button", { name: "Change Test seeds" }).click();
        await panel(page).getByLabel("At most, of Test seeds").fill("3");
        await card("Test seeds").getByRole("button", { name: "Move Test seeds up" }).click();
        const own = await save(page);
        assert.deepEqual(own.optionalModifierGroups, [{ id: other.id, maximum: 3 }, group.id]);
        await card("Test seeds").getByText("up to 3").waitFor();
        await panel(page).getByRole("button", { name: "As in Test bakes again" }).click();
        assert.deepEqual((await save(page)).optionalModifierGroups ?? [], []);
    });
});

test("languages stand beside each other, and are saved", async () => {
    const { id } = await item_of("Spoken soup", { description: "Warm" });
    await with_office(opened(id), {}, async (page) => {
        await panel(page).getByText(/Español.* missing/).waitFor();
        await panel(page).getByRole("button", { name: "Languages" }).click();
        const spanish = panel(page).getByRole("group", { name: "Español" });
        await spanish.getByText("empty").waitFor();
        await panel(page).getByLabel("Name in Español").fill("Sopa hablada");
        await panel(page).getByLabel("Description in Español").fill("Caliente");
        assert.equal(await spanish.getByText("empty").count(), 0);
        await save(page);
        assert.deepEqual((await read(id)).translations, [{ language: "es", name: "Sopa hablada", description: "Caliente" }]);
        await told(page).getByRole("button", { name: "Undo" }).click();
        await spanish.getByText("empty").waitFor();
    });
});

test("on a phone an item is sold out until tonight with two taps, and is back with one", async () => {
    const { id } = await item_of("Last lobster");
    await with_office("/app/sold-out?q=lobster", { viewport: phone }, async (page) => {
        let taps = 0;
        const tap = (name) => {
            taps += 1;
            return page.getByRole("button", { name }).click();
        };
        await page.getByRole("button", { name: "Take Last lobster off sale" }).waitFor();
        await tap("Take Last lobster off sale");
        await tap(/^Until tonight/);
        await told(page).getByText(/Last lobster is sold out until/).waitFor();
        assert.equal(taps, 2);
        const out = await read(id);
        assert.equal(out.soldOut, true);
        const ends = new Date(out.soldOutUntil).getTime() - Date.now();
        assert.ok(ends > 0 && ends <= 86_400_000, `it ends in ${ends} ms`);
        await tap("Last lobster is back on sale");
        await told(page).getByText("Last lobster is back on sale").waitFor();
        assert.equal((await read(id)).soldOut, false);
        await assert_no_sideways_scrolling(page);
    });
    // The same beside the menu, where it is no part of saving.
    await with_office(opened(id), { viewport: phone }, async (page) => {
        await panel(page).getByRole("button", { name: "Sold out…" }).click();
        await page.getByRole("button", { name: "Until I put it back" }).click();
        await panel(page).getByText("Sold out", { exact: true }).waitFor();
        assert.equal((await read(id)).soldOut, true);
        assert.equal((await read(id)).soldOutUntil ?? "", "");
        await assert_no_sideways_scrolling(page);
    });
});

test("on a phone an item is sold out until a date, which begins with the store's day", async () => {
    const { id } = await item_of("Rare truffle");
    const { timeZone, dayStart } = await call("GET", `svc/store/${store}`);
    const day = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(Date.now() + 9 * 86_400_000);
    await with_office("/app/sold-out?q=truffle", { viewport: phone }, async (page) => {
        await page.getByRole("button", { name: "Take Rare truffle off sale" }).click();
        await page.getByRole("button", { name: "Until a date" }).click();
        await page.getByLabel("Back on sale on").fill(day);
        await page.getByRole("button", { name: "Sold out until then" }).click();
        await told(page).getByText(/Rare truffle is sold out until/).waitFor();
        const { soldOut, soldOutUntil } = await read(id);
        assert.equal(soldOut, true);
        const local = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" }).format(Date.parse(soldOutUntil));
        assert.equal(local, `${day} ${String(Math.floor(dayStart / 60)).padStart(2, "0")}:${String(dayStart % 60).padStart(2, "0")}`);
        await told(page).getByRole("button", { name: "Undo" }).click();
        await page.getByRole("button", { name: "Take Rare truffle off sale" }).waitFor();
        assert.equal((await read(id)).soldOut, false);
    });
});

test("what is hidden from sight makes no page longer than the window", async () => {
    const { id } = await item_of("Long form");
    for (const path of [opened(id), `/app/list/menuItems?open=${id}`])
        await with_office(path, {}, async (page) => {
            await page.locator(".form-scroll").getByLabel("Description", { exact: true }).first().waitFor();
            const [height, window_height] = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight]);
            assert.equal(height, window_height, path);
        });
    // A tree that is longer than the window scrolls by itself.
    for (const path of ["/app/menu", "/app/menu?panel=guest"])
        await with_office(path, { viewport: { width: 1280, height: 500 } }, async (page) => {
            await page.locator(".grid-row").nth(2).waitFor();
            if (path.includes("guest")) await panel(page).locator(".guest-entry").first().waitFor();
            const [height, window_height] = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight]);
            assert.equal(height, window_height, path);
        });
});
