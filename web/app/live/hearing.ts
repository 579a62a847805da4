// Keeps what is heard while an answer is on its way: it may be newer than the answer, which may lack what began
// meanwhile and still have what has ended.
export interface Revised {
    id: string;
    revision: number;
}

export function newer<T extends Revised>(one: T, other: T | undefined): T {
    return other && other.revision > one.revision ? other : one;
}

interface Reading<T> {
    store: string;
    heard: Map<string, T>;
}

export class Hearing<T extends Revised> {
    readonly #readings = new Set<Reading<T>>();

    // The answer, and what was heard of the store until it came.
    async during<Answer>(store: string, read: () => Promise<Answer>): Promise<[Answer, T[]]> {
        const reading: Reading<T> = { store, heard: new Map() };
        this.#readings.add(reading);
        try {
            return [await read(), [...reading.heard.values()]];
        } finally {
            this.#readings.delete(reading);
        }
    }

    tell(store: string, changed: T[]): void {
        for (const { store: at, heard } of this.#readings)
            if (at === store) for (const one of changed) heard.set(one.id, newer(one, heard.get(one.id)));
    }
}
