// The documentation beside the program: every relative link leads somewhere, every fenced `sh` block of
// README.md and docs/guides runs against the demo and is answered 2xx, no two headings of the guides are
// the same, docs/operating has every command and every setting, and no other, and the code that pages
// quote is that of the files (quotes.mjs).
//     COMANDA_URL=http://127.0.0.1:8080 node check_docs.mjs PROGRAM
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { compareQuotes } from "./quotes.mjs";
import { scriptOf } from "./shell.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const [program] = process.argv.slice(2);
const faults = compareQuotes();

function pages(folder) {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? pages(join(folder, entry.name))
            : entry.name.endsWith(".md") ? [join(folder, entry.name)] : []);
}
const all = [...["README.md", "ARCHITECTURE.md", "STYLE.md", "examples/README.md"].map((name) => join(root, name)),
    ...pages(join(root, "docs"))];
const text = (file) => readFileSync(file, "utf8");

// As readers of Markdown make an anchor of a heading.
const anchor = (heading) => heading.toLowerCase().replace(/[^\p{L}\p{N} _-]/gu, "").replaceAll(" ", "-");

function checkLinks(file) {
    const prose = text(file).replace(/```[\s\S]*?```/g, "");
    for (const [, target] of prose.matchAll(/\]\(([^)\s]+)\)/g)) {
        if (/^[a-z]+:/.test(target)) continue;
        const [path, place] = target.split("#");
        const at = path === "" ? file : path.startsWith("/") ? join(root, path) : join(dirname(file), path);
        if (!existsSync(at)) faults.push(`${relative(root, file)}: ${target} leads nowhere`);
        else if (place && ![...text(at).matchAll(/^#+ (.*)$/gm)].some(([, heading]) => anchor(heading) === place))
            faults.push(`${relative(root, file)}: ${target} is no heading`);
    }
}

// Each block works on its own, as it is pasted.
function runBlocks(file, folder) {
    for (const [, block] of text(file).matchAll(/^```sh\n([\s\S]*?)^```/gm)) {
        if (block.startsWith("./dev")) continue;
        const script = scriptOf(block.replaceAll("http://127.0.0.1:8080", process.env.COMANDA_URL));
        const ran = spawnSync("bash", ["-xc", script],
            { cwd: folder, encoding: "utf8", timeout: 60_000, maxBuffer: 1 << 26 });
        if (ran.status !== 0) faults.push(`${relative(root, file)}:\n${ran.stderr}${ran.stdout.slice(-400)}`);
    }
}

// /docs shows all guides on one page and names a place by its heading.
function checkHeadings(guides) {
    const headings = guides.flatMap((file) =>
        [...text(file).replace(/```[\s\S]*?```/g, "").matchAll(/^#+ (.*)$/gm)].map(([, heading]) => anchor(heading)));
    for (const [at, heading] of headings.entries())
        if (headings.indexOf(heading) < at) faults.push(`docs/guides has two headings ${heading}`);
}

const help = (...command) => execFileSync(program, [...command, "--help"], { encoding: "utf8" });
const namesIn = (lines, pattern) => [...lines.matchAll(pattern)].map(([, name]) => name);

// What help lists under a heading: "store   Stores: add, list" is `store add` and `store list`.
function commands() {
    const listed = help().split("Subcommands:\n")[1].split("\n\n")[0];
    return [...listed.matchAll(/^ {2}([a-z]+) +(.*(?:\n {10,}.*)*)/gm)].flatMap(([, name, about]) => {
        if (name === "help" || name === "version") return [];
        const parts = /: ([a-z]+(?:, [a-z]+)*)$/.exec(about);
        return parts ? parts[1].split(", ").map((part) => `${name} ${part}`) : [name];
    });
}

function compare(what, there, written) {
    for (const name of there) if (!written.includes(name)) faults.push(`docs/operating lacks the ${what} ${name}`);
    for (const name of written) if (!there.includes(name)) faults.push(`docs/operating has the ${what} ${name}, which is not there`);
}

const operating = pages(join(root, "docs/operating")).map(text);
const rows = operating.flatMap((page) => page.split("\n")).filter((line) => line.startsWith("| `"));
compare("setting", namesIn(help("serve"), /^ {2}(--[a-z-]+)/gm).filter((name) => name !== "--json"),
    rows.map((row) => /^\| `(--[a-z-]+)`/.exec(row)?.[1]).filter(Boolean));
compare("command", commands(), rows.filter((row) => row.startsWith("| `comanda ")).flatMap((row) =>
    [...row.split("|")[1].matchAll(/`(?:comanda )?([a-z]+(?: [a-z]+)?)[^`]*`/g)].map(([, name]) => name)));

for (const file of all) checkLinks(file);
const folder = mkdtempSync(join(tmpdir(), "comanda-docs-"));
const guides = pages(join(root, "docs/guides"));
checkHeadings(guides);
for (const file of [join(root, "README.md"), ...guides]) runBlocks(file, folder);
rmSync(folder, { recursive: true });

for (const fault of faults) console.error(fault);
process.exit(faults.length ? 1 : 0);
