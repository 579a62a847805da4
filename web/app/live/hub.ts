// What this tab knows of the events of a store. One tab of those that show the store leads: it follows
// the stream and tells the others. Browsers give an origin six connections, and every stream holds one.
import { elect, type Election } from "./election";
import { Stream } from "./follow";
import { isAfter, type LiveEvent } from "./live_event";

// live: events come; waiting: the stream is broken and tried again; ended: the session is over.
export type LiveState = "starting" | "live" | "waiting" | "ended";

export interface Hearer {
    state(state: LiveState): void;
    event(event: LiveEvent): void;
    // Events may have been missed: what was read before `since` has to be read again.
    missed(since: number): void;
    // The stream came back after a break: the server may be another version, the rights others.
    reconnected(): void;
    signedOut(): void;
}

type Word =
    | { type: "ask" }
    | { type: "here"; state: LiveState; position: string | null }
    | { type: "moved"; before: string | null; position: string; event: LiveEvent | null }
    | { type: "lostTrack" | "reconnected" | "signedOut" };

// A leader says something whenever the server does, every 15 seconds. One that says nothing for longer
// is asked, and one that does not answer either is frozen.
const silenceMs = 20_000;
const answerMs = 3_000;

export class Hub {
    readonly #store: string;
    readonly #name: string;
    readonly #hearer: Hearer;
    #channel: BroadcastChannel | null = null;
    #election: Election | null = null;
    #stream: Stream | null = null;
    #position: string | null = null;
    #state: LiveState = "starting";
    #lastHeard = 0;
    #watch: ReturnType<typeof setInterval> | undefined;
    #patience: ReturnType<typeof setTimeout> | undefined;

    constructor(person: string, store: string, hearer: Hearer) {
        this.#store = store;
        this.#name = `comanda.live.${person}.${store}`;
        this.#hearer = hearer;
    }

    start(): void {
        if (this.#channel || this.#state === "ended") return;
        const channel = new BroadcastChannel(this.#name);
        channel.onmessage = ({ data }: MessageEvent<Word>) => this.#hear(data);
        this.#channel = channel;
        this.#lastHeard = Date.now();
        this.#election = elect(this.#name, (signal) => this.#lead(signal));
        this.#watch = setInterval(() => this.#lookAfterLeader(), silenceMs / 4);
        this.#say({ type: "ask" });
    }

    stop(): void {
        clearInterval(this.#watch);
        clearTimeout(this.#patience);
        this.#election?.close();
        this.#channel?.close();
        this.#election = null;
        this.#channel = null;
    }

    // The network is back.
    hurry(): void {
        this.#stream?.hurry();
    }

    async #lead(signal: AbortSignal): Promise<void> {
        let isFirst = true;
        const stream = new Stream(this.#store, this.#position, {
            opened: () => {
                if (this.#position === null) this.#hearer.missed(Date.now());
                this.#setState("live");
                if (!isFirst) {
                    this.#say({ type: "reconnected" });
                    this.#hearer.reconnected();
                }
                isFirst = false;
            },
            stirred: () => this.#tellState(),
            heard: (position, event) => {
                this.#say({ type: "moved", before: this.#position, position, event });
                this.#move(position, event);
            },
            broke: () => {
                isFirst = false;
                this.#setState("waiting");
            },
            lostTrack: () => {
                this.#position = null;
                this.#say({ type: "lostTrack" });
                this.#hearer.missed(Date.now());
            },
            signedOut: () => {
                this.#say({ type: "signedOut" });
                this.#end();
            },
        });
        this.#stream = stream;
        await stream.run(signal);
        if (this.#stream === stream) this.#stream = null;
    }

    #hear(word: Word): void {
        if (word.type === "ask") {
            if (this.#stream) this.#tellState();
            return;
        }
        this.#lastHeard = Date.now();
        if (word.type === "here") {
            this.#join(word.position);
            this.#changeState(word.state);
        } else if (word.type === "moved") {
            // Nothing may be missing between what this tab knows and what came.
            if (this.#position !== null && word.before !== null && isAfter(word.before, this.#position))
                this.#hearer.missed(Date.now());
            this.#move(word.position, word.event);
        } else if (word.type === "lostTrack") {
            this.#position = null;
            this.#hearer.missed(Date.now());
        } else if (word.type === "reconnected") {
            this.#hearer.reconnected();
        } else {
            this.#end();
        }
    }

    // What this tab read before it knew a position may be older than that.
    #join(position: string | null): void {
        if (position === null || this.#position !== null) return;
        this.#position = position;
        this.#hearer.missed(Date.now());
    }

    #move(position: string, event: LiveEvent | null): void {
        if (!isAfter(position, this.#position)) return;
        this.#position = position;
        if (event) this.#hearer.event(event);
    }

    #setState(state: LiveState): void {
        this.#changeState(state);
        this.#tellState();
    }

    #changeState(state: LiveState): void {
        if (this.#state === state) return;
        this.#state = state;
        this.#hearer.state(state);
    }

    #tellState(): void {
        this.#say({ type: "here", state: this.#state, position: this.#position });
    }

    #say(word: Word): void {
        this.#channel?.postMessage(word);
    }

    #end(): void {
        this.#changeState("ended");
        this.stop();
        this.#hearer.signedOut();
    }

    #lookAfterLeader(): void {
        if (this.#stream || Date.now() - this.#lastHeard < silenceMs) return;
        const asked = Date.now();
        this.#say({ type: "ask" });
        clearTimeout(this.#patience);
        this.#patience = setTimeout(
            () => {
                if (this.#lastHeard < asked && !this.#stream) this.#election?.takeOver();
            },
            answerMs * (1 + Math.random()),
        );
    }
}
