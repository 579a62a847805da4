// The plain functions behind an item's page, without a browser: painted weeks, cropped pictures, what an item
// has of its own and what of its categories.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";

const web = new URL("../../web/", import.meta.url);
const ts = createRequire(new URL("package.json", web))("typescript");

// A module of the pages that imports nothing.
async function module_of(path) {
    const source = readFileSync(new URL(`app/${path}`, web), "utf8");
    const { outputText } = ts.transpileModule(source, { compilerOptions: { target: "ES2022", module: "ES2022" } });
    return import(`data:text/javascript,${encodeURIComponent(outputText)}`);
}

// The same numbers every time.
function numbers(seed) {
    let state = seed;
    return (below) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor((state / 2 ** 32) * below);
    };
}

const cell = 5;

test("painted cells as windows and back are the same cells", async () => {
    const { weekOf, windowsOf, weekOfSpans } = await module_of("menu/item/week.ts");
    for (let seed = 1; seed <= 400; seed += 1) {
        const random = numbers(seed);
        const spans = Array.from({ length: random(9) }, () => {
            const start = random(10_080 / cell) * cell;
            const length = (1 + random([6, 40, 288, 600][random(4)])) * cell;
            return { start, end: start + length };
        });
        const week = weekOfSpans(spans);
        const windows = windowsOf(week);
        assert.deepEqual(weekOf(windows), week, `seed ${seed}: ${JSON.stringify(windows)}`);
        const minutes = new Set(spans.flatMap(({ start, end }) => Array.from({ length: (end - start) / cell }, (_, i) => (start + i * cell) % 10_080)));
        assert.equal(week.reduce((sum, { start, end }) => sum + (end - start) / cell, 0), minutes.size, `seed ${seed}`);
        for (const { from, to } of windows) assert.match(`${from} ${to}`, /^([01]\d|2[0-3]):[0-5]\d ([01]\d|2[0-3]):[0-5]\d$/);
    }
});

test("a week is told with the fewest windows", async () => {
    const { weekOf, windowsOf, always, isAlways, erased, painted, stretches } = await module_of("menu/item/week.ts");
    const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
    const told = (windows) => windowsOf(weekOf(windows));
    for (const windows of [
        [{ days: weekdays, from: "11:00", to: "15:00" }],
        [{ days: [], from: "17:00", to: "22:30" }],
        [{ days: ["Friday", "Saturday"], from: "18:00", to: "02:00" }],
        [{ days: ["Sunday"], from: "22:00", to: "04:00" }],
        [{ days: weekdays, from: "00:00", to: "23:59" }],
        [{ days: ["Tuesday"], from: "05:00", to: "05:00" }],
        [{ days: ["Monday", "Wednesday"], from: "05:00", to: "05:00" }],
        [{ days: [], from: "00:00", to: "23:59" }],
        [{ days: [], from: "11:00", to: "15:00" }, { days: ["Friday"], from: "17:00", to: "23:59" }],
    ])
        assert.deepEqual(told(windows), windows);
    // Adjacent and overlapping ones are one; a day that goes on into the next is not cut at midnight.
    assert.deepEqual(told([{ days: ["Monday"], from: "11:00", to: "13:00" }, { days: ["Monday"], from: "12:00", to: "15:00" }]), [
        { days: ["Monday"], from: "11:00", to: "15:00" },
    ]);
    assert.deepEqual(told([{ days: ["Friday"], from: "20:00", to: "23:59" }, { days: ["Saturday"], from: "00:00", to: "03:00" }]), [
        { days: ["Friday"], from: "20:00", to: "03:00" },
    ]);
    assert.ok(isAlways(weekOf([{ days: [], from: "05:00", to: "05:00" }])));
    assert.deepEqual(windowsOf([]), []);
    const noon = { start: 12 * 60, end: 13 * 60 };
    assert.deepEqual(painted(erased(always, [noon]), [noon]), always);
    assert.deepEqual(stretches(["Monday", "Tuesday", "Wednesday", "Saturday"]), [[0, 2], [5, 5]]);
});

test("a crop stays within its picture, has the proportions 4:3 and is never enlarged", async () => {
    const { partOf, moved, storedSize, whole, proportion } = await module_of("menu/item/crop.ts");
    const random = numbers(7);
    for (let round = 0; round < 200; round += 1) {
        const picture = { width: 20 + random(5_000), height: 20 + random(5_000) };
        let crop = { ...whole, zoom: 1 + random(80) / 10 };
        for (let step = 0; step < 5; step += 1) crop = moved(picture, crop, random(200) / 50 - 2, random(200) / 50 - 2);
        const part = partOf(picture, crop);
        assert.ok(part.left >= -1e-6 && part.top >= -1e-6, JSON.stringify({ picture, crop, part }));
        assert.ok(part.left + part.width <= picture.width + 1e-6 && part.top + part.height <= picture.height + 1e-6);
        assert.ok(Math.abs(part.width / part.height - proportion) < 1e-9);
        const stored = storedSize(part);
        assert.ok(stored.width <= 1_280 && stored.height <= 960 && stored.width <= Math.ceil(part.width));
    }
    assert.deepEqual(partOf({ width: 800, height: 600 }, whole), { left: 0, top: 0, width: 800, height: 600 });
    assert.deepEqual(storedSize({ width: 4_000, height: 3_000 }), { width: 1_280, height: 960 });
});

test("an item has its own lists, else those of its subcategory, else those of its category", async () => {
    const { offered, freeToppings, taxesOf, modifierPrice, leastOf, isHidden } = await module_of("menu/item/standing.ts");
    const category = { optionalModifierGroups: ["sauces"], taxes: ["sales"], firstFreeNToppings: 1, hideMenuItemInKiosk: true };
    const subCategory = { optionalModifierGroups: [], mandatoryModifierGroups: [{ id: "crust", minimum: 1, maximum: 1 }] };
    const item = { optionalModifierGroups: [{ id: "extras", maximum: 5 }] };
    const standing = { item, subCategory, category };
    assert.deepEqual(offered(standing, "optionalModifierGroups").source, "item");
    assert.deepEqual(offered({ ...standing, item: {} }, "optionalModifierGroups"), {
        source: "category",
        value: [{ id: "sauces", minimum: 0, maximum: 0, quantity: 0 }],
    });
    assert.equal(offered(standing, "mandatoryModifierGroups").source, "subCategory");
    assert.equal(offered(standing, "includedModifiers").source, "none");
    assert.deepEqual(freeToppings(standing), { source: "category", value: 1 });
    assert.deepEqual(freeToppings({ ...standing, item: { overrideFreeNToppings: true } }), { source: "item", value: 0 });
    assert.deepEqual(taxesOf(standing), { source: "category", value: ["sales"] });
    assert.deepEqual(taxesOf({ ...standing, item: { taxes: [] } }), { source: "item", value: [] });
    const olives = { servingSizeLevels: [{ id: "small", price: 100 }, { servingSizeLevel: "large", price: 150 }] };
    const isUsual = (size) => size === "small";
    assert.equal(modifierPrice(olives, undefined, "large", isUsual), 150);
    assert.equal(modifierPrice(olives, undefined, "huge", isUsual), 100);
    assert.equal(modifierPrice({}, { servingSizeLevels: [{ id: "small", price: 70 }] }, "", () => false), 70);
    assert.equal(modifierPrice({}, {}, "large", isUsual), 0);
    assert.equal(modifierPrice(olives, undefined, "", () => false), null);
    assert.equal(leastOf({ minimum: 0 }, true), 1);
    assert.equal(isHidden(standing, "kiosk"), true);
    assert.equal(isHidden(standing, "web"), false);
});
