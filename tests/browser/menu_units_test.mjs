// The plain functions of the menu workbench: cells as they are typed and pasted, rounding, unsaved edits.
import assert from "node:assert/strict";
import { test } from "node:test";
import { module_of } from "./modules.mjs";

const { parseAmount } = await module_of("formats/amounts.ts");
const dollars = (text) => parseAmount(text, 2);

test("a price is blank, free or an amount, and what is none keeps its text", async () => {
    const { understoodPrice, plainAmount } = await module_of("menu/sheet/price_text.ts");
    for (const [text, value] of [
        ["", null],
        ["  ", null],
        ["–", null],
        ["-", null],
        ["0", 0],
        ["12,5", 1250],
        ["12.50", 1250],
        ["$12.50", 1250],
        ["1.250,00", 125000],
    ])
        assert.deepEqual(understoodPrice(text, dollars), { text: value === null ? "" : text, value }, text);
    assert.deepEqual(understoodPrice("12.505", dollars), { text: "12.505", value: null, problem: "notAmount" });
    assert.deepEqual(understoodPrice("-3", dollars), { text: "-3", value: null, problem: "negative" });
    for (const [minor, decimals, text] of [
        [1250, 2, "12.50"],
        [5, 2, "0.05"],
        [0, 2, "0.00"],
        [1500, 0, "1500"],
        [1234, 3, "1.234"],
    ])
        assert.equal(plainAmount(minor, decimals), text);
});

test("a name is trimmed, and one that is missing or too long says so", async () => {
    const { understoodName } = await module_of("menu/sheet/price_text.ts");
    assert.deepEqual(understoodName("  Four   Cheese "), { text: "Four Cheese", value: "Four Cheese" });
    assert.equal(understoodName("Bell\u0000\u0007s\u009f").value, "Bell s");
    assert.equal(understoodName(" \u0000").problem, "noName");
    assert.equal(understoodName(" ").problem, "noName");
    assert.equal(understoodName("x".repeat(256)).problem, "tooLong");
    assert.equal(understoodName("🍕".repeat(255)).problem, undefined);
});

test("a block of a spreadsheet program comes and goes unchanged", async () => {
    const { blockOf, textOfBlock } = await module_of("menu/sheet/tsv.ts");
    assert.deepEqual(blockOf("a\tb\r\n1\t2\r\n"), [["a", "b"], ["1", "2"]]);
    assert.deepEqual(blockOf("12.50"), [["12.50"]]);
    assert.deepEqual(blockOf("\t\n"), [["", ""]]);
    assert.deepEqual(blockOf(""), []);
    assert.deepEqual(blockOf('"two\nlines"\t"say ""hi"""\n5" pipe\tx'), [["two\nlines", 'say "hi"'], ['5" pipe', "x"]]);
    for (const block of [[["a", "b"], ["", "c"]], [["tab\there", 'quote"', "line\nbreak"]]])
        assert.deepEqual(blockOf(textOfBlock(block)), block);
});

test("prices are raised in whole minor units and rounded once", async () => {
    const { raisedPrice } = await module_of("menu/sheet/rounding.ts");
    const raise = (minor, of, rounding = "none", isUp = false, decimals = 2, by = "percent") =>
        raisedPrice(minor, { by, of, rounding, isUp }, decimals);
    for (const [minor, of, rounding, isUp, decimals, after] of [
        [1250, 3_000, "none", false, 2, 1288], // 12.875
        [1250, 3_000, "half", false, 2, 1300],
        [1210, 0, "half", false, 2, 1200],
        [1225, 0, "half", false, 2, 1250],
        [1201, 0, "half", true, 2, 1250],
        [1200, 0, "half", true, 2, 1200],
        [1250, 3_000, "twentieth", false, 2, 1290],
        [1250, 3_000, "twentieth", true, 2, 1290],
        [1250, 3_000, "ninetynine", false, 2, 1299],
        [1349, 0, "ninetynine", false, 2, 1399],
        [1348, 0, "ninetynine", false, 2, 1299],
        [1300, 0, "ninetynine", true, 2, 1399],
        [1299, 0, "ninetynine", true, 2, 1299],
        [30, 0, "ninetynine", false, 2, 99],
        [0, 50_000, "ninetynine", true, 2, 0], // free stays free
        [1000, -100_000, "none", false, 2, 0],
        [1000, -3_333, "none", false, 2, 967],
        [1230, 3_000, "half", false, 0, 1250],
        [12_345, 3_000, "half", false, 3, 12_500],
        // A floating-point number would be 1.005 * 100 = 100.49999999999999.
        [100, 500, "none", false, 2, 101],
        [9_007_199_254_740, 3_000, "none", false, 2, 9_277_415_232_382],
    ])
        assert.equal(raise(minor, of, rounding, isUp, decimals), after, `${minor} by ${of} ${rounding} ${isUp}`);
    assert.equal(raise(500, 50, "none", false, 2, "amount"), 550);
    assert.equal(raise(500, -600, "none", false, 2, "amount"), null);
    assert.equal(raise(500, -500, "none", false, 2, "amount"), 0);
});

test("unsaved edits are undone and done again in the steps in which they were made", async () => {
    const { Edits, isContested } = await module_of("menu/sheet/edits.ts");
    const edits = new Edits();
    const edit = (value, base = 1) => ({ text: "", value, base });
    const shown = () => [...edits.rows].map(([row, cells]) => [row, ...[...cells].map(([column, { value }]) => `${column}=${value}`)].join(" "));
    edits.apply([{ row: "a", column: "x", edit: edit(2) }, { row: "b", column: "x", edit: edit(3) }]);
    edits.apply([{ row: "a", column: "x", edit: edit(4) }]);
    assert.equal(edits.of("a").get("x").value, 4);
    edits.undo();
    assert.equal(edits.of("a").get("x").value, 2);
    edits.undo();
    assert.ok(edits.isEmpty && !edits.canUndo);
    edits.redo();
    edits.redo();
    assert.equal(edits.of("a").get("x").value, 4);
    edits.undo();
    edits.apply([{ row: "c", column: "x", edit: edit(5) }]);
    assert.equal(edits.redo(), undefined, "what was undone is gone after another change");

    // What is typed while it is saved stays.
    const saved = { row: "a", column: "x", edit: edits.of("a").get("x") };
    const other = { row: "b", column: "x", edit: edits.of("b").get("x") };
    edits.apply([{ row: "b", column: "x", edit: edit(9) }]);
    edits.settle([saved, other]);
    assert.deepEqual(shown().sort(), ["b x=9", "c x=5"]);
    assert.ok(!edits.canUndo);
    assert.ok(!isContested(edits.of("b").get("x"), 3), "what it stands on was saved by the same person");

    assert.ok(isContested(edit(2, 1), 3));
    assert.ok(!isContested(edit(2, 1), 1), "nobody changed it");
    assert.ok(!isContested(edit(2, 1), 2), "both made the same of it");
});

test("rows that are still to be made belong to a place, until they are undone", async () => {
    const { Edits, placeColumn } = await module_of("menu/sheet/edits.ts");
    const edits = new Edits();
    const make = (name) => {
        const row = edits.newRow();
        edits.apply([
            { row, column: placeColumn, edit: { text: "", value: "pizza", base: "" } },
            { row, column: "name", edit: { text: name, value: name, base: "" } },
        ]);
        return row;
    };
    const [first, second] = [make("Diavola"), make("Garden")];
    assert.deepEqual(edits.newRows("pizza"), [first, second]);
    assert.deepEqual(edits.newRows("soups"), []);
    edits.undo();
    assert.deepEqual(edits.newRows("pizza"), [first]);
    edits.redo();
    assert.deepEqual(edits.newRows("pizza"), [first, second]);

    // Saved: what was typed in one of them meanwhile is about the record that it is now.
    const saved = [first, second].flatMap((row) => [...edits.of(row)].map(([column, edit]) => ({ row, column, edit })));
    edits.apply([{ row: first, column: "price:", edit: { text: "9", value: 900, base: null } }]);
    edits.settle(saved, new Map([[first, "diavola"], [second, "garden"]]));
    assert.deepEqual([...edits.rows.keys()], ["diavola"]);
    assert.equal(edits.of("diavola").get("price:").value, 900);
    assert.equal(edits.nowOf(first), "diavola");
    assert.equal(edits.nowOf("garden"), "garden");
});

test("one value fills what is selected, a block is put down from its first cell on, and rows are filled from above", async () => {
    const { blockBetween, filledDown, pasted } = await module_of("menu/sheet/block.ts");
    const block = blockBetween({ at: { row: 1, column: 3 }, anchor: { row: 2, column: 2 } });
    assert.deepEqual(block, { top: 1, bottom: 2, left: 2, right: 3 });
    assert.equal(pasted([["5"]], block).length, 4);
    assert.deepEqual(pasted([["5", "6"]], { ...block, bottom: 9 }), [{ row: 1, column: 2, text: "5" }, { row: 1, column: 3, text: "6" }]);
    assert.deepEqual(filledDown({ top: 1, bottom: 2, left: 2, right: 2 }), [{ from: { row: 1, column: 2 }, to: { row: 2, column: 2 } }]);
    assert.deepEqual(filledDown({ top: 1, bottom: 1, left: 2, right: 2 }), [{ from: { row: 0, column: 2 }, to: { row: 1, column: 2 } }]);
    assert.deepEqual(filledDown({ top: 0, bottom: 0, left: 2, right: 2 }), []);
});

test("what is not usual about the sale of an item is said in a few words", async () => {
    const { exceptionsOf, daysText, picturesAreUsual } = await module_of("menu/on_sale.ts");
    const { menu } = await module_of("words/en/menu.ts");
    const now = Date.parse("2026-11-19T10:00:00Z");
    const { formatsOf } = await module_of("formats/formats.ts", (source) => source.replace(/^import .*$/gm, ""));
    const formats = { ...formatsOf("USD", "America/New_York"), dateTime: () => "tonight" };
    const said = (item, wantsPicture = false) =>
        exceptionsOf({ prices: [{ price: 100 }], ...item }, menu.sale, formats, now, wantsPicture).map(({ text }) => text);
    assert.deepEqual(said({}), []);
    assert.deepEqual(said({ soldOut: true }), ["sold out"]);
    assert.deepEqual(said({ soldOut: true, soldOutUntil: "2026-11-20T00:00:00Z" }), ["sold out until tonight"]);
    assert.deepEqual(said({ soldOut: true, soldOutUntil: "2026-11-18T00:00:00Z" }), []);
    const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
    const days = { timeApplicableType: "Days of the week", daysOfWeek: week, startTime: "11:00", endTime: "15:00" };
    assert.deepEqual(said(days), ["Mon–Fri 11–15"]);
    const windows = [{ days: week, from: "11:30", to: "15:00" }, { days: ["Saturday"], from: "12:00", to: "15:00" }];
    assert.deepEqual(said({ ...days, availability: windows }), ["Mon–Fri 11:30–15, 1 more"]);
    assert.deepEqual(said({ timeApplicableType: "Date range", startDate: "2026-12-01", endDate: "2027-01-31" }), ["from 1 Dec"]);
    assert.deepEqual(said({ timeApplicableType: "Date range", startDate: "2026-11-01", endDate: "2027-01-31" }), ["until 31 Jan"]);
    assert.deepEqual(said({ timeApplicableType: "Date range", endDate: "2026-11-18" }), ["ended 18 Nov"]);
    // By the clock of the store: there it is still the 19th.
    const late = { timeApplicableType: "Date range", startDate: "2026-11-20" };
    const evening = Date.parse("2026-11-20T02:00:00Z");
    assert.deepEqual(exceptionsOf({ prices: [{ price: 1 }], ...late }, menu.sale, formats, evening, false).map(({ text }) => text), ["from 20 Nov"]);
    assert.deepEqual(said({ prices: [] }), ["no price"]);
    assert.deepEqual(said({}, true), ["no picture"]);
    assert.equal(daysText(["sunday", "Monday", "Tuesday"], menu.sale.weekDays), "Mon, Tue, Sun");
    assert.equal(daysText([], menu.sale.weekDays), "");
    assert.ok(picturesAreUsual([{ imageAvailable: true }, { imageAvailable: true }, {}]));
    assert.ok(!picturesAreUsual([{ imageAvailable: true }, {}]));
});
