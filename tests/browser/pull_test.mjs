// One menu for two stores: what a pull would bring, field by field, what it brings, what the store keeps,
// and the way back; at a set time, and into stores chosen.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { account, call, store as first, with_office } from "./office.mjs";
import { assert_no_sideways_scrolling, begin, finish, patience_ms, phone } from "./support.mjs";

before(begin);
after(finish);

const second = "650000000000000000000102";
const path = `/app/pull?store=${second}`;
const told = (page, text) => page.locator(".told", { hasText: text }).waitFor();
const items_of = async (store) => call("GET", `svc/store/${store}/menuItems?status=all`);
const item_named = async (store, name) => (await items_of(store)).find((item) => item.name === name);
const record = (page, name) => page.locator(".preview-record").filter({ has: page.getByText(name, { exact: true }) });
const pull_button = (page) => page.getByRole("button", { name: /^(Pull|Link) [\d,]+ / });

async function until(holds, what) {
    const late = Date.now() + patience_ms;
    while (!(await holds())) {
        assert.ok(Date.now() < late, `still waiting: ${what}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
    }
}

test("records of the same name are linked first, and say so", () =>
    with_office(path, {}, async (page) => {
        await page.getByText(/have the same name in both stores/).waitFor();
        await pull_button(page).click();
        await told(page, "Pulled from Harbor Street Grill");
        await page.getByText("Nothing to pull").waitFor();
        const [pull] = await call("GET", `svc/store/${second}/pulls`);
        assert.deepEqual(pull.chosen, ["copyAll"]);
    }));

test("a pull shows each field before, keeps what the store changed, and is undone as a whole", () =>
    with_office(path, {}, async (page) => {
        await page.getByText("Nothing to pull").waitFor();
        const [margherita, tiramisu] = [await item_named(first, "Margherita"), await item_named(first, "Tiramisu")];
        const [own, theirs] = [await item_named(second, "Margherita"), await item_named(second, "Tiramisu")];
        await call("PUT", `svc/menuItem/${own.id}`, { description: "Uptown's own" });
        await call("PUT", `svc/menuItem/${margherita.id}`, { description: "From the wood oven", pluCode: "990" });
        await call("PUT", `svc/menuItem/${tiramisu.id}`, { name: "Tiramisu della casa" });
        const calzone = { store: first, name: "Calzone", category: margherita.category, prices: margherita.prices };
        await call("POST", "svc/menuItem", calzone);
        await page.reload();

        // As the dry run has it.
        const dry = await call("POST", `svc/store/${second}?dryRun=true`, { copyAll: true });
        await pull_button(page).waitFor();
        assert.equal(await pull_button(page).innerText(), `Pull ${dry.records.length} changes`);
        await record(page, "Calzone").getByText("new", { exact: true }).waitFor();
        await record(page, "Tiramisu della casa").getByText("Tiramisu", { exact: true }).waitFor();
        const kept = record(page, "Margherita");
        await kept.getByText("own value").waitFor();
        await kept.getByText("Uptown's own").waitFor();
        await kept.getByText("From the wood oven").waitFor();
        await kept.getByText("990").waitFor();

        // The filter.
        await page.getByText(/^New \d+$/).click();
        await record(page, "Tiramisu della casa").waitFor({ state: "detached" });
        await record(page, "Calzone").waitFor();
        await page.getByText(/^All \d+$/).click();
        await page.getByRole("searchbox", { name: "Find by name" }).fill("tira");
        await record(page, "Calzone").waitFor({ state: "detached" });
        await page.getByRole("searchbox", { name: "Find by name" }).fill("");

        await pull_button(page).click();
        await told(page, "1 new");
        assert.equal((await item_named(second, "Tiramisu della casa")).id, theirs.id);
        const pulled = await item_named(second, "Margherita");
        assert.deepEqual([pulled.description, pulled.pluCode], ["Uptown's own", "990"]);
        assert.equal((await item_named(second, "Calzone")).activeStatus, true);

        // Its consequences are told before it is undone.
        const past = page.getByRole("region", { name: "Pulls into this store" });
        await past.getByText("1 new, 2 changed").waitFor();
        assert.equal(await past.getByText("undo the later one first").count(), 2);
        await past.getByRole("button", { name: "Undo the pull of" }).click();
        const dialog = page.getByRole("dialog");
        await dialog.getByText("2 records go back to what they said before. 1 record that it added goes out of use.").waitFor();
        await dialog.getByRole("button", { name: "Undo" }).click();
        await told(page, "Pull undone: 2 back, 1 out of use");
        assert.equal((await item_named(second, "Tiramisu")).id, theirs.id);
        assert.equal((await item_named(second, "Margherita")).pluCode, own.pluCode);
        assert.equal((await item_named(second, "Calzone")).activeStatus, false);
        await past.getByText(/^undone /).waitFor();
    }));

test("what the store changed itself is listed and reset to the other store's value, with undo", () =>
    with_office(path, {}, async (page) => {
        const own = page.getByRole("region", { name: "What this store changed itself" });
        const row = own.getByRole("row", { name: /^Margherita Description/ });
        await own.getByRole("searchbox", { name: "Find a record" }).fill("margh");
        await row.getByText("Uptown's own").waitFor();
        await row.getByRole("button", { name: "Reset Description of Margherita" }).click();
        await told(page, "Margherita: Description follows the other store again");
        const { description } = await item_named(second, "Margherita");
        assert.notEqual(description, "Uptown's own");
        await row.waitFor({ state: "detached" });
        await page.locator(".told-undo").click();
        await row.getByText("Uptown's own").waitFor();
        assert.equal((await item_named(second, "Margherita")).description, "Uptown's own");
    }));

test("a pull is planned for a time and cancelled; into chosen stores it runs, and is undone in each", () =>
    with_office(path, {}, async (page) => {
        const runs = page.getByRole("region", { name: "Planned, and into several stores" });
        await page.getByRole("button", { name: "Later or more stores…" }).click();
        const dialog = page.getByRole("dialog");
        assert.ok(await dialog.getByRole("checkbox", { name: "Harbor Street Grill Uptown" }).isChecked());
        await dialog.getByText("At a set time").click();
        await dialog.getByLabel("Day and time").fill("2020-01-01T04:00");
        await dialog.getByText("This time has passed.").waitFor();
        assert.ok(await dialog.getByRole("button", { name: "Plan it" }).isDisabled());
        const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
        await dialog.getByLabel("Day and time").fill(`${day}T04:00`);
        await dialog.getByRole("button", { name: "Plan it" }).click();
        await told(page, "The pull is planned for");
        const planned = (await call("GET", `svc/account/${account}/pullRuns`)).runs[0];
        assert.equal(planned.state, "scheduled");
        assert.equal(planned.sourceStore, first);
        await runs.getByText("planned", { exact: true }).first().waitFor();
        await runs.getByRole("button", { name: /^Cancel the pull of/ }).first().click();
        await told(page, "The planned pull is cancelled");
        assert.equal((await call("GET", `svc/pullRun/${planned.runId}`)).state, "cancelled");

        // Now, as a run; its progress and its result by store are shown.
        await page.getByRole("button", { name: "Later or more stores…" }).click();
        await dialog.getByText(/changed/).waitFor();
        await dialog.getByRole("button", { name: "Pull into 1 store" }).click();
        await told(page, "Pulling into 1 store");
        const newest = runs.locator(".pull-run").first();
        await newest.getByText("done", { exact: true }).waitFor();
        await newest.locator("summary").click();
        await newest.locator(".pull-stores").getByText("Harbor Street Grill Uptown").waitFor();
        assert.ok(await item_named(second, "Tiramisu della casa"));
        await newest.getByRole("button", { name: "Undo the pull into Harbor Street Grill Uptown" }).click();
        await told(page, "Pull undone");
        await until(async () => (await item_named(second, "Tiramisu")) !== undefined, "the old name");
    }));

test("from the other side, on a phone, and chosen kinds are in the address", () =>
    with_office(`/app/pull?store=${first}&what=taxes,reason`, { viewport: phone }, async (page) => {
        await page.getByRole("button", { name: "Taxes, Reasons" }).waitFor();
        await page.locator(".preview, .none-yet").first().waitFor();
        await assert_no_sideways_scrolling(page);
        await page.getByRole("button", { name: "Taxes, Reasons" }).click();
        await page.getByRole("checkbox", { name: "Taxes", exact: true }).click();
        await page.waitForURL(/what=reason(&|$)/);
        const whole_preview = () =>
            page.waitForResponse((answer) => answer.url().includes("dryRun=true") && answer.request().postDataJSON()?.copyAll === true);
        const before_reload = whole_preview();
        await page.getByRole("checkbox", { name: "The whole menu and its set-up" }).click();
        await page.waitForURL((url) => !url.searchParams.has("what"));
        await (await before_reload).finished(); // a page that goes takes the body of its answers with it
        const asked = whole_preview();
        await page.reload();
        assert.equal((await (await asked).json()).sourceStore, second);
    }));

test("with one store the page says what pulling is for", () =>
    with_office("/app/today", {}, async (page) => {
        await page.route("**/start.json", async (route) => {
            const answer = await route.fetch();
            const start = await answer.json();
            start.session.stores.length = 1;
            await route.fulfill({ response: answer, json: start });
        });
        await page.goto("/app/pull");
        await page.getByText("There is only one store").waitFor();
    }));
