// With 300 open orders and 20 events a second, a page runs scripts for at most a frame for each event, and
// keeps nothing of what is over.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { fill, measure } from "./board_load.mjs";
import { begin, finish } from "./support.mjs";

let ids;
before(async () => {
    await begin();
    ids = await fill();
});
after(finish);

const frame_ms = 16;
const grown_max = 3 * 1_048_576;

for (const path of ["/app/orders", "/app/kitchen"])
    test(`${path} stays quick and small under many events`, async () => {
        const found = await measure(path, ids, 20);
        assert.ok(found.events > 200, `${found.events} events`);
        assert.ok(found.script_per_event_ms <= frame_ms, `${found.script_per_event_ms} ms for each event`);
        assert.ok(found.after - found.before < grown_max, `${found.after - found.before} bytes more`);
    });
