// Says how much of domain/ its unit tests reach: reads what llvm-cov exports, prints lines and branches
// of each file, and fails on a branch that no test takes and exceptions.txt does not excuse, and on an
// excuse that is no longer needed. An excuse is three fields between bars, the condition as it is written:
//   FILE | CONDITION is true|false | REASON
//
// node report.mjs EXPORT.json FOLDER EXCEPTIONS
import { readFileSync } from "node:fs";

const [exported, folder, exceptions] = process.argv.slice(2);

function excuses(path) {
    const found = new Map();
    for (const [index, line] of readFileSync(path, "utf8").split("\n").entries()) {
        if (line === "" || line.startsWith("#")) continue;
        const fields = line.split(" | ").map((field) => field.trim());
        if (fields.length !== 3 || !/ is (true|false)$/.test(fields[1]) || fields[2] === "")
            throw new Error(`${path}:${index + 1}: FILE | CONDITION is true|false | REASON`);
        found.set(`${fields[0]} | ${fields[1]}`, false);
    }
    return found;
}

/// The text of a region, with its spaces and line ends as one space.
function text(lines, [line, column, lastLine, lastColumn]) {
    const part = lines.slice(line - 1, lastLine);
    part[part.length - 1] = part[part.length - 1].slice(0, lastColumn - 1);
    part[0] = part[0].slice(column - 1);
    return part.join(" ").replace(/\s+/g, " ").trim();
}

/// Place → how often true and false, over all instantiations of a template.
function branches(file) {
    const found = new Map();
    for (const [line, column, lastLine, lastColumn, taken, skipped] of file.branches) {
        const place = [line, column, lastLine, lastColumn];
        const counts = found.get(place.join()) ?? { place, true: 0, false: 0 };
        counts.true += taken;
        counts.false += skipped;
        found.set(place.join(), counts);
    }
    return [...found.values()];
}

const excused = excuses(exceptions);
let missed = 0;
const total = { lines: 0, coveredLines: 0, branches: 0, coveredBranches: 0 };

function look(file, name) {
    const lines = readFileSync(file.filename, "utf8").split("\n");
    const all = branches(file);
    let covered = 0;
    const complaints = [];
    for (const branch of all) {
        for (const way of ["true", "false"]) {
            if (branch[way] > 0) {
                ++covered;
                continue;
            }
            const claim = `${text(lines, branch.place)} is ${way}`;
            const key = `${name} | ${claim}`;
            if (excused.has(key)) excused.set(key, true);
            else complaints.push(`    ${name}:${branch.place[0]}: never tried: ${claim}`);
        }
    }
    const { count, covered: coveredLines } = file.summary.lines;
    total.lines += count;
    total.coveredLines += coveredLines;
    total.branches += 2 * all.length;
    total.coveredBranches += covered;
    missed += complaints.length;
    print(name, coveredLines, count, covered, 2 * all.length);
    complaints.forEach((complaint) => console.log(complaint));
}

function print(name, lines, linesOf, branchesTaken, branchesOf) {
    console.log(`${name.padEnd(28)} lines ${`${lines}/${linesOf}`.padStart(11)}` +
        `  branches ${`${branchesTaken}/${branchesOf}`.padStart(11)}`);
}

for (const file of JSON.parse(readFileSync(exported, "utf8")).data[0].files) {
    const name = file.filename.slice(file.filename.indexOf(`/${folder}/`) + folder.length + 2);
    if (file.filename.includes(`/${folder}/`) && !/(_test\.cpp|[_/](oracle|examples|simulator)\.hpp)$/.test(name))
        look(file, name);
}
print("in all", total.coveredLines, total.lines, total.coveredBranches, total.branches);
const idle = [...excused].filter(([, isNeeded]) => !isNeeded).map(([key]) => key);
idle.forEach((key) => console.log(`excused without need: ${key}`));
console.log(`${excused.size - idle.length} excused, ${missed} branches missing`);
process.exit(missed + idle.length === 0 && total.branches > 0 ? 0 : 1);
