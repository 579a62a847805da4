// Sends what the API document shows, as it stands, to a demo: every operation with the examples of
// its path and body is answered 200, and with what the document shows as its answer.
//     COMANDA_URL=http://127.0.0.1:8080 node send_examples.mjs [FILE]
// What webhooks send is as the document shows it too. With a file, writes all that into it instead,
// to be shown from then on.
import { createHmac } from "node:crypto";
import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { asSource, fault, shortened, thoseThatShow } from "./answer_examples.mjs";

const url = process.env.COMANDA_URL;
const headers = { apikey: "demo-key" };

const document = await (await fetch(`${url}/openapi.json`)).json();
if (document.servers[0].url !== url) throw new Error(`the server is ${document.servers[0].url}`);

function resolved(part) {
    if (!part?.$ref) return part;
    return part.$ref.slice(2).split("/").reduce((place, name) => place[name], document);
}

// So that none is in the way of another: a change is undone at once, and a record is inactivated
// before examples that use it are created.
const ranks = [/^(export|find|get|list|price|follow|explain|search)/, /^(update|reset)/, /^undo/, /^inactivate/, /^activate/, /^(create|write|set|pull)/, /^hold/, /^commit/, /^release/, /^merge/, /^(take|logIn|signIn|forgetPassword)/, /^(save|add|make)/, /^(ping|redeliver)/, /^decide/, /^move/, /^split/, /^change/, /^promise/, /^bump/, /^correct/, /^pay/, /^refund/, /^cancel/, /^block/, /^unblock/, /^revoke/, /^erase/, /^readErasure/];
function rankOf({ operationId }) {
    const rank = ranks.findIndex((pattern) => pattern.test(operationId));
    if (rank < 0) throw new Error(`${operationId} has no place in the order`);
    return rank;
}

// No example can be sent of a picture or a file. The order of the examples has no refund whose id is known
// beforehand, no document knows a kiosk's token, and a demo is set up already. What is a person's
// own takes a session, a link is not known beforehand, and a user is invited once: see `byHand`.
const cannotBeSent = ({ operationId }) =>
    /^(showSession|signOut|listSessions|endSession|endOtherSessions|changePassword|resetPassword|checkResetLink|beginSecondFactor|switchSecondFactor(On|Off)|makeRecoveryCodes|inviteUser|makeResetLink|removeSignIn|endSessionsOfUser|resetSecondFactor|pairDevice|enterPin)$/.test(operationId) ||
    /(Image|^importCatalogue|^getKioskConfiguration|^endWebOrderRefund|^setUp)$/.test(operationId);

// With the other places at which it is found; a change is undone once.
function places(path, method, operation) {
    const also = /^undo/.test(operation.operationId) ? [] : (operation["x-alsoAt"] ?? []);
    return [`${method} ${path}`, ...also].map((place) => {
        const [its, at] = place.split(" ");
        return { ...operation, method: its.toLowerCase(), path: at };
    });
}

const answers = new Map(); // by operation, what is shown of each
const known = new Map(
    Object.values(document.paths).flatMap((methods) =>
        Object.values(methods).map((operation) => [operation.operationId, operation]),
    ),
);
const jsonOf = (operation) => resolved(operation.responses[200]).content?.["application/json"];

// The first answer that has something in it.
function keep(operationId, text) {
    if (!jsonOf(known.get(operationId)) || !/^[[{]/.test(text)) return;
    const kept = answers.get(operationId);
    if (kept === undefined || (Array.isArray(kept) && kept.length === 0))
        answers.set(operationId, shortened(JSON.parse(text)));
}

const operations = Object.entries(document.paths)
    .flatMap(([path, methods]) =>
        Object.entries(methods).flatMap(([method, operation]) => places(path, method, operation)),
    )
    .filter((operation) => !cannotBeSent(operation))
    .sort((a, b) => rankOf(a) - rankOf(b));

function targetOf({ path, parameters }) {
    return parameters.map(resolved).reduce(
        (target, { name, in: place, example }) =>
            place === "path" ? target.replace(`{${name}}`, encodeURIComponent(example)) : target,
        path,
    );
}

// What an operation cannot do without, though it is no part of the path.
function neededQuery({ operationId, parameters }) {
    const needed = { listWebOrdersByUniqueId: "uniqueOrderID", searchStore: "q" }[operationId];
    if (!needed) return "";
    const { name, example } = parameters.map(resolved).find(({ name }) => name === needed);
    return `?${name}=${encodeURIComponent(example)}`;
}

// What is streamed goes on for ever: its beginning will do.
async function textOf(answer) {
    const type = answer.headers.get("Content-Type") ?? "";
    if (!type.startsWith("text/event-stream")) return answer.text();
    const reader = answer.body.getReader();
    const { value } = await reader.read();
    await reader.cancel();
    return new TextDecoder().decode(value);
}

async function send(operation, query = "") {
    const media = operation.requestBody?.content["application/json"];
    const body = media && JSON.stringify(media.example);
    const type = body ? { "Content-Type": "application/json" } : {};
    const target = url + targetOf(operation) + (query || neededQuery(operation));
    const method = operation.method.toUpperCase();
    const answer = await fetch(target, { method, headers: { ...headers, ...type }, body });
    const text = await textOf(answer);
    if (answer.status === 200) {
        if (!target.includes("fields=")) keep(operation.operationId, text);
        return text;
    }
    console.log(`${operation.operationId}: ${method} ${target}\n  ${body ?? ""}\n  ${text}`);
    return undefined;
}

// The other spellings of a create want the name too.
async function free(operation, created) {
    const kind = operation.path.replace("/account/{account}", "");
    const path = `${url}${kind}/${JSON.parse(created).id}/inactivate?force=true`;
    const { status } = await fetch(path, { method: "PUT", headers });
    if (status !== 200) throw new Error(`${path}: ${status}`);
}

// With every parameter of the query at once, as some tools send them.
function queryOf({ parameters }) {
    const asked = parameters
        .map(resolved)
        .filter(({ in: place, example }) => place === "query" && example !== undefined)
        .map(({ name, example }) => `${name}=${encodeURIComponent(example)}`);
    return asked.length ? `?${asked.join("&")}` : "";
}

let sent = 0;
let refused = 0;
for (const operation of operations) {
    const queries = [...(operation.method === "get" ? [""] : []), queryOf(operation)];
    // `fields` slims rows, and whole ones are to be seen.
    if (queries.at(-1).includes("fields=")) queries.splice(1, 0, queries.at(-1).replace(/&?fields=[^&]*/, ""));
    for (const query of new Set(queries)) {
        sent += 1;
        const answer = await send(operation, query);
        if (answer === undefined) refused += 1;
        else if (operation.operationId.startsWith("create")) await free(operation, answer);
    }
}

// ---- what takes a session, a link, a picture or an id of before --------------------------------

async function ask(operationId, method, path, { body, as = {}, type = "application/json" } = {}) {
    const answer = await fetch(`${url}${path}`, {
        method,
        headers: { ...(as.cookie ? as : headers), ...(body ? { "Content-Type": type } : {}) },
        body: body && (type === "application/json" ? JSON.stringify(body) : body),
    });
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${operationId}: ${method} ${path}: ${text}`);
    keep(operationId, text);
    return { ...JSON.parse(text || "{}"), cookie: answer.headers.get("Set-Cookie")?.split(";")[0] };
}

async function signedIn(password, code) {
    const body = { email: "ines@example.com", password, ...(code ? { code } : {}) };
    const { cookie, csrfToken } = await ask("signIn", "POST", "/v1/svc/session", { body });
    return { cookie, "X-CSRF-Token": csrfToken };
}

// RFC 6238, at a step that was not used yet.
function codeOf(secret, step) {
    const bits = [...secret].map((c) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(c).toString(2).padStart(5, "0")).join("");
    const key = Buffer.from(bits.match(/.{8}/g).map((byte) => parseInt(byte, 2)));
    const counter = Buffer.alloc(8);
    counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + step));
    const digest = createHmac("sha1", key).update(counter).digest();
    const at = digest[19] & 15;
    return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

async function peopleByHand() {
    const store = "650000000000000000000101";
    const waiter = await ask("createUser", "POST", "/v1/svc/user", { body: { firstName: "Ines", store } });
    const user = `/v1/svc/user/${waiter.id}`;
    const email = "ines@example.com";
    const { link } = await ask("inviteUser", "POST", `${user}/invite`, { body: { email } });
    const token = link.split("#token=")[1];
    await ask("checkResetLink", "POST", "/v1/svc/session/reset/check", { body: { token } });
    const first = "a calm evening out";
    await ask("resetPassword", "POST", "/v1/svc/session/reset", { body: { token, password: first } });
    await signedIn(first);
    let as = await signedIn(first);
    await ask("showSession", "GET", "/v1/svc/session", { as });
    const sessions = "/v1/svc/sessions";
    await ask("listSessions", "GET", sessions, { as });
    const all = await (await fetch(url + sessions, { headers: as })).json();
    const other = all.find(({ current }) => !current);
    await ask("endSession", "PUT", `${sessions}/${other.id}/end`, { as });
    await ask("endOtherSessions", "POST", `${sessions}/endOthers`, { as });
    const password = "lantern velvet harbour";
    const session = "/v1/svc/session";
    await ask("changePassword", "POST", `${session}/password`, { as, body: { current: first, password } });
    as = await signedIn(password);
    const factor = `${session}/secondFactor`;
    const { secret } = await ask("beginSecondFactor", "POST", factor, { as, body: { password } });
    await ask("switchSecondFactorOn", "PUT", factor, { as, body: { code: codeOf(secret, -1) } });
    const proof = (step) => ({ password, code: codeOf(secret, step) });
    await ask("makeRecoveryCodes", "POST", `${factor}/recoveryCodes`, { as, body: proof(0) });
    await ask("switchSecondFactorOff", "POST", `${factor}/off`, { as, body: proof(1) });
    await ask("signOut", "POST", `${session}/end`, { as });
    await ask("makeResetLink", "POST", `${user}/resetLink`);
    await ask("resetSecondFactor", "PUT", `${user}/secondFactor/reset`);
    await ask("endSessionsOfUser", "PUT", `${user}/sessions/end`);
    await ask("removeSignIn", "PUT", `${user}/signIn/remove`);
}

async function tabletsByHand() {
    const store = "/v1/svc/store/650000000000000000000101";
    const body = { name: "Bar", role: "650000000000000000001104" };
    const { code } = await ask("makePairing", "POST", `${store}/pairings`, { body });
    const { cookie, csrfToken } = await ask("pairDevice", "POST", "/v1/svc/pair", { body: { code } });
    const as = { cookie, "X-CSRF-Token": csrfToken };
    await ask("enterPin", "POST", "/v1/svc/session/person", { as, body: { pin: "40817" } });
}

const picture = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", "base64");
async function picturesByHand() {
    for (const { path, operationId } of Object.entries(document.paths).map(([path, { post }]) => ({ path, ...post })))
        if (/^upload.*Image$/.test(operationId)) {
            const target = targetOf({ path, ...known.get(operationId) });
            await ask(operationId, "POST", target, { body: picture, type: "image/png" });
            await ask(operationId.replace("upload", "remove"), "PUT", `${target}/remove`);
        }
}

async function salesByHand() {
    const store = "650000000000000000000101";
    const login = { emailId: "kiosk@demo.example", password: "demo", deviceId: "kiosk-of-examples" };
    const { token, licenseKey } = await ask("logInAtKiosk", "POST", "/v1/svc/kioskLogin", { body: login });
    await ask("getKioskConfiguration", "GET", `/v1/svc/store/${store}/kioskJSON?deviceId=${login.deviceId}&token=${token}&licenseKey=${licenseKey}`);
    const orders = `/v1/online-order/store/${store}`;
    const order = await ask("saveWebOrder", "POST", `${orders}/saveWebOrder`, {
        body: { uniqueOrderID: "paid-by-card", orderDetails: [{ miName: "Soup", itemPrice: 700 }] },
    });
    await ask("payWebOrder", "POST", `${orders}/order/${order.id}/payment`, { body: { paymentMethod: "Cash" } });
    const refunded = await ask("refundWebOrder", "POST", `${orders}/order/${order.id}/refund`, { body: { amount: 100 } });
    const refund = refunded.refund.at(-1).id;
    await ask("endWebOrderRefund", "PUT", `${orders}/order/${order.id}/refund/${refund}`, { body: { status: 2 } });
}

const read = async (path) => (await fetch(url + path, { headers })).json();

async function storesByHand() {
    const store = "/v1/svc/store/650000000000000000000101";
    const body = { copyAll: true, sourceStore: "650000000000000000000102" };
    await ask("pullMenu", "POST", store, { body });
    const copy = (await read(`${store}/menuItems`)).find(({ id, originalID }) => originalID && originalID !== id);
    await ask("updateMenuItem", "PUT", `/v1/svc/menuItem/${copy.id}`, { body: { description: "As we make it." } });
    const file = JSON.stringify({ course: [{ name: "Cheese and fruit", priority: 8 }] });
    await ask("importCatalogue", "POST", `${store}/import?dryRun=true`, { body: file, type: "application/octet-stream" });
    const [user] = await read(`${store}/activeUsers`);
    await ask("takePunch", "POST", `${store}/clock`, { body: { user: user.id, type: "in" } });
    await ask("getTimesheet", "GET", `${store}/timesheet?dateOption=L7D`);
}

// ---- what webhooks send -------------------------------------------------------------------------

const calls = Object.keys(document.webhooks);
const firstCalls = new Map(); // by the hook, its body

function isSigned({ headers }, body, secret) {
    const [, time, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(headers["x-comanda-signature"]);
    return createHmac("sha256", secret).update(`${time}.${body}`).digest("hex") === signature;
}

async function receiver(secret) {
    const server = createServer(async (request, response) => {
        let body = "";
        for await (const part of request.setEncoding("utf8")) body += part;
        const hook = request.url.slice(1);
        const isFirst = !firstCalls.has(hook) && isSigned(request, body, secret);
        if (isFirst) firstCalls.set(hook, JSON.parse(body));
        response.end();
    });
    await new Promise((go) => server.listen(0, "127.0.0.1", go));
    return server.unref();
}

async function came(hook) {
    for (const end = Date.now() + 30_000; Date.now() < end; await new Promise((go) => setTimeout(go, 50)))
        if (firstCalls.has(hook)) return;
    throw new Error(`no call came to ${hook}`);
}

// Of an order the opening, of a check the change, of a sale the closing, and of the menu an event.
async function callsByHand() {
    const store = "650000000000000000000101";
    const settings = `/v1/svc/store/${store}/webhooks`;
    const address = (await receiver((await read(settings)).signingSecret)).address();
    const at = (hook) => ({ url: `http://127.0.0.1:${address.port}/${hook}`, active: true, paused: false });
    const check = (quantity) => ({ checkID: "T9-2002", node: "ipad-1", data: { lastUpdateInMillisec: Date.now() + quantity, seats: [{ id: "1", orders: [{ orderUniqueId: "a1", menuName: "Soup", quantity, price: 700 }] }] } });
    const send = (quantity) => ask("addOrUpdateCheck", "POST", `/v1/sync/store/${store}/addOrUpdateCheck`, { body: check(quantity) });
    await send(1);
    const events = [{ name: "menu", types: ["course.updated"], ...at("events") }];
    const body = { openOrder: at("openOrder"), updateOrder: at("updateOrder"), closeOrder: at("closeOrder"), events };
    // What the hooks of the examples were to be told is told no more.
    const none = { url: "" };
    await ask("saveWebhooks", "PUT", settings, { body: { openOrder: none, updateOrder: none, closeOrder: none, events: [] } });
    await ask("saveWebhooks", "PUT", settings, { body });
    await send(2);
    const [course] = await read(`/v1/svc/store/${store}/courses`);
    await ask("updateCourse", "PUT", `/v1/svc/course/${course.id}`, { body: { name: `${course.name} of the day` } });
    const orders = `/v1/online-order/store/${store}`;
    const order = await ask("saveWebOrder", "POST", `${orders}/saveWebOrder`, {
        body: { uniqueOrderID: "called", orderDetails: [{ miName: "Soup", itemPrice: 700 }] },
    });
    await came("openOrder"); // `record` is as it is then
    await ask("payWebOrder", "POST", `${orders}/order/${order.id}/payment`, { body: { paymentMethod: "Cash" } });
    for (const name of calls) await came(name);
}

// What had nothing to tell before all that.
async function listsAgain() {
    const empty = (operation) => answers.get(operation.operationId)?.length === 0;
    for (const operation of operations.filter(empty)) await send(operation, queryOf(operation));
    for (const operation of operations.filter(empty)) await send(operation);
}

for (const byHand of [peopleByHand, tabletsByHand, picturesByHand, salesByHand, storesByHand, listsAgain, callsByHand]) await byHand();

// ---- what is shown ------------------------------------------------------------------------------

// A demo cannot be set up again, and two are documents themselves.
const isShown = (operation) => jsonOf(operation) && !/^(setUp|getOpenapi|getForms)$/.test(operation.operationId);
const shown = [...known.values()].filter(isShown);
const own = thoseThatShow(shown, jsonOf);
const file = process.argv[2];
const told = calls.map((name) => [name, shortened(firstCalls.get(name))]);
if (file) writeFileSync(file, asSource([...own.map(({ operationId }) => [operationId, answers.get(operationId)]), ...told]));
let faults = 0;
for (const [name, body] of file ? [] : told) {
    const { example } = document.webhooks[name].post.requestBody.content["application/json"];
    const what = fault(example, body) || fault(example.record ?? {}, body.record ?? {});
    if (!what) continue;
    faults += 1;
    console.log(`${name} ${what}`);
}
for (const operation of file ? [] : own) {
    const { example, examples } = jsonOf(operation);
    const what = fault(example ?? resolved(examples?.demo)?.value, answers.get(operation.operationId));
    if (!what) continue;
    faults += 1;
    console.log(`${operation.operationId} ${what}`);
}
if (faults) console.log("make them anew: ./dev examples");
console.log(`${sent} examples sent, ${refused} refused, ${answers.size} answers, ${faults} not as shown`);
process.exit(sent > 0 && refused + faults === 0 ? 0 : 1);
