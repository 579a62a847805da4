// The menu as a file: taken out, corrected where it has mistakes, looked at, brought in and taken back.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { call, store, with_office } from "./office.mjs";
import { assert_no_sideways_scrolling, begin, finish, folder, phone } from "./support.mjs";

before(begin);
after(finish);

const told = (page, text) => page.locator(".told", { hasText: text }).waitFor();
const items_of = () => call("GET", `svc/store/${store}/menuItems`);
const item_named = async (name) => (await items_of()).find((item) => item.name === name);
const record = (page, name) => page.locator(".preview-record").filter({ has: page.getByText(name, { exact: true }) });
const file_input = (page) => page.locator("input[type=file]");
const import_button = (page) => page.getByRole("button", { name: /^Import [\d,]+ changes?$/ });

function file_of(name, text) {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
}
const table = (...lines) => `name,description,category,prices\r\n${lines.join("\r\n")}\r\n`;

test("a table with mistakes names each by line and field; corrected it is looked at, imported and undone", () =>
    with_office("/app/transfer", {}, async (page, complaints) => {
        complaints.expect_status(400);
        const margherita = await item_named("Margherita");
        const before = (await items_of()).length;
        const lines = [
            "Margherita,From a file,#category:Pizza,",
            "Stromboli,Rolled,#category:Nowhere,",
            'Panzerotti,Fried,#category:Pizza,"[{""price"":""twelve""}]"',
        ];
        await file_input(page).setInputFiles(file_of("menuItem.csv", table(...lines)));
        await page.getByText("2 mistakes in the file").waitFor();
        await page.getByRole("row", { name: /^3 Category/ }).waitFor();
        await page.getByRole("row", { name: /^4 Prices, price must be a whole number/ }).waitFor();
        assert.equal((await item_named("Margherita")).description, margherita.description);

        const corrected = "name,description\r\nMargherita,From a file\r\n";
        await file_input(page).setInputFiles(file_of("Menu items (2).csv", corrected));
        await import_button(page).waitFor();
        await record(page, "Margherita").getByText("From a file").waitFor();
        await record(page, "Margherita").getByText(margherita.description, { exact: true }).waitFor();
        await record(page, "Margherita").getByText("line 2").waitFor();
        assert.equal((await item_named("Margherita")).description, margherita.description);
        await import_button(page).click();
        await told(page, "Imported: 0 new, 1 changed");
        await page.getByText("The file is in the menu").waitFor();
        assert.equal((await item_named("Margherita")).description, "From a file");
        await page.locator(".told-undo").click();
        await page.getByText("The import is undone").waitFor();
        assert.equal((await item_named("Margherita")).description, margherita.description);
        assert.equal((await items_of()).length, before);
    }));

test("what was taken out comes back as it is; a change and a new item in it are one step", () =>
    with_office("/app/transfer", {}, async (page) => {
        const download = async (name) => {
            const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name }).click()]);
            return readFileSync(await file.path(), "utf8");
        };
        const whole = JSON.parse(await download("Download JSON"));
        delete whole.floor; // the tables of a floor are made anew by an import
        await file_input(page).setInputFiles(file_of("menu.json", JSON.stringify(whole)));
        await page.getByText("Nothing would change").waitFor();

        const tiramisu = whole.menuItem.find(({ name }) => name === "Tiramisu");
        tiramisu.description = "With mascarpone";
        whole.menuItem.push({ ...tiramisu, id: "#menuItem-new", name: "Zuppa Inglese", pluCode: "9911" });
        await page.getByRole("button", { name: "Another file" }).click();
        await file_input(page).setInputFiles(file_of("menu.json", JSON.stringify(whole)));
        await record(page, "Zuppa Inglese").getByText("new", { exact: true }).waitFor();
        await record(page, "Tiramisu").getByText("With mascarpone").waitFor();
        assert.equal(await page.locator(".preview-record").count(), 2);
        await page.getByRole("button", { name: "Import 2 changes" }).click();
        await told(page, "Imported: 1 new, 1 changed");
        assert.ok(await item_named("Zuppa Inglese"));
        await page.getByRole("link", { name: "What happened" }).last().click();
        await page.getByText("changed 2 menu items together").waitFor();
        await page.getByRole("button", { name: "Undo all" }).first().click();
        await told(page, "2 changes are undone");
        assert.equal(await item_named("Zuppa Inglese"), undefined);
        assert.notEqual((await item_named("Tiramisu")).description, "With mascarpone");
    }));

test("a table of one kind is taken out and dropped back onto the page, which asks what it has", () =>
    with_office("/app/transfer", { viewport: phone }, async (page) => {
        await page.getByRole("combobox", { name: "Kind" }).click();
        await page.getByRole("option", { name: "Departments" }).click();
        const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Download CSV" }).click()]);
        const text = readFileSync(await file.path(), "utf8");
        assert.match(text, /^id,.*name/);
        const data = await page.evaluateHandle((content) => {
            const transfer = new DataTransfer();
            transfer.items.add(new File([content], "from accounting.csv", { type: "text/csv" }));
            return transfer;
        }, text);
        const place = page.locator(".transfer-drop");
        await place.dispatchEvent("dragover", { dataTransfer: data });
        await page.getByText("Let go to look at the file").waitFor();
        await place.dispatchEvent("drop", { dataTransfer: data });
        await page.getByRole("combobox", { name: "What does the table have?" }).click();
        await page.getByRole("option", { name: "Departments" }).click();
        await page.getByRole("button", { name: "Look at it" }).click();
        await page.getByText("Nothing would change").waitFor();
        await assert_no_sideways_scrolling(page);
    }));

test("hundreds of mistakes are listed in parts, and all can be seen; other files are refused at once", () =>
    with_office("/app/transfer", {}, async (page, complaints) => {
        complaints.expect_status(400);
        const lines = Array.from({ length: 300 }, (_, i) => `Item ${i},x,#category:Nowhere ${i},`);
        await file_input(page).setInputFiles(file_of("menuItem.csv", table(...lines)));
        await page.getByText("100 mistakes or more in the file").waitFor();
        const rows = page.locator(".transfer-errors tbody tr");
        assert.equal(await rows.count(), 20);
        await page.getByRole("button", { name: "Show all 100" }).click();
        assert.equal(await rows.count(), 100);
        await page.reload();
        await file_input(page).setInputFiles(file_of("menu.pdf", "%PDF"));
        await page.getByText("Only JSON and CSV files can be imported.").waitFor();
    }));

test("a large file is looked at without the page standing still", () =>
    with_office("/app/transfer", {}, async (page) => {
        await page.evaluate(() => {
            window.longest = 0;
            let last = performance.now();
            const beat = () => {
                const now = performance.now();
                window.longest = Math.max(window.longest, now - last);
                last = now;
                requestAnimationFrame(beat);
            };
            requestAnimationFrame(beat);
        });
        const lines = Array.from({ length: 2_000 }, (_, i) => `Large ${i},${"long text ".repeat(20)}`);
        await file_input(page).setInputFiles(file_of("menuItem.csv", `name,description\r\n${lines.join("\r\n")}\r\n`));
        await page.getByText("2,000 new").waitFor();
        assert.equal(await page.locator(".preview-record").count(), 60);
        assert.ok((await page.evaluate(() => window.longest)) < 1_500);
    }));
