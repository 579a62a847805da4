// The menu workbench as tests use it: its grid and tree, and a menu of their own for each.
import assert from "node:assert/strict";
import { call, store } from "./office.mjs";

export const path_of = (list) => `svc/store/${store}/${list}`;
export const grid = (page) => page.getByRole("grid");
export const tree = (page) => page.getByRole("tree");
export const told = (page) => page.locator(".told");

// A department with a category of it, and items with prices by size: [name, [small, large]].
export async function made_menu(name, items, sizes = ["Small", "Large"]) {
    const known = await call("GET", path_of("sslList"));
    const size_ids = sizes.map((size) => known.find((one) => one.name === size).id);
    const records = [
        { kind: "department", id: "#department", name: `${name} department` },
        {
            kind: "category",
            id: "#category",
            name,
            level: 1,
            department: "#department",
            servingSizeLevels: size_ids.map((id) => ({ id })),
        },
        ...items.map(([item, prices], at) => ({
            kind: "menuItem",
            id: `#${at}`,
            name: item,
            category: "#category",
            prices: prices.flatMap((price, nth) =>
                price === null ? [] : [{ price, ...(sizes.length > 0 ? { servingSizeLevel: size_ids[nth] } : {}) }],
            ),
        })),
    ];
    const { ids } = await call("POST", path_of("bulk"), { records });
    return { category: ids["#category"], department: ids["#department"], items: items.map((_, at) => ids[`#${at}`]), sizes: size_ids };
}

export async function prices_of(ids) {
    const found = await Promise.all(ids.map((id) => call("GET", `svc/menuItem/${id}`)));
    return found.map(({ prices }) => prices.map(({ price }) => price));
}

// What the rows show, from column to column.
export function shown(page) {
    return page.locator(".grid-rows .grid-row:not(.add)").evaluateAll((rows) =>
        rows
            .map((row) => [...row.querySelectorAll(".cell:not(.sale-cell)")].map((cell) => cell.querySelector(".cell-text, .cell-bad > :first-child, .soft > :first-child")?.textContent ?? ""))
            .map((cells) => cells.join(" | ")),
    );
}

export async function wait_for_rows(page, wanted) {
    try {
        await page.waitForFunction(
            (lines) => {
                const rows = [...document.querySelectorAll(".grid-rows .grid-row:not(.add)")].map((row) =>
                    [...row.querySelectorAll(".cell:not(.sale-cell)")]
                        .map((cell) => cell.querySelector(".cell-text, .cell-bad > :first-child, .soft > :first-child")?.textContent ?? "")
                        .join(" | "),
                );
                return JSON.stringify(rows) === JSON.stringify(lines);
            },
            wanted,
            { timeout: 30_000 },
        );
    } catch {
        assert.deepEqual(await shown(page), wanted);
    }
}

export async function press(page, ...keys) {
    for (const key of keys) await page.keyboard.press(key);
}

// Text on the clipboard, put in with the keys.
export async function paste(page, context, text) {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press("Control+v");
}
