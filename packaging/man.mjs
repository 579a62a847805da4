// The page comanda(1), of what the program says about itself.
//     node man.mjs PROGRAM > comanda.1
import { leaves, readCommands } from "./commands.mjs";

const program = readCommands(process.argv[2]);
const out = [];
const escape = (text) => text.replaceAll("\\", "\\e").replaceAll("-", "\\-").replace(/^([.'])/gm, "\\&$1")
    .replace(/[^\x20-\x7e\n]/g, (letter) => `\\[u${letter.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")}]`);
const say = (...lines) => out.push(...lines);
const prose = (text) => say(escape(text));
const option = ({ flag, value, about, isRepeated }) =>
    say(".TP", `\\fB${escape(flag)}\\fR${value ? ` \\fI${escape(value)}\\fR` : ""}${isRepeated ? " ..." : ""}`, escape(about));
const asIs = (text) => say(".PP", ".nf", ".RS 4", escape(text), ".RE", ".fi");

const seconds = process.env.SOURCE_DATE_EPOCH ?? Date.now() / 1000;
const date = new Date(seconds * 1000).toISOString().slice(0, 10);
say(`.TH COMANDA 1 ${date} "comanda ${program.version}" "User commands"`);
say(".SH NAME", "comanda \\- restaurant back office: menu, orders, checks, staff and reports");
say(".SH SYNOPSIS", "\\fBcomanda\\fR \\fICOMMAND\\fR [\\fIOPTION\\fR]...", ".PP",
    "\\fBcomanda\\fR \\fICOMMAND\\fR \\fB\\-\\-help\\fR");
say(".SH DESCRIPTION");
prose(program.about);
asIs(program.footer);

say(".SH COMMANDS");
for (const command of leaves(program)) {
    say(`.SS "comanda ${escape(command.words.join(" "))}${command.positionals.map(({ name }) => " " + escape(name)).join("")}"`);
    prose(command.about + ".");
    command.positionals.forEach(({ name, about }) => say(".TP", `\\fI${escape(name)}\\fR`, escape(about)));
    command.options.filter(({ flag }) => flag !== "--help").forEach(option);
    if (command.footer) asIs(command.footer);
}

say(".SH OPTIONS OF EVERY COMMAND");
leaves(program).find(({ common }) => common.length).common.forEach(option);

say(".SH EXIT STATUS");
for (const [status, about] of [[0, "Done; for serve: stopped by a signal."],
    [1, "Refused: the message on standard error says why. verify: a problem was found."],
    [2, "The command line, a variable or the file of settings is wrong."],
    [3, "The database or the server that holds it does not answer."]])
    say(".TP", `\\fB${status}\\fR`, about);
say(".SH SIGNALS", "The server ends after SIGTERM, SIGINT or SIGHUP, when running requests are answered.");
say(".SH FILES");
for (const [file, about] of [["/etc/comanda/comanda.toml", "Settings of the service; commands read them with \\-\\-config."],
    ["/var/lib/comanda", "The database of the service."]])
    say(".TP", `\\fI${file}\\fR`, about);
say(".SH SEE ALSO", "\\fBsystemctl\\fR(1), \\fBjournalctl\\fR(1)");
console.log(out.join("\n"));
