// Sends what the API document shows, as it stands, to a demo: every operation with the examples of
// its path and body is answered 200.
//     COMANDA_URL=http://127.0.0.1:8080 node send_examples.mjs
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
const ranks = [/^(get|list|price|follow|explain)/, /^(update|reset)/, /^undo/, /^inactivate/, /^activate/, /^(create|write|set|pull)/, /^hold/, /^commit/, /^release/, /^merge/, /^(take|logIn|signIn|forgetPassword)/, /^(save|add)/, /^(ping|redeliver)/, /^decide/, /^move/, /^split/, /^change/, /^correct/, /^pay/, /^refund/, /^cancel/, /^block/, /^unblock/, /^erase/, /^readErasure/];
function rankOf({ operationId }) {
    const rank = ranks.findIndex((pattern) => pattern.test(operationId));
    if (rank < 0) throw new Error(`${operationId} has no place in the order`);
    return rank;
}

// No example can be sent of a picture. The order of the examples has no refund whose id is known
// beforehand, no document knows a kiosk's token, and a demo is set up already. What is a person's own takes a session, a link is not known
// beforehand, and a user is invited once.
const cannotBeSent = ({ operationId }) =>
    /^(showSession|signOut|listSessions|endSession|endOtherSessions|changePassword|resetPassword|checkResetLink|beginSecondFactor|switchSecondFactor(On|Off)|makeRecoveryCodes|inviteUser|makeResetLink|removeSignIn|endSessionsOfUser|resetSecondFactor)$/.test(operationId) ||
    /(Image|^getKioskConfiguration|^endWebOrderRefund|^setUp)$/.test(operationId);

// With the other places at which it is found; a change is undone once.
function places(path, method, operation) {
    const also = /^undo/.test(operation.operationId) ? [] : (operation["x-alsoAt"] ?? []);
    return [`${method} ${path}`, ...also].map((place) => {
        const [its, at] = place.split(" ");
        return { ...operation, method: its.toLowerCase(), path: at };
    });
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
    if (!operationId.startsWith("listWebOrdersByUniqueId")) return "";
    const { name, example } = parameters.map(resolved).find(({ name }) => name === "uniqueOrderID");
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
    if (answer.status === 200) return text;
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
    const queries = operation.method === "get" ? ["", queryOf(operation)] : [queryOf(operation)];
    for (const query of new Set(queries)) {
        sent += 1;
        const answer = await send(operation, query);
        if (answer === undefined) refused += 1;
        else if (operation.operationId.startsWith("create")) await free(operation, answer);
    }
}
console.log(`${sent} examples sent, ${refused} refused`);
process.exit(sent > 0 && refused === 0 ? 0 : 1);
