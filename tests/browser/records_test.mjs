// Records in the pages: two people and one record, refusals, edits that are not saved, what is in use.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { drawer, input_of, save, saved_revision, told } from "./drawer.mjs";
import { call, open, store, with_office } from "./office.mjs";
import { begin, finish, origin } from "./support.mjs";

before(begin);
after(finish);

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

test("erasing a person asks first and wants a reason; nothing of the person is left", async () => {
    const { id } = await call("POST", "svc/customer", { firstName: "Ephraim", email: "ephraim@example.com" });
    await with_office(`/app/list/customers?q=Ephraim&open=${id}`, {}, async (page, complaints) => {
        complaints.expect_status(400);
        await drawer(page).getByRole("button", { name: "What can be done" }).click();
        await page.getByRole("menuitem", { name: "Erase personal data…" }).click();
        const question = page.getByRole("dialog", { name: "Erase Ephraim?" });
        await question.getByRole("button", { name: "Erase", exact: true }).click();
        await question.getByText("is required").waitFor();
        assert.equal((await call("GET", `svc/customer/${id}`)).firstName, "Ephraim");
        await question.getByRole("textbox", { name: "Reason" }).fill("Asked for by letter");
        await question.getByRole("button", { name: "Erase", exact: true }).click();
        await told(page).getByText("Ephraim is erased").waitFor();
        assert.equal(await told(page).getByRole("button", { name: "Undo" }).count(), 0);
        assert.doesNotMatch(JSON.stringify(await call("GET", `svc/customer/${id}`)), /Ephraim|ephraim/);
    });
});

test("which part of a record is shown is in the address, and its name in the title", async () => {
    const { id } = await department("Addressed");
    await with_office(opened(id), {}, async (page) => {
        await page.waitForFunction(() => document.title === "Addressed · Departments · Comanda");
        await drawer(page).getByRole("tab", { name: "History" }).click();
        await page.waitForURL((url) => url.searchParams.get("part") === "history");
        await page.reload();
        await drawer(page).getByText("Created").waitFor();
        await page.keyboard.press("Escape");
        await drawer(page).waitFor({ state: "detached" });
        assert.ok(!new URL(page.url()).searchParams.has("part"));
        assert.equal(await page.title(), "Departments · Comanda");
    });
});

test("whoever may not change a field reads what it needs; Undo is for those whom the server lets undo", async () => {
    const [item] = await call("GET", `svc/store/${store}/menuItems?search=Margherita`);
    await with_office(`/app/list/menuItems?open=${item.id}`, { as: "kitchen@demo.example" }, async (page) => {
        await drawer(page).locator("h2").getByText(item.name).waitFor();
        await drawer(page).locator(".read-only").first().waitFor();
        const text = await drawer(page).innerText();
        assert.match(text, /privilege|need/i);
        assert.doesNotMatch(text, /\b(BO|DEV|DASH)_[A-Z_]+/, "privileges have names");
    });
});
