// Opens the pages of a demo server in Chromium, as wide as a desk and as narrow as a phone: nothing
// is complained of, no other host is asked, nothing scrolls sideways, and a request can be tried. And
// follows events as browsers do.
import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { after, before, test } from "node:test";
import { promisify } from "node:util";
import { chromium } from "playwright-core";

const run = promisify(execFile);
const desk = { width: 1280, height: 900 };
const phone = { width: 375, height: 720 };
const patience_ms = 120_000; // for a busy machine; nothing waits that long for its own sake
let browser, folder, origin, server;

function first_address(program) {
    return new Promise((resolve, reject) => {
        program.on("exit", (code) => reject(new Error(`comanda ended with ${code}`)));
        createInterface({ input: program.stdout }).on("line", (line) => {
            const address = /^listening on (\S+)$/.exec(line);
            if (address) resolve(address[1]);
        });
    });
}

function serve(...options) {
    return spawn(process.env.COMANDA, ["serve", ...options, "--log-level", "error"], {
        stdio: ["ignore", "pipe", "inherit"],
    });
}

async function end(program) {
    program.kill();
    await once(program, "exit");
}

before(async () => {
    folder = mkdtempSync(join(tmpdir(), "comanda-pages-"));
    server = serve("--demo", "--demo-days", "2", "--listen", "127.0.0.1:0", "--database", `sqlite:${folder}/demo.db`);
    origin = await first_address(server);
    // The pages are our own; the sandbox wants rights that neither root nor a container has.
    browser = await chromium.launch({
        executablePath: "/usr/bin/chromium",
        chromiumSandbox: false,
        timeout: patience_ms,
        args: ["--disable-dev-shm-usage"],
    });
});

after(async () => {
    await browser?.close();
    await end(server);
    rmSync(folder, { recursive: true, force: true });
});

// Opens a page, hands it over, and then wants no complaint of the browser's and no other host.
async function with_page(viewport, path, check) {
    const page = await browser.newPage({ viewport });
    page.setDefaultTimeout(patience_ms);
    const complaints = [];
    page.on("console", (message) => {
        if (message.type() === "error") complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("request", (request) => {
        const url = new URL(request.url());
        const is_here = url.origin === origin || url.protocol === "data:" || url.protocol === "blob:";
        if (!is_here) complaints.push(`asks ${url}`);
    });
    await page.addInitScript(() => {
        addEventListener("securitypolicyviolation", (event) =>
            console.error(`against the policy: ${event.violatedDirective} ${event.blockedURI}`),
        );
    });
    try {
        await page.goto(origin + path);
        await check(page);
        assert.deepEqual(complaints, []);
    } finally {
        await page.close();
    }
}

async function assert_no_sideways_scrolling(page) {
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(width <= page.viewportSize().width, `${width} wide`);
}

// What stands beyond the edge of a box that cuts it off cannot be touched.
async function assert_buttons_within_reach(page, box) {
    const cut_off = await page.locator(box).evaluate((element) =>
        [...element.querySelectorAll("button")]
            .filter((button) => button.getBoundingClientRect().right > window.innerWidth)
            .map((button) => button.textContent),
    );
    assert.deepEqual(cut_off, []);
}

// Where the reference shows an operation.
async function place_of(method, path) {
    const api = await (await fetch(`${origin}/openapi.json`)).json();
    const tag = api.paths[path][method.toLowerCase()].tags[0];
    return `/docs/#tag/${tag.toLowerCase().replaceAll(" ", "-")}/${method}${path}`;
}

const env = { ...process.env, NO_PROXY: "127.0.0.1" };

// What is streamed goes on for ever: its first event, or the position that it begins with, will do.
async function run_stream(script) {
    const program = spawn("sh", ["-c", script], { env, stdio: ["ignore", "pipe", "ignore"] });
    let text = "";
    for await (const piece of program.stdout) {
        text += piece;
        if (/^id: *\d+[.]/m.test(text)) break;
    }
    program.kill();
    assert.match(text, /^id: *\d+[.]/m, script);
}

// The commands of a sample one by one, each behind the values that stand above them.
async function run_commands(sample) {
    const first = sample.search(/^curl /m);
    for (const command of sample.slice(first).split(/^(?=curl )/m)) {
        const script = `${sample.slice(0, first)}exec ${command}`;
        if (command.startsWith("curl -N ")) {
            await run_stream(script);
            continue;
        }
        const { stdout } = await run("sh", ["-c", script], { env });
        assert.ok(!JSON.parse(stdout).requestId, `${script}\n${stdout}`);
    }
}

// Runs samples as they are pasted, those of a language after each other: in a shell, in Python, and in
// the page itself.
async function run_samples(page, samples) {
    let script = "";
    let python = "";
    for (const text of samples) {
        if (/^curl /m.test(text)) await run_commands(text);
        else if (text.startsWith("import ")) python += text;
        else if (text.startsWith("{")) JSON.parse(text);
        else script += text;
    }
    await run("python3", ["-c", python], { env });
    await page.evaluate(`(async () => {\n${script}\n})()`);
}

test("the samples of the introduction work as they are pasted", () =>
    with_page(desk, "/docs", async (page) => {
        await page.getByRole("heading", { name: "Errors", exact: true }).first().waitFor();
        const samples = await page.locator(".markdown pre code").allTextContents();
        assert.equal(samples.length, 10);
        await run_samples(page, samples);
        const headers = { apikey: "demo-key" };
        const [store] = await (await fetch(`${origin}/v1/svc/stores`, { headers })).json();
        const list = `${origin}/v1/svc/store/${store.id}/departments?search=bar`;
        const names = (await (await fetch(list, { headers })).json()).map((one) => one.name);
        for (const name of ["Ice cream bar", "Juice bar", "Wine bar"])
            assert.ok(names.includes(name), `${name} is not among ${names}`);
    }));

test("an operation has samples in curl, JavaScript and Python", async () =>
    with_page(desk, await place_of("GET", "/v1/svc/stores"), async (page) => {
        const operation = page.locator(`[id$="GET/v1/svc/stores"]`).first();
        const chooser = operation.getByRole("button", { name: /^(Shell|JavaScript|Python) / });
        const samples = { Curl: "curl http", Fetch: "fetch('http", Requests: 'requests.get("http' };
        for (const [client, hasText] of Object.entries(samples)) {
            await chooser.first().click();
            await page.getByRole("option", { name: client, exact: true }).first().click();
            await operation.locator("code", { hasText }).first().waitFor();
        }
    }));

for (const viewport of [desk, phone]) {
    test(`the welcome page, ${viewport.width} wide`, () =>
        with_page(viewport, "/", async (page) => {
            await page.getByRole("heading", { name: "This is the demo" }).waitFor();
            await assert_no_sideways_scrolling(page);
            for (const link of await page.getByRole("link").all()) {
                const answer = await fetch(origin + (await link.getAttribute("href")));
                assert.equal(answer.status, 200, answer.url);
            }
        }));

    test(`the introduction, ${viewport.width} wide`, () =>
        with_page(viewport, viewport === desk ? "/docs" : "/docs/", async (page) => {
            for (const name of ["Keys", "Stores", "Reading lists", "Live events", "Webhooks", "Retries", "Errors"])
                await page.getByRole("heading", { name, exact: true }).first().waitFor();
            await page.getByText(`${origin}/v1/svc/stores`).first().waitFor();
            await assert_no_sideways_scrolling(page);
        }));

    test(`an operation is tried with the demo's key, ${viewport.width} wide`, async () =>
        with_page(viewport, await place_of("GET", "/v1/svc/stores"), async (page) => {
            const button = page.getByRole("button", { name: /Test Request.*\/stores\b/ }).first();
            await button.waitFor();
            await assert_no_sideways_scrolling(page);
            await button.click();
            const answer = page.waitForResponse((one) => one.url() === `${origin}/v1/svc/stores`);
            await page.getByRole("button", { name: /^Send/ }).first().click();
            assert.equal((await answer).status(), 200);
            assert.equal((await answer).request().headers().apikey, "demo-key");
            await page.getByText("200 OK").first().waitFor();
            await assert_buttons_within_reach(page, "[role=dialog]");
            await assert_no_sideways_scrolling(page);
        }));
}

test("an EventSource hears what happens, and goes on by itself when the server was away", async () => {
    const database = ["--database", `sqlite:${folder}/events.db`];
    const { stdout } = await run(process.env.COMANDA, ["init", "--account", "A", "--store", "S", "--json", ...database]);
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
        assert.deepEqual(told.map((event) => event.record.name), ["Bar", "Pub", "Inn"]);
        assert.deepEqual(told.map((event) => event.sequence - told[0].sequence), [0, 1, 2]);
    } finally {
        await page.close();
        await end(program);
    }
});
