// The drawer of a record, as tests see it.
import assert from "node:assert/strict";

export const drawer = (page) => page.locator(".drawer");
export const input_of = (page, name) => drawer(page).locator(`[data-path="${name}"]`);
export const told = (page) => page.locator(".told");
export const save = (page) => drawer(page).getByRole("button", { name: "Save", exact: true });
export const saved_revision = async (page, step) => {
    const [answer] = await Promise.all([
        page.waitForResponse((one) => ["PUT", "POST"].includes(one.request().method()) && one.url().includes("/svc/")),
        step(),
    ]);
    assert.equal(answer.status(), 200, `${answer.url()}: ${await answer.text()}`);
    return answer.json();
};
