// Records in the pages: every kind made, changed, taken back and inactivated; two people and one record;
// refusals, drafts, unsaved edits; and what is stored never runs.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { account, call, open, store, with_office } from "./office.mjs";
import { begin, finish, origin } from "./support.mjs";

before(begin);
after(finish);

const script = (place) => `<img src=x onerror="document.title='ran'">${place}`;
const elsewhere = ["store", "account"]; // have pages of their own

async function described() {
    return (await fetch(`${origin}/forms.json`)).json();
}
const path_of = (template, id = "") =>
    template.replace("/v1/", "").replace("{store}", store).replace("{account}", account).replace("{id}", id);

// A record with the script in every text, made beside the pages.
async function with_scripts(kinds, { kind, ofAccount, fields, paths }, { fixed, id }) {
    const body = { ...(ofAccount ? {} : { store }), ...fixed };
    for (const field of fields) {
        if (field.readOnly) continue;
        if (field.input === "text" || field.input === "longText") body[field.name] = script(`${field.name} of ${id}`);
        else if (field.required && field.input === "choice") body[field.name] = field.choices[0].value;
        else if (field.required && field.refersTo) body[field.name] = await first_id(kinds, field);
        else if (field.input === "records" && field.item.fields.some(({ name }) => name === "name"))
            body[field.name] = [{ name: script("entry"), ...(kind === "modifier" ? { price: 100 } : {}) }];
    }
    if (id === "subcategories") body.parent = (await call("GET", `svc/store/${store}/categories`))[0].id;
    for (let tries = 0; tries < 8; ++tries) {
        const answer = await fetch(`${origin}/v1/${path_of(paths.create)}`, {
            method: "POST",
            headers: { "apikey": "demo-key", "Content-Type": "application/json" },
            body: JSON.stringify(body),
        });
        const made = await answer.json();
        if (answer.ok) return made;
        // Texts with a form of their own cannot hold it.
        const refused = Object.keys(made.errors).map((path) => path.split(/[.[]/)[0]);
        assert.ok(refused.length > 0, `${kind}: ${JSON.stringify(made)}`);
        for (const name of refused) delete body[name];
    }
    throw new Error(`no ${kind} could be made`);
}

async function first_id(kinds, field) {
    const target = kinds.find(({ kind }) => kind === field.refersTo);
    const [first] = await call("GET", `${path_of(target.views[0].list)}?page=1&pageSize=1`);
    return first.id;
}

const drawer = (page) => page.locator(".drawer");
const input_of = (page, name) => drawer(page).locator(`[data-path="${name}"]`);
const told = (page) => page.locator(".told");
const save = (page) => drawer(page).getByRole("button", { name: "Save", exact: true });
const saved_revision = async (page, step) => {
    const [answer] = await Promise.all([
        page.waitForResponse((one) => ["PUT", "POST"].includes(one.request().method()) && one.url().includes("/svc/")),
        step(),
    ]);
    assert.equal(answer.status(), 200, `${answer.url()}: ${await answer.text()}`);
    return answer.json();
};

async function fill_required(page, { fields, named }, { id, fixed }, name) {
    for (const field of fields) {
        const is_wanted = field.required || field.name === named || (id === "subcategories" && field.name === "parent");
        if (!is_wanted || field.readOnly || field.name in fixed) continue;
        const place = input_of(page, field.name);
        if (field.refersTo) {
            await place.click();
            await page.getByRole("option").first().click();
        } else if (field.input === "choice") {
            if ((await place.getAttribute("role")) === "group") continue; // begins with a choice
            await place.click();
            await page.getByRole("option").first().click();
        } else await place.fill(name);
    }
}

async function to_list(page, { id }, group) {
    const link = page.locator(`.side a[href*="/app/list/${id}"]`).first();
    await link.click();
    await page.locator(`.list-page section`).first().waitFor();
    void group;
}

test("every kind is made, changed, taken back and inactivated, and stored script stays text", async () => {
    const { kinds } = await described();
    const listed = kinds.filter(({ kind }) => !elsewhere.includes(kind));
    assert.ok(listed.length > 20);
    await with_office(`/app/list/${listed[0].views[0].id}`, {}, async (page) => {
        for (const kind of listed)
            for (const view of kind.views) {
                const made = await with_scripts(kinds, kind, view);
                await to_list(page, view);
                await shows_script_as_text(page, kind, view, made);
                await walk(page, kind, view);
            }
        assert.notEqual(await page.title(), "ran");
    });
});

async function shows_script_as_text(page, kind, view, made) {
    const search = page.getByRole("searchbox").or(page.locator(".list-search input")).first();
    await search.fill(`of ${view.id}`);
    const row = page.locator(".list-place").getByText("<img src=x").first();
    await row.waitFor();
    assert.equal(await page.locator(".list-place img[src='x']").count(), 0);
    await row.click();
    await drawer(page).locator("h2").getByText("<img src=x").waitFor();
    for (const unfold of await drawer(page).locator(".fold").all()) await unfold.click();
    await drawer(page).getByRole("tab", { name: "History" }).click();
    await drawer(page).getByText("Created").waitFor();
    assert.equal(await page.locator("img[src='x']").count(), 0, `${kind.kind} ${made.id}`);
    await drawer(page).getByRole("button", { name: "Close" }).click();
    await drawer(page).waitFor({ state: "detached" });
    await search.fill("");
}

async function walk(page, kind, view) {
    const name = `Walk ${view.id}`;
    await page.getByRole("button", { name: /^New/ }).or(page.getByRole("link", { name: /^New/ })).first().click();
    await fill_required(page, kind, view, name);
    const made = await saved_revision(page, () => save(page).click());
    await drawer(page).getByRole("tab", { name: "History" }).waitFor();
    assert.match(page.url(), new RegExp(made.id), view.id);

    await input_of(page, kind.named).fill(`${name} changed`);
    const changed = await saved_revision(page, () => page.keyboard.press("Control+s"));
    assert.equal(changed[kind.named], `${name} changed`);
    await told(page).getByText(`${name} changed`).waitFor();

    await drawer(page).getByRole("tab", { name: "History" }).click();
    const step = drawer(page).locator(".history li").first();
    await step.getByText(`${name} changed`).waitFor();
    const undone = await saved_revision(page, () => step.getByRole("button", { name: /^Undo/ }).click());
    assert.equal(undone[kind.named], name);
    await drawer(page).locator("h2").getByText(name, { exact: true }).waitFor();

    await drawer(page).getByRole("button", { name: "What can be done" }).click();
    const inactive = await saved_revision(page, () => page.getByRole("menuitem", { name: "Inactivate" }).click());
    assert.equal(inactive.activeStatus, false);
    await drawer(page).getByText("inactive", { exact: true }).waitFor();
    await drawer(page).getByRole("button", { name: "Close" }).click();
    await drawer(page).waitFor({ state: "detached" });
}

async function department(name) {
    return call("POST", "svc/department", { store, name });
}
const opened = (id) => `/app/list/departments?open=${id}`;

test("two people edit one record: both versions by field, then one is saved", async () => {
    const { id } = await department("Pastry");
    await with_office(opened(id), {}, async (mine, complaints) => {
        complaints.expect_status(412);
        await input_of(mine, "name").fill("Pastry and bread");
        await input_of(mine, "description").fill("mine");
        const theirs = await open(opened(id));
        await input_of(theirs.page, "name").fill("Patisserie");
        await saved_revision(theirs.page, () => save(theirs.page).click());
        theirs.complaints.assert_none();
        await theirs.context.close();

        await mine.getByText("Somebody has changed this record meanwhile").waitFor();
        assert.equal(await input_of(mine, "name").inputValue(), "Pastry and bread");
        await save(mine).click();
        const panel = mine.locator(".conflict");
        await panel.getByText("Patisserie").waitFor();
        await panel.getByText("Pastry and bread").waitFor();
        const finish_choosing = panel.getByRole("button", { name: "Save these" });
        assert.ok(await finish_choosing.isDisabled());
        await panel.getByRole("group", { name: "Name", exact: true }).getByText("Theirs").last().click();
        const saved = await saved_revision(mine, () => finish_choosing.click());
        assert.equal(saved.name, "Patisserie");
        assert.equal(saved.description, "mine");
    });
});

test("one change is told with Undo, which takes it back", async () => {
    const item = await call("POST", "svc/menuItem", { store, name: "Told soup", prices: [{ price: 1250 }] });
    await with_office(`/app/list/menuItems?open=${item.id}`, {}, async (page) => {
        await drawer(page).locator('[data-path="prices[0].price"]').fill("$13");
        const saved = await saved_revision(page, () => save(page).click());
        assert.equal(saved.prices[0].price, 1300);
        assert.match(await told(page).innerText(), /Prices 12\.50.*→.*13\.00/s);
        const undone = await saved_revision(page, () => told(page).getByRole("button", { name: "Undo" }).click());
        assert.equal(undone.prices[0].price, 1250);
        await page.waitForFunction(
            () => document.querySelector('[data-path="prices[0].price"]').value === "12.50",
        );
    });
});

test("a refusal stands at its field and has the focus; a customer who exists is linked", async () => {
    const { id } = await department("Refused");
    await with_office(opened(id), {}, async (page, complaints) => {
        complaints.expect_status(400);
        await input_of(page, "name").fill("");
        await save(page).click();
        await drawer(page).getByText("is required").waitFor();
        assert.equal(await page.evaluate(() => document.activeElement.dataset.path), "name");
        assert.equal(await input_of(page, "name").getAttribute("aria-invalid"), "true");
        await input_of(page, "name").fill("Refused no more");
        await saved_revision(page, () => save(page).click());

        const known = await call("POST", "svc/customer", { firstName: "Known", email: "known@example.com" });
        await page.goto(`${origin}/app/list/customers?open=new`);
        await input_of(page, "firstName").fill("Known again");
        await input_of(page, "email").fill("KNOWN@example.com");
        await save(page).click();
        await drawer(page).getByRole("link", { name: "Open the existing record" }).waitFor();
        const href = await drawer(page).getByRole("link", { name: "Open the existing record" }).getAttribute("href");
        assert.match(href, new RegExp(known.id));
        await page.evaluate(() => removeEventListener("beforeunload", () => {}));
        page.on("dialog", (dialog) => void dialog.accept());
    });
});

test("without a network the edits stay as a draft, without any pin", async () => {
    const person = await call("POST", "svc/user", { store, firstName: "Drafted", pin: "48151623" });
    await with_office(`/app/list/users?open=${person.id}`, {}, async (page, complaints, context) => {
        complaints.expect_outage();
        page.on("dialog", (dialog) => void dialog.accept());
        await input_of(page, "lastName").fill("Kept");
        await input_of(page, "pin").fill("31415926");
        await context.setOffline(true);
        await save(page).click();
        await drawer(page).getByText("kept as a draft").waitFor();
        const drafts = () =>
            page.evaluate(() => JSON.stringify(Object.entries(localStorage).filter(([key]) => key.includes("draft"))));
        await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.includes("draft")));
        assert.match(await drafts(), /Kept/);
        assert.doesNotMatch(await drafts(), /31415926/);

        await context.setOffline(false);
        await page.reload();
        await drawer(page).getByText("You left a draft").waitFor();
        assert.notEqual(await input_of(page, "lastName").inputValue(), "Kept");
        await drawer(page).getByRole("button", { name: "Restore" }).click();
        assert.equal(await input_of(page, "lastName").inputValue(), "Kept");
        const saved = await saved_revision(page, () => save(page).click());
        assert.equal(saved.lastName, "Kept");
        assert.equal(await drafts(), "[]");
    });
});

test("edits that are not saved are not left behind unasked", async () => {
    const { id } = await department("Guarded");
    await with_office(opened(id), {}, async (page) => {
        await input_of(page, "description").fill("not saved");
        await drawer(page).getByRole("button", { name: "Close" }).click();
        const question = page.getByRole("dialog", { name: "Leave without saving?" });
        await question.getByRole("button", { name: "Keep editing" }).click();
        await question.waitFor({ state: "detached" });
        assert.equal(await input_of(page, "description").inputValue(), "not saved");

        await page.keyboard.press("Escape");
        await question.getByRole("button", { name: "Discard" }).click();
        await drawer(page).waitFor({ state: "detached" });
        assert.equal((await call("GET", `svc/department/${id}`)).description ?? "", "");
        assert.equal(await page.evaluate(() => Object.keys(localStorage).some((key) => key.includes("draft"))), false);
    });
});

test("what others use is inactivated only after one has seen by whom", async () => {
    const [tax] = (await call("GET", `svc/store/${store}/taxes`)).filter(({ name }) => name === "Sales Tax");
    await with_office(`/app/list/taxes?open=${tax.id}`, {}, async (page, complaints) => {
        complaints.expect_status(409);
        await drawer(page).getByRole("button", { name: "What can be done" }).click();
        await page.getByRole("menuitem", { name: "Inactivate" }).click();
        const question = page.getByRole("dialog", { name: /is in use/ });
        assert.match(await question.getByRole("link").first().getAttribute("href"), /\/app\/list\/.*open=/);
        await question.getByRole("button", { name: "Leave it active" }).click();
        assert.equal((await call("GET", `svc/tax/${tax.id}`)).activeStatus, true);
    });
});
