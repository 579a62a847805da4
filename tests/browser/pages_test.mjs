// The back office of a demo server in Chromium, as wide as a desk and as narrow as a phone: that its
// addresses show it, under its policy. And follows events as browsers do.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import {
    assert_no_sideways_scrolling,
    begin,
    browser,
    desk,
    end,
    finish,
    first_address,
    folder,
    origin,
    patience_ms,
    phone,
    run,
    serve,
    with_page,
} from "./support.mjs";

before(begin);
after(finish);

for (const viewport of [desk, phone])
    for (const path of ["/", "/sign-in", "/app/menuItems", "/reset", "/certificate"])
        test(`${path} draws itself, ${viewport.width} wide`, () =>
            with_page(viewport, path, async (page) => {
                await page.waitForFunction(() => document.querySelector("#root").innerText.trim() !== "");
                await page.waitForLoadState("networkidle");
                await assert_no_sideways_scrolling(page);
            }));

test("what a page inserts without the nonce is neither run nor applied", async () => {
    const page = await browser.newPage();
    page.setDefaultTimeout(patience_ms);
    try {
        await page.goto(`${origin}/sign-in`);
        const refused = await page.evaluate(async () => {
            const directives = [];
            addEventListener("securitypolicyviolation", (event) => directives.push(event.effectiveDirective));
            const script = document.createElement("script");
            script.textContent = "window.intruded = true";
            document.body.append(script);
            const style = document.createElement("style");
            style.textContent = "#root { color: rgb(1, 2, 3) }";
            document.head.append(style);
            await fetch("https://elsewhere.example/").catch(() => {});
            await new Promise((resolve) => setTimeout(resolve));
            return { directives, intruded: window.intruded, color: getComputedStyle(document.querySelector("#root")).color };
        });
        assert.deepEqual(refused.directives, ["script-src-elem", "style-src-elem", "connect-src"]);
        assert.equal(refused.intruded, undefined);
        assert.notEqual(refused.color, "rgb(1, 2, 3)");
    } finally {
        await page.close();
    }
});

test("another page cannot frame the back office", async () => {
    const page = await browser.newPage();
    page.setDefaultTimeout(patience_ms);
    try {
        await page.setContent(`<iframe src="${origin}/"></iframe>`);
        await page.waitForFunction(() => window.frames[0] !== undefined);
        await page.waitForLoadState("networkidle");
        assert.equal(await page.frames()[1].evaluate(() => document.querySelector("#root")), null);
    } finally {
        await page.close();
    }
});

test("an EventSource hears what happens, and goes on by itself when the server was away", async () => {
    const database = ["--database", `sqlite:${folder}/events.db`];
    const { stdout } = await run(process.env.COMANDA, [
        "init",
        "--account",
        "A",
        "--store",
        "S",
        "--json",
        ...database,
    ]);
    const { apiKey, storeId } = JSON.parse(stdout);
    let program = serve("--listen", "127.0.0.1:0", ...database);
    const address = await first_address(program);
    const headers = { apikey: apiKey, "Content-Type": "application/json" };
    const add = async (name) => {
        const body = JSON.stringify({ name, store: storeId });
        const answer = await fetch(`${address}/v1/svc/department`, { method: "POST", headers, body });
        assert.equal(answer.status, 200);
    };
    const page = await browser.newPage({ extraHTTPHeaders: { apikey: apiKey } });
    page.setDefaultTimeout(patience_ms);
    try {
        await page.goto(address);
        await page.evaluate((store) => {
            window.told = [];
            const source = new EventSource(`/v1/sync/store/${store}/events`);
            source.onmessage = (message) => window.told.push(JSON.parse(message.data));
            return new Promise((resolve) => (source.onopen = resolve));
        }, storeId);
        await add("Bar");
        await page.waitForFunction(() => window.told.length === 1);
        await end(program);
        program = serve("--listen", new URL(address).host, ...database);
        await first_address(program);
        await add("Pub");
        await page.waitForFunction(() => window.told.length >= 2);
        await add("Inn");
        await page.waitForFunction(() => window.told.length >= 3);
        const told = await page.evaluate(() => window.told);
        assert.deepEqual(
            told.map((event) => event.record.name),
            ["Bar", "Pub", "Inn"],
        );
        assert.deepEqual(
            told.map((event) => event.sequence - told[0].sequence),
            [0, 1, 2],
        );
    } finally {
        await page.close();
        await end(program);
    }
});
