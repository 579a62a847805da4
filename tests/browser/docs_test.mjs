// The reference at /docs of a demo server in Chromium: how much it loads before it shows something, that
// everything in the API document can be reached, and that what it says can be tried and pasted.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { scriptOf } from "../docs/shell.mjs";
import {
    assert_no_sideways_scrolling,
    begin,
    desk,
    finish,
    folder,
    origin,
    phone,
    run,
    with_page,
} from "./support.mjs";

const bytes_max = 1_500_000;
const guides = new URL("../../docs/guides/", import.meta.url);
const guide_headings = readdirSync(guides).flatMap((file) =>
    [...readFileSync(new URL(file, guides), "utf8").matchAll(/^##? (.*)$/gm)].map(([, heading]) => heading),
);
const methods = ["get", "put", "post", "patch", "delete"];
let api, operations;

before(async () => {
    await begin();
    api = await (await fetch(`${origin}/openapi.json`)).json();
    operations = Object.entries(api.paths).flatMap(([path, item]) =>
        Object.keys(item)
            .filter((name) => methods.includes(name))
            .map((method) => ({ method: method.toUpperCase(), path, ...item[method] })),
    );
});
after(finish);

const slug = (text) => text.toLowerCase().replace(/[^a-z0-9]+/g, "-");

// Where the reference shows an operation: links of this form are in other people's pages.
const place_of = ({ method, path, tags }) => `tag/${slug(tags[0])}/${method}${path}`;

function operation(id) {
    return operations.find(({ operationId }) => operationId === id);
}

// The operation, unfolded and drawn.
async function unfolded(page, id) {
    const place = page.locator(`[id="${place_of(operation(id))}"]`);
    await place.locator(".told").waitFor();
    return place;
}

function schema_named(name) {
    return api.components.schemas[name];
}

const env = { ...process.env, NO_PROXY: "127.0.0.1" };

// Runs samples as they are pasted: each of a shell in a shell, those of Python after each other in
// Python, and those of JavaScript after each other in the page itself.
async function run_samples(page, { shell = [], script = [], python = [], json = [] }) {
    for (const sample of shell) await run("bash", ["-c", scriptOf(sample)], { env, cwd: folder, maxBuffer: 1 << 26 });
    for (const sample of json) JSON.parse(sample);
    await run("python3", ["-c", python.join("")], { env });
    await page.evaluate(`(async () => {\n${script.join("")}\n})()`);
}

// Notes what has been loaded when the first guide is on the page.
function watch_loading() {
    window.loaded = () => {
        const entries = ["navigation", "resource"].flatMap((type) => performance.getEntriesByType(type));
        const sum = (size) => entries.reduce((all, entry) => all + entry[size], 0);
        return {
            sent: sum("transferSize"),
            unpacked: sum("decodedBodySize"),
            files: entries.length,
            ms: Math.round(performance.now()),
        };
    };
    new MutationObserver((_, observer) => {
        if (!document.querySelector("#main h3")) return;
        observer.disconnect();
        requestAnimationFrame(() => (window.first = window.loaded()));
    }).observe(document, { childList: true, subtree: true });
}

test("it shows something before 1.5 MB, and all of it is less", (t) => {
    const check = async (page) => {
        await page.getByRole("heading", { name: "The first request" }).waitFor();
        await page.waitForFunction(() => performance.getEntriesByName(`${location.origin}/openapi.json`).length > 0);
        const { first, all } = await page.evaluate(() => ({ first: window.first, all: window.loaded() }));
        t.diagnostic(`first content: ${JSON.stringify(first)}, everything: ${JSON.stringify(all)}`);
        for (const loaded of [first, all]) {
            assert.ok(loaded.sent > 10_000 && loaded.sent <= bytes_max, `${loaded.sent} bytes sent`);
            assert.ok(loaded.unpacked <= bytes_max, `${loaded.unpacked} bytes unpacked`);
        }
        assert.ok(first.unpacked < 300_000, `${first.unpacked} bytes before the first content`);
    };
    return with_page(desk, "/docs", check, watch_loading);
});

for (const viewport of [desk, phone]) {
    const is_phone = viewport === phone;

    test(`the guides, ${viewport.width} wide`, () =>
        with_page(viewport, is_phone ? "/docs/" : "/docs", async (page) => {
            for (const name of guide_headings) {
                await page.locator("#main").getByRole("heading", { name, exact: true }).waitFor();
                await page.locator(`#contents a[href^="#description/"]`).getByText(name, { exact: true }).waitFor({ state: "attached" });
            }
            await page.getByText(`${origin}/v1/svc/stores`).first().waitFor();
            await assert_no_sideways_scrolling(page);
        }));

    test(`every chapter is in the contents, and every operation in its chapter, ${viewport.width} wide`, () =>
        with_page(viewport, "/docs", async (page) => {
            const seen = [];
            for (const { name, tags } of api["x-tagGroups"]) {
                if (is_phone) await page.getByRole("button", { name: "Contents" }).click();
                await page.locator("#contents h2").getByRole("link", { name, exact: true }).click();
                await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
                const wanted = tags.flatMap((tag) => operations.filter((one) => one.tags[0] === tag).map(place_of));
                const shown = await page.locator("details.operation").evaluateAll((all) => all.map((one) => one.id));
                assert.deepEqual(
                    shown.filter((id) => !id.includes("/webhook/")),
                    wanted,
                );
                seen.push(...shown);
                // Unfolded, each says what the document says.
                await page.evaluate(() =>
                    document.querySelectorAll("details.operation").forEach((one) => (one.open = true)),
                );
                await page.waitForFunction(
                    () =>
                        document.querySelectorAll(".told").length ===
                        document.querySelectorAll("details.operation").length,
                );
                const named = await page
                    .locator(".told")
                    .evaluateAll((all) => all.map((one) => one.querySelectorAll("p")[1].textContent));
                assert.equal(new Set(named).size, shown.length);
                await assert_no_sideways_scrolling(page);
            }
            assert.equal(seen.length, operations.length + Object.keys(api.webhooks).length);
        }));

    test(`an operation is tried with the demo's key, ${viewport.width} wide`, () =>
        with_page(viewport, `/docs/#${place_of(operation("listStores"))}`, async (page) => {
            const place = await unfolded(page, "listStores");
            await place.getByText("Try it").click();
            const answer = page.waitForResponse((one) => one.url() === `${origin}/v1/svc/stores`);
            await place.getByRole("button", { name: "Send" }).click();
            assert.equal((await answer).status(), 200);
            assert.equal((await answer).request().headers().apikey, "demo-key");
            await place.getByText("200 OK").waitFor();
            await place.getByText("Harbor Street Grill").first().waitFor();
            await assert_no_sideways_scrolling(page);
        }));
}

test("fields are described, in the order in which people fill them in", () =>
    with_page(desk, `/docs#${place_of(operation("createMenuItem"))}`, async (page) => {
        const place = await unfolded(page, "createMenuItem");
        const { properties } = schema_named("MenuItemCreate");
        const rows = place
            .locator("section", { has: page.getByRole("heading", { name: "Body" }) })
            .locator("> div > dl > .field");
        const shown = await rows.evaluateAll((all) => all.map((row) => row.querySelector("dt .name").textContent));
        assert.deepEqual(shown, Object.keys(properties));
        assert.equal(shown[0], "name");
        assert.ok(
            shown.indexOf("prices") < shown.indexOf("store") && shown.indexOf("store") < shown.indexOf("originalID"),
        );
        const plain = (text) => text.replaceAll("`", "");
        const described = Object.values(properties).map(({ $ref, description }) =>
            description ?? schema_named($ref.split("/").at(-1)).description);
        for (const [i, description] of described.entries())
            assert.ok(
                (await rows.nth(i).locator("dd p").first().textContent()).includes(plain(description)),
                description,
            );
        await rows.filter({ hasText: "prices" }).first().getByText("Fields of prices").click();
        await place.getByText(plain(schema_named("ItemPriceInput").properties.price.description)).waitFor();
    }));

test("a field of an answer is described as it is where it is sent", () =>
    with_page(desk, `/docs#${place_of(operation("getDepartment"))}`, async (page) => {
        const place = await unfolded(page, "getDepartment");
        await place.getByText("Fields of the answer").click();
        assert.equal(schema_named("Department").properties.name.description, undefined);
        await place.getByText(schema_named("DepartmentCreate").properties.name.description).waitFor();
    }));

test("a set of privileges is listed", () =>
    with_page(desk, `/docs#${place_of(operation("listDepartments"))}`, async (page) => {
        const place = await unfolded(page, "listDepartments");
        const { anyOf } = operation("listDepartments")["x-privileges"];
        const ids = api["x-privilegeSets"][anyOf];
        await place.getByText(`A person needs one of ${ids.length} privileges`).click();
        await place.getByText(ids.at(-1), { exact: true }).waitFor();
    }));

test("an operation tells its parameters, answer, example and failures", () =>
    with_page(desk, `/docs#${place_of(operation("getAudit"))}`, async (page) => {
        const place = await unfolded(page, "getAudit");
        for (const name of ["In the path", "In the query", "Answer 200", "Failures"])
            await place.getByRole("heading", { name }).waitFor();
        await place.getByText("text/csv").first().waitFor();
        await place.getByText("Example", { exact: true }).click();
        await place.getByLabel("example of the answer", { exact: true }).waitFor();
        await place.getByText("The request is malformed or breaks a rule").waitFor();
    }));

test("links to headings, operations and calls lead there", async () => {
    await with_page(desk, "/docs#description/errors", async (page) => {
        const heading = page.locator("#main").getByRole("heading", { name: "Errors" });
        await heading.waitFor();
        const { y } = await heading.boundingBox();
        assert.ok(y > 0 && y < 200, `at ${y}`);
    });
    await with_page(desk, "/docs#webhook/POST/closeOrder", async (page) => {
        await page
            .locator(`[id="tag/webhooks/webhook/POST/closeOrder"] .told`)
            .getByText("X-Comanda-Signature")
            .waitFor();
    });
    await with_page(desk, "/docs", async (page) => {
        await page.locator("#main").getByRole("link", { name: "saveWebOrder" }).first().click();
        await unfolded(page, "saveWebOrder");
    });
});

test("an operation is found with the keyboard alone", () =>
    with_page(desk, "/docs", async (page) => {
        await page.getByRole("heading", { name: "The first request" }).waitFor();
        await page.keyboard.press("/");
        await page.keyboard.type("post payment order");
        await page.keyboard.press("ArrowDown");
        await page.keyboard.press("Enter");
        await unfolded(page, "payWebOrder");
    }));

test("an operation has samples in curl, JavaScript and Python, and they work", () =>
    with_page(desk, `/docs#${place_of(operation("createDepartment"))}`, async (page) => {
        const place = await unfolded(page, "createDepartment");
        await place.getByText("Try it").click();
        const samples = {};
        for (const [language, name] of [["curl", "shell"], ["JavaScript", "script"], ["Python", "python"]]) {
            const body = JSON.stringify({ name: `Made by ${language}`, store: "650000000000000000000101" });
            await place.getByRole("textbox", { name: "Body" }).fill(body);
            await place.getByRole("button", { name: language, exact: true }).click();
            samples[name] = [await place.getByLabel(`${language} sample`, { exact: true }).textContent()];
        }
        await run_samples(page, samples);
        await assert_departments(["Made by curl", "Made by JavaScript", "Made by Python"]);
    }));

async function assert_departments(wanted) {
    const list = `${origin}/v1/svc/store/650000000000000000000101/departments`;
    const names = (await (await fetch(list, { headers: { apikey: "demo-key" } })).json()).map((one) => one.name);
    for (const name of wanted) assert.ok(names.includes(name), `${name} is not among ${names}`);
}

test("the samples of the guides work as they are pasted", () =>
    with_page(desk, "/docs", async (page) => {
        await page.locator("#main").getByRole("heading", { name: "Clients and tools" }).waitFor();
        const samples = (language) => page.getByLabel(`${language} sample`, { exact: true }).allTextContents();
        const [shell, script, python, json] = await Promise.all(["sh", "js", "python", "json"].map(samples));
        assert.ok(shell.length >= 12 && script.length === 2 && python.length === 2 && json.length === 1);
        await run_samples(page, { shell, script, python, json });
        await assert_departments(["Ice cream bar", "Juice bar", "Wine bar"]);
    }));

test("the samples of the guides have the key that is entered, and links of a guide lead to others", () =>
    with_page(desk, "/docs", async (page) => {
        await page.getByLabel("API key").fill("my-own-key");
        await page.getByText(`curl -H 'apikey: my-own-key' ${origin}/v1/svc/stores`).waitFor();
        assert.equal(await page.getByText("demo-key").locator("visible=true").count(), 1); // where it is explained
        await page.locator("#main").getByRole("link", { name: "Events and webhooks" }).first().click();
        await page.waitForURL("**/docs#description/events-and-webhooks");
    }));
