// A demo server and a browser for the tests of pages, and what every page is held to.
import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { chromium } from "playwright-core";

export const run = promisify(execFile);
export const desk = { width: 1280, height: 900 };
export const phone = { width: 375, height: 720 };
// For a busy machine; nothing waits that long for its own sake.
export const patience_ms = Number(process.env.COMANDA_PATIENCE_MS ?? 120_000);
export let browser, folder, origin;
let server;

export function first_address(program) {
    return new Promise((resolve, reject) => {
        program.on("exit", (code) => reject(new Error(`comanda ended with ${code}`)));
        createInterface({ input: program.stdout }).on("line", (line) => {
            const address = /^listening on (\S+)$/.exec(line);
            if (address) resolve(address[1]);
        });
    });
}

export function serve(...options) {
    return spawn(process.env.COMANDA, ["serve", ...options, "--log-level", "error"], {
        stdio: ["ignore", "pipe", "inherit"],
    });
}

// A server on an empty database, and the address that it prints for setting it up.
export async function empty_server(name) {
    const program = serve("--listen", "127.0.0.1:0", "--database", `sqlite:${folder}/${name}.db`);
    const link = await new Promise((resolve, reject) => {
        program.on("exit", (code) => reject(new Error(`comanda ended with ${code}`)));
        createInterface({ input: program.stdout }).on("line", (line) => {
            const found = /http:\S+\/setup#token=\S+/.exec(line);
            if (found) resolve(found[0]);
        });
    });
    return { program, link: new URL(link) };
}

export async function end(program) {
    program.kill();
    await once(program, "exit");
}

// For `before` and `after` of a file.
export const begin = () => begin_with(2);

export async function begin_with(days) {
    folder = mkdtempSync(join(tmpdir(), "comanda-pages-"));
    server = serve("--demo", "--demo-days", String(days), "--listen", "127.0.0.1:0", "--database", `sqlite:${folder}/demo.db`);
    origin = await first_address(server);
    // The pages are our own; the sandbox wants rights that neither root nor a container has.
    browser = await chromium.launch({
        executablePath: "/usr/bin/chromium",
        chromiumSandbox: false,
        timeout: patience_ms,
        args: ["--disable-dev-shm-usage"],
    });
}

export async function finish() {
    await browser?.close();
    await end(server);
    rmSync(folder, { recursive: true, force: true });
}

// Opens a page, hands it over, and then wants no word in its console, no request that failed, and no
// other host. `watch` runs in the page before its own scripts.
export async function with_page(viewport, path, check, watch = () => {}) {
    const page = await browser.newPage({ viewport });
    page.setDefaultTimeout(patience_ms);
    const complaints = [];
    page.on("console", (message) => complaints.push(`${message.type()}: ${message.text()}`));
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("requestfailed", (request) => complaints.push(`${request.url()} failed`));
    page.on("response", (answer) => {
        if (answer.status() >= 400) complaints.push(`${answer.url()} is answered ${answer.status()}`);
    });
    page.on("request", (request) => {
        if (new URL(request.url()).origin !== origin) complaints.push(`asks ${request.url()}`);
    });
    await page.addInitScript(() => {
        addEventListener("securitypolicyviolation", (event) =>
            console.error(`against the policy: ${event.violatedDirective} ${event.blockedURI}`),
        );
    });
    await page.addInitScript(watch);
    try {
        await page.goto(origin + path);
        await check(page);
        assert.deepEqual(complaints, []);
    } finally {
        await page.close();
    }
}

export async function assert_no_sideways_scrolling(page) {
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(width <= page.viewportSize().width, `${width} wide`);
}

// What a narrow page would cut off: controls and texts that reach beyond its sides, even where it does not scroll.
export async function assert_nothing_sticks_out(page, place) {
    const found = await page.locator(place).evaluateAll((places) =>
        places
            .flatMap((one) => [...one.querySelectorAll("button, input, li, p, span, label")])
            .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 1)
            .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 || one.getBoundingClientRect().left < -1)
            .map((one) => `${one.tagName} ${one.className} ${one.textContent.slice(0, 40)}`),
    );
    assert.deepEqual(found, []);
}
