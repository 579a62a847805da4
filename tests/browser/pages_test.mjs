// Opens the welcome page of a demo server in Chromium, as wide as a desk and as narrow as a phone. And
// follows events as browsers do.
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
    test(`the welcome page, ${viewport.width} wide`, () =>
        with_page(viewport, "/", async (page) => {
            await page.getByRole("heading", { name: "This is the demo" }).waitFor();
            await assert_no_sideways_scrolling(page);
            for (const link of await page.getByRole("link").all()) {
                const answer = await fetch(origin + (await link.getAttribute("href")));
                assert.equal(answer.status, 200, answer.url);
            }
        }));

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
