// A board and a kitchen with many open orders and many events a second: how long scripts run for each frame,
// and what stays in memory.
//     COMANDA=build/release/comanda node tests/browser/board_load.mjs SECONDS [PATH]
// An hour of events at twenty a second is 3600; PATH measures one of the pages alone.
import { place, step } from "./orders.mjs";
import { call, open, store } from "./office.mjs";
import { begin, browser, finish } from "./support.mjs";
import { quantile, script_of_frames } from "./script_time.mjs";

const open_orders = 300;
const events_a_second = 20;
let changes = 0; // so far

async function fill() {
    const ids = [];
    for (let n = 0; n < open_orders; ++n) {
        const { id } = await place({
            orderDetails: [
                { miName: "Margherita", ssName: "Large", quantity: 2, itemPriceStr: "12.50", optionalModifiers: [{ mName: "Olives", modifierPrice: 150 }] },
                { miName: "Greek Salad", quantity: 1, itemPriceStr: "9.00", comments: "no onions" },
                { miName: "Sparkling Water", quantity: 2, itemPriceStr: "3.00" },
            ],
        });
        if (n % 3 > 0) await step(id, { orderStatus: 2, promisedMinutes: 30 });
        ids.push(id);
    }
    return ids;
}

// Orders that are corrected or cooked, and some that come and go. None of them grows by it.
async function change(ids, seconds) {
    const begun = Date.now();
    let made = 0;
    const accepted = ids.filter((_, n) => n % 3 > 0);
    const states = ["started", "waiting"];
    while (Date.now() - begun < seconds * 1_000) {
        const due = Math.floor(((Date.now() - begun) / 1_000) * events_a_second);
        if (made >= due) {
            await new Promise((resolve) => setTimeout(resolve, 1_000 / events_a_second));
            continue;
        }
        changes += 1;
        const id = accepted[changes % accepted.length];
        if (made % 10 === 9) {
            const { id } = await place();
            await step(id, { orderStatus: 7, reason: "Closing" });
            made += 2;
        } else if (changes % 2 === 0) {
            await call("PUT", `online-order/store/${store}/order/${id}`, { comments: `Change ${changes}` });
            made += 1;
        } else {
            const state = states[Math.floor(changes / accepted.length) % 2];
            await call("POST", `svc/store/${store}/kitchen`, { of: "order", id, state });
            made += 1;
        }
    }
    return made;
}

async function heap_of(client) {
    for (let times = 0; times < 3; ++times) await client.send("HeapProfiler.collectGarbage");
    const { usedSize } = await client.send("Runtime.getHeapUsage");
    return usedSize;
}

// Of one page while the events come: milliseconds of script for each, and bytes before and after.
export async function measure(path, ids, seconds) {
    const { page, context, complaints } = await open(path, { viewport: { width: 1440, height: 900 } });
    try {
        await page.locator("article").nth(open_orders / 3).waitFor({ state: "attached" });
        const client = await context.newCDPSession(page);
        await client.send("HeapProfiler.enable");
        const warm_up = Math.min(20, seconds);
        await change(ids, warm_up);
        const before = await heap_of(client);
        let events = 0;
        const traced = Math.min(seconds, 20);
        const frames = await script_of_frames(browser, page, async () => {
            events = await change(ids, traced);
        });
        if (seconds > traced) await change(ids, seconds - traced);
        const after = await heap_of(client);
        const busy = frames.filter((ms) => ms > 1);
        complaints.assert_none();
        return {
            events,
            script_per_event_ms: frames.reduce((sum, ms) => sum + ms, 0) / events,
            frame_p95_ms: quantile(busy, 0.95),
            before,
            after,
        };
    } finally {
        await context.close();
    }
}

export { fill };

if (process.argv[1] === new URL(import.meta.url).pathname) {
    await begin();
    try {
        const ids = await fill();
        const [, , seconds = "60", ...paths] = process.argv;
        for (const path of paths.length > 0 ? paths : ["/app/orders", "/app/kitchen"]) {
            const { events, script_per_event_ms, frame_p95_ms, before, after } = await measure(path, ids, Number(seconds));
            const mb = (bytes) => (bytes / 1_048_576).toFixed(1);
            console.log(`${path}: ${script_per_event_ms.toFixed(1)} ms of script for each of ${events} events, 95 of 100 frames within ${frame_p95_ms.toFixed(1)} ms, memory ${mb(before)} MB before and ${mb(after)} MB after`);
        }
    } finally {
        await finish();
    }
}
