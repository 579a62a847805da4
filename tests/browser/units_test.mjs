// The plain functions of the pages, without a browser: contrast of the look, amounts as people type them.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
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

// Relative luminance and contrast as WCAG defines them.
function luminance(hex) {
    const [r, g, b] = [1, 3, 5].map((at) => {
        const part = parseInt(hex.slice(at, at + 2), 16) / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a, b) {
    const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x);
    return (high + 0.05) / (low + 0.05);
}

test("every pair of colours has its contrast, light and dark", async () => {
    const { light, dark, pairs } = await module_of("look/tokens.ts");
    assert.ok(pairs.length > 30);
    const weak = Object.entries({ light, dark }).flatMap(([name, palette]) =>
        pairs
            .map(([over, under, least]) => [over, under, least, contrast(palette[over], palette[under])])
            .filter(([, , least, found]) => found < least)
            .map(([over, under, least, found]) => `${name}: ${over} on ${under} has ${found.toFixed(2)}, not ${least}`),
    );
    assert.deepEqual(weak, []);
});

test("contrast is what WCAG calls so: known greys are just enough, and just not", () => {
    assert.equal(contrast("#000000", "#ffffff"), 21);
    assert.ok(contrast("#767676", "#ffffff") >= 4.5 && contrast("#777777", "#ffffff") < 4.5);
    assert.ok(contrast("#949494", "#ffffff") >= 3 && contrast("#959595", "#ffffff") < 3);
});

// Funds and units of account, in which no restaurant is paid.
const no_money = "BOV CHE CHW CLF COU MXV USN UYI UYW VED XAD".split(" ");

test("the currencies that are offered are those that the program takes", async () => {
    const { currencyCodes } = await module_of("formats/currencies.ts");
    const source = readFileSync(new URL("../../src/base/currency.cpp", import.meta.url), "utf8");
    const taken = [...source.matchAll(/"([A-Z]{3})"/g)].map(([, code]) => code);
    assert.deepEqual([...currencyCodes].sort(), taken.filter((code) => !no_money.includes(code)).sort());
});

test("a guess is made of zone and language, and no guess is a currency that is not offered", async () => {
    const source = readFileSync(new URL("app/people/guesses.ts", web), "utf8").replace(/^import .*$/m, "const currencyCodes = [];");
    const { outputText } = ts.transpileModule(source, { compilerOptions: { target: "ES2022", module: "ES2022" } });
    const { guessCurrency } = await import(`data:text/javascript,${encodeURIComponent(outputText)}`);
    for (const [zone, language, currency] of [
        ["Europe/Rome", "en-US", "EUR"],
        ["Europe/Sofia", "bg", "EUR"],
        ["Europe/London", "de", "GBP"],
        ["America/New_York", "es-MX", "USD"],
        ["Asia/Tokyo", "en", "JPY"],
        ["UTC", "pt-BR", "BRL"],
        ["UTC", "not a language", "USD"],
    ])
        assert.equal(guessCurrency(zone, language), currency, `${zone} ${language}`);
    const { currencyCodes } = await module_of("formats/currencies.ts");
    for (const [, code] of source.matchAll(/\b[A-Z]{2}: "([A-Z]{3})"/g)) assert.ok(currencyCodes.includes(code), code);
});

test("amounts are understood as people type them", async () => {
    const { parseAmount } = await module_of("formats/amounts.ts");
    for (const [text, decimals, minor] of [
        ["12", 2, 1200],
        ["12.5", 2, 1250],
        ["12,5", 2, 1250],
        ["12,50", 2, 1250],
        ["$12.50", 2, 1250],
        ["12.50 €", 2, 1250],
        ["USD 12.50", 2, 1250],
        ["1,250.00", 2, 125000],
        ["1.250,00", 2, 125000],
        ["1 250,00", 2, 125000],
        ["1’250.00", 2, 125000],
        ["1,250", 2, 125000],
        ["1,250,000", 2, 125000000],
        [".5", 2, 50],
        ["0", 2, 0],
        ["-3.20", 2, -320],
        ["1500", 0, 1500],
        ["1,500", 0, 1500],
        ["1.234", 3, 1234],
        ["12.505", 2, null],
        ["12.5", 0, null],
        ["1,2.3,4", 2, null],
        ["1.2.3", 2, null],
        ["12,34,56", 2, null],
        ["twelve", 2, null],
        ["", 2, null],
        ["-", 2, null],
        ["99999999999999999999", 2, null],
    ])
        assert.equal(parseAmount(text, decimals), minor, `${text} with ${decimals} decimals`);
});

test("the clock of the server is known from its answers, and a clock here that is right enough is left alone", async () => {
    const { noteDate, serverAhead, serverNow } = await module_of("api/server_clock.ts");
    const second = Date.parse("2026-11-19T18:00:00Z");
    const text = (ms) => new Date(ms).toUTCString();
    assert.equal(serverAhead(), 0);
    noteDate(null, second, second);
    noteDate("no date", second, second);
    assert.equal(serverAhead(), 0);
    // Within the second that the answer names.
    noteDate(text(second), second + 300, second + 320);
    assert.equal(serverAhead(), 0);
    // Three hours ahead here: two answers narrow it down to what both allow.
    const here = (at) => at + 3 * 3_600_000;
    noteDate(text(second), here(second + 100), here(second + 150));
    noteDate(text(second), here(second + 900), here(second + 950));
    assert.ok(Math.abs(serverAhead() + 3 * 3_600_000) <= 200, String(serverAhead()));
    assert.ok(Math.abs(serverNow() - Date.now() + 3 * 3_600_000) <= 250);
    // The clock was put right.
    noteDate(text(second + 60_000), second + 60_300, second + 60_320);
    assert.equal(serverAhead(), 0);
});

// All sheets that were ever needed stay: a class of two of them looks otherwise after the second page.
test("no class is made by two style sheets", () => {
    const app = new URL("app/", web);
    const sheets = readdirSync(app, { recursive: true }).filter((name) => name.endsWith(".css"));
    assert.ok(sheets.length > 8);
    const made = new Map();
    for (const sheet of sheets) {
        const text = readFileSync(new URL(sheet, app), "utf8");
        for (const [, name] of text.matchAll(/^(\.[a-z][\w-]*)(?=,?(?: \{)?$)/gm)) made.set(name, new Set([...(made.get(name) ?? []), sheet]));
    }
    const twice = [...made].filter(([, of]) => of.size > 1).map(([name, of]) => `${name}: ${[...of].join(", ")}`);
    assert.deepEqual(twice, []);
});
