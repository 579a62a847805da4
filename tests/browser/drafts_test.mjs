// Edits that did not reach the server: a lost answer is no second write, drafts come back where they belong,
// an old one is compared first, and none stays after signing out.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { drawer, input_of, save, saved_revision, told } from "./drawer.mjs";
import { call, store, with_office } from "./office.mjs";
import { begin, finish, origin } from "./support.mjs";

before(begin);
after(finish);

const department = (name) => call("POST", "svc/department", { store, name });
const customers_named = (name) => call("GET", `svc/customers?search=${encodeURIComponent(name)}`);
const leave = (page) => page.on("dialog", (dialog) => void dialog.accept());
const drafts = (page) =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("comanda.draft.")));
const wait_for_draft = (page) =>
    page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith("comanda.draft.")));

// The server gets the first request of this sort, and its answer is lost. Returns the keys of all of them.
async function lose_first_answer(page, method, path) {
    const keys = [];
    await page.route(`**${path}`, async (route) => {
        const request = route.request();
        if (request.method() !== method) return route.fallback();
        keys.push(request.headers()["idempotency-key"]);
        if (keys.length > 1) return route.fallback();
        await route.fetch();
        return route.abort();
    });
    return keys;
}

test("a new record whose answer was lost is there once, also when the page was loaded again in between", () =>
    with_office("/app/list/customers?open=new", {}, async (page, complaints) => {
        complaints.expect_outage();
        leave(page);
        const keys = await lose_first_answer(page, "POST", "/svc/customer");
        await input_of(page, "firstName").fill("Once only");
        await save(page).click();
        await drawer(page).getByText("kept as a draft").waitFor();
        assert.equal((await customers_named("Once only")).length, 1);
        await wait_for_draft(page);
        await page.reload();
        await drawer(page).getByRole("button", { name: "Restore" }).click();
        assert.equal(await input_of(page, "firstName").inputValue(), "Once only");
        await saved_revision(page, () => save(page).click());
        await page.waitForURL((url) => /^[0-9a-f]{24}$/.test(url.searchParams.get("open")));
        assert.equal((await customers_named("Once only")).length, 1);
        assert.equal(keys.length, 2);
        assert.equal(keys[0], keys[1]);
        assert.deepEqual(await drafts(page), []);
    }));

test("a change whose answer was lost is one change", async () => {
    const { id } = await department("Lost answer");
    await with_office(`/app/list/departments?open=${id}`, {}, async (page, complaints) => {
        complaints.expect_outage();
        await lose_first_answer(page, "PUT", `/svc/department/${id}`);
        await input_of(page, "description").fill("sent twice");
        await save(page).click();
        await drawer(page).getByText("kept as a draft").waitFor();
        const saved = await saved_revision(page, () => save(page).click());
        assert.equal(saved.revision, 2);
        await told(page).getByText("sent twice").waitFor();
        assert.equal((await call("GET", `svc/department/${id}`)).revision, 2);
    });
});

test("two clicks save once", () =>
    with_office("/app/list/customers?open=new", {}, async (page) => {
        let sent = 0;
        page.on("request", (request) => {
            if (request.method() === "POST" && request.url().endsWith("/svc/customer")) ++sent;
        });
        await input_of(page, "firstName").fill("Clicked twice");
        await save(page).dblclick();
        await drawer(page).getByRole("tab", { name: "History" }).waitFor();
        assert.equal((await customers_named("Clicked twice")).length, 1);
        assert.equal(sent, 1);
    }));

test("the draft of a new record comes back in its own list only", () =>
    with_office("/app/list/categories?open=new", {}, async (page) => {
        leave(page);
        await input_of(page, "name").fill("Half a category");
        await wait_for_draft(page);
        await page.goto(`${origin}/app/list/subcategories?open=new`);
        await input_of(page, "name").waitFor();
        assert.equal(await drawer(page).getByText("You left a draft").count(), 0);
        await page.goto(`${origin}/app/list/categories?open=new`);
        await drawer(page).getByRole("button", { name: "Restore" }).click();
        assert.equal(await input_of(page, "name").inputValue(), "Half a category");
        await saved_revision(page, () => save(page).click());
        assert.deepEqual(await drafts(page), []);
    }));

test("a draft of a record that others changed is compared before it is saved, however often one looks away", async () => {
    const { id } = await department("Stale");
    await with_office(`/app/list/departments?open=${id}`, {}, async (page, complaints) => {
        complaints.expect_status(412);
        leave(page);
        await input_of(page, "description").fill("mine");
        await wait_for_draft(page);
        await page.goto(`${origin}/app/list/departments`);
        await call("PUT", `svc/department/${id}`, { description: "theirs" });
        await page.goto(`${origin}/app/list/departments?open=${id}`);
        await drawer(page).getByRole("button", { name: "Restore" }).click();
        const panel = page.locator(".conflict");
        await panel.getByText("theirs", { exact: true }).waitFor();
        await page.waitForFunction(() => document.activeElement?.id === "conflict-title");
        await panel.getByRole("button", { name: "Back to the form" }).click();
        assert.equal(await input_of(page, "description").inputValue(), "mine");
        // It is still made of the old revision, so that saving compares again.
        await save(page).click();
        await panel.getByText("theirs", { exact: true }).waitFor();
        assert.equal((await call("GET", `svc/department/${id}`)).description, "theirs");
        await panel.getByRole("group", { name: "Description", exact: true }).getByText("Mine").last().click();
        const saved = await saved_revision(page, () => panel.getByRole("button", { name: "Save these" }).click());
        assert.equal(saved.description, "mine");
        assert.equal(saved.revision, 3);
    });
});

test("signing out asks about drafts, and leaves none", async () => {
    const { id } = await department("Signed out");
    await with_office("/sign-in", { as: null }, async (page, complaints, context) => {
        complaints.expect_status(401);
        await context.request.post(`${origin}/v1/svc/session`, {
            data: { email: "manager@demo.example", password: "demo" },
            headers: { Origin: origin },
        });
        await page.goto(`${origin}/app/list/departments?open=${id}`);
        await input_of(page, "description").fill("private");
        await wait_for_draft(page);
        await page.getByRole("button", { name: /^Your sign-in/ }).click();
        await page.getByRole("menuitem", { name: "Sign out" }).click();
        const question = page.getByRole("dialog", { name: "Sign out without saving?" });
        await question.getByRole("button", { name: "Cancel" }).click();
        assert.equal(await input_of(page, "description").inputValue(), "private");
        await page.getByRole("button", { name: /^Your sign-in/ }).click();
        await page.getByRole("menuitem", { name: "Sign out" }).click();
        await question.getByRole("button", { name: "Sign out" }).click();
        await page.getByLabel("E-mail").waitFor();
        await page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith("comanda.draft.")));
    });
});
