// Something that happened in the store, as the stream of events tells it.
export interface Author {
    id: string;
    kind: "person" | "device" | "key" | "operator" | "job";
    name: string;
}

export interface LiveEvent {
    sequence: number;
    type: string;
    kind: string;
    id: string;
    revision: number;
    at: string;
    record: Record<string, unknown> | null; // as it is now, which may be later than the event
    orderStatusThen?: number;
    by?: Author;
    fields?: string[];
}

// A position is the number of an event and the epoch of the database: "412.k3". Another epoch means
// another past, so that its numbers cannot be compared.
export function isAfter(position: string, known: string | null): boolean {
    if (known === null) return true;
    const [number = "", epoch] = position.split(".");
    const [knownNumber = "", knownEpoch] = known.split(".");
    return epoch !== knownEpoch || Number(number) > Number(knownNumber);
}
