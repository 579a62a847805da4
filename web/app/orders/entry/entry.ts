// An order that staff enters or corrects: what it asks for, what the server says that it costs, and how it
// is saved. Nothing here calculates a price.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { send } from "../../api/client";
import { modifierLists, type Priced } from "../../menu/basket/basket";
import { orderLine, type Choice } from "../../menu/guest/choice";
import { localText } from "../../records/times";
import { useStore } from "../../shell/store";
import { keepOrder, type Order, type OrderLine } from "../order";

// What the server sends and takes, as it is.
type Json = Record<string, unknown>;

export interface EntryLine {
    key: string;
    quantity: number;
    note: string;
    allergy: string;
    chosen: { item: string; choice: Choice } | null; // of the menu
    kept: OrderLine | null; // of the order that is corrected
}

export interface Entry {
    lines: EntryLine[];
    service: string;
    at: string; // an instant; "" for as soon as possible
    guest: string;
    phone: string;
    street: string;
    city: string;
    zip: string;
    note: string;
    allergy: string;
}

export const services = ["Pickup", "Delivery", "Curbside", "Dine In"] as const;

const blank: Entry = {
    lines: [],
    service: "Pickup",
    at: "",
    guest: "",
    phone: "",
    street: "",
    city: "",
    zip: "",
    note: "",
    allergy: "",
};

export function entryOf(order: Order | null): Entry {
    if (!order) return blank;
    const delivery = order.deliveryDetail?.[0] ?? {};
    return {
        lines: order.orderDetails.map((line) => ({
            key: line._id,
            quantity: line.quantity,
            note: line.comments ?? "",
            allergy: line.allergyNote ?? "",
            chosen: null,
            kept: line,
        })),
        service: delivery.deliveryType ?? "",
        at: order.scheduledFor ?? "",
        guest: delivery.contactPerson ?? "",
        phone: delivery.phoneNumber ?? "",
        street: delivery.address?.line1 ?? "",
        city: delivery.address?.city ?? "",
        zip: delivery.address?.zipCode ?? "",
        note: order.comments ?? "",
        allergy: order.allergyNote ?? "",
    };
}

const linePart = ["_id", "catExternalID", "subCatexternalID", "isFreeItem", "miExternalID", "miName", "ssExternalID", "ssName", "itemPrice", "discounts"];
const modifierPart = ["mgExternalID", "mgName", "mExternalID", "mName", "pExternalID", "pName", "sliceName", "quantity", "mPrice", "prefixPrice", "modifierPrice"];
const taxPart = ["txExternalID", "txName", "percentage", "tax", "isTaxPerServiceType", "taxOnTax", "applyOnRawCheck", "isOnTaxesOnly"];
const taxLists = ["taxes", "inclusiveTaxes"];

function part(of: Json, names: string[]): Json {
    return Object.fromEntries(names.filter((name) => of[name] !== undefined).map((name) => [name, of[name]]));
}

function entries(of: Json, list: string, make: (one: Json) => Json): Json {
    const all = of[list] as Json[] | undefined;
    return all ? { [list]: all.map(make) } : {};
}

// A tax without a rate is its amount.
const bareTax = (tax: Json) => part(tax, tax["percentage"] === undefined ? [...taxPart, "amount"] : taxPart);

// What decides the price of a line, without what was calculated from it.
function bare(line: Json): Json {
    const taxesOf = (one: Json) => Object.assign({}, ...taxLists.map((list) => entries(one, list, bareTax))) as Json;
    const modifiers = modifierLists.map((list) =>
        entries(line, list, (modifier) => ({ ...part(modifier, modifierPart), ...taxesOf(modifier) })),
    );
    return Object.assign(part(line, linePart), taxesOf(line), ...modifiers) as Json;
}

const asJson = (line: OrderLine | Priced["orderDetails"][number]) => line as unknown as Json;

function deliveryOf({ service, at, guest, phone, street, city, zip }: Entry, timeZone: string, shown: Json = {}): Json {
    const { dateStr: _date, isFutureOrder: _isFuture, ...others } = shown;
    const address = { ...(shown["address"] as Json | undefined), line1: street, city, zipCode: zip };
    return {
        ...others,
        deliveryType: service,
        contactPerson: guest.trim(),
        phoneNumber: phone.trim(),
        ...(service === "Delivery" ? { address } : {}),
        ...(at === "" ? { isFutureOrder: false } : { dateStr: localText(at, timeZone), isFutureOrder: true }),
    };
}

export interface EntryPrice {
    priced: Priced;
    bareLines: Json[]; // one for each line of the entry
}

async function price(store: string, entry: Entry, order: Order | null, signal: AbortSignal): Promise<EntryPrice> {
    const path = `/v1/online-order/svc/store/${store}/priceOrder`;
    const ask = async (pricing: string, body: Json) =>
        (await send<Priced>("POST", path, { query: { pricing, at: entry.at || undefined }, body, signal })).data;
    const deliveryDetail = [{ deliveryType: entry.service }];
    const chosen = entry.lines.filter((line) => line.chosen !== null);
    const ofMenu =
        chosen.length === 0
            ? null
            : await ask("catalogue", {
                  orderDetails: chosen.map(({ chosen, quantity }) => chosen && { ...orderLine(chosen.item, chosen.choice), quantity }),
                  deliveryDetail,
              });
    const found = [...(ofMenu?.orderDetails ?? [])];
    const bareLines = entry.lines.map(({ kept, quantity }) => ({ ...bare(asJson(kept ?? found.shift() ?? {})), quantity }));
    if (!order && ofMenu) return { priced: ofMenu, bareLines };
    const shown = (order ?? {}) as Json;
    const priced = await ask("verify", {
        orderDetails: bareLines,
        deliveryDetail,
        ...part(shown, ["discounts", "deliveryCharge", "driverTipAmount"]),
    });
    return { priced, bareLines };
}

// Remarks do not decide prices, so that typing them asks for none.
export function useEntryPrice(entry: Entry, order: Order | null) {
    const { id: store } = useStore();
    const asked = entry.lines.map(({ key, quantity, chosen }) => ({ key, quantity, chosen }));
    return useQuery({
        queryKey: ["entry priced", store, order?.id ?? "", order?.revision ?? 0, entry.service, entry.at, asked],
        queryFn: ({ signal }) => price(store, entry, order, signal),
        enabled: entry.lines.length > 0,
        placeholderData: keepPreviousData,
        staleTime: 10_000,
        gcTime: 60_000,
    });
}

function remarks({ note, allergy }: EntryLine): Json {
    return { comments: note.trim(), allergyNote: allergy.trim() };
}

// One that is sent again, because its answer was lost, is the same order.
export async function placeEntry(store: string, entry: Entry, found: EntryPrice, timeZone: string, uniqueOrderID: string): Promise<Order> {
    const path = `/v1/online-order/svc/store/${store}/saveWebOrder`;
    const body = {
        uniqueOrderID,
        orderDetails: entry.lines.map((line, at) => ({ ...found.bareLines[at], ...remarks(line) })),
        deliveryDetail: [deliveryOf(entry, timeZone)],
        ...part(found.priced as unknown as Json, ["deliveryCharge"]),
        comments: entry.note.trim(),
        allergyNote: entry.allergy.trim(),
    };
    const { data } = await send<Order>("POST", path, { body });
    keepOrder(store, data);
    return data;
}

// Lines that stay are sent back as they were shown, so that they keep their prices.
export async function correctEntry(store: string, order: Order, entry: Entry, found: EntryPrice, timeZone: string): Promise<Order> {
    const path = `/v1/online-order/svc/store/${store}/order/${order.id}`;
    const shown = (order.deliveryDetail?.[0] ?? {}) as Json;
    const hasTime = entry.at !== (order.scheduledFor ?? "");
    const body = {
        orderDetails: entry.lines.map((line, at) => ({
            ...(line.kept ? { ...asJson(line.kept), quantity: line.quantity } : found.bareLines[at]),
            ...remarks(line),
        })),
        deliveryDetail: [{ ...deliveryOf(entry, timeZone, shown), ...(hasTime ? {} : part(shown, ["dateStr", "isFutureOrder"])) }],
        comments: entry.note.trim(),
        allergyNote: entry.allergy.trim(),
    };
    const { data } = await send<Order>("PUT", path, { body, ifMatch: order.revision });
    keepOrder(store, data);
    return data;
}
