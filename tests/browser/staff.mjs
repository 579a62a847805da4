// People with roles of their own, for tests of what somebody may.
import assert from "node:assert/strict";
import { call, signed_in_state } from "./office.mjs";
import { browser, desk, origin } from "./support.mjs";

const password = "a calm evening out";

// Somebody who may do this in these stores: { [store]: privileges }. Gives a context in which they have signed in.
export async function somebody(name, rights) {
    const email = `${name.toLowerCase()}@demo.example`;
    let link;
    for (const [store, privileges] of Object.entries(rights)) {
        const role = await call("POST", "svc/role", { name: `${name}'s`, store, priority: 9, privileges });
        const user = await call("POST", "svc/user", { store, firstName: name, lastName: "Test", pin: "771204", roles: [role.id] });
        const invited = await call("POST", `svc/user/${user.id}/invite`, { email });
        link = invited.link ?? link;
    }
    const answer = await fetch(`${origin}/v1/svc/session/reset`, {
        method: "POST",
        headers: { "Content-Type": "application/json", Origin: origin },
        body: JSON.stringify({ token: link.slice(link.indexOf("token=") + "token=".length), password }),
    });
    assert.equal(answer.status, 200, await answer.text());
    return browser.newContext({ baseURL: origin, viewport: desk, storageState: await signed_in_state(email, { password }) });
}
