// A language that finds what is not in the catalogue: every word of it is in brackets.

const accents: Record<string, string> = { a: "á", e: "é", i: "í", o: "ó", u: "ú", n: "ñ", c: "ç", A: "Á", E: "É", O: "Ó" };

export function pseudoText(text: string): string {
    return `⟦${[...text].map((letter) => accents[letter] ?? letter).join("")}⟧`;
}

export function pseudo<T>(catalogue: T): T {
    if (typeof catalogue === "string") return pseudoText(catalogue) as T;
    if (typeof catalogue === "function") {
        const say = catalogue as unknown as (...values: unknown[]) => unknown;
        return ((...values: unknown[]) => pseudo(say(...values))) as T;
    }
    if (Array.isArray(catalogue)) return catalogue.map((entry: unknown) => pseudo(entry)) as T;
    if (typeof catalogue === "object" && catalogue !== null)
        return Object.fromEntries(
            Object.entries(catalogue).map(([name, value]: [string, unknown]) => [name, pseudo(value)]),
        ) as T;
    return catalogue;
}
