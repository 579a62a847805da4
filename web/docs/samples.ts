// One request as it is sent from a shell, a browser and Python.

export interface Asked {
    method: string;
    url: string;
    headers: Record<string, string>;
    body?: string; // JSON
    file?: boolean; // the body is a file
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
const indented = (text: string) => text.replaceAll("\n", "\n    ");

export function curl({ method, url, headers, body, file }: Asked): string {
    const words = [`curl ${method === "GET" ? "" : `-X ${method} `}${quoted(url)}`];
    for (const [name, value] of Object.entries(headers)) words.push(`-H ${quoted(`${name}: ${value}`)}`);
    if (file) words.push("--data-binary @FILE");
    else if (body !== undefined) words.push(`-d ${quoted(body)}`);
    return words.join(" \\\n  ");
}

function isJson(text: string): boolean {
    try {
        JSON.parse(text);
        return true;
    } catch {
        return false;
    }
}

export function javascript({ method, url, headers, body, file }: Asked): string {
    const options = [`method: "${method}"`, `headers: ${indented(JSON.stringify(headers, null, 4))}`];
    if (file) options.push("body: file");
    else if (body !== undefined)
        options.push(isJson(body) ? `body: JSON.stringify(${indented(body)})` : `body: ${JSON.stringify(body)}`);
    return `const answer = await fetch(${JSON.stringify(url)}, {\n    ${options.join(",\n    ")},\n});\nconst record = await answer.json();`;
}

// JSON as Python writes it.
function pythonValue(value: unknown, indent: string): string {
    if (value === null) return "None";
    if (value === true) return "True";
    if (value === false) return "False";
    if (typeof value !== "object") return JSON.stringify(value);
    const deeper = `${indent}    `;
    const parts = Array.isArray(value)
        ? value.map((one) => pythonValue(one, deeper))
        : Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${pythonValue(one, deeper)}`);
    const [open, close] = Array.isArray(value) ? "[]" : "{}";
    return parts.length
        ? `${open}\n${parts.map((part) => deeper + part).join(",\n")},\n${indent}${close}`
        : `${open}${close}`;
}

export function python({ method, url, headers, body, file }: Asked): string {
    const words = [JSON.stringify(url), `headers=${pythonValue(headers, "    ")}`];
    if (file) words.push(`data=open("FILE", "rb")`);
    else if (body !== undefined)
        words.push(isJson(body) ? `json=${pythonValue(JSON.parse(body), "    ")}` : `data=${JSON.stringify(body)}`);
    return `import requests\n\nanswer = requests.${method.toLowerCase()}(\n    ${words.join(",\n    ")},\n)\nrecord = answer.json()`;
}

export const languages = { curl, JavaScript: javascript, Python: python };
