// What the package says about the program is what the program does: settings, manual, completion.
//     COMANDA_PROGRAM=PROGRAM node --test program_test.mjs
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { leaves, readCommands } from "../../packaging/commands.mjs";

const packaging = resolve(dirname(fileURLToPath(import.meta.url)), "../../packaging");
const program = process.env.COMANDA_PROGRAM;
const folder = mkdtempSync(join(tmpdir(), "comanda-packaging-"));
after(() => rmSync(folder, { recursive: true }));

const root = readCommands(program);
const all = leaves(root);
const serve = all.find(({ words }) => words[0] === "serve");
const settings = [...serve.options, ...serve.common]
    .filter(({ flag }) => !["--help", "--config", "--json"].includes(flag));
const make = (script) => execFileSync("node", [join(packaging, script), program], { encoding: "utf8" });

const file = readFileSync(join(packaging, "comanda.toml"), "utf8");
const lines = file.split("\n").flatMap((line, at) => {
    const setting = /^(# )?([a-z][a-z-]*) = (.*)$/.exec(line);
    return setting ? [{ at, isSet: !setting[1], name: setting[2], value: setting[3] }] : [];
});

// What the program says to a file of settings.
function answer(text) {
    const path = join(folder, "settings.toml");
    writeFileSync(path, text);
    const ran = spawnSync(program, ["openapi", "--config", path], { encoding: "utf8", env: {}, maxBuffer: 1 << 26 });
    return ran.status === 0 ? "" : ran.stderr;
}

test("the help is read whole", () => {
    assert.ok(all.length > 25 && settings.length > 25);
    for (const command of all) {
        assert.ok(command.about, command.words.join(" "));
        for (const { flag, about } of command.options) assert.ok(/^--[a-z-]+$/.test(flag) && about, flag);
    }
});

test("the file of settings has every setting once, and no other", () => {
    assert.deepEqual(lines.map(({ name }) => name).sort(), settings.map(({ flag }) => flag.slice(2)).sort());
});

test("each setting is explained above it, and tells its default", () => {
    const text = file.split("\n");
    for (const { at, name, value, isSet } of lines) {
        let above = at - 1;
        while (lines.some((line) => line.at === above)) above--;
        assert.match(text[above], /^# \S/, `${name} is not explained`);
        const fixed = / \(default (.*); COMANDA_/.exec(settings.find(({ flag }) => flag === `--${name}`).about)?.[1];
        if (fixed && !isSet) assert.equal(value.replace(/[["\]]/g, ""), fixed, name);
    }
});

test("the program takes the file as it is, with each line, and with all of them", () => {
    assert.equal(answer(file), "");
    const others = { "tls-cert": ["tls-key"], "tls-key": ["tls-cert"], smtp: ["mail-from", "public-url"] };
    const withLines = (names) => file.split("\n").map((line, at) =>
        lines.some((one) => one.at === at && names.includes(one.name)) ? line.replace(/^# /, "") : line).join("\n");
    for (const { name } of lines) assert.equal(answer(withLines([name, ...others[name] ?? []])), "", name);
    assert.equal(answer(withLines(lines.map(({ name }) => name))), "");
    assert.match(answer(file + "\nno-such-setting = 1\n"), /is not a setting/);
});

test("only the place of the data is set, where the service may write", () => {
    const set = lines.filter(({ isSet }) => isSet);
    assert.deepEqual(set.map(({ name, value }) => [name, value]), [["database", '"sqlite:/var/lib/comanda/comanda.db"']]);
    const unit = readFileSync(join(packaging, "comanda.service"), "utf8");
    assert.match(unit, /^StateDirectory=comanda$/m);
    assert.match(unit, /^ExecStart=\/usr\/bin\/comanda serve --config \/etc\/comanda\/comanda\.toml$/m);
});

test("the manual is well made and has every command and flag", () => {
    const path = join(folder, "comanda.1");
    writeFileSync(path, make("man.mjs"));
    const lint = spawnSync("mandoc", ["-T", "lint", "-W", "warning", path], { encoding: "utf8" });
    assert.equal(lint.status, 0, lint.error?.message ?? lint.stdout);
    const shown = execFileSync("mandoc", ["-T", "utf8", "-O", "width=200", path], { encoding: "utf8" })
        .replace(/.\x08/gu, "").replace(/\s+/g, " ");
    for (const { words, options } of all) {
        assert.ok(shown.includes(` comanda ${words.join(" ")} `), words.join(" "));
        for (const { flag, about } of options.filter(({ flag }) => flag !== "--help")) {
            assert.ok(shown.includes(flag), flag);
            assert.ok(shown.includes(about.replace(/\s+/g, " ")), about);
        }
    }
});

// What bash offers after the words of each question, the last of which is being typed.
function completions(questions) {
    const script = join(folder, "completion");
    writeFileSync(script, make("completion.mjs"));
    const asked = questions.map((words) => `ask ${words.map((word) => `'${word}'`).join(" ")}\n`).join("");
    return execFileSync("bash", ["-c", `source ${script} || exit; compopt() { :; }
        ask() {
            COMP_WORDS=(comanda "$@") COMP_CWORD=$#
            _comanda
            echo "\${COMPREPLY[*]}"
        }
        ${asked}`], { encoding: "utf8", cwd: folder })
        .trimEnd().split("\n").map((line) => line.split(" ").filter(Boolean).sort());
}

test("the completion offers the commands and flags of the program", () => {
    const names = ({ commands }) => commands.map(({ words }) => words.at(-1)).sort();
    const groups = [root, ...root.commands.filter(({ commands }) => commands.length)];
    const offered = completions([...groups.map(({ words }) => [...words, ""]), ...all.map(({ words }) => [...words, "--"])]);
    groups.forEach((group, at) => assert.deepEqual(offered[at], names(group), group.words.join(" ")));
    all.forEach(({ words, options, common }, at) => assert.deepEqual(offered[groups.length + at],
        [...options, ...common].map(({ flag }) => flag).sort(), words.join(" ")));
});

test("the completion knows what follows a flag", () => {
    writeFileSync(join(folder, "backup.db"), "");
    const expected = [
        [["serve", "--log-level", ""], ["debug", "error", "info", "off", "warning"]],
        [["serve", "--log-level", "=", "wa"], ["warning"]],
        [["--config", "store", "key", "re"], ["revoke"]],
        [["store", "add", "--name", "list", "--tim"], ["--timezone"]],
        [["store", "add", "--name", ""], []],
        [["serve", "--tls-key", "back"], ["backup.db"]],
        [["restore", "back"], ["backup.db"]],
    ];
    const offered = completions(expected.map(([words]) => words));
    expected.forEach(([words, there], at) => assert.deepEqual(offered[at], there, words.join(" ")));
});

test("a flag takes a value in all commands or in none", () => {
    const takes = new Map();
    for (const { options, common, words } of all)
        for (const { flag, value } of [...options, ...common]) {
            if (takes.has(flag)) assert.equal(value !== "", takes.get(flag), `${flag} of ${words.join(" ")}`);
            takes.set(flag, value !== "");
        }
});
