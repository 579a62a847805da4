// The Markdown that the guides and the API document are written in: headings, paragraphs, lists, tables,
// fenced code, and in a line code, bold, emphasis and links.
import { el } from "./dom.js";

export interface Links {
    // Where a name in backquotes leads, if anywhere.
    ofName(name: string): string | undefined;
    // The id of a heading.
    ofHeading(text: string): string;
    // Where a link in the text leads.
    ofTarget(target: string): string;
    // A fenced block.
    sample(text: string, label: string): HTMLElement;
}

export function slug(text: string): string {
    return text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, "-")
        .replace(/^-|-$/g, "");
}

const marks = /`([^`]+)`|\*\*(.+?)\*\*|(?<![\w*])\*(\p{L}[^*]*)\*(?![\w*])|\[([^\]]+)\]\(([^)\s]+)\)/gu;

function codeSpan(text: string, links: Links | undefined): Node {
    const code = el("code", {}, text);
    const target = links?.ofName(text);
    return target ? el("a", { href: target }, code) : code;
}

export function inline(text: string, links?: Links): (Node | string)[] {
    const parts: (Node | string)[] = [];
    let from = 0;
    for (const match of text.matchAll(marks)) {
        if (match.index > from) parts.push(text.slice(from, match.index));
        const [all, code, bold, emphasis, title, target] = match;
        if (code !== undefined) parts.push(codeSpan(code, links));
        else if (bold !== undefined) parts.push(el("strong", {}, ...inline(bold, links)));
        else if (emphasis !== undefined) parts.push(el("em", {}, ...inline(emphasis, links)));
        else if (title !== undefined && target !== undefined)
            parts.push(el("a", { href: links?.ofTarget(target) ?? target }, ...inline(title, links)));
        from = match.index + all.length;
    }
    if (from < text.length) parts.push(text.slice(from));
    return parts;
}

function heading(line: string, links: Links): HTMLElement {
    const level = /^#+/.exec(line)?.[0].length ?? 1;
    const text = line.slice(level).trim();
    const made = el(level === 1 ? "h2" : "h3", { id: links.ofHeading(text) }, ...inline(text, links));
    made.append(el("a", { class: "anchor", href: `#${made.id}`, "aria-label": `Link to ${text}` }, "#"));
    return made;
}

function list(lines: string[], links: Links): HTMLElement {
    const items = lines
        .join("\n")
        .split(/^- /m)
        .filter((item) => item.trim() !== "");
    return el("ul", {}, ...items.map((item) => el("li", {}, ...inline(item.trim(), links))));
}

// "| a | b |" as its cells.
const cellsOf = (line: string) => line.split("|").slice(1, -1);

function table(lines: string[], links: Links): HTMLElement {
    const [head = "", , ...rows] = lines;
    const row = (line: string, cell: "th" | "td") =>
        el("tr", {}, ...cellsOf(line).map((text) => el(cell, {}, ...inline(text.trim(), links))));
    return el(
        "div",
        { class: "table" },
        el("table", {}, el("thead", {}, row(head, "th")), el("tbody", {}, ...rows.map((line) => row(line, "td")))),
    );
}

const fence = "```";

// The headings of a text; a line of code that begins with # is none.
export function headingsIn(text: string): { level: number; text: string }[] {
    const prose = text.replace(/^```[^]*?^```/gm, "");
    return [...prose.matchAll(/^(#+) (.*)$/gm)].map(([, marks = "", title = ""]) => ({
        level: marks.length,
        text: title.trim(),
    }));
}

function prose(lines: string[], links: Links): HTMLElement {
    if (lines[0]?.startsWith("- ")) return list(lines, links);
    if (lines[0]?.startsWith("|")) return table(lines, links);
    return el("p", {}, ...inline(lines.join("\n"), links));
}

// A whole text as blocks.
export function blocks(text: string, links: Links): HTMLElement[] {
    const made: HTMLElement[] = [];
    const lines = text.split("\n");
    for (let at = 0; at < lines.length; ) {
        const line = lines[at] ?? "";
        const taken: string[] = [];
        if (line.startsWith(fence)) {
            for (++at; at < lines.length && lines[at] !== fence; ++at) taken.push(lines[at] ?? "");
            ++at;
            made.push(links.sample(`${taken.join("\n")}\n`, `${line.slice(fence.length) || "text"} sample`));
        } else if (line.startsWith("#")) {
            made.push(heading(line, links));
            ++at;
        } else if (line.trim() === "") {
            ++at;
        } else {
            for (; at < lines.length && !/^(#|```|\s*$)/.test(lines[at] ?? ""); ++at) taken.push(lines[at] ?? "");
            made.push(prose(taken, links));
        }
    }
    return made;
}
