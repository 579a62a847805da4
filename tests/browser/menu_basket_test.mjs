// An order to try and the menu as guests see it, beside the edit.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { call, store, with_office } from "./office.mjs";
import { begin, finish, phone } from "./support.mjs";
import { violations } from "./axe.mjs";

let item;
before(async () => {
    await begin();
    item = await breakfast();
});
after(finish);

const panel = (page) => page.locator(".panel-frame:visible");
const morning = "2026-11-23T08:00"; // a Monday
const noon = "2026-11-23T12:00";

async function instant_of(local) {
    const { timeZone } = await call("GET", `svc/store/${store}`);
    const guess = Date.parse(`${local}:00Z`);
    const parts = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" }).format(guess);
    return new Date(guess - (Date.parse(`${parts.replace(" ", "T")}Z`) - guess)).toISOString();
}

// A breakfast with two sizes, bread to choose and two free spreads.
async function breakfast() {
    const sizes = await call("GET", `svc/store/${store}/activeServingSizeLevels`);
    const [regular, large] = ["Regular", "Large"].map((name) => sizes.find((size) => size.name === name));
    const modifier = (name, price) =>
        call("POST", "svc/modifier", { store, name, servingSizeLevels: [{ id: regular.id, price }, { id: large.id, price: price + 50 }] });
    const [rye, honey, jam, truffle] = await Promise.all([modifier("Test rye", 0), modifier("Test honey", 100), modifier("Test jam", 120), modifier("Test truffle", 900)]);
    const bread = await call("POST", "svc/modifierGroup", { store, name: "Test bread", modifiers: [rye.id] });
    const spreads = await call("POST", "svc/modifierGroup", { store, name: "Test spreads", modifiers: [honey.id, jam.id, truffle.id], pizzaTopping: true });
    const category = await call("POST", "svc/category", { store, name: "Test mornings", level: 1 });
    return call("POST", "svc/menuItem", {
        store,
        name: "Test breakfast",
        category: category.id,
        prices: [{ servingSizeLevel: regular.id, price: 1250 }, { servingSizeLevel: large.id, price: 1675 }],
        mandatoryModifierGroups: [{ id: bread.id, minimum: 1, maximum: 1 }],
        optionalModifierGroups: [{ id: spreads.id, maximum: 5 }],
        firstFreeNToppings: 2,
        availability: [{ days: [], from: "07:00", to: "11:00" }],
        allergens: ["gluten", "milk"],
        diets: ["vegetarian"],
        translations: [{ language: "es", name: "Desayuno de prueba" }],
    });
}
test("a basket shows what the server says: its total and every step of it, at a chosen time", async () => {
    await with_office("/app/menu?panel=basket", {}, async (page, complaints) => {
        complaints.expect_status(400);
        const place = panel(page);
        await place.getByLabel("When", { exact: true }).fill(morning);
        await place.getByRole("searchbox", { name: "Find an item" }).fill("test breakf");
        await place.getByRole("button", { name: /^Test breakfast/ }).click();
        // What is still to choose is marked, and gets the focus.
        await place.getByRole("button", { name: "Add", exact: true }).click();
        await page.waitForFunction(() => document.activeElement?.matches(".guest-part.lacking input"));
        await place.getByRole("radio", { name: "Large" }).check();
        await place.getByRole("radio", { name: "Test rye" }).check();
        await place.getByText("2 of 2 free left").waitFor();
        for (const name of ["Test honey", "Test jam", "Test truffle"]) await place.getByRole("checkbox", { name }).check();
        await place.getByText("0 of 2 free left").waitFor();
        await place.getByRole("button", { name: "One more" }).click();
        const priced = (answer) => answer.url().includes("/priceOrder");
        const [answer] = await Promise.all([page.waitForResponse(priced), place.getByRole("button", { name: "Add", exact: true }).click()]);
        assert.equal(answer.status(), 200, await answer.text());
        assert.equal(new URL(answer.url()).searchParams.get("at"), await instant_of(morning));

        const body = {
            orderDetails: [
                {
                    miExternalID: item.id,
                    ssExternalID: item.prices[1].servingSizeLevel,
                    quantity: 2,
                    mandatoryModifiers: [{ mExternalID: (await members("Test bread"))[0] }],
                    optionalModifiers: (await members("Test spreads")).map((mExternalID) => ({ mExternalID })),
                },
            ],
            deliveryDetail: [{ deliveryType: "Pickup" }],
        };
        const at = encodeURIComponent(await instant_of(morning));
        const direct = await call("POST", `online-order/svc/store/${store}/priceOrder?pricing=catalogue&at=${at}`, body);
        const total = place.locator("[data-total]");
        await total.waitFor();
        assert.equal(Number(await total.getAttribute("data-total")), direct.totalAmount);
        assert.equal(await total.innerText(), `$${direct.totalAmountStr}`);
        assert.ok(direct.totalAmount > 2 * (1675 + 950), "the truffle is charged");
        await place.getByRole("button", { name: /How it comes to that/ }).click();
        const steps = await place.locator(".trace li").evaluateAll((all) => all.map(({ dataset }) => [dataset.rule, Number(dataset.result)]));
        assert.deepEqual(steps, direct.trace.map(({ rule, result }) => [rule, result]));
        await place.locator(".trace").getByText(/Sales Tax on/).first().waitFor();

        // What guests cannot order then, it says in words.
        await place.getByLabel("When", { exact: true }).fill(noon);
        await place.getByText("Test breakfast is not sold at this time").waitFor();
        assert.equal(await total.count(), 0);
    });
});

async function members(name) {
    const groups = await call("GET", `svc/store/${store}/modifierGroups`);
    return groups.find((group) => group.name === name).modifiers;
}

test("guests see what is sold then and there, in their language, at once and before it is saved", async () => {
    await with_office(`/app/menu?item=${item.id}&panel=guest`, {}, async (page) => {
        const place = panel(page);
        const entry = place.locator(`[data-item="${item.id}"]`);
        const name = (text) => entry.getByRole("button", { name: `Show ${text}`, exact: true });
        await place.getByLabel("When", { exact: true }).fill(morning);
        await name("Test breakfast").waitFor();
        await entry.getByText("from $12.50").waitFor();
        await entry.getByText("contains gluten, milk").waitFor();
        await place.getByLabel("When", { exact: true }).fill(noon);
        await entry.waitFor({ state: "detached" });
        await place.getByLabel("When", { exact: true }).fill(morning);
        await entry.waitFor();

        await call("PUT", `svc/menuItem/${item.id}`, { hideInKiosk: true });
        await place.getByText("Kiosk", { exact: true }).click();
        await entry.waitFor({ state: "detached" });
        await place.getByText("Web shop", { exact: true }).click();
        await entry.waitFor();

        await place.getByRole("combobox", { name: "Language" }).click();
        await page.getByRole("option", { name: "Español" }).click();
        await name("Desayuno de prueba").waitFor();
        await call("PUT", `svc/menuItem/${item.id}`, { translations: [{ language: "es", name: "Desayuno nuevo" }] });
        await name("Desayuno nuevo").click();
        await place.getByRole("heading", { name: "Desayuno nuevo" }).waitFor();
        await place.getByRole("button", { name: "Back to the menu" }).click();

        await call("PUT", `svc/menuItem/${item.id}`, { soldOut: true });
        await entry.getByText("sold out").waitFor();
        await call("PUT", `svc/menuItem/${item.id}`, { soldOut: false });
        await entry.getByText("from $12.50").waitFor();

        // Unsaved: typed in the item's panel, seen by nobody else.
        await place.getByRole("button", { name: "Close" }).click();
        await panel(page).locator('[data-path="description"]').fill("With everything");
        await panel(page).getByRole("button", { name: "Always", exact: true }).click();
        await page.getByRole("button", { name: "As guests see it" }).click();
        await place.getByText("with your unsaved changes").waitFor();
        await place.getByLabel("When", { exact: true }).fill(noon);
        await entry.getByText("With everything").waitFor();
        assert.equal((await call("GET", `svc/menuItem/${item.id}`)).description ?? "", "");
        await place.getByRole("button", { name: "Close" }).click();
        assert.equal(await panel(page).locator('[data-path="description"]').inputValue(), "With everything");
        await panel(page).getByRole("button", { name: "Discard" }).click();
    });
});

for (const [name, options] of [
    ["light", {}],
    ["dark", { scheme: "dark" }],
    ["on a phone", { viewport: phone }],
    ["on a dark phone", { viewport: phone, scheme: "dark" }],
])
    test(`the panels have no serious violation of WCAG, ${name}`, async () => {
        await with_office(`/app/menu?item=${item.id}`, { ...options, motion: "reduce" }, async (page) => {
            const faults = {};
            const look = async (what) => {
                const found = await violations(page);
                const wide = await page.evaluate(() => document.documentElement.scrollWidth);
                if (wide > page.viewportSize().width) found.push(`${wide} pixels wide`);
                if (found.length > 0) faults[what] = found;
            };
            await panel(page).getByRole("grid").waitFor();
            assert.equal(await panel(page).getByRole("gridcell", { selected: true }).count(), 7 * 8);
            for (const title of ["Taxes", "Allergens and diets", "Where it is seen", "Printers", "Languages", "More"])
                await panel(page).getByRole("button", { name: title, exact: true }).click();
            await look("item");
            await page.goto(`/app/menu?panel=guest`);
            await panel(page).locator(".guest-entry").first().waitFor();
            await look("guest");
            await panel(page).locator(".guest-name").first().click();
            await panel(page).locator(".guest-item").waitFor();
            await look("guest's item");
            await page.goto(`/app/menu?panel=basket&item=${item.id}`);
            await panel(page).getByLabel("When", { exact: true }).fill(morning);
            await panel(page).getByRole("button", { name: /^Test breakfast/ }).click();
            await look("basket's item");
            await panel(page).getByRole("radio", { name: "Large" }).check();
            await panel(page).getByRole("radio", { name: "Test rye" }).check();
            await panel(page).getByRole("button", { name: "Add", exact: true }).click();
            await panel(page).getByRole("button", { name: /How it comes to that/ }).click();
            await look("basket");
            assert.deepEqual(faults, {});
        });
    });
