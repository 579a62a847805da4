// A walk over kinds of records in the pages: each is made, changed, taken back, inactivated and activated
// again, and what is stored in its texts never runs. The kinds come from the descriptions, so that a new
// one is walked by itself.
import assert from "node:assert/strict";
import { drawer, input_of, save, saved_revision, told } from "./drawer.mjs";
import { account, call, store, with_office } from "./office.mjs";
import { origin } from "./support.mjs";

const script = (place) => `<img src=x onerror="localStorage.setItem('ran', 1)">${place}`;
const elsewhere = ["store", "account"]; // have pages of their own
const texts = ["text", "longText"];

const path_of = (template, id = "") =>
    template.replace("/v1/", "").replace("{store}", store).replace("{account}", account).replace("{id}", id);

// The lists of these kinds, one test each.
export async function walk_over(t, is_wanted) {
    const { kinds } = await (await fetch(`${origin}/forms.json`)).json();
    const listed = kinds.filter((kind) => !elsewhere.includes(kind.kind) && is_wanted(kind));
    assert.ok(listed.length > 5);
    await with_office("/app/happened", {}, async (page) => {
        for (const kind of listed)
            for (const view of kind.views)
                await t.test(view.id, async () => {
                    const made = await with_scripts(kinds, kind, view);
                    await shows_script_as_text(page, kind, view, made);
                    await walk(page, kind, view);
                });
        await elsewhere_too(page);
    });
}

// A record with the script in every text, made beside the pages.
async function with_scripts(kinds, kind, view) {
    const { ofAccount, fields, paths } = kind;
    const filled = async (field) => {
        if (texts.includes(field.input)) return script(`${field.name} of ${view.id}`);
        if (field.item) {
            const entry = Object.fromEntries(await values(field.item.fields.filter(({ name }) => name !== "id")));
            const has_text = field.item.fields.some(({ input }) => texts.includes(input));
            return !has_text ? undefined : field.input === "records" ? [entry] : entry;
        }
        if (!field.required) return undefined;
        if (field.input === "choice") return field.choices[0].value;
        if (field.input === "amount") return 100;
        return field.refersTo ? first_id(kinds, field) : undefined;
    };
    const values = async (those) => {
        const all = [];
        for (const field of those) if (!field.readOnly) all.push([field.name, await filled(field)]);
        return all.filter(([, value]) => value !== undefined);
    };
    const body = { ...(ofAccount ? {} : { store }), ...Object.fromEntries(await values(fields)), ...view.fixed };
    if (view.id === "subcategories") body.parent = (await call("GET", `svc/store/${store}/categories`))[0].id;
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
        assert.ok(refused.length > 0 && !refused.includes(kind.named), `${kind.kind}: ${JSON.stringify(made)}`);
        for (const name of refused) delete body[name];
    }
    throw new Error(`no ${kind.kind} could be made`);
}

async function first_id(kinds, field) {
    const target = kinds.find(({ kind }) => kind === field.refersTo);
    const [first] = await call("GET", `${path_of(target.views[0].list)}?page=1&pageSize=1`);
    return first.id;
}

// In the table with all its columns, in the form with all its sections, and in the history.
async function shows_script_as_text(page, kind, view, made) {
    await page.locator(`.side a[href*="/app/list/${view.id}"]`).first().waitFor({ state: "attached" });
    const columns = kind.fields.map(({ name }) => name).join();
    await page.goto(`${origin}/app/list/${view.id}?columns=${columns}&q=${encodeURIComponent(`of ${view.id}`)}`);
    const row = page.locator(`.records [data-row="${made.id}"]`);
    await row.getByText("<img src=x").waitFor();
    await row.click();
    await drawer(page).locator("h2").getByText("<img src=x").waitFor();
    for (const unfold of await drawer(page).locator(".fold, .entry-more").all()) await unfold.click();
    await assert_nothing_ran(page, view);
    await drawer(page).getByRole("tab", { name: "History" }).click();
    await drawer(page).getByText("Created").waitFor();
    await drawer(page).locator(".history").getByText("<img src=x").first().waitFor();
    await assert_nothing_ran(page, view);
    const shown = await drawer(page).innerText();
    assert.doesNotMatch(shown, /\b[0-9a-f]{24}\b|\{"/, "ids and JSON never show");
    await drawer(page).getByRole("button", { name: "Close" }).click();
    await drawer(page).waitFor({ state: "detached" });
}

async function assert_nothing_ran(page, view) {
    assert.equal(await page.locator("img[src='x']").count(), 0, view.id);
    assert.equal(await page.evaluate(() => localStorage.getItem("ran")), null, view.id);
}

async function elsewhere_too(page) {
    await page.goto(`${origin}/app/happened`);
    await page.locator(".happenings").getByText("<img src=x").first().waitFor();
    await assert_nothing_ran(page, { id: "what happened" });
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("combobox").fill("<img src=x");
    await page.getByRole("option").getByText("<img src=x").first().waitFor();
    await assert_nothing_ran(page, { id: "search" });
}

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

// The text by which people know a record: what the kind is named by, unless the service makes it of others.
const text_of = ({ fields, named }) =>
    fields.find(({ name, readOnly }) => name === named && !readOnly)?.name ??
    fields.find(({ input, required, readOnly }) => input === "text" && required && !readOnly).name;

async function walk(page, kind, view) {
    const name = `Walk ${view.id}`;
    const text = text_of(kind);
    await page.goto(`${origin}/app/list/${view.id}`);
    await page.getByRole("button", { name: /^New/ }).click();
    await fill_required(page, kind, view, name);
    const made = await saved_revision(page, () => save(page).click());
    await drawer(page).getByRole("tab", { name: "History" }).waitFor();
    assert.match(page.url(), new RegExp(made.id), view.id);
    assert.match(await page.title(), new RegExp(`${name} · .* · Comanda`));

    await input_of(page, text).fill(`${name} changed`);
    const changed = await saved_revision(page, () => page.keyboard.press("Control+s"));
    assert.equal(changed[text], `${name} changed`);
    await told(page).getByText(`${name} changed`).waitFor();

    await drawer(page).getByRole("tab", { name: "History" }).click();
    const step = drawer(page).locator(".history li").first();
    await step.getByText(`${name} changed`).first().waitFor();
    const undone = await saved_revision(page, () => step.getByRole("button", { name: /^Undo/ }).click());
    assert.equal(undone[text], name);
    await drawer(page).locator("h2").getByText(name, { exact: true }).waitFor();

    const choose = async (action) => {
        await drawer(page).getByRole("button", { name: "What can be done" }).click();
        return saved_revision(page, () => page.getByRole("menuitem", { name: action, exact: true }).click());
    };
    assert.equal((await choose("Inactivate")).activeStatus, false);
    await drawer(page).getByText("inactive", { exact: true }).waitFor();
    assert.equal((await choose("Activate")).activeStatus, true);
    await drawer(page).getByText("inactive", { exact: true }).waitFor({ state: "detached" });
    await drawer(page).getByRole("button", { name: "Close" }).click();
    await drawer(page).waitFor({ state: "detached" });
}
