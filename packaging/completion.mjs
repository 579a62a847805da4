// The completion of bash, of what the program says about itself.
//     node completion.mjs PROGRAM > comanda
import { readCommands } from "./commands.mjs";

const program = readCommands(process.argv[2]);
const cases = [];

// What may follow a flag: names of files, or the words that its sentence lists.
function values({ value, about }) {
    if (["FILE", "PATH", "DIR"].includes(value)) return "@files";
    if (value === "LEVEL") return /^[a-z, ]+/.exec(about)[0].split(/[ ,]+/).filter((word) => word && word !== "or").join(" ");
    return "";
}

function add(command) {
    const key = command.words.join(" ");
    const options = [...command.options, ...command.common];
    const flags = options.map(({ flag }) => flag).join(" ");
    const words = command.commands.map(({ words }) => words.at(-1)).join(" ");
    const takesFile = command.positionals.some(({ name }) => name === "FILE");
    cases.push(`        "${key}") words="${words || (takesFile ? "@files" : "")}" flags="${flags}" ;;`);
    command.commands.forEach(add);
}
add(program);

const takers = new Map();
const collect = (command) => {
    [...command.options, ...command.common].filter(({ value }) => value)
        .forEach((option) => takers.set(option.flag, values(option)));
    command.commands.forEach(collect);
};
collect(program);

console.log(`# bash completion of comanda ${program.version}
_comanda_value() {
    case $1 in
${[...takers].map(([flag, after]) => `        ${flag}) value="${after}" ;;`).join("\n")}
        *) return 1 ;;
    esac
}

_comanda_words() {
    case $1 in
${cases.join("\n")}
        *) return 1 ;;
    esac
}

_comanda() {
    local current=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} command="" value words flags at
    COMPREPLY=()
    [[ $current == "=" ]] && current=""
    [[ $before == "=" ]] && before=\${COMP_WORDS[COMP_CWORD-2]}
    for ((at = 1; at < COMP_CWORD; at++)); do
        case \${COMP_WORDS[at]} in
        -*)
            if _comanda_value "\${COMP_WORDS[at]}"; then
                [[ \${COMP_WORDS[at+1]} == "=" ]] && ((++at))
                ((++at))
            fi
            ;;
        *) _comanda_words "\${command:+$command }\${COMP_WORDS[at]}" && command+=\${command:+ }\${COMP_WORDS[at]} ;;
        esac
    done
    _comanda_words "$command"
    if [[ $before == -* ]] && _comanda_value "$before"; then words=$value
    elif [[ $current == -* ]]; then words=$flags
    fi
    if [[ $words == @files ]]; then
        compopt -o filenames
        mapfile -t COMPREPLY < <(compgen -f -- "$current")
    else
        mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
    fi
}
complete -F _comanda comanda`);
