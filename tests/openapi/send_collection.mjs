// What Postman makes of the API document: every GET of the collection, with the values that it shows
// as examples, is answered 200 by a demo.
//     COMANDA_URL=http://127.0.0.1:8080 node send_collection.mjs
import { promisify } from "node:util";
import converter from "openapi-to-postmanv2";

const url = process.env.COMANDA_URL;
const text = await (await fetch(`${url}/openapi.json`)).text();
const options = { requestParametersResolution: "Example", exampleParametersResolution: "Example", optimizeConversion: false };
const { result, reason, output } = await promisify(converter.convert)({ type: "string", data: text }, options);
if (!result) throw new Error(reason);

const requestsOf = ({ item, request }) => (item ? item.flatMap(requestsOf) : [request]);
const gets = output[0].data.item.flatMap(requestsOf).filter(({ method }) => method === "GET");

// What takes more than a key and an id of the demo: a session, a kiosk's token, an erasure of
// before; a picture that nobody has put there.
const needsMore = /\/(sessions?|kioskJSON)\b|\/erasure\/|\/images?\//;

function targetOf({ url: { path, variable = [], query = [] } }, isAsked) {
    const at = path.map((part) => (part.startsWith(":") ? variable.find(({ key }) => key === part.slice(1)).value : part));
    const asked = query.filter(isAsked).map(({ key, value }) => `${key}=${encodeURIComponent(value)}`);
    return `${url}/${at.join("/")}${asked.length ? `?${asked.join("&")}` : ""}`;
}

// Its status; what is streamed goes on for ever.
async function statusOf(target) {
    const end = new AbortController();
    const { status } = await fetch(target, { headers: { apikey: "demo-key" }, signal: end.signal });
    end.abort();
    return status;
}

let refused = 0;
let sent = 0;
// As it is imported: with everything that is ticked.
for (const request of gets) {
    const target = targetOf(request, ({ disabled }) => !disabled);
    if (needsMore.test(target)) continue;
    sent += 1;
    const status = await statusOf(target);
    if (status === 200) continue;
    refused += 1;
    console.log(`${status}: ${target}`);
}
console.log(`${gets.length} GETs, ${sent} sent, ${refused} refused`);
process.exit(sent > 100 && refused === 0 ? 0 : 1);
