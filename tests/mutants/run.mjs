// Breaks domain/ on purpose, one small change after another, and sees whether its unit tests notice.
// mutants.txt lists the changes: a file, the text that stands in it exactly once, what takes its
// place, and, for one that no test can tell from the original, the reason why it survives:
//   money.cpp
//   - rest >= half
//   + rest > half
//   ? REASON
//
// node run.mjs BUILD-FOLDER SOURCE-FOLDER LIST [FILTER]   (FILTER: only of files whose name has it)
//
// The sources stay as they are: a changed copy is compiled with the command of its original, and its
// object linked before the library, which then need not give its own.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

const [build, sources, list, filter = ""] = process.argv.slice(2);
const mayLive = 0.05;  // of all
const seconds = 180;   // that the tests may take; one that never ends was noticed

function mutants(text) {
    const found = [];
    for (const block of text.split(/\n\n+/)) {
        const lines = block.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
        if (lines.length === 0) continue;
        const mutant = { file: lines[0], before: [], after: [], reason: "" };
        for (const line of lines.slice(1)) {
            const rest = line.slice(2);
            if (line.startsWith("- ")) mutant.before.push(rest);
            else if (line.startsWith("+")) mutant.after.push(rest);
            else if (line.startsWith("? ")) mutant.reason += rest;
            else throw new Error(`neither -, + nor ?: ${line}`);
        }
        found.push(mutant);
    }
    return found;
}

/// The last command with which ninja makes a target, without what follows it.
function command(target) {
    const all = execFileSync("ninja", ["-C", build, "-t", "commands", target], { encoding: "utf8" });
    return all.trim().split("\n").at(-1).replace(/^: && /, "").split(" && ")[0];
}

function shell(line, limit) {
    return spawnSync("bash", ["-c", `ulimit -v 8000000; exec ${line}`],
        { cwd: build, timeout: limit * 1000, encoding: "utf8", killSignal: "SIGKILL" });
}

function changed(mutant) {
    const text = readFileSync(join(sources, mutant.file), "utf8");
    const before = mutant.before.join("\n");
    if (text.split(before).length !== 2)
        throw new Error(`${mutant.file} must have this exactly once: ${before}`);
    return text.split(before).join(mutant.after.join("\n"));
}

/// "killed", or why not.
function fate(mutant) {
    const folder = resolve(build, "mutants");
    const original = `CMakeFiles/domain.dir/src/domain/${mutant.file}`;
    const copy = join(folder, mutant.file), object = `${copy}.o`, program = join(folder, "domain_test");
    mkdirSync(dirname(copy), { recursive: true });
    writeFileSync(copy, mutant.text);
    const compile = command(`${original}.o`)
        .replace(/ -MD -MT \S+ -MF \S+/, "")
        .replace(/ -o \S+ -c \S+/, ` -w -o ${object} -c ${copy}`);
    const link = command("domain_test")
        .replace(" -o domain_test ", ` -o ${program} `).replace(" libdomain.a ", ` ${object} libdomain.a `);
    for (const step of [compile, link]) {
        const made = shell(step, seconds);
        if (made.status !== 0) throw new Error(`${mutant.file}: ${made.stderr}`);
    }
    const ran = shell(`${program} --gtest_brief=1 --gtest_fail_fast`, seconds);
    return ran.status === 0 ? "survived" : "killed";
}

const tried = mutants(readFileSync(list, "utf8")).filter((mutant) => mutant.file.includes(filter));
for (const mutant of tried) mutant.text = changed(mutant);
let killed = 0, unexplained = 0, idle = 0;
for (const mutant of tried) {
    const outcome = fate(mutant);
    if (outcome === "killed") ++killed;
    const change = `${mutant.file}: ${mutant.before.join(" ")}  →  ${mutant.after.join(" ")}`;
    if (outcome === "survived" && mutant.reason === "") ++unexplained;
    if (outcome === "killed" && mutant.reason !== "") ++idle;
    console.log(`${outcome.padEnd(8)}  ${change}${mutant.reason === "" ? "" : `  (${mutant.reason})`}`);
}
console.log(`${killed} of ${tried.length} mutants killed, ${unexplained} survivors unexplained, ` +
    `${idle} explained that did not survive`);
process.exit(tried.length > 0 && unexplained + idle === 0 && killed >= tried.length * (1 - mayLive) ? 0 : 1);
