// Follows the events of a store: one request that stays open, begun again after every break where it
// stopped.
import { addressOf } from "../api/client";
import { noteAnswer } from "../api/network";
import type { LiveEvent } from "./live_event";
import { StreamParser } from "./stream_parser";

export interface Follower {
    // The stream is open; `position` is what it goes on from, null before the first message.
    opened(): void;
    // A position, and the event that stands there, if it is one.
    heard(position: string, event: LiveEvent | null): void;
    // Anything came, if only to show that the server is there.
    stirred(): void;
    broke(): void;
    // What came after the position is no longer kept, so lists have to be read again.
    lostTrack(): void;
    // The session has ended.
    signedOut(): void;
}

type Outcome = "opened" | "lostTrack" | "signedOut" | { retryAfterMs: number };

const pauseMs = { first: 500, most: 30_000 };
// The server says something every 15 seconds.
const silenceMs = 40_000;

export class Stream {
    #position: string | null;
    #wake: (() => void) | null = null;
    readonly #store: string;
    readonly #follower: Follower;

    constructor(store: string, position: string | null, follower: Follower) {
        this.#store = store;
        this.#position = position;
        this.#follower = follower;
    }

    // Tries again at once, because the network is back.
    hurry(): void {
        this.#wake?.();
    }

    // Until the signal says so or the session ends.
    async run(signal: AbortSignal): Promise<void> {
        let failures = 0;
        while (!signal.aborted) {
            const outcome = await this.#once(signal);
            if (signal.aborted) return;
            if (outcome === "signedOut") return this.#follower.signedOut();
            if (outcome === "lostTrack") {
                this.#follower.lostTrack();
                continue;
            }
            this.#follower.broke();
            failures = outcome === "opened" ? 0 : failures + 1;
            const least = outcome === "opened" ? 0 : outcome.retryAfterMs;
            await this.#pause(Math.max(least, pauseAfter(failures)), signal);
        }
    }

    async #once(signal: AbortSignal): Promise<Outcome> {
        const silence = new AbortController();
        const either = AbortSignal.any([signal, silence.signal]);
        let timer = setTimeout(() => silence.abort(), silenceMs);
        const stir = () => {
            clearTimeout(timer);
            timer = setTimeout(() => silence.abort(), silenceMs);
            this.#follower.stirred();
        };
        try {
            const headers = new Headers({ Accept: "text/event-stream" });
            if (this.#position !== null) headers.set("Last-Event-ID", this.#position);
            const path = addressOf(`/v1/sync/store/${this.#store}/events`);
            const response = await this.#ask(path, headers, either);
            if (!response) return { retryAfterMs: 0 };
            if (response.status === 401) return "signedOut";
            // Positions that are no longer kept, or that it never knew.
            if (response.status === 410 || (response.status === 400 && this.#position !== null))
                return await this.#startAnew(response);
            if (!response.ok || !response.body) return { retryAfterMs: retryAfterOf(response) };
            this.#follower.opened();
            await this.#read(response.body, stir);
            return "opened";
        } catch {
            // Cut in the middle: by the server, the network, or because nothing came for too long.
            return "opened";
        } finally {
            clearTimeout(timer);
        }
    }

    async #ask(path: string, headers: Headers, signal: AbortSignal): Promise<Response | null> {
        try {
            const response = await fetch(path, { headers, signal, credentials: "same-origin", cache: "no-store" });
            noteAnswer(true);
            return response;
        } catch {
            if (!signal.aborted) noteAnswer(false);
            return null;
        }
    }

    async #startAnew(response: Response): Promise<Outcome> {
        const { newest } = (await response.json().catch(() => ({}))) as { newest?: string };
        this.#position = newest ?? null;
        return "lostTrack";
    }

    async #read(body: ReadableStream<Uint8Array>, stir: () => void): Promise<void> {
        const reader = body.getReader();
        const decoder = new TextDecoder();
        const parser = new StreamParser();
        for (;;) {
            const { done, value } = await reader.read();
            if (done) return;
            stir();
            for (const { position, data } of parser.feed(decoder.decode(value, { stream: true }))) {
                this.#position = position;
                this.#tell(position, data);
            }
        }
    }

    // What goes wrong in a page is no reason to follow anew.
    #tell(position: string, data: string | null): void {
        try {
            this.#follower.heard(position, data === null ? null : (JSON.parse(data) as LiveEvent));
        } catch (error) {
            reportError(error);
        }
    }

    #pause(ms: number, signal: AbortSignal): Promise<void> {
        return new Promise((resolve) => {
            const go = () => {
                clearTimeout(timer);
                signal.removeEventListener("abort", go);
                this.#wake = null;
                resolve();
            };
            const timer = setTimeout(go, ms);
            signal.addEventListener("abort", go);
            this.#wake = go;
        });
    }
}

// Grows with every failure, and differs between tabs, so that not all come at once.
function pauseAfter(failures: number): number {
    const most = Math.min(pauseMs.most, pauseMs.first * 2 ** failures);
    return most / 2 + (Math.random() * most) / 2;
}

function retryAfterOf(response: Response): number {
    const seconds = Number(response.headers.get("Retry-After"));
    return Number.isFinite(seconds) ? seconds * 1_000 : 0;
}
