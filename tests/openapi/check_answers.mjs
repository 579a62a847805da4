// Checks what the wire tests saw against the API document: path, method, status, type and body of
// every answer, and the body of every request that was taken.
//     node check_answers.mjs DOCUMENT ANSWERS-FOLDER PROGRAM
// Answers that are older than the program are of another build and are passed over; none at all are
// a failure. Each line of a file in the folder is as tests/support/wire/recorder.hpp says.
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import addFormats from "ajv-formats";
import Ajv from "ajv/dist/2020.js";

const shownMax = 20;
// Told by every path before an operation is found; see the description of the document.
const statusesOfHttp = [400, 408, 413, 414, 417, 431, 505];
// Those that the response `default` is about.
const statusesOfDefault = [400, 401, 403, 404, 413, 415, 422, 426, 429, 503];

const [documentFile, folder, program] = process.argv.slice(2);
const document = JSON.parse(readFileSync(documentFile, "utf8"));

// ---- the document ---------------------------------------------------------------------------

const ajv = new Ajv({
    strict: true,
    allowUnionTypes: true, // in what `lenient` makes
    allErrors: true,
});
addFormats(ajv);
ajv.addFormat("binary", true);
ajv.addVocabulary([
    "components",
    ...["x-refersTo", "x-alsoTaken", "x-aliases", "x-initially", "x-describedIn"],
]);

// What is taken of every field that has the type; see the guide "What is taken".
const alsoTaken = {
    string: ["string", "integer"],
    boolean: ["string"],
    integer: ["string"],
    array: ["array", "string"],
};
const isDecimal = (property) => property.$ref === "#/components/schemas/Decimal";

// What goes in may be of these types and those that `x-alsoTaken` adds, and has spellings and twins.
function lenientProperty(property, isRequired) {
    const types = new Set([
        ...(isDecimal(property) ? ["string", "number"] : (alsoTaken[property.type] ?? [])),
        ...(property["x-alsoTaken"] ?? []),
        ...(isRequired ? [] : ["null"]),
    ]);
    return types.size > 0 ? { anyOf: [property, { type: [...types] }] } : property;
}

function lenient(schema) {
    if (!schema.properties) return schema;
    const named = Object.entries(schema.properties);
    const spellings = (name) => [
        name,
        ...(schema.properties[name]["x-aliases"] ?? []),
        ...named.filter(([twin, one]) => twin === `${name}Str` && isDecimal(one)).map(([twin]) => twin),
    ];
    const { required = [], ...rest } = schema;
    const properties = named.flatMap(([name, property]) =>
        [name, ...(property["x-aliases"] ?? [])].map((one) => [
            one,
            lenientProperty(property, required.includes(name)),
        ]),
    );
    return {
        ...rest,
        properties: Object.fromEntries(properties),
        allOf: required.map((name) => ({
            anyOf: spellings(name).map((one) => ({ properties: { [one]: {} }, required: [one] })),
        })),
    };
}

const inputs = /(Create|Update|Input|Bulk|BulkRecord|StatusChange)$/;
const schemas = Object.entries(document.components.schemas).map(([name, schema]) => [
    name,
    inputs.test(name) ? lenient(schema) : schema,
]);
const components = { ...document.components, schemas: Object.fromEntries(schemas) };
ajv.addSchema({ $id: "document", components }, "document", true, false);

const compiled = new Map();
function validatorOf(schema) {
    const text = JSON.stringify(schema).replaceAll('"#/', '"document#/');
    if (!compiled.has(text)) compiled.set(text, ajv.compile(JSON.parse(text)));
    return compiled.get(text);
}

function resolved(part) {
    if (!part?.$ref) return part;
    return part.$ref.slice(2).split("/").reduce((place, name) => place[name], document);
}

// With the other places at which an operation is found.
function everyPath() {
    const paths = new Map(Object.entries(document.paths).map(([path, all]) => [path, { ...all }]));
    for (const operation of Object.values(document.paths).flatMap(Object.values))
        for (const place of operation["x-alsoAt"] ?? []) {
            const [method, path] = place.split(" ");
            paths.set(path, { ...paths.get(path), [method.toLowerCase()]: operation });
        }
    return paths;
}

const templates = [...everyPath()].map(([path, operations]) => ({
    path,
    words: path.split("/"),
    operations,
}));

// As the router does it: a word before a capture, the segment in any case, a slash at the end.
function templateOf(target, segment) {
    const words = target.split("?")[0].replace(/(.)\/$/, "$1").split("/");
    const at = words[2] === "online-order" ? 3 : 2;
    if (words[1] === "v1" && words[at]?.toLowerCase() === segment.toLowerCase()) words[at] = "svc";
    let found = templates.filter((template) => template.words.length === words.length);
    words.forEach((word, i) => {
        const exact = found.filter((template) => template.words[i] === word);
        found = exact.length ? exact : found.filter((t) => t.words[i].startsWith("{"));
    });
    return found[0];
}

// ---- one answer -----------------------------------------------------------------------------

function segmentOf(seen) {
    const at = seen.arguments?.indexOf("--segment") ?? -1;
    return at < 0 ? "svc" : seen.arguments[at + 1];
}

function fits(type, range) {
    return range === type || (range.endsWith("/*") && type.startsWith(range.slice(0, -1)));
}

function mismatches(schema, text, what) {
    const validate = validatorOf(schema);
    if (validate(JSON.parse(text))) return [];
    return validate.errors
        .slice(0, 3)
        .map((e) => `${what}${e.instancePath} ${e.message} ${JSON.stringify(e.params)}`);
}

const anyFailure = { $ref: "#/components/schemas/Failure" };

function problemsOfFailure(seen) {
    return seen.body === undefined ? [] : mismatches(anyFailure, seen.body, "body");
}

function problemsOfRequest(operation, seen) {
    const media = resolved(operation.requestBody)?.content?.["application/json"];
    if (!media || !seen.request) return [];
    // A create that names a record changes it; of orders the id is ignored.
    const name = media.schema.$ref ?? "";
    const update = { $ref: name.replace(/Create$/, "Update") };
    const isUpdate = name.endsWith("Create") && resolved(update) && JSON.parse(seen.request).id;
    const schema = isUpdate ? update : media.schema;
    return mismatches(schema, seen.request, "request");
}

function problemsOfAnswer(response, seen) {
    if (seen.type === undefined) return [];
    const type = seen.type.split(";")[0];
    const range = Object.keys(response.content ?? {}).find((one) => fits(type, one));
    if (!range) return [`the type ${type} is not documented`];
    if (seen.body === undefined || seen.method === "HEAD") return [];
    return mismatches(response.content[range].schema, seen.body, "body");
}

// Pages are for people; the document is not about them.
const page = /^\/((docs|app|assets)\b.*|sign-in|setup|reset|invitation|certificate\b.*|favicon\.ico)?$/;
const isPage = ({ method, target, status }) =>
    page.test(target) && (method === "POST" ? [405] : [200, 304, 404]).includes(status);

function responseTo(operation, seen) {
    const { responses } = operation ?? {};
    const isDefault = statusesOfDefault.includes(seen.status);
    return resolved(responses?.[seen.status] ?? (isDefault ? responses?.default : undefined));
}

function problemsOf(seen) {
    if (seen.method === "OPTIONS" || isPage(seen)) return [];
    const template = templateOf(seen.target, segmentOf(seen));
    const method = seen.method === "HEAD" ? "get" : seen.method.toLowerCase();
    const operation = template?.operations[method];
    if (operation && method === "get" && seen.status === 304) return [];
    const response = responseTo(operation, seen);
    if (response)
        return [...problemsOfAnswer(response, seen), ...problemsOfRequest(operation, seen)];
    if (statusesOfHttp.includes(seen.status)) return problemsOfFailure(seen);
    if (!template)
        return seen.status === 404 ? problemsOfFailure(seen) : ["the path is not documented"];
    if (!operation)
        return seen.status === 405 ? problemsOfFailure(seen) : ["the method is not documented"];
    return [`the status ${seen.status} is not documented`];
}

// ---- all of them ----------------------------------------------------------------------------

function freshFiles() {
    const built = statSync(program).mtimeMs;
    const names = readdirSync(folder).filter((name) => name.endsWith(".jsonl"));
    const files = names.map((name) => join(folder, name));
    return files.filter((file) => statSync(file).mtimeMs >= built);
}

let answers = 0;
let wrong = 0;
for (const file of freshFiles())
    for (const [index, line] of readFileSync(file, "utf8").trim().split("\n").entries()) {
        if (!line) continue;
        const seen = JSON.parse(line);
        answers += 1;
        const problems = problemsOf(seen);
        if (problems.length === 0) continue;
        wrong += 1;
        const asked = `${file}:${index + 1}: ${seen.method} ${seen.target} ${seen.status}`;
        if (wrong <= shownMax) console.log([asked, ...problems].join("\n  "));
    }

console.log(`${answers} answers, ${wrong} not as documented`);
if (answers === 0) console.log("no answers of this build: run the wire tests first");
process.exit(answers > 0 && wrong === 0 ? 0 : 1);
