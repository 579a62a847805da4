// Live data where things go wrong: no locks, a gap in what the server keeps, answers that come
// too late, another version of the pages.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { drawer, input_of } from "./drawer.mjs";
import { call, open, store, with_office } from "./office.mjs";
import { begin, finish, origin, patience_ms } from "./support.mjs";

before(begin);
after(finish);

const reasons = `svc/store/${store}/reasons`;
const rename = ({ id }, name) => call("PUT", `svc/reason/${id}`, { id, name });
const row = (page, name) => page.locator(".records").getByRole("link", { name, exact: true });

async function until(holds, what) {
    const late = Date.now() + patience_ms;
    while (!(await holds())) {
        assert.ok(Date.now() < late, `still waiting: ${what}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
    }
}

// Which of these tabs hold a stream now.
function watch_streams(tabs) {
    const streams = new Map(tabs.map((page) => [page, new Set()]));
    for (const [page, open_now] of streams) {
        page.on("request", (request) => request.url().includes("/events") && open_now.add(request));
        for (const over of ["requestfinished", "requestfailed"]) page.on(over, (request) => open_now.delete(request));
        page.on("close", () => streams.delete(page));
    }
    return () => [...streams].filter(([, open_now]) => open_now.size > 0).map(([page]) => page);
}

test("where the browser has no locks, as without a certificate, one tab leads all the same and hands on without a gap", async () => {
    const { page: first, context, complaints } = await open("/sign-in");
    await context.addInitScript(() => delete Navigator.prototype.locks);
    const tabs = [first, ...(await Promise.all([1, 2, 3].map(() => context.newPage())))];
    const leaders = watch_streams(tabs);
    await Promise.all(tabs.map((page) => page.goto(`${origin}/app/list/reasons`)));
    assert.equal(await first.evaluate(() => "locks" in navigator), false);
    const all = await call("GET", reasons);
    await Promise.all(tabs.map((page) => row(page, all[0].name).waitFor()));
    await until(() => leaders().length === 1, "one leader");
    await rename(all[0], "First told");
    await Promise.all(tabs.map((page) => row(page, "First told").waitFor()));

    const [leader] = leaders();
    const others = tabs.filter((page) => page !== leader);
    for (let at = 0; at < 6; ++at) {
        await rename(all[at + 1], `Change ${at}`);
        if (at === 3) await leader.close();
    }
    for (let at = 0; at < 6; ++at) await Promise.all(others.map((page) => row(page, `Change ${at}`).waitFor()));
    await until(() => leaders().length === 1, "another leader");
    await context.close();
    complaints.assert_none();
});

test("what the server no longer keeps is read again", () =>
    with_office("/app/list/courses", {}, async (page, complaints) => {
        complaints.expect_status(410);
        const [course] = await call("GET", `svc/store/${store}/courses`);
        await row(page, course.name).waitFor();
        let streams = 0;
        await page.route("**/events*", async (route) => {
            ++streams;
            if (streams === 1)
                return route.fulfill({ headers: { "Content-Type": "text/event-stream" }, body: "id: 1.past\n\n" });
            if (streams === 2) {
                await call("PUT", `svc/course/${course.id}`, { name: "Missed by all" });
                return route.fulfill({ status: 410, json: { status: 410, code: "gone" } });
            }
            return route.fallback();
        });
        await page.reload();
        await row(page, "Missed by all").waitFor();
        assert.ok(streams >= 2);
        await call("PUT", `svc/course/${course.id}`, { name: "Heard again" });
        await row(page, "Heard again").waitFor();
    }));

test("an answer that is older than an event does not take its change back", () =>
    with_office("/app/list/reasons", {}, async (page) => {
        const [, , third] = await call("GET", reasons);
        await row(page, third.name).waitFor();
        let stale;
        let asked = 0;
        await page.route("**/reasons?*", async (route) => {
            stale ??= await route.fetch();
            ++asked;
            return route.fulfill({ response: stale });
        });
        // What is asked from now on is answered as the list was.
        await page.getByRole("columnheader", { name: "Name" }).getByRole("button").click();
        await until(() => asked === 1, "the first answer");
        await page.mouse.move(5, 5); // nothing holds the list
        await page.getByRole("searchbox", { name: "Search reasons" }).focus();
        await rename(third, "Newest of all");
        await row(page, "Newest of all").waitFor();
        await call("POST", "svc/reason", { name: "One more", usedFor: third.usedFor, store });
        await until(() => asked > 1, "the list is read again");
        await page.waitForFunction(() => document.querySelector(".list-rows")?.getAttribute("aria-busy") === "false");
        await row(page, "Newest of all").waitFor();
        assert.equal(await row(page, third.name).count(), 0);
        await page.unrouteAll({ behavior: "ignoreErrors" });
    }));

test("another version of the pages is told in every tab; an old one keeps its draft and offers to reload", async () => {
    const { page, context, complaints } = await open("/sign-in");
    // The stream breaks at once, and the server is away until it is back.
    let come_back;
    const is_back = new Promise((resolve) => (come_back = resolve));
    let streams = 0;
    await context.route("**/events*", async (route) => {
        ++streams;
        if (streams === 1) return route.fulfill({ headers: { "Content-Type": "text/event-stream" }, body: ": here\n\n" });
        await is_back;
        return route.fallback();
    });
    await page.goto(`${origin}/app/list/reasons?open=new`);
    const second = await context.newPage();
    await second.goto(`${origin}/app/list/reasons`);
    await second.locator(".records [data-row]").first().waitFor();
    await input_of(page, "name").fill("Written in an old tab");
    await until(() => streams > 1, "the stream broke");
    // The server comes back with other files.
    await context.route(`${origin}/`, async (route) => {
        const answer = await route.fetch();
        const body = (await answer.text()).replace(/\/assets\/index-[\w-]+\.js/, "/assets/index-newer.js");
        return route.fulfill({ response: answer, body });
    });
    const told = (tab) => tab.getByText("A new version is ready");
    assert.equal(await told(page).count(), 0);
    come_back();
    await Promise.all([page, second].map((tab) => told(tab).waitFor()));
    assert.equal(await input_of(page, "name").inputValue(), "Written in an old tab");
    page.on("dialog", (dialog) => void dialog.accept());
    await page.getByRole("button", { name: "Reload" }).click();
    await drawer(page).getByRole("button", { name: "Restore" }).click();
    assert.equal(await input_of(page, "name").inputValue(), "Written in an old tab");
    assert.equal(await told(page).count(), 0);
    await context.close();
    complaints.assert_none();
});
