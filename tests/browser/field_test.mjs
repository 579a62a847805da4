// A field more in the description of a kind is in the pages without any code of theirs: a program that is
// the same but for one field (tests/one_more_field) has it in the table, the form, filters and searches.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { call, store, with_office } from "./office.mjs";
import { begin, finish } from "./support.mjs";

before(begin);
after(finish);

const rows = (page) => page.locator(".records [data-row]");
const tares = `svc/store/${store}/tares`;

test("a field that only the server knows is entered, shown, ordered by, filtered by and found", () =>
    with_office("/app/list/tares", {}, async (page) => {
        await page.getByRole("columnheader", { name: "Shelf" }).waitFor();
        await page.getByRole("button", { name: "New tare" }).click();
        const drawer = page.locator(".drawer");
        await drawer.getByRole("textbox", { name: "Name" }).fill("Jar");
        await drawer.getByRole("textbox", { name: "Shelf" }).fill("Cellar 7");
        await drawer.getByRole("button", { name: "Save", exact: true }).click();
        await drawer.getByRole("tab", { name: "History" }).waitFor();
        const [jar] = await call("GET", `${tares}?search=Jar`);
        assert.equal(jar.shelf, "Cellar 7");
        await page.getByRole("row", { name: /Jar/ }).getByText("Cellar 7").waitFor();

        await drawer.getByRole("textbox", { name: "Shelf" }).fill("Cellar 8");
        await drawer.getByRole("button", { name: "Save", exact: true }).click();
        await page.locator(".told").getByText("Shelf Cellar 7").waitFor();
        await drawer.getByRole("tab", { name: "History" }).click();
        await drawer.locator(".history li").first().getByText("Cellar 8").waitFor();
        await drawer.getByRole("button", { name: "Close" }).click();

        const by_shelf = page.getByRole("columnheader", { name: "Shelf" });
        await by_shelf.getByRole("button").click();
        await by_shelf.getByRole("button").click();
        await page.waitForFunction(() => document.querySelector(".records [data-row]")?.textContent === "Jar");

        await page.getByRole("searchbox", { name: "Search tares" }).fill("cellar");
        await page.getByText("1 found").waitFor();
        assert.deepEqual(await rows(page).allTextContents(), ["Jar"]);
        await page.getByRole("searchbox", { name: "Search tares" }).fill("");

        await page.getByRole("button", { name: "Filters" }).click();
        await page.getByRole("dialog").getByRole("button", { name: "Shelf", exact: true }).click();
        await page.getByRole("textbox", { name: "Contains" }).fill("cellar");
        await page.getByRole("button", { name: "Apply" }).click();
        await page.waitForURL((url) => url.searchParams.get("f.shelf") === "cellar");
        await page.getByText("1 found").waitFor();

        await rows(page).first().focus();
        await page.keyboard.press("x");
        await page.getByRole("button", { name: "Change a field…" }).click();
        await page.getByRole("combobox", { name: "Field" }).click();
        await page.getByRole("option", { name: "Shelf", exact: true }).waitFor();
        await page.keyboard.press("Escape");
        await page.keyboard.press("Escape");
        await page.getByRole("dialog").waitFor({ state: "detached" });

        await page.keyboard.press("Control+k");
        await page.getByRole("dialog").getByRole("combobox").fill("cellar 8");
        await page.getByRole("option", { name: /Jar/ }).waitFor();
    }));
