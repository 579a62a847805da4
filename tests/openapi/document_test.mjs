// The API document is one that generators make good clients of: each rule here is one that a
// popular generator stumbles over, or a reader. COMANDA_DOCUMENT names the document.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import addFormats from "ajv-formats";
import Ajv from "ajv/dist/2020.js";

const document = JSON.parse(readFileSync(process.env.COMANDA_DOCUMENT, "utf8"));
const schemas = document.components.schemas;

function resolved(part) {
    if (!part?.$ref) return part;
    return part.$ref.slice(2).split("/").reduce((place, name) => place[name], document);
}

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
        path,
        method,
        ...operation,
        responses: Object.fromEntries(
            Object.entries(operation.responses).map(([status, response]) => [status, resolved(response)]),
        ),
    })),
);

// Visits schemas with their place: those of components, and those that stand in operations.
function eachSchema(visit) {
    const walk = (schema, place, isNamed) => {
        visit(schema, place, isNamed);
        for (const [name, property] of Object.entries(schema.properties ?? {}))
            walk(property, `${place}.${name}`, false);
        if (schema.items) walk(schema.items, `${place}[]`, false);
        for (const part of ["allOf", "anyOf", "oneOf"])
            for (const one of schema[part] ?? []) walk(one, `${place} ${part}`, false);
        if (typeof schema.additionalProperties === "object")
            walk(schema.additionalProperties, `${place}{}`, false);
    };
    for (const [name, schema] of Object.entries(schemas)) walk(schema, name, true);
    const seen = new Set();
    const look = (part, place) => {
        if (typeof part !== "object" || part === null || seen.has(part)) return;
        seen.add(part);
        for (const [name, value] of Object.entries(part))
            if (name === "schema") walk(value, place, false);
            else if (name !== "example" && name !== "examples") look(value, `${place}/${name}`);
    };
    look(document.paths, "paths");
    for (const section of ["parameters", "headers", "responses"])
        look(document.components[section], section);
}

function findings(isBad) {
    const found = [];
    eachSchema((schema, place, isNamed) => {
        if (isBad(schema, place, isNamed)) found.push(place);
    });
    return found;
}

// With the description of another schema where there is none of its own.
const properties = Object.entries(schemas).flatMap(([schema, { properties = {}, "x-describedIn": elsewhere }]) =>
    Object.entries(properties).map(([name, property]) => ({
        schema,
        name,
        property: { ...schemas[elsewhere]?.properties[name], ...resolved(property), ...property },
    })),
);

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema({ $id: "document", components: document.components });
// What a schema has against a value.
function faultsOf(schema, value) {
    const check = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/')));
    return check(value) ? [] : check.errors.map((e) => `${e.instancePath} ${e.message}`);
}

function twins(names) {
    const seen = new Map();
    return names.filter((name) => {
        const folded = name.toLowerCase();
        const isTwin = seen.has(folded);
        seen.set(folded, name);
        return isTwin;
    });
}

// A sentence: begins large, or with a name in backquotes, and ends.
function isSentence(text) {
    return /^[A-Z0-9`"].{3,}\.$/s.test(text ?? "");
}

test("a field has one type", () => {
    assert.deepEqual(findings((s) => Array.isArray(s.type) || s.anyOf || s.oneOf), []);
});

test("nothing is composed and nothing is a constant", () => {
    assert.deepEqual(findings((s) => s.allOf || "const" in s || s.not || s.if), []);
});

test("no default, which generators take for required", () => {
    assert.deepEqual(findings((s) => "default" in s), []);
});

test("every list says what is in it", () => {
    assert.deepEqual(findings((s) => s.type === "array" && !s.items), []);
});

test("every object with fields has a name", () => {
    assert.deepEqual(findings((s, _, isNamed) => s.properties && !isNamed), []);
});

test("an enumeration has a type", () => {
    assert.deepEqual(findings((s) => s.enum && s.type !== "string"), []);
});

test("no name stands for two things, in any case", () => {
    const sections = ["schemas", "responses", "parameters", "headers", "examples"];
    const names = sections.flatMap((name) => Object.keys(document.components[name] ?? {}));
    assert.deepEqual(twins(names), []);
    for (const [name, schema] of Object.entries(schemas))
        assert.deepEqual(twins(Object.keys(schema.properties ?? {})), [], name);
});

test("schemas are named as classes are", () => {
    assert.deepEqual(Object.keys(schemas).filter((name) => !/^[A-Z][A-Za-z]+$/.test(name)), []);
});

// Go makes a function NewSale of a schema Sale, others make SaleRequest and SaleResponse of it, or
// GetSaleResponse and ApiGetSaleRequest of an operation. `SaleInput` is our own name of what goes in.
test("no schema is named like what a generator makes of another, or of an operation", () => {
    const folded = (name) => name.toLowerCase().replace(/[^a-z0-9]/g, "");
    const names = Object.keys(schemas);
    const ofSchema = (name) => [`New${name}`, ...["Output", "Request", "Response", "List", "Dto", "Writable"].map((end) => name + end)];
    const ends = ["Request", "Response", "Responses", "Params", "Data", "Error", "Errors", "Body", "Output", "Result"];
    const ofOperation = ({ operationId }) => ends.flatMap((end) => [operationId + end, `Api${operationId}${end}`]);
    const made = new Set([...names.flatMap(ofSchema), ...operations.flatMap(ofOperation)].map(folded));
    const isMade = (name) => made.has(folded(name)) || /^New[A-Z]|(Input|Output|Request|Response){2}$/.test(name);
    assert.deepEqual(names.filter(isMade), []);
});

test("every schema is described", () => {
    const bad = Object.entries(schemas).filter(([, { description }]) => !isSentence(description));
    assert.deepEqual(bad.map(([name]) => name), []);
});

test("every schema is used", () => {
    const text = JSON.stringify(document);
    assert.deepEqual(
        Object.keys(schemas).filter((name) => !text.includes(`"#/components/schemas/${name}"`)),
        [],
    );
});

test("every required field is one of the schema's", () => {
    assert.deepEqual(
        findings((s) => s.required?.some((name) => !s.properties?.[name])),
        [],
    );
});

test("operation ids are method names, each once", () => {
    const ids = operations.map((operation) => operation.operationId);
    assert.deepEqual(ids.filter((id) => !/^[a-z]+([A-Z][a-z0-9]*)*$/.test(id)), []);
    assert.deepEqual(twins(ids), []);
    for (const id of [
        "createDepartment",
        "listDepartments",
        "listActiveDepartments",
        "getDepartment",
        "updateDepartment",
        "inactivateDepartment",
        "activateDepartment",
        "getDepartmentHistory",
        "listSubcategories",
        "listServingSizeLevels",
        "updateCategory",
    ])
        assert.ok(ids.includes(id), id);
});

test("every operation is described", () => {
    for (const { operationId, summary, description, tags, deprecated } of operations) {
        assert.equal(deprecated, undefined, operationId);
        assert.match(summary ?? "", /^[A-Z].*[^.]$/s, operationId);
        assert.ok(isSentence(description), `${operationId}: ${description}`);
        assert.equal(tags?.length, 1, operationId);
        assert.doesNotMatch(`${summary} ${description}`, /the past of|: [a-z ]+$|[{}]/, operationId);
    }
});

test("every tag is in one chapter, once", () => {
    const grouped = document["x-tagGroups"].flatMap(({ tags }) => tags);
    assert.deepEqual(grouped, document.tags.map(({ name }) => name));
    assert.deepEqual(twins(grouped.map((name) => name.replace(/s$/, ""))), []);
    // A reader that folds chapters would look for one in itself.
    assert.deepEqual(document["x-tagGroups"].filter(({ name }) => grouped.includes(name)), []);
});

test("no two operations are at one place", () => {
    const places = operations.flatMap(({ path, method, "x-alsoAt": also = [] }) => [
        `${method.toUpperCase()} ${path}`,
        ...also,
    ]);
    assert.deepEqual(places.filter((place, i) => places.indexOf(place) < i), []);
});

test("every tag is told about", () => {
    const told = new Map(document.tags.map(({ name, description }) => [name, description]));
    for (const { tags } of operations) assert.ok(isSentence(told.get(tags[0])), tags[0]);
});

test("every field is described in a sentence", () => {
    const bad = properties.filter(
        ({ name, property }) =>
            !isSentence(property.description) ||
            property.description.includes(`id of the ${name}`) ||
            /\bid of the id\b/i.test(property.description),
    );
    assert.deepEqual(bad.map(({ schema, name, property }) => `${schema}.${name}: ${property.description}`), []);
});

test("every parameter and header is described in a sentence, and has an example where it needs one", () => {
    for (const { operationId, parameters = [] } of operations)
        for (const parameter of parameters.map(resolved)) {
            const place = `${operationId} ${parameter.name}`;
            assert.ok(isSentence(parameter.description), `${place}: ${parameter.description}`);
            assert.doesNotMatch(parameter.description, /\bid of the id\b/i, place);
            // A search takes any text, and nobody knows a secret beforehand.
            assert.ok("example" in parameter || /^(search|follow|token|licenseKey)$/.test(parameter.name), place);
        }
    for (const [name, header] of Object.entries(document.components.headers))
        assert.ok(isSentence(header.description), name);
});

test("every answer is described", () => {
    for (const { operationId, responses } of operations)
        for (const [status, response] of Object.entries(responses))
            assert.ok(isSentence(response.description), `${operationId} ${status}`);
});

test("the document says whose it is and where", () => {
    const { info, servers } = document;
    assert.ok(info.contact?.name && isSentence(info.description));
    assert.ok(info.description.includes(`${servers[0].url}/docs`)); // where the guides are
    assert.ok(!("license" in info)); // the owner has chosen none
    assert.match(servers[0].url, /^https?:\/\/[^/]+$/);
    for (const scheme of Object.values(document.components.securitySchemes))
        assert.ok(isSentence(scheme.description));
});

test("what goes in as an object has an example", () => {
    for (const { operationId, requestBody } of operations) {
        const media = requestBody?.content["application/json"];
        if (media) assert.ok(media.example, operationId);
    }
});

test("every answer in JSON has an example that it allows", () => {
    for (const { operationId, responses } of operations) {
        const media = responses[200].content["application/json"];
        if (!media) continue;
        const example = media.example ?? resolved(media.examples?.demo)?.value;
        assert.ok(example !== undefined, operationId);
        assert.deepEqual(faultsOf(media.schema, example), [], operationId);
        const isEmpty = JSON.stringify(example).length < 3;
        assert.ok(!isEmpty, `${operationId} shows nothing`);
    }
});

// What a string of JSON holds, as far as it is described.
test("the check in the example of a check is one", () => {
    const sent = operations.find(({ operationId }) => operationId === "addOrUpdateCheck");
    const { schema, example } = sent.requestBody.content["application/json"];
    assert.deepEqual(resolved(schema).properties.data.contentSchema, { $ref: "#/components/schemas/CheckData" });
    assert.deepEqual(faultsOf(resolved(schema).properties.data.contentSchema, JSON.parse(example.data)), []);
    for (const one of schemas.CheckData.examples)
        assert.deepEqual(faultsOf({ $ref: "#/components/schemas/CheckData" }, one), []);
});

test("every call that the program makes is described", () => {
    const calls = Object.entries(document.webhooks).map(([name, { post }]) => ({ name, ...post }));
    assert.deepEqual(calls.map(({ name }) => name).sort(), ["closeOrder", "events", "openOrder", "updateOrder"]);
    // A generator that takes them for operations puts them in the place of what else has their tag.
    const tagsOfPaths = new Set(operations.flatMap(({ tags }) => tags));
    for (const { name, description, parameters, requestBody, tags } of calls) {
        assert.ok(tags.length === 1 && !tagsOfPaths.has(tags[0]), name);
        const { schema, example } = requestBody.content["application/json"];
        assert.ok(example, `${name} has no example`);
        assert.deepEqual(faultsOf(schema, example), [], name);
        assert.ok(isSentence(description), name);
        assert.ok(parameters.some((header) => header.name === "X-Comanda-Signature"), name);
        assert.ok(resolved(schema).properties.type, name);
    }
});

test("what is streamed can be asked for as JSON too", () => {
    const streams = operations.filter(({ responses }) => responses[200].content?.["text/event-stream"]);
    assert.ok(streams.length > 0);
    for (const { operationId, responses, parameters } of streams) {
        assert.ok(responses[200].content["application/json"], operationId);
        assert.ok(parameters.map(resolved).some(({ name }) => name === "waitSeconds"), operationId);
    }
});

// As people fill them in: a schema made of a kind begins with what a create cannot do without.
test("fields stand in the order of forms", () => {
    const order = Object.keys(schemas.MenuItemCreate.properties);
    assert.deepEqual(order.slice(0, 3), ["name", "pluCode", "description"]);
    assert.deepEqual(order.slice(-5), ["store", "originalID", "createdFor", "createdAt", "activeStatus"]);
    for (const [name, { properties, required = [] }] of Object.entries(schemas))
        if (name.endsWith("Create")) assert.deepEqual(Object.keys(properties).slice(0, required.length), required, name);
});

test("what can be had as a file says so", () => {
    const typesOf = (id) => Object.keys(operations.find(({ operationId }) => operationId === id).responses[200].content);
    const workbook = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
    assert.deepEqual(typesOf("getSaleReport"), ["application/json", "text/csv", workbook]);
    for (const id of ["getAudit", "getAccountAudit"]) assert.deepEqual(typesOf(id), ["application/json", "text/csv"]);
});

test("a set of privileges has a name that the document knows", () => {
    const named = operations
        .flatMap(({ "x-privileges": needs }) => [needs?.anyOf, needs?.alsoAnyOf])
        .filter((set) => typeof set === "string");
    assert.ok(named.length > 0);
    const sets = Object.keys(document["x-privilegeSets"]);
    assert.deepEqual([...new Set(named)].sort(), sets.sort());
});

test("it is lean", () => {
    assert.ok(JSON.stringify(document).length < 960_000, `${JSON.stringify(document).length} bytes`);
});
