// The first run: an empty database, the address that the program prints, a business of one's own or the demo,
// and the list of what is still to do, which ticks itself.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { call, with_office } from "./office.mjs";
import { begin, empty_server, end, finish } from "./support.mjs";
import { settled } from "./all_pages.mjs";

before(begin);
after(finish);

const heading = (page, name) => page.getByRole("heading", { name, level: 1 });
const password_of = (place) => place.getByLabel("Password", { exact: true });
const button = (place, name) => place.getByRole("button", { name, exact: true });
const own_session = (page) => page.evaluate(async () => (await (await fetch("/start.json")).json()).session);

test("the first run: from an empty database to the first page, then sign-in by keyboard alone", async () => {
    const { program, link } = await empty_server("first");
    const place = { origin: link.origin, as: null };
    try {
        await with_office(link.pathname + link.hash, place, async (page, complaints) => {
            await heading(page, "Set up Comanda").waitFor();
            assert.equal(page.url(), `${link.origin}/setup`);
            assert.equal(await page.evaluate(() => history.length), 2); // the blank page and this one
            await page.getByLabel("Name of the business").fill("Blue Door");
            await page.getByLabel("Name of the first store").fill("Downtown");
            await page.getByRole("combobox", { name: "Currency" }).fill("EUR");
            await page.getByRole("option", { name: /^EUR/ }).click();
            await page.getByLabel("E-mail").fill("ana@bluedoor.example");
            await password_of(page).fill("password12");
            complaints.expect_status(400);
            await button(page, "Set up").click();
            await page.locator(".mantine-PasswordInput-error").waitFor();
            await password_of(page).fill("lantern velvet harbour");
            await button(page, "Set up").click();

            await heading(page, "Keep these now").waitFor();
            const key = await page.getByText(/^cmd_/).first().innerText();
            assert.equal(await button(page, "To Today").isDisabled(), true);
            const [file] = await Promise.all([page.waitForEvent("download"), button(page, "Download").click()]);
            assert.match(readFileSync(await file.path(), "utf8"), new RegExp(`Blue Door[^]*API key: ${key}`));
            const { stores } = await own_session(page);
            const made = await call("GET", `svc/store/${stores[0].id}`, undefined, { origin: link.origin, key });
            assert.deepEqual([made.name, made.currency], ["Downtown", "EUR"]);
            await button(page, "To Today").click();
            await page.waitForURL(`${link.origin}/`);
            await page.getByRole("navigation").first().waitFor();
            assert.equal(await page.evaluate((text) => document.body.innerText.includes(text), key), false);
        });
        await with_office("/setup", place, async (page) => {
            await heading(page, "This is already set up").waitFor();
        });
        await with_office("/app/me?from=mail", place, async (page) => {
            await page.waitForFunction(() => document.activeElement?.getAttribute("name") === "email");
            await page.keyboard.type("ana@bluedoor.example");
            await page.keyboard.press("Tab");
            await page.keyboard.type("lantern velvet harbour");
            await page.keyboard.press("Enter");
            await heading(page, "Your sign-in").waitFor();
            assert.equal(page.url(), `${link.origin}/app/me?from=mail`);
        });
    } finally {
        await end(program);
    }
});

test("a wrong token is refused in words, a pause after many, and the right one works after that", async () => {
    const { program, link } = await empty_server("guessed");
    try {
        await with_office("/", { origin: link.origin, as: null }, async (page, complaints) => {
            await page.waitForURL(`${link.origin}/setup`);
            complaints.expect_status(403);
            await page.getByLabel("Token").fill("0123456789abcdef");
            await fill_in(page);
            await button(page, "Set up").click();
            await page.getByText("That is not the token that the program printed").waitFor();
            // What was typed stays, and the right token is typed over the wrong one.
            assert.equal(await page.getByLabel("Name of the business").inputValue(), "Blue Door");
            await page.getByLabel("Token").fill(new URLSearchParams(link.hash.slice(1)).get("token"));
            await button(page, "Set up").click();
            await heading(page, "Keep these now").waitFor();
        });
        // The link is of no use any more, in words too.
        await with_office(link.pathname + link.hash, { origin: link.origin, as: null }, async (page) => {
            await heading(page, "This is already set up").waitFor();
            await page.getByRole("link", { name: "To sign-in" }).click();
            await heading(page, "Sign in").waitFor();
        });
        const again = await fetch(`${link.origin}/setup`, {
            method: "POST",
            headers: { "Content-Type": "application/json" },
            body: JSON.stringify({ token: new URLSearchParams(link.hash.slice(1)).get("token"), demo: true }),
        });
        assert.ok([403, 409].includes(again.status), `${again.status}`);
    } finally {
        await end(program);
    }
});

test("the link that is opened with a wrong token can be mended by hand", async () => {
    const { program, link } = await empty_server("mistyped");
    try {
        await with_office("/setup#token=wrong", { origin: link.origin, as: null }, async (page, complaints) => {
            complaints.expect_status(403);
            await fill_in(page);
            await button(page, "Set up").click();
            await page.getByText("That is not the token that the program printed").waitFor();
            await page.getByLabel("Token").fill(new URLSearchParams(link.hash.slice(1)).get("token"));
            await button(page, "Set up").click();
            await heading(page, "Keep these now").waitFor();
        });
    } finally {
        await end(program);
    }
});

async function fill_in(page) {
    await page.getByLabel("Name of the business").fill("Blue Door");
    await page.getByLabel("Name of the first store").fill("Downtown");
    await page.getByLabel("E-mail").fill("ana@bluedoor.example");
    await password_of(page).fill("lantern velvet harbour");
}

test("the demo instead: one click, and one is its manager", async () => {
    const { program, link } = await empty_server("demo_instead");
    try {
        await with_office(link.pathname + link.hash, { origin: link.origin, as: null }, async (page) => {
            await button(page, "Fill with demo data").click();
            await heading(page, "The demo is ready").waitFor();
            await button(page, "To Today").click();
            await page.locator(".figure-card").first().waitFor();
        });
    } finally {
        await end(program);
    }
});

test("every time zone and currency that is offered is taken", async () => {
    const { program, link } = await empty_server("zones");
    try {
        await with_office(link.pathname + link.hash, { origin: link.origin, as: null }, async (page, complaints) => {
            const zones = await page.evaluate(() => ["UTC", ...Intl.supportedValuesOf("timeZone")]);
            const box = page.getByRole("combobox", { name: "Currency" });
            const currencies = new Set();
            for (const letter of "ABCDEFGHIJKLMNOPQRSTUVWXYZ") {
                await box.fill(`${letter}`);
                for (const text of await page.getByRole("option").allInnerTexts()) currencies.add(text.slice(0, 3));
            }
            assert.ok(currencies.size > 140, `${currencies.size}`);
            await page.keyboard.press("Escape");
            await fill_in(page);
            await button(page, "Set up").click();
            await heading(page, "Keep these now").waitFor();
            const key = await page.getByText(/^cmd_/).first().innerText();
            const { stores } = await own_session(page);
            const place = { origin: link.origin, key };
            for (const timeZone of zones) await call("PUT", `svc/store/${stores[0].id}`, { timeZone }, place);
            for (const currency of currencies) await call("PUT", `svc/store/${stores[0].id}`, { currency }, place);
            complaints.assert_none();
        });
    } finally {
        await end(program);
    }
});

test("what is still to do ticks itself, and each step leads to where it is done", async () => {
    const { program, link } = await empty_server("checklist");
    try {
        await with_office(link.pathname + link.hash, { origin: link.origin, as: null }, async (page) => {
            await fill_in(page);
            await button(page, "Set up").click();
            await heading(page, "Keep these now").waitFor();
            const key = await page.getByText(/^cmd_/).first().innerText();
            await page.getByLabel("I have kept them").check();
            await button(page, "To Today").click();
            const list = page.locator(".checklist");
            await list.getByText("0 of 6 done").waitFor();
            const [store] = (await own_session(page)).stores;
            const place = { origin: link.origin, key };
            const step = (name) => list.locator("li", { hasText: name });

            await call("POST", "svc/tax", { store: store.id, name: "Sales tax", rate: 8 }, place);
            await step("Taxes").getByRole("img", { name: "done" }).waitFor();
            await step("Menu").getByRole("link").click();
            await heading(page, "Menu items").waitFor();
            await page.getByRole("link", { name: "Today" }).click();
            await list.getByText("1 of 6 done").waitFor();
        });
    } finally {
        await end(program);
    }
});
