// People in the pages: signing in with one and two steps, links, sessions that end, and what
// others try.
import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { after, before, test } from "node:test";
import { account, call, open, signed_in_state, store, with_office } from "./office.mjs";
import { begin, browser, finish, origin } from "./support.mjs";

before(begin);
after(finish);

const manager = "manager@demo.example";
const waiter = "waiter@demo.example";
const heading = (page, name) => page.getByRole("heading", { name, level: 1 });
const password_of = (place) => place.getByLabel("Password", { exact: true });
const button = (place, name) => place.getByRole("button", { name, exact: true });

async function sign_in(page, email, password) {
    await page.getByLabel("E-mail").fill(email);
    await password_of(page).fill(password);
    await button(page, "Sign in").click();
}

// RFC 6238, as apps on phones do it. A code works once, so that a test asks for those of the next steps.
function totp(secret, step_ms = Date.now()) {
    const bits = [...secret].map((letter) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"));
    const key = Buffer.from(bits.join("").match(/.{8}/g).map((byte) => parseInt(byte, 2)));
    const counter = Buffer.alloc(8);
    counter.writeBigUInt64BE(BigInt(Math.floor(step_ms / 30_000)));
    const digest = createHmac("sha1", key).update(counter).digest();
    const at = digest[19] & 15;
    return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

const own_session = (page) => page.evaluate(async () => (await (await fetch("/start.json")).json()).session);

test("the demo lets in with one click; signing out is noticed by the other tabs, and so is signing in", () =>
    with_office("/app/me", { as: null }, async (page, complaints, context) => {
        await page.getByRole("button", { name: /^Sign in as Waiter/ }).click();
        await heading(page, "Your sign-in").waitFor();
        const other = await open("/app/me", { context });
        await heading(other.page, "Your sign-in").waitFor();
        // It may ask for something before it has heard.
        other.complaints.expect_status(401);
        await page.getByRole("button", { name: /^Your sign-in/ }).click();
        await page.getByRole("menuitem", { name: "Sign out" }).click();
        await heading(other.page, "This is the demo").waitFor();
        assert.equal(new URL(other.page.url()).searchParams.get("to"), "/app/me");
        await heading(page, "This is the demo").waitFor();
        await sign_in(page, waiter, "demo");
        await page.waitForURL(`${origin}/`);
        await heading(other.page, "Your sign-in").waitFor();
        other.complaints.assert_none();
        // One whom somebody else follows sees nothing of what was there.
        await page.goto(`${origin}/app/me`);
        await heading(page, "Your sign-in").waitFor();
        await other.page.evaluate(
            ([email]) =>
                fetch("/v1/svc/session", {
                    method: "POST",
                    headers: { "Content-Type": "application/json" },
                    body: JSON.stringify({ email, password: "demo" }),
                }),
            [manager],
        );
        await other.page.reload();
        await other.page.getByText(manager).waitFor();
        complaints.expect_status(401);
        await page.close();
    }));

test("a wrong password says no more than that, and a lock says how long", () =>
    with_office("/sign-in", { as: null }, async (page, complaints) => {
        complaints.expect_status(401);
        complaints.expect_status(429);
        const email = "nobody@demo.example";
        for (let tries = 0; tries < 4; ++tries)
            await fetch(`${origin}/v1/svc/session`, {
                method: "POST",
                headers: { "Content-Type": "application/json" },
                body: JSON.stringify({ email, password: "no" }),
            });
        await sign_in(page, email, "no");
        await page.getByText("The e-mail or the password is wrong.").waitFor();
        await button(page, "Sign in").click();
        await page.locator("[aria-hidden]", { hasText: /Try again in 1\d min/ }).waitFor();
        assert.equal(await button(page, "Sign in").isDisabled(), true);
        await page.getByLabel("E-mail").fill("somebody@else.example");
        assert.equal(await button(page, "Sign in").isDisabled(), false);
        // Nobody learns here who has a sign-in; without mail it says whom to ask.
        await button(page, "Forgotten password?").click();
        await page.getByText("This server sends no mail").waitFor();
        await page.getByText("comanda user reset somebody@else.example").waitFor();
        await button(page, "Back to sign-in").click();
        const field = password_of(page);
        assert.equal(await field.getAttribute("autocomplete"), "current-password");
        assert.equal(await page.getByLabel("E-mail").getAttribute("autocomplete"), "username");
        await button(page, "Show the password").click();
        assert.equal(await field.getAttribute("type"), "text");
    }));

test("?to= leads to pages of this site only", async () => {
    const context = await browser.newContext({ storageState: await signed_in_state(manager) });
    const page = await context.newPage();
    try {
        for (const to of [
            "https://elsewhere.example/",
            "//elsewhere.example",
            "/\\elsewhere.example",
            "/\t/elsewhere.example",
            "/.//elsewhere.example",
            "javascript:document.title='ran'",
            "/sign-in?to=/app/me",
        ]) {
            await page.goto(`${origin}/sign-in?to=${encodeURIComponent(to)}`);
            await page.waitForFunction(() => location.pathname !== "/sign-in");
            assert.equal(page.url(), `${origin}/`, to);
        }
        await page.goto(`${origin}/sign-in?to=${encodeURIComponent("/app/me?from=mail#page")}`);
        await page.waitForURL(`${origin}/app/me?from=mail#page`);
        assert.notEqual(await page.title(), "ran");
    } finally {
        await context.close();
    }
});

test("a session that was ended elsewhere waits below the sign-in, with what was typed", () =>
    with_office("/app/me", { as: manager }, async (page) => {
        await heading(page, "Your sign-in").waitFor();
        const context = await browser.newContext({ baseURL: origin });
        const answer = await context.request.post("/v1/svc/session", {
            data: { email: manager, password: "demo" },
            headers: { Origin: origin },
        });
        assert.equal(answer.status(), 200);
        const other = await open("/app/me", { context });
        other.complaints.expect_status(401);
        await other.page.getByLabel("Current password").fill("demo");
        await other.page.getByLabel("New password").fill("a draft to keep");

        await page.reload();
        const ends = page.getByRole("button", { name: /^End the session/ });
        await ends.first().waitFor();
        await button(page, "End all others").click();
        const asked = page.getByRole("dialog", { name: "End all your other sessions?" });
        await button(asked, "Cancel").click();
        assert.ok((await ends.count()) > 0);
        await button(page, "End all others").click();
        await button(asked, "End all others").click();
        await ends.first().waitFor({ state: "detached" });

        const again = other.page.getByRole("dialog", { name: "Sign in again" });
        if (!(await again.isVisible())) await button(other.page, "Change").click();
        await again.waitFor();
        assert.equal(new URL(other.page.url()).pathname, "/app/me");
        assert.equal(await again.getByLabel("E-mail").inputValue(), manager);
        await password_of(again).fill("demo");
        await button(again, "Sign in").click();
        await again.waitFor({ state: "detached" });
        assert.equal(await other.page.getByLabel("New password").inputValue(), "a draft to keep");
        await other.page.reload();
        await heading(other.page, "Your sign-in").waitFor();
        other.complaints.assert_none();
        await context.close();
    }));

// A new member of the staff with a sign-in, whose link was handed over.
async function invited(first_name) {
    const [{ roles }] = (await call("GET", `svc/store/${store}/users`)).filter(({ firstName }) => firstName === "Luca");
    const user = await call("POST", "svc/user", { store, firstName: first_name, lastName: "Horta", pin: "990017", roles });
    const email = `${first_name.toLowerCase()}@demo.example`;
    const { link } = await call("POST", `svc/user/${user.id}/invite`, { email });
    return { user, email, link };
}

test("an invitation makes a working user, with a second step and recovery codes; a reset lets in again", async () => {
    const { user, email, link } = await invited("Ines");
    const password = "a calm evening out";
    const token = link.slice(link.indexOf("token=") + 6);
    let secret, codes;
    await with_office(`/reset#token=${token}`, { as: null }, async (page, complaints) => {
        await page.getByText(email).first().waitFor();
        assert.equal(page.url(), `${origin}/reset`);
        complaints.expect_status(400);
        await page.getByLabel("New password").fill("1234567890");
        await button(page, "Set the password and sign in").click();
        await page.locator(".mantine-PasswordInput-error").waitFor();
        await page.getByLabel("New password").fill(password);
        await button(page, "Set the password and sign in").click();
        await page.waitForURL(`${origin}/`);

        await page.goto(`${origin}/app/me`);
        await page.getByRole("heading", { name: "Ines Horta" }).waitFor();
        await button(page, "Switch on").click();
        await password_of(page.getByRole("dialog")).fill(password);
        await page.keyboard.press("Enter");
        const image = page.getByAltText("QR code with the secret");
        await image.waitFor();
        assert.ok(await image.evaluate((one) => one.decode().then(() => one.naturalWidth > 0)));
        secret = (await page.locator(".secret-text").innerText()).replaceAll(" ", "");
        await page.waitForFunction(() => document.activeElement?.getAttribute("name") === "code");
        await page.keyboard.type(totp(secret));
        await page.getByRole("dialog", { name: "Recovery codes" }).waitFor();
        codes = await page.locator(".recovery li").allInnerTexts();
        assert.equal(codes.length, 10);
        await page.getByLabel("I have kept them").check();
        await button(page, "Done").click();
        await button(page, "Switch off").waitFor();
    });

    await with_office(`/reset#token=${token}`, { as: null }, async (page, complaints) => {
        complaints.expect_status(400);
        await heading(page, "This link no longer works").waitFor();
    });

    await with_office("/sign-in?to=/app/me", { as: null }, async (page, complaints) => {
        complaints.expect_status(401);
        await sign_in(page, email, password);
        const code = page.getByLabel("Code", { exact: true });
        await code.waitFor();
        assert.equal(await code.getAttribute("autocomplete"), "one-time-code");
        await code.fill("000000");
        await page.getByText(/The code is wrong/).waitFor();
        // That of the next half minute: that of this one was used.
        await code.fill(totp(secret, Date.now() + 30_000));
        await heading(page, "Your sign-in").waitFor();
    });

    const reset = await call("POST", `svc/user/${user.id}/resetLink`);
    await with_office(`/reset#${reset.link.split("#")[1]}`, { as: null }, async (page, complaints) => {
        complaints.expect_status(401);
        await page.getByLabel("New password").fill("another calm evening");
        await button(page, "Set the password and sign in").click();
        await button(page, "The app is not at hand").click();
        await page.getByLabel("Recovery code").fill(codes[0]);
        await page.keyboard.press("Enter");
        await page.waitForURL(`${origin}/`);
        await page.goto(`${origin}/app/me`);
        await button(page, "Switch off").click();
        const dialog = page.getByRole("dialog", { name: "Switch the second step off?" });
        complaints.expect_status(403);
        await password_of(dialog).fill("another calm evening");
        await dialog.getByLabel(/^Code of the app/).fill(codes[0]); // used
        await page.keyboard.press("Enter");
        await dialog.locator(".mantine-TextInput-error").waitFor();
        await dialog.getByLabel(/^Code of the app/).fill(codes[1]);
        await page.keyboard.press("Enter");
        await button(page, "Switch on").waitFor();
    });
});

test("neither without the token of the session nor with that of another is anything changed", () =>
    with_office("/app/me", { as: manager }, async (page, complaints) => {
        complaints.expect_status(403);
        await heading(page, "Your sign-in").waitFor();
        const stolen = (await (await browser.newContext()).request
            .post(`${origin}/v1/svc/session`, { data: { email: waiter, password: "demo" }, headers: { Origin: origin } })
            .then((answer) => answer.json())).csrfToken;
        const statuses = await page.evaluate(
            (token) =>
                Promise.all(
                    [{}, { "X-CSRF-Token": "" }, { "X-CSRF-Token": token }].map(async (headers) => {
                        const answer = await fetch("/v1/svc/sessions/endOthers", { method: "POST", headers });
                        return [answer.status, (await answer.json()).code];
                    }),
                ),
            stolen,
        );
        assert.deepEqual(statuses, Array(3).fill([403, "csrf"]));
        const kept = await page.evaluate(() => Object.values(localStorage).concat(Object.values(sessionStorage), document.cookie));
        const { csrfToken } = await own_session(page);
        assert.ok(kept.every((text) => !text.includes(csrfToken)), "the token of the session is stored");
        const { headers } = await fetch(`${origin}/sign-in`);
        assert.match(headers.get("Content-Security-Policy"), /frame-ancestors 'none'/);
        assert.match(headers.get("Content-Security-Policy"), /form-action 'none'/);
        assert.equal(headers.get("Referrer-Policy"), "no-referrer");
    }));

test("a key is made, shown once, works, and is revoked after a question; jobs are listed", () =>
    with_office("/app/keys", { as: manager }, async (page, complaints) => {
        await heading(page, "API keys").waitFor();
        await button(page, "New key").click();
        await page.getByLabel("What is it for?").fill("Accounting");
        await page.getByLabel("Reports").check();
        await page.getByLabel("Only reading").check();
        await button(page, "Make the key").click();
        const key = await page.getByRole("dialog").getByText(/^cmd_/).innerText();
        await call("GET", `svc/store/${store}/saleReport`, undefined, { key });
        await page.getByLabel("I have kept them").check();
        await button(page, "Done").click();
        const row = page.getByRole("row", { name: /Accounting/ });
        await row.getByText("Reports").waitFor();
        assert.equal(await page.getByText(key).count(), 0);
        await button(row, "Revoke the key: Accounting").click();
        await button(page.getByRole("dialog"), "Revoke").click();
        await row.waitFor({ state: "detached" });
        await page.getByLabel("Also revoked and expired").check();
        await row.getByText("revoked").waitFor();
        assert.equal(new URL(page.url()).searchParams.get("all"), "yes");
        const answer = await fetch(`${origin}/v1/svc/account/${account}/keys`, { headers: { apikey: "demo-key" } });
        assert.equal((await answer.json()).find(({ name }) => name === "Accounting").state, "revoked");

        await page.goto(`${origin}/app/jobs`);
        await page.getByRole("row", { name: /Remove what is too old to keep/ }).waitFor();
    }));

test("where the connection is not trusted, pages say what does not work and lead to the certificate", async () => {
    const context = await browser.newContext({ baseURL: origin, storageState: await signed_in_state(manager) });
    await context.addInitScript(() => Object.defineProperty(window, "isSecureContext", { value: false }));
    try {
        const { page, complaints } = await open("/app/me", { context });
        await page.getByText(/^This connection is not encrypted/).waitFor();
        await page.getByRole("link", { name: "How to change that" }).click();
        await heading(page, "Comanda on your local network").waitFor();
        await page.getByText("Scanning codes with the camera").waitFor();
        assert.equal(await page.getByText("does not work here").count(), 4);
        await page.getByText("Windows", { exact: true }).click();
        await page.getByText(/Trusted Root Certification Authorities/).waitFor();
        complaints.assert_none();
    } finally {
        await context.close();
    }
});
