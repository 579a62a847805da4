// The back office in a browser: pages opened as somebody who has signed in, each held to a silent
// console, no failed request and no other host.
import assert from "node:assert/strict";
import { patience_ms, browser, origin as demo_origin, desk } from "./support.mjs";

export const store = "650000000000000000000101";
export const account = "650000000000000000000001";

// Requests beside the pages, with the demo's key.
export async function call(method, path, body, { origin = demo_origin, key = "demo-key" } = {}) {
    const answer = await fetch(`${origin}/v1/${path}`, {
        method,
        headers: { apikey: key, ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
        body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await answer.text();
    assert.equal(answer.status, 200, `${method} ${path}: ${text.slice(0, 500)}`);
    return JSON.parse(text);
}

// Of each person and origin: what the browser keeps after signing in, so that a file signs in once.
const kept = new Map();

export async function signed_in_state(email, { origin = demo_origin, password = "demo" } = {}) {
    const key = `${origin} ${email}`;
    if (!kept.has(key)) {
        const context = await browser.newContext();
        const answer = await context.request.post(`${origin}/v1/svc/session`, {
            data: { email, password },
            headers: { Origin: origin },
        });
        assert.equal(answer.status(), 200, await answer.text());
        kept.set(key, await context.storageState());
        await context.close();
    }
    return kept.get(key);
}

// What a page complained of. `expect(pattern)` allows one sort of complaint from then on: a refusal that a
// test causes on purpose is an error in the console of Chromium.
export class Complaints {
    #all = [];
    #expected = [];

    constructor(page, origin) {
        const add = (text) => {
            if (!this.#expected.some((pattern) => pattern.test(text))) this.#all.push(text);
        };
        page.on("console", (message) => add(`${message.type()}: ${message.text()} ${message.location().url}`));
        page.on("pageerror", (error) => add(`error in the page: ${error.stack ?? error.message}`));
        page.on("requestfailed", (request) => {
            const why = request.failure()?.errorText ?? "";
            if (why !== "net::ERR_ABORTED") add(`${request.url()} failed: ${why}`); // a page that was left
        });
        page.on("response", (answer) => {
            if (answer.status() >= 400) add(`${answer.status()} ${answer.request().method()} ${answer.url()}`);
        });
        page.on("request", (request) => {
            const url = new URL(request.url());
            if (url.protocol.startsWith("http") && url.origin !== origin) add(`asks ${url}`);
        });
    }

    expect(pattern) {
        this.#expected.push(pattern);
    }
    // The 4xx of a request that a test makes fail, and what Chromium writes about it.
    expect_status(status) {
        this.expect(new RegExp(`^${status} `));
        this.expect(new RegExp(`^error: Failed to load resource: the server responded with a status of ${status} `));
    }
    // The network or the server goes away on purpose.
    expect_outage() {
        this.expect(/failed: net::ERR_/);
        this.expect(/^error: Failed to load resource: net::ERR_/);
    }
    assert_none() {
        assert.deepEqual(this.#all, []);
    }
}

const watch_policy = () => {
    addEventListener("securitypolicyviolation", (event) =>
        console.error(`against the policy: ${event.violatedDirective} ${event.blockedURI}`),
    );
};

// A page in a context of its own. `as`: the e-mail of who has signed in, or null.
export async function open(path, options = {}) {
    const { as = "manager@demo.example", viewport = desk, scale = 1, origin = demo_origin, keep = {} } = options;
    const { scheme = "light", motion = "no-preference" } = options;
    const context =
        options.context ??
        (await browser.newContext({
            viewport,
            deviceScaleFactor: scale,
            colorScheme: scheme,
            reducedMotion: motion,
            baseURL: origin,
            ...(as === null ? {} : { storageState: await signed_in_state(as, { origin }) }),
        }));
    context.setDefaultTimeout(patience_ms);
    await context.addInitScript(watch_policy);
    await context.addInitScript((values) => {
        for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value);
    }, keep);
    const page = await context.newPage();
    const complaints = new Complaints(page, origin);
    await page.goto(origin + path);
    return { page, context, complaints };
}

// The same, closed at the end; `check` gets the page and its complaints.
export async function with_office(path, options, check) {
    const { page, context, complaints } = await open(path, options);
    try {
        await check(page, complaints, context);
        complaints.assert_none();
    } finally {
        if (!options.context) await context.close();
    }
}
