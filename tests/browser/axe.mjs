// The rules of axe for WCAG 2.2 A and AA, on whatever a page shows.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { with_office } from "./office.mjs";
import { go, settled, walk_overlays } from "./all_pages.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export async function violations(page) {
    if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe);
    const { violations } = await page.evaluate(() =>
        globalThis.axe.run(document, {
            resultTypes: ["violations"],
            runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
            elementRef: false,
        }),
    );
    return violations
        .filter(({ impact }) => impact === "serious" || impact === "critical")
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ html, target }) => `${target} ${html.slice(0, 160)}`).join("; ")}`);
}

// All faults at once, so that one run names what is to be mended.
class Faults {
    #all = {};

    async look(page, name) {
        const found = await violations(page);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        if (wide > page.viewportSize().width) found.push(`${wide} pixels wide`);
        if (found.length > 0) this.#all[name] = found;
    }
    assert_none() {
        assert.deepEqual(this.#all, {});
    }
}

export function walk_with_axe({ paths, overlays = [], ...options }) {
    return with_office("/", { ...options, motion: "reduce" }, async (page) => {
        const faults = new Faults();
        await settled(page);
        for (const path of await paths) {
            await go(page, path);
            await faults.look(page, path);
        }
        await walk_overlays(page, overlays, (name) => faults.look(page, name));
        faults.assert_none();
    });
}

export async function load_with_axe(paths, options) {
    const faults = new Faults();
    for (const path of paths)
        await with_office(path, { ...options, as: null, motion: "reduce" }, async (page, complaints) => {
            complaints.expect_status(400); // a link that no longer works
            await settled(page);
            await faults.look(page, path);
        });
    faults.assert_none();
}
