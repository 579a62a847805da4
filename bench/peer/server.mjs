// Takes departments as a few lines of Fastify and better-sqlite3 would: checks them by a schema, stores each
// in a commit of its own, as durably as Comanda does, and answers with the document.
//     node server.mjs DATABASE ACCOUNT
// listens on a free port and prints it.
import { randomBytes } from "node:crypto";
import Database from "better-sqlite3";
import Fastify from "fastify";

const [path, account] = process.argv.slice(2);
const database = new Database(path);
database.pragma("journal_mode = wal");
database.pragma("synchronous = full");
database.exec(`
    CREATE TABLE IF NOT EXISTS department (id TEXT PRIMARY KEY, store TEXT NOT NULL, doc TEXT NOT NULL);
    CREATE INDEX IF NOT EXISTS department_store ON department (store)`);
const insert = database.prepare("INSERT INTO department (id, store, doc) VALUES (?, ?, ?)");

const body = {
    type: "object",
    required: ["name", "store"],
    additionalProperties: false,
    properties: {
        name: { type: "string", minLength: 1, maxLength: 255 },
        store: { type: "string", pattern: "^[0-9a-f]{24}$" },
        description: { type: "string", maxLength: 10_000 },
    },
};

const server = Fastify();
server.post("/v1/svc/department", { schema: { body } }, (request, reply) => {
    const { name, store, description } = request.body;
    const id = randomBytes(12).toString("hex");
    const now = new Date().toISOString();
    const doc = JSON.stringify({
        id, originalID: id, store, createdFor: store, ownedBy: account, createdAt: 0, activeStatus: true,
        dateCreated: now, lastUpdated: now, createdBy: account, modifiedBy: account, revision: 1,
        name, description, isDelete: false,
    });
    insert.run(id, store, doc);
    reply.type("application/json").send(doc);
});
console.log(`listening on ${await server.listen({ host: "127.0.0.1", port: 0 })}`);
