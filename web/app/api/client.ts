// The one place that talks to the service: base path, session, refusals, lost network.
import createClient, { type Middleware } from "openapi-fetch";
import { Failure, failureOf, Unreachable } from "./failure";
import { noteAnswer } from "./network";
import { forgetPin, isAtPairedDevice, tokenOfPerson } from "./pin";
import type { paths } from "./schema";
import { noteDate } from "./server_clock";
import { words } from "../words";

let base = "/v1/svc";
let csrfToken = "";
let onSignedOut: () => void = () => {};
let hasEnded = false;

export function setBase(path: string): void {
    base = path;
}
export function setCsrfToken(token: string): void {
    csrfToken = token;
}
// After the session has ended, nothing is asked that the server would refuse, until somebody signs in.
export function setEnded(isEnded: boolean): void {
    hasEnded = isEnded;
}
// Called when a request finds that the session has ended.
export function whenSignedOut(handler: () => void): void {
    onSignedOut = handler;
}
// For the stream of events, which is no request of this client.
export function noteSignedOut(): void {
    onSignedOut();
}

// Paths of the descriptions and of the API document name the segment `svc`; the program may have another.
export function addressOf(path: string): string {
    if (path.startsWith("/v1/svc/")) return base + path.slice("/v1/svc".length);
    if (path.startsWith("/v1/online-order/svc/")) return path.replace("/svc/", `/${base.split("/").at(-1)}/`);
    return path;
}

const isOpen = (path: string) =>
    !path.startsWith("/v1/") || path === `${base}/session` || path.startsWith(`${base}/session/`) || path === `${base}/pair`;

// There 401 is a wrong code or a wrong pin, and no end of the session.
const takesSecrets = (path: string) => path === `${base}/pair` || path === `${base}/session/person`;

// How long a request may take before the network counts as lost.
const patienceMs = 30_000;

// What a paired tablet changes and may not change by itself is asked for again as the person who enters
// their pin. What it only reads never asks for one: pages read by themselves.
async function exchange(request: Request, waitMs?: number): Promise<Response> {
    const again = isAtPairedDevice() && request.method !== "GET" ? request.clone() : null;
    const response = await exchangeOnce(request, waitMs);
    if (!again || response.status !== 403 || !(await needsPerson(response))) return response;
    const token = await tokenOfPerson();
    if (token === null) return response;
    again.headers.set("X-Person", token);
    const second = await exchangeOnce(again, waitMs);
    // Their time is over, or they may not: the next try is somebody's who may.
    if (second.status === 403) forgetPin();
    return second;
}

async function needsPerson(response: Response): Promise<boolean> {
    const body = (await response.clone().json().catch(() => null)) as { code?: string } | null;
    return body?.code === "person_needed";
}

async function exchangeOnce(request: Request, waitMs = patienceMs): Promise<Response> {
    if (hasEnded && !isOpen(new URL(request.url).pathname))
        throw new Failure({ status: 401, code: "signed_out", message: words().common.signedOut, errors: {} });
    let response: Response;
    const sent = Date.now();
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(waitMs)]);
    try {
        response = await fetch(request, { signal });
    } catch (error) {
        if (request.signal.aborted) throw error;
        noteAnswer(false);
        throw new Unreachable(error);
    }
    noteAnswer(true);
    noteDate(response.headers.get("Date"), sent, Date.now());
    if (response.status === 401 && csrfToken !== "" && !takesSecrets(new URL(request.url).pathname)) onSignedOut();
    return response;
}

function prepared(request: Request): Request {
    if (request.method !== "GET" && csrfToken !== "") request.headers.set("X-CSRF-Token", csrfToken);
    return request;
}

const ours: Middleware = {
    onRequest({ request }) {
        const url = new URL(request.url);
        const address = addressOf(url.pathname);
        return prepared(address === url.pathname ? request : new Request(address + url.search, request));
    },
    async onResponse({ response }) {
        if (!response.ok) throw await failureOf(response);
        return undefined;
    },
};

// Operations of the API document, with their types. `data` is there whenever no Failure was thrown.
export const api = createClient<paths>({ baseUrl: "", fetch: (request) => exchange(request) });
api.use(ours);

export interface Sending {
    query?: Record<string, string | undefined>;
    body?: unknown;
    ifMatch?: string | number; // revision that the change is made of
    signal?: AbortSignal;
    once?: string; // Idempotency-Key: a repetition changes nothing
    waitMs?: number; // for what takes longer than a request may
}
export interface Answer<T> {
    data: T;
    headers: Headers;
}

// A request to a path that a description names ({store} and {id} are filled in by the caller).
export async function send<T>(method: string, path: string, sending: Sending = {}): Promise<Answer<T>> {
    const url = new URL(addressOf(path), location.origin);
    for (const [name, value] of Object.entries(sending.query ?? {}))
        if (value !== undefined && value !== "") url.searchParams.set(name, value);
    const headers = new Headers();
    if (sending.body !== undefined && !(sending.body instanceof Blob)) headers.set("Content-Type", "application/json");
    if (sending.ifMatch !== undefined) headers.set("If-Match", `"${sending.ifMatch}"`);
    if (sending.once !== undefined) headers.set("Idempotency-Key", sending.once);
    const init: RequestInit = { method, headers };
    if (sending.body !== undefined)
        init.body = sending.body instanceof Blob ? sending.body : JSON.stringify(sending.body);
    if (sending.signal) init.signal = sending.signal;
    const response = await exchange(prepared(new Request(url, init)), sending.waitMs);
    if (!response.ok) throw await failureOf(response);
    return { data: (await response.json()) as T, headers: response.headers };
}

export async function read<T>(path: string, query?: Sending["query"], signal?: AbortSignal): Promise<T> {
    const sending: Sending = {};
    if (query) sending.query = query;
    if (signal) sending.signal = signal;
    return (await send<T>("GET", path, sending)).data;
}

export { Failure, Unreachable };
