// What `--help` of the program tells, as data: the man page and the completion are made of it, so that
// neither can lack a command or a flag.
import { execFileSync } from "node:child_process";

// One of: {words, about, positionals, options, common, footer, commands}; an option is
// {flag, value, about, isRequired, isRepeated}.
export function readCommands(program) {
    const help = (words) => execFileSync(program, [...words, "--help"],
        { encoding: "utf8", env: { PATH: process.env.PATH } });
    const version = execFileSync(program, ["--version"], { encoding: "utf8" }).trim().split(" ")[1];
    const read = (words) => {
        const told = parse(help(words));
        const commands = told.sections.Subcommands ?? [];
        return {
            words, about: told.about, positionals: told.sections.Positionals ?? [],
            options: told.sections.Options ?? [], common: told.sections["For every command"] ?? [],
            footer: commands.length && words.length ? "" : told.footer,
            commands: commands.filter(({ name }) => name !== "help" && name !== "version")
                .map(({ name }) => read([...words, name])),
        };
    };
    return { ...read([]), version };
}

function parse(text) {
    const [, about, rest] = /^([\s\S]*?)\nUsage: .*\n([\s\S]*)$/.exec(text);
    const sections = {};
    let section = null, left = [];
    for (const line of rest.split("\n")) {
        const heading = /^(Positionals|Options|Subcommands|For every command):$/.exec(line);
        const entry = /^ {2}(\S.*?)(?: {2,}|$)(.*)$/.exec(line);
        if (heading) section = sections[heading[1]] = [];
        else if (line === "") section = null;
        else if (section && entry) section.push(entryOf(entry[1], entry[2]));
        else if (section && /^ {10,}\S/.test(line)) section.at(-1).about += " " + line.trim();
        else left.push(line);
        if (line === "" && left.length) left.push("");
    }
    return { about: about.trim(), sections, footer: left.join("\n").replace(/\n{2,}/g, "\n\n").trim() };
}

// "--stores ID ... REQUIRED", "-h,--help" or the name of a command.
function entryOf(form, about) {
    const [name, ...words] = form.split(" ");
    return {
        name, flag: name.split(",").at(-1), about: about.trim(),
        value: words.filter((word) => word !== "REQUIRED" && word !== "...").join(" "),
        isRequired: words.includes("REQUIRED"), isRepeated: words.includes("..."),
    };
}

export const leaves = (command) => command.commands.length ? command.commands.flatMap(leaves) : [command];
