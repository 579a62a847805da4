// What the API document shows as answers: those of a demo, cut short, and without what differs from
// one demo to the next.
const entriesMax = 1;
const textMax = 600;

const made = new Map(); // ids by what stands for them
function steadyId(id) {
    if (/^6500000000000000/.test(id)) return id;
    if (!made.has(id)) made.set(id, `65f0c0ffee${String(made.size + 1).padStart(14, "0")}`);
    return made.get(id);
}

function steadyText(text) {
    return text
        .replace(/\b[0-9a-f]{24}\b/g, steadyId)
        .replace(/\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, "2026-11-18T19:30:00.000Z")
        .replace(/\bhttp:\/\/127\.0\.0\.1:\d+/g, "http://127.0.0.1:8080")
        .replace(/\b17\d{11}\b/g, "1795030200000");
}

// A list with its first entry, an object whole.
export function shortened(value) {
    if (Array.isArray(value)) return value.slice(0, entriesMax).map(shortened);
    if (typeof value === "string") {
        const text = steadyText(value);
        return text.length > textMax ? `${text.slice(0, textMax)}…` : text;
    }
    if (typeof value === "number" && value > 1.7e12 && value < 2e12) return 1795030200000;
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [steadyText(name), shortened(one)]));
}

// The names of its members, of a list those of its first entry.
function names(value) {
    const one = Array.isArray(value) ? value[0] : value;
    if (typeof one !== "object" || one === null) return typeof one;
    return Object.keys(one).sort().join(" ");
}

// What is wrong with the example of an answer; "" for nothing.
export function fault(example, answer) {
    if (example === undefined) return "has no example of its answer";
    const [shown, real] = [names(example), names(answer)];
    return shown === real ? "" : `shows ${shown}\n  and answers ${real}`;
}

function pluralOf(name) {
    if (name.endsWith("y")) return `${name.slice(0, -1)}ies`;
    return name + (/[xs]$/.test(name) ? "es" : "s");
}

// Of operations that have one, those that show it. Of answers with records of a kind one is shown for
// all: that of the read, or of the list; of others that several operations give that of the first.
// `jsonOf` gives the JSON that an operation answers.
export function thoseThatShow(operations, jsonOf) {
    const first = new Map(operations.map((operation) => [jsonOf(operation), operation]).reverse());
    return operations.filter((operation) => {
        const { schema, examples } = jsonOf(operation);
        if (!examples) return first.get(jsonOf(operation)) === operation;
        const name = (schema.items ?? schema).$ref.replace(/.*\//, "");
        return operation.operationId === (schema.items ? `list${pluralOf(name)}` : `get${name}`);
    });
}

// As src/api/answer_examples.inc has them.
export function asSource(examples) {
    return [...examples]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([id, answer]) => `{"${id}",\n R"json(${JSON.stringify(answer)})json"},\n`)
        .join("");
}
