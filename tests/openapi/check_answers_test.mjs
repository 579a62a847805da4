// The check of answers sees what it is there to see: each wrong answer makes it red.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";

const json = (schema) => ({ description: "x", content: { "application/json": { schema } } });
const failure = { type: "object", required: ["code"], properties: { code: { type: "string" } } };
const tax = {
    type: "object",
    required: ["id"],
    properties: { id: { type: "string" }, rate: { type: "integer" } },
};
const taxUpdate = {
    type: "object",
    required: ["id", "price"],
    properties: {
        id: { type: "string", "x-aliases": ["ID"] },
        rate: { type: "integer" },
        days: { type: "integer", "x-alsoTaken": ["array"] },
        price: { type: "integer" },
        priceStr: { $ref: "#/components/schemas/Decimal" },
    },
};
const document = {
    paths: {
        "/v1/svc/tax/{id}": {
            get: {
                responses: {
                    200: json({ $ref: "#/components/schemas/tax" }),
                    default: json({ $ref: "#/components/schemas/Failure" }),
                },
            },
            put: { requestBody: json({ $ref: "#/components/schemas/taxUpdate" }), responses: { 200: json(tax) } },
        },
    },
    components: { schemas: { Failure: failure, tax, taxUpdate, Decimal: { type: "string", pattern: "^[0-9]+$" } } },
};
const good = {
    method: "GET",
    target: "/v1/svc/tax/1?x",
    status: 200,
    type: "application/json; charset=utf-8",
    body: '{"id":"1","rate":5}',
};
const refused = { ...good, status: 404, body: '{"code":"not_found"}' };

function verdict(lines) {
    const folder = mkdtempSync(join(tmpdir(), "answers-"));
    try {
        const [documentFile, program] = [join(folder, "document.json"), join(folder, "program")];
        writeFileSync(documentFile, JSON.stringify(document));
        writeFileSync(program, "");
        writeFileSync(join(folder, "some.jsonl"), lines.map((line) => JSON.stringify(line)).join("\n"));
        const script = new URL("check_answers.mjs", import.meta.url).pathname;
        const run = spawnSync(process.execPath, [script, documentFile, folder, program], {
            encoding: "utf8",
        });
        return { status: run.status, text: run.stdout + run.stderr };
    } finally {
        rmSync(folder, { recursive: true });
    }
}

function takes(line) {
    const { status, text } = verdict([good, line]);
    assert.equal(status, 0, text);
}

function refuses(line, reason) {
    const { status, text } = verdict([good, line]);
    assert.equal(status, 1, text);
    assert.match(text, reason);
}

test("what is documented is taken", () => {
    takes(good);
    takes({ ...good, target: "/v1/SVC/tax/1/" });
    takes({ ...good, target: "/v1/api/tax/1", arguments: ["--segment", "api"] });
    takes({ ...good, method: "HEAD", body: "" });
    takes({ method: "GET", target: "/v1/svc/tax/1", status: 304 });
    takes({ ...good, method: "PUT", request: '{"id":"1","price":5}' });
    takes({ ...good, method: "PUT", request: '{"ID":"1","priceStr":"5","rate":"5"}' });
    takes({ ...good, method: "PUT", request: '{"id":1,"priceStr":7,"rate":null,"days":[1]}' });
    takes({ ...refused, status: 401 });
    takes({ ...good, target: "/docs", type: "text/html", body: undefined });
    takes({ ...refused, target: "/elsewhere" });
    takes({ ...refused, method: "POST", status: 405 });
});

test("what is not documented is refused", () => {
    refuses({ ...good, body: '{"id":"1","rate":"5"}' }, /body\/rate must be integer/);
    refuses({ ...good, body: "{}" }, /required property 'id'/);
    refuses({ ...good, status: 410 }, /status 410 is not documented/);
    refuses({ ...good, target: "/v1/svc/taxes" }, /path is not documented/);
    refuses({ ...good, method: "POST" }, /method is not documented/);
    refuses({ ...good, type: "text/plain" }, /type text\/plain is not documented/);
    refuses({ ...good, method: "PUT", request: '{"rate":5}' }, /request must/);
    refuses({ ...good, method: "PUT", request: '{"id":"1","price":null}' }, /price must be integer/);
    refuses({ ...good, method: "PUT", request: '{"id":"1","price":5,"rate":[5]}' }, /rate must be/);
    refuses({ ...good, method: "PUT", request: '{"id":"1","price":5,"rate":true}' }, /rate must be/);
    refuses({ ...good, status: 401, body: "{}" }, /required property 'code'/);
    refuses({ ...refused, target: "/elsewhere", body: "{}" }, /required property 'code'/);
});

test("no answers are a failure", () => {
    assert.equal(verdict([]).status, 1);
});
