// Which tab leads: the one that holds a lock of the browser, or, where there are no locks (they need a
// secure context), the one that claimed it first and answers.

export interface Election {
    // Takes the lead from a tab that no longer answers.
    takeOver(): void;
    close(): void;
}
// Runs as long as this tab leads, and ends when the signal says so.
export type Lead = (signal: AbortSignal) => Promise<void>;

export function elect(name: string, lead: Lead): Election {
    return "locks" in navigator ? byLock(name, lead) : byClaim(name, lead);
}

function byLock(name: string, lead: Lead): Election {
    let isClosed = false;
    let current = new AbortController();

    const stand = async (isForced: boolean) => {
        const mine = new AbortController();
        current = mine;
        try {
            const options = isForced ? { steal: true } : { signal: mine.signal };
            await navigator.locks.request(name, options, () => lead(mine.signal));
        } catch {
            // Another tab took the lock away, or we gave up waiting.
        }
        mine.abort();
        if (!isClosed && current === mine) void stand(false);
    };
    void stand(false);
    return {
        takeOver: () => {
            const before = current;
            void stand(true);
            before.abort();
        },
        close: () => {
            isClosed = true;
            current.abort();
        },
    };
}

type Claim = { type: "claim" | "lead" | "leave"; by: number };

const claimMs = 250;

function byClaim(name: string, lead: Lead): Election {
    const channel = new BroadcastChannel(`${name}.election`);
    const self = Math.random();
    let leading: AbortController | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const post = (type: Claim["type"]) => channel.postMessage({ type, by: self } satisfies Claim);
    const begin = () => {
        if (leading) return;
        const mine = new AbortController();
        leading = mine;
        post("lead");
        void lead(mine.signal).finally(() => {
            if (leading === mine) leading = null;
        });
    };
    const claim = () => {
        clearTimeout(timer);
        post("claim");
        timer = setTimeout(begin, claimMs);
    };
    const resign = () => {
        leading?.abort();
        leading = null;
    };
    channel.onmessage = ({ data }: MessageEvent<Claim>) => {
        if (data.type === "leave") {
            clearTimeout(timer);
            timer = setTimeout(claim, Math.random() * claimMs);
        } else if (leading) {
            // Two that lead (one of them was frozen): the lower number stays.
            if (data.type === "lead" && data.by < self) resign();
            else post("lead");
        } else if (data.type === "lead" || data.by < self) {
            clearTimeout(timer);
        }
    };
    claim();
    return {
        takeOver: begin,
        close: () => {
            clearTimeout(timer);
            if (leading) post("leave");
            resign();
            channel.close();
        },
    };
}
