// Live data in the pages: one stream for all tabs, handed on without a gap or a double, through a restart of
// the server, a lost network and the end of a session.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { call, open, store, with_office } from "./office.mjs";
import { begin, browser, end, finish, first_address, folder, origin, patience_ms, phone, serve } from "./support.mjs";

before(begin);
after(finish);

const manager = "650000000000000000000201";
const of_stream = (request) => request.url().includes("/events");

// How many streams a page holds now, and how many it began.
function watch_streams(page) {
    const open_now = new Set();
    const streams = { begun: 0, page, count: () => open_now.size };
    page.on("request", (request) => {
        if (!of_stream(request)) return;
        open_now.add(request);
        ++streams.begun;
    });
    for (const over of ["requestfinished", "requestfailed"])
        page.on(over, (request) => {
            open_now.delete(request);
        });
    page.on("close", () => open_now.clear());
    return streams;
}

async function until(holds, what) {
    const late = Date.now() + patience_ms;
    while (!(await holds())) {
        assert.ok(Date.now() < late, `still waiting: ${what}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
    }
}

async function item_named(name, place) {
    const items = await call("GET", `svc/store/${store}/menuItems?search=${encodeURIComponent(name)}`, undefined, place);
    return items.find((item) => item.name === name);
}
const sold_out_tag = (page) => page.locator(".dish .tag");

test("eight tabs hold one stream and all hear of a change; when the leader closes, another goes on where it was", async () => {
    const { page: first, context, complaints } = await open("/sign-in");
    const tabs = await Promise.all(
        Array.from({ length: 8 }, async () => {
            const page = await context.newPage();
            const streams = watch_streams(page);
            await page.goto(`${origin}/app/sold-out?q=margherita`);
            await page.locator(".dish").first().waitFor();
            return streams;
        }),
    );
    // Hears what the tabs tell each other.
    await first.goto(`${origin}/docs`);
    await first.evaluate((name) => {
        window.told = [];
        new BroadcastChannel(name).onmessage = ({ data }) => {
            if (data.type === "here") window.position = data.position;
            if (data.type === "moved" && data.event) window.told.push(data.event);
        };
    }, `comanda.live.${manager}.${store}`);
    const held = () => tabs.reduce((sum, { count }) => sum + count(), 0);
    await until(() => held() === 1, "one stream");

    const margherita = await item_named("Margherita");
    await call("PUT", `svc/menuItem/${margherita.id}`, { soldOut: true });
    await Promise.all(tabs.map(({ page }) => sold_out_tag(page).filter({ hasText: "sold out" }).waitFor()));
    assert.equal(held(), 1);

    // The leader goes in the middle of many changes.
    const leader = tabs.find(({ count }) => count() === 1);
    const others = tabs.filter((tab) => tab !== leader);
    const changes = 24;
    const change = (number) => call("PUT", `svc/menuItem/${margherita.id}`, { description: `Change ${number}` });
    for (let number = 0; number < changes; ++number) {
        await change(number);
        if (number === changes / 2) await leader.page.close();
    }
    await call("PUT", `svc/menuItem/${margherita.id}`, { soldOut: false });
    await Promise.all(others.map(({ page }) => sold_out_tag(page).waitFor({ state: "detached" })));
    assert.equal(held(), 1);
    const begun = tabs.reduce((sum, tab) => sum + tab.begun, 0);
    assert.equal(begun, 2, "one stream for each leader");
    await first.waitForFunction((count) => window.told.length >= count, changes + 2);
    const revisions = await first.evaluate((id) => window.told.filter((one) => one.id === id).map((one) => one.revision), margherita.id);
    assert.deepEqual(
        revisions,
        Array.from({ length: changes + 2 }, (_, i) => margherita.revision + 1 + i),
    );
    await context.close();
    complaints.assert_none();
});

test("a restart of the server under open pages: what changed meanwhile is shown", async () => {
    const options = ["--demo", "--demo-days", "1", "--database", `sqlite:${folder}/restarted.db`];
    let program = serve("--listen", "127.0.0.1:0", ...options);
    const there = await first_address(program);
    try {
        const { page, context, complaints } = await open("/app/sold-out?q=tiramisu", { origin: there });
        complaints.expect_outage();
        await page.locator(".dish").first().waitFor();
        const tiramisu = await item_named("Tiramisu", { origin: there });
        const banner = page.getByText("No connection");
        await end(program);
        await banner.waitFor();
        program = serve("--listen", new URL(there).host, ...options);
        await first_address(program);
        await call("PUT", `svc/menuItem/${tiramisu.id}`, { soldOut: true }, { origin: there });
        await sold_out_tag(page).waitFor();
        await banner.waitFor({ state: "detached" });
        await call("PUT", `svc/menuItem/${tiramisu.id}`, { soldOut: false }, { origin: there });
        await sold_out_tag(page).waitFor({ state: "detached" });
        await context.close();
        complaints.assert_none();
    } finally {
        await end(program);
    }
});

test("without the network the page says so and changes nothing; with it, it goes on", () =>
    with_office("/app/sold-out?q=margherita", { viewport: phone }, async (page, complaints, context) => {
        complaints.expect_outage();
        await page.locator(".dish").first().waitFor();
        await context.setOffline(true);
        await page.getByRole("button", { name: "Take Margherita off sale" }).click();
        await page.getByRole("button", { name: "Until I put it back" }).click();
        await page.getByText("The server cannot be reached. Nothing was changed.").waitFor();
        await page.getByText("No connection").waitFor();
        assert.equal((await item_named("Margherita")).soldOut, false);
        await context.setOffline(false);
        await page.getByText("No connection").waitFor({ state: "detached" });
        const margherita = await item_named("Margherita");
        await call("PUT", `svc/menuItem/${margherita.id}`, { soldOut: true });
        await sold_out_tag(page).waitFor();
        await call("PUT", `svc/menuItem/${margherita.id}`, { soldOut: false });
        await sold_out_tag(page).waitFor({ state: "detached" });
    }));

test("a session that is ended elsewhere ends the stream and brings every tab to sign-in", async () => {
    const context = await browser.newContext({ baseURL: origin });
    const signed_in = await context.request.post("/v1/svc/session", {
        data: { email: "manager@demo.example", password: "demo" },
        headers: { Origin: origin },
    });
    const { csrfToken } = await signed_in.json();
    const { page, complaints } = await open("/app/clock", { context });
    complaints.expect_status(401);
    const second = await context.newPage();
    const streams = [page, second].map(watch_streams);
    await second.goto(`${origin}/app/clock`);
    await second.getByRole("heading", { name: "Clock", level: 1 }).waitFor();
    const [cookie] = await context.cookies();
    const ended = await fetch(`${origin}/v1/svc/session/end`, {
        method: "POST",
        headers: { "Cookie": `${cookie.name}=${cookie.value}`, "Origin": origin, "X-CSRF-Token": csrfToken },
    });
    assert.equal(ended.status, 200, await ended.text());
    await Promise.all([page, second].map((tab) => tab.getByLabel("E-mail").waitFor()));
    assert.equal(streams.reduce((sum, { count }) => sum + count(), 0), 0);
    await context.close();
    complaints.assert_none();
});
