// A delivery service sells for the restaurant: it pulls the menu, prices and places orders, and
// hears by webhook what becomes of them.
import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import createClient from "openapi-fetch";
import type { components, paths } from "./api.js";

type Event = components["schemas"]["Event"];
type ClosedSale = components["schemas"]["ClosedSale"];
type Order = components["schemas"]["Order"];
type Line = components["schemas"]["OrderDetailInput"];
type Choice = components["schemas"]["OrderModifierInput"];

const store = "650000000000000000000101";
const accepted = 2, preparing = 3, ready = 4, completed = 6;
const api = createClient<paths>({
    baseUrl: process.env["COMANDA_URL"] ?? "http://127.0.0.1:8080",
    headers: { apikey: "demo-key" },
});

// The answer, or an error that says what was wrong and where.
function the<T>({ data, error }: { data?: T; error?: components["schemas"]["Failure"] }): T {
    if (data === undefined) throw new Error(error ? JSON.stringify(error) : "no answer");
    return data;
}

function check(isTrue: boolean, what: string): asserts isTrue {
    if (!isTrue) throw new Error(what);
}

// ---- the receiver: what a webhook calls ----------------------------------------------------------

const heard = new Map<string, { what: string; body: string }>(); // by delivery: one may come twice
let secret = "";

// `t=TIME,v1=HMAC`, where HMAC is that of `TIME.BODY`. An old TIME is somebody's recording.
function isSigned(body: string, signature: string): boolean {
    const [, time = "", sent = ""] = /^t=(\d+),v1=([0-9a-f]+)$/.exec(signature) ?? [];
    const own = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
    const isFresh = Math.abs(Date.now() / 1000 - Number(time)) < 300;
    return isFresh && sent.length === own.length && timingSafeEqual(Buffer.from(sent), Buffer.from(own));
}

const receiver = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (part: string) => (body += part));
    request.on("end", () => {
        const isOurs = isSigned(body, String(request.headers["x-comanda-signature"]));
        const what = String(request.headers["x-comanda-event"]);
        if (isOurs) heard.set(String(request.headers["x-comanda-delivery"]), { what, body });
        response.writeHead(isOurs ? 200 : 401).end();
    });
});

// The call about something, as soon as it has come.
async function call<T>(what: string, isIt: (body: T) => boolean): Promise<T> {
    for (const end = Date.now() + 20_000; Date.now() < end; await new Promise((go) => setTimeout(go, 50)))
        for (const one of heard.values()) {
            const body = JSON.parse(one.body) as T;
            if (one.what === what && isIt(body)) return body;
        }
    throw new Error(`no webhook about ${what} came`);
}

async function listen(): Promise<void> {
    await new Promise<void>((go) => receiver.listen(0, "127.0.0.1", go));
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/comanda`;
    const hook = { url, active: true };
    const settings = await api.PUT("/v1/svc/store/{store}/webhooks", {
        params: { path: { store } },
        body: { openOrder: hook, updateOrder: hook, closeOrder: hook },
    });
    secret = the(settings).signingSecret;
}

async function hangUp(): Promise<void> {
    const none = { url: "" };
    const body = { openOrder: none, updateOrder: none, closeOrder: none };
    await api.PUT("/v1/svc/store/{store}/webhooks", { params: { path: { store } }, body });
    receiver.close();
}

// ---- the menu ------------------------------------------------------------------------------------

// Two dishes that can be had now, with the first choice where a guest must choose.
async function chosen(): Promise<Line[]> {
    const params = { path: { store }, query: { available: "now" } };
    const items = the(await api.GET("/v1/svc/store/{store}/activeMenuItems", { params }));
    const groups = the(await api.GET("/v1/svc/store/{store}/activeModifierGroups", { params: { path: { store } } }));
    const choice = (id: unknown): Choice => {
        const group = groups.find((one) => one.id === id);
        return { mgExternalID: String(id), mExternalID: String(group?.modifiers?.[0]) };
    };
    console.log(`${items.length} dishes can be had now`);
    return items
        .filter((item) => !item.hideInWeb && !item.soldOut && item.prices?.length === 1)
        .slice(0, 2)
        .map((item) => ({
            miExternalID: item.id,
            quantity: 2,
            mandatoryModifiers: (item.mandatoryModifierGroups ?? []).map(choice),
        }));
}

// ---- orders --------------------------------------------------------------------------------------

const path = { store };

async function placed(): Promise<Order> {
    const order = {
        uniqueOrderID: `eats-${randomUUID()}`,
        orderDetails: await chosen(),
        deliveryDetail: [{ deliveryType: "Pickup", contactPerson: "Ana Silva" }],
    };
    const priced = the(
        await api.POST("/v1/online-order/store/{store}/priceOrder", {
            params: { path, query: { pricing: "catalogue" } },
            body: order,
        }),
    );
    const { trace, ...body } = priced; // how it was reckoned, which nobody has to send back
    const send = () => api.POST("/v1/online-order/store/{store}/saveWebOrder", { params: { path }, body });
    const first = the(await send());
    const again = the(await send()); // as after a lost answer
    check(first.id === again.id, "an order that was sent twice must be one");
    check(first.totalAmount === priced.totalAmount, `${first.totalAmountStr} is not ${priced.totalAmountStr}`);
    console.log(`order ${first.orderNumber} for ${first.totalAmountStr}`);
    return first;
}

// What the restaurant does at its own screen.
async function moved(order: string, orderStatus: number): Promise<void> {
    const params = { path: { store, order } };
    the(await api.PUT("/v1/online-order/store/{store}/order/{order}/status", { params, body: { orderStatus } }));
}

async function followed(order: Order): Promise<void> {
    const id = String(order.id);
    await call<Event>("order.created", (event) => event.id === id);
    for (const status of [accepted, preparing, ready, completed]) {
        await moved(id, status);
        const isIt = (event: Event) => event.id === id && (event.record as Order).orderStatus === status;
        if (status !== completed) await call<Event>("order.statusChanged", isIt);
    }
    const sale = await call<ClosedSale>("sale.created", (body) => body.uniqueOrderID === order.uniqueOrderID);
    check(sale.grossReceipt === order.totalAmount, `sold for ${sale.grossReceiptStr}, not ${order.totalAmountStr}`);
    console.log(`order ${order.orderNumber} is sale ${sale.saleNo} for ${sale.grossReceiptStr}`);
}

await listen();
try {
    for (const order of [await placed(), await placed()]) await followed(order);
    console.log(`${heard.size} webhooks came, each signed`);
} finally {
    await hangUp();
}
