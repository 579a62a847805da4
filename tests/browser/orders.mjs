// Web orders for the tests of the pages where the evening happens.
import assert from "node:assert/strict";
import { call, store } from "./office.mjs";
import { patience_ms } from "./support.mjs";

const path = `online-order/store/${store}`;
let serial = 0;

// An order of the web shop; `more` says what is special about it.
export function place(more = {}, there = {}) {
    serial += 1;
    return call(
        "POST",
        `${path}/saveWebOrder`,
        {
            uniqueOrderID: `browser-${process.pid}-${serial}`,
            orderDetails: [{ miName: "Margherita", quantity: 2, itemPriceStr: "12.50" }],
            deliveryDetail: { deliveryType: "Pickup", contactPerson: "Ada Quist" },
            ...more,
        },
        there,
    );
}

export const order_of = (id, there = {}) => call("GET", `${path}/order/${id}`, undefined, there);
export const placed_orders = (there = {}) => call("GET", `${path}/placedOrders`, undefined, there);
export const step = (id, body, there = {}) => call("PUT", `${path}/order/${id}/status`, body, there);
export const promise = (id, body, there = {}) => call("PUT", `${path}/order/${id}/promise`, body, there);

export const card = (page, { orderNumber }) => page.getByRole("article", { name: `Order ${orderNumber}`, exact: true });
export const column = (page, name) => page.getByRole("region", { name, exact: true });
export const button = (within, name) => within.getByRole("button", { name, exact: true });
export const told = (page, text) => page.locator(".told", { hasText: text }).waitFor();

// Counts the notes that a page plays, without a loudspeaker.
export function listen() {
    window.notes = 0;
    const node = () => ({ connect() {}, gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, frequency: {} });
    window.AudioContext = class {
        state = "suspended";
        currentTime = 0;
        destination = {};
        resume() {
            this.state = "running";
            this.onstatechange?.();
            return Promise.resolve();
        }
        createGain() {
            return node();
        }
        createOscillator() {
            return { ...node(), start: () => ++window.notes, stop() {} };
        }
    };
    // As after a reload: nobody has touched the page.
    Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: false } });
}

export async function until(holds, what) {
    const late = Date.now() + patience_ms;
    while (!(await holds())) {
        assert.ok(Date.now() < late, `still waiting: ${what}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
    }
}

// Holds the next answer to such a request back, until `release` is called and the page has taken it.
export async function hold_back(page, pattern) {
    let release;
    const released = new Promise((resolve) => (release = resolve));
    const begun = new Promise((resolve) => {
        void page.route(
            pattern,
            async (route) => {
                const response = await route.fetch();
                resolve();
                await released;
                await route.fulfill({ response });
            },
            { times: 1 },
        );
    });
    return {
        begun,
        release: async () => {
            const late = page.waitForResponse(pattern);
            release();
            await (await late).finished();
            await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 100)));
        },
    };
}

// Whatever a hand may touch within it is large enough.
export async function assert_large(within, least = 48) {
    const small = await within.locator("button, [role=menuitem], a, input").evaluateAll(
        (all, least) =>
            all
                .filter((one) => one.checkVisibility())
                .map((one) => ({ box: one.getBoundingClientRect(), text: one.getAttribute("aria-label") ?? one.textContent }))
                .filter(({ box }) => box.height > 0 && box.width > 0 && (box.height < least || box.width < least))
                .map(({ box, text }) => `${text}: ${Math.round(box.width)} × ${Math.round(box.height)}`),
        least,
    );
    assert.deepEqual(small, []);
}
