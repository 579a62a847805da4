// The code that pages quote is what the files have: a block after `<!-- from FILE: REGION -->` is what
// stands there between the lines `// [REGION]` and `// [/REGION]`, moved to the left margin. Every
// region of tests/example_feature is quoted by some page.
//     node tests/docs/quotes.mjs            names the blocks that differ
//     node tests/docs/quotes.mjs --write    puts what the files have into the pages
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const example = "tests/example_feature";
const quote = /<!-- from (\S+): ([^>]+?) -->\n```(\w+)\n([\s\S]*?)^```$/gm;

const files = (folder, ending) => readdirSync(join(root, folder), { recursive: true })
    .filter((name) => ending.test(name)).map((name) => join(folder, name));

function atMargin(lines) {
    const indents = lines.filter((line) => line !== "").map((line) => line.search(/\S/));
    return lines.map((line) => line.slice(Math.min(...indents)) + "\n").join("");
}

// The regions of a file by name.
function regionsOf(file) {
    const regions = new Map();
    let name = null, lines = [];
    for (const line of readFileSync(join(root, file), "utf8").split("\n")) {
        const mark = /^\s*\/\/ \[(\/?)([^\]]+)\]$/.exec(line);
        if (!mark) lines.push(line);
        else if (!mark[1]) [name, lines] = [mark[2], []];
        else if (mark[2] !== name) throw new Error(`${file}: [/${mark[2]}] ends what has not begun`);
        else regions.set(name, atMargin(lines));
    }
    return regions;
}

// Returns what is wrong, a sentence each; with `writes` the pages are mended.
export function compareQuotes(writes = false) {
    const faults = [], quoted = new Set();
    for (const page of files("docs", /\.md$/)) {
        const text = readFileSync(join(root, page), "utf8");
        const mended = text.replace(quote, (block, file, region, language, code) => {
            const there = existsSync(join(root, file)) && regionsOf(file).get(region);
            if (!there) faults.push(`${page}: ${file} has no region ${region}`);
            quoted.add(`${file}: ${region}`);
            if (!there || there === code) return block;
            if (!writes) faults.push(`${page}: ${file} has another ${region}; ./dev docs puts it there`);
            return `<!-- from ${file}: ${region} -->\n\`\`\`${language}\n${there}\`\`\``;
        });
        const marks = text.match(/^<!-- from /gm)?.length ?? 0, found = text.match(quote)?.length ?? 0;
        if (marks !== found) faults.push(`${page}: a mark \`from\` has no block behind it`);
        if (writes && mended !== text) writeFileSync(join(root, page), mended);
    }
    for (const file of files(example, /\.[ch]pp$/))
        for (const region of regionsOf(file).keys())
            if (!quoted.has(`${file}: ${region}`)) faults.push(`${file}: no page quotes ${region}`);
    return faults;
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
    const faults = compareQuotes(process.argv.includes("--write"));
    for (const fault of faults) console.error(fault);
    process.exit(faults.length ? 1 : 0);
}
