// Keys of requests (Idempotency-Key): the same request, sent again after its answer was lost, gets the first
// answer again and changes nothing. A draft keeps the seed, so that this holds after a reload, too.
import { useCallback, useMemo, useState } from "react";

export interface Once {
    seed: string;
    keyOf: (request: string) => string;
    renew: () => void; // what comes next is another thing to do
    resume: (seed: string) => void; // goes on where a draft was left
}

function newSeed(): string {
    return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join("");
}

// 53 bits that tell requests with one seed apart (cyrb53). Where the browser has no secure context, it has
// no digests of its own.
function digestOf(text: string): string {
    let [a, b] = [0xdeadbeef, 0x41c6ce57];
    for (const letter of text) {
        const code = letter.codePointAt(0) ?? 0;
        a = Math.imul(a ^ code, 2654435761);
        b = Math.imul(b ^ code, 1597334677);
    }
    a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
    b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
    return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
}

export function useOnce(): Once {
    const [seed, setSeed] = useState(newSeed);
    const renew = useCallback(() => setSeed(newSeed()), []);
    return useMemo(
        () => ({ seed, keyOf: (request) => `${seed}-${digestOf(request)}`, renew, resume: setSeed }),
        [seed, renew],
    );
}
