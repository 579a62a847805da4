// What others try, and what one may not see: frames, foreign pages, stolen tokens, sessions that end under open
// pages, and pages of other privileges.
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { after, before, test } from "node:test";
import { open, with_office } from "./office.mjs";
import { begin, browser, finish, origin } from "./support.mjs";
import { settled } from "./all_pages.mjs";

before(begin);
after(finish);

const manager = "manager@demo.example";
const waiter = "waiter@demo.example";
const kitchen = "kitchen@demo.example";
const heading = (page, name) => page.getByRole("heading", { name, level: 1 });
const button = (place, name) => place.getByRole("button", { name, exact: true });

// A session of its own, so that what ends it ends no other test's; and a way to ask with it, as programs do.
async function own_context(email) {
    const context = await browser.newContext({ baseURL: origin });
    const answer = await context.request.post("/v1/svc/session", {
        data: { email, password: "demo" },
        headers: { Origin: origin },
    });
    assert.equal(answer.status(), 200);
    const { csrfToken } = await answer.json();
    const Cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
    const ask = (method, path, headers = { "Origin": origin, "X-CSRF-Token": csrfToken }) =>
        fetch(`${origin}/v1/svc/${path}`, { method, headers: { Cookie, ...headers } });
    return { context, csrfToken, ask };
}

// Somebody else's page, at another origin.
async function with_foreign_page(html, check) {
    const server = createServer((_, answer) => {
        answer.setHeader("Content-Type", "text/html");
        answer.end(`<!doctype html><title>elsewhere</title>${html}`);
    });
    await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
    try {
        await check(`http://127.0.0.1:${server.address().port}/`);
    } finally {
        server.closeAllConnections();
        server.close();
    }
}

test("another page cannot show ours in a frame, on any address, even to somebody who has signed in", () =>
    with_foreign_page(
        ["/", "/sign-in", "/app/keys", "/setup", "/certificate"].map((path) => `<iframe src="${origin}${path}"></iframe>`).join(""),
        async (foreign) => {
            const { context } = await own_context(manager);
            const page = await context.newPage();
            const refused = [];
            page.on("console", (message) => refused.push(message.text()));
            await page.goto(foreign);
            await page.waitForLoadState("load");
            const frames = page.frames().slice(1);
            assert.equal(frames.length, 5);
            for (const frame of frames) assert.equal(await frame.evaluate(() => document.querySelector("#root")), null);
            assert.equal(refused.filter((text) => text.includes("frame-ancestors 'none'")).length, 5);
            await context.close();
        },
    ));

test("a foreign page changes nothing with the cookie, not even with a stolen token", async () => {
    const { context, csrfToken, ask } = await own_context(manager);
    const own = await context.newPage();
    await own.goto("/app/me");
    await heading(own, "Your sign-in").waitFor();
    const ways = { "no token": {}, "an empty token": { "X-CSRF-Token": "" }, "the token": { "X-CSRF-Token": csrfToken } };
    const sessions = async () => (await (await ask("GET", "sessions")).json()).map(({ id }) => id);
    const before_it = await sessions();
    await with_foreign_page("", async (foreign) => {
        const page = await context.newPage();
        await page.goto(foreign);
        // What a form can send without being asked, and what a script asks for.
        const sent = await page.evaluate(async (target) => {
            const form = (headers) => fetch(`${target}/v1/svc/session/end`, { method: "POST", mode: "no-cors", credentials: "include", headers });
            return (await form({ "Content-Type": "text/plain" })).type;
        }, origin);
        assert.equal(sent, "opaque");
        const stolen = await page.evaluate(
            async ([target, headers]) => {
                try {
                    const answer = await fetch(`${target}/v1/svc/session/end`, { method: "POST", credentials: "include", headers });
                    return answer.status;
                } catch {
                    return "not sent";
                }
            },
            [origin, ways["the token"]],
        );
        assert.equal(stolen, "not sent");
    });
    // Nor does a program that has both, and says honestly whence it comes.
    for (const [name, headers] of Object.entries(ways)) {
        const { status } = await ask("POST", "session/end", { ...headers, Origin: "https://elsewhere.example" });
        assert.equal(status, 403, name);
    }
    assert.deepEqual(await sessions(), before_it);
    await own.reload();
    await heading(own, "Your sign-in").waitFor();
    await context.close();
});

// Both ways in which a session is over under open pages.
for (const [name, end] of [
    ["ended from another browser", (id, other) => other.ask("PUT", `sessions/${id}/end`)],
    ["ended with all others", (_, other) => other.ask("POST", "sessions/endOthers")],
])
    test(`a session that is ${name} covers every tab at once, and what was typed is there afterwards`, async () => {
        const { context } = await own_context(kitchen);
        const { page, complaints } = await open("/app/me", { context });
        complaints.expect_status(401);
        await page.getByLabel("Current password").fill("typed before");
        const second = await context.newPage();
        await second.goto("/app/clock");
        await heading(second, "Clock").waitFor();
        const id = await page.evaluate(async () => (await (await fetch("/start.json")).json()).session.session);
        const other = await own_context(kitchen);
        assert.equal((await end(id, other)).status, 200);
        // Nobody touches the pages.
        await Promise.all([page, second].map((tab) => tab.getByRole("dialog", { name: "Sign in again" }).waitFor()));
        assert.equal(await page.getByLabel("Current password").isVisible(), true);
        const covered = await page.evaluate(() => {
            const { left, top } = document.querySelector("[name=current]").getBoundingClientRect();
            return document.elementFromPoint(left + 5, top + 5).closest("[role=dialog]") !== null;
        });
        assert.equal(covered, true, "the page shows through");

        const dialog = page.getByRole("dialog", { name: "Sign in again" });
        await dialog.getByLabel("Password", { exact: true }).fill("demo");
        await button(dialog, "Sign in").click();
        await Promise.all([page, second].map((tab) => tab.getByRole("dialog", { name: "Sign in again" }).waitFor({ state: "detached" })));
        assert.equal(await page.getByLabel("Current password").inputValue(), "typed before");
        complaints.assert_none();
        await context.close();
        await other.context.close();
    });

test("signing out from Ctrl-K leads every tab to sign-in, and nothing stays to be read", async () => {
    const { context } = await own_context(waiter);
    const { page, complaints } = await open("/app/me", { context });
    complaints.expect_status(401);
    await heading(page, "Your sign-in").waitFor();
    const second = await context.newPage();
    await second.goto("/app/clock");
    await heading(second, "Clock").waitFor();
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Search or jump to" }).fill("sign out");
    await page.keyboard.press("Enter");
    for (const tab of [page, second]) {
        await heading(tab, "This is the demo").waitFor();
        assert.equal(await tab.getByText(waiter).count(), 0);
    }
    complaints.assert_none();
    await context.close();
});

test("pages that one may not see are in no navigation, not in Ctrl-K, and not at their address", () =>
    with_office("/", { as: waiter }, async (page) => {
        await settled(page);
        const shown = await page.locator("nav.side a").evaluateAll((links) => links.map((link) => new URL(link.href).pathname));
        const { stores } = await page.evaluate(async () => (await (await fetch("/start.json")).json()).session);
        assert.ok(!stores[0].privileges.includes("BO_API_KEYS"));
        const hidden = ["/app/keys", "/app/jobs", "/app/account", "/app/store", "/app/list/webhooks", "/app/list/roles", "/app/sales"];
        for (const path of hidden) assert.ok(!shown.includes(path), `${path} is in the navigation`);
        for (const path of hidden) {
            await page.goto(path);
            await heading(page, "This page does not exist").waitFor();
            assert.equal(await page.title(), "This page does not exist · Comanda");
        }
        await page.keyboard.press("Control+k");
        for (const name of ["API keys", "Jobs", "Webhooks", "Roles"]) {
            await page.getByRole("combobox", { name: "Search or jump to" }).fill(name);
            await page.getByText("Nothing found").waitFor();
            assert.equal(await page.getByRole("option", { name }).count(), 0, name);
        }
    }));

test("the other store is one choice away, in the address, and kept for the next time", () =>
    with_office("/app/sold-out", {}, async (page) => {
        const stores = await page.evaluate(async () => (await (await fetch("/start.json")).json()).session.stores);
        const [here, there] = stores;
        await page.getByRole("button", { name: `Switch store: ${here.name}` }).click();
        const asked = page.waitForRequest((request) => request.url().includes(`/store/${there.id}/menuItems`));
        await page.getByRole("menuitem", { name: there.name, exact: true }).click();
        await asked;
        await page.waitForURL((url) => url.searchParams.get("store") === there.id && url.pathname === "/app/sold-out");
        await page.goto("/app/clock");
        await page.getByRole("button", { name: `Switch store: ${there.name}` }).waitFor();
    }));

test("every page has a title of its own", () =>
    with_office("/", {}, async (page) => {
        const titles = new Map();
        for (const path of ["/", "/app/orders", "/app/kitchen", "/app/sales", "/app/sold-out", "/app/clock", "/app/happened", "/app/menu", "/app/store", "/app/account", "/app/me", "/app/tablets", "/app/keys", "/app/jobs", "/app/list/menuItems", "/app/list/taxes", "/app/nowhere", "/certificate"]) {
            await page.goto(path);
            await settled(page);
            await page.waitForFunction(() => document.title !== "Comanda");
            const title = await page.title();
            assert.match(title, /^.+ · Comanda$/, path);
            assert.ok(!titles.has(title), `${path} and ${titles.get(title)} are both “${title}”`);
            titles.set(title, path);
        }
    }));
