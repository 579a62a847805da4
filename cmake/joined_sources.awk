# Which sources are compiled together: prints each after the number of its group. A group has no more
# than `max` characters, and no two files of which one declares something in its unnamed namespace
# that the other, so far as its words tell, means something else by: these stay private. Relies on
# the layout that clang-format makes.
#
# A file declares and mentions words: a type as `Name`, a function as `name(`, and either, as any
# constant, as `name=`. A constant is mentioned only by those that declare one; a local variable hides it.
# A file that brings in the names of an enumeration stays alone.

function declare(word) { declared[file] = declared[file] " " word }
function mention(word) { mentioned[file] = mentioned[file] " " word }

# The line stands at the left margin of an unnamed namespace.
function note_declaration(line,    is_type, is_function) {
    if (line ~ /^(TEST|TYPED_TEST|INSTANTIATE_|static_assert|using [^=]*;)/) return
    is_type = sub(/^(enum class|enum|class|struct|union|using) /, "", line)
    if (is_type) sub(/[^A-Za-z0-9_].*/, "", line)
    else {
        if (!match(line, /[[({=;]/)) return
        is_function = substr(line, RSTART, 1) == "("
        line = substr(line, 1, RSTART - 1)
        sub(/ +$/, "", line)
        sub(/.*[^A-Za-z0-9_]/, "", line)
    }
    if (line == "") return
    if (is_type) declare(line)
    if (is_function) declare(line "(")
    declare(line "=")
    mention(line "=")
}

FNR == 1 {
    file = FILENAME
    files[++count] = file
    is_private = 0
}
{ length_of[file] += length($0) + 1 }
/^namespace {$/ { is_private = 1; next }
/^}  \/\/ namespace$/ { is_private = 0; next }
/^using enum / { is_alone[file] = 1 }
/^#/ { next }
{
    line = $0
    gsub(/\\"/, "", line)
    gsub(/"[^"]*"/, " ", line)
    sub(/\/\/.*/, "", line)
    if (is_private && line ~ /^[A-Za-z_]/) note_declaration(line)
    gsub(/(\.|->|::)[A-Za-z_][A-Za-z0-9_]*/, " ", line)  # members, and what says where it is from
    gsub(/[^A-Za-z0-9_(]+/, " ", line)
    gsub(/\(/, "( ", line)
    mention(line)
    gsub(/\(/, " ", line)
    mention(line)
}

function conflicts(file, group,    all, i, n) {
    if (is_alone[file] || is_alone[group]) return 1
    n = split(declared[file], all, " ")
    for (i = 1; i <= n; ++i)
        if ((group, all[i]) in mentioned_in_group) return 1
    n = split(mentioned[file], all, " ")
    for (i = 1; i <= n; ++i)
        if ((group, all[i]) in declared_in_group) return 1
    return 0
}

END {
    for (at = 1; at <= count; ++at) {
        file = files[at]
        for (group = 0; group in length_of_group; ++group)
            if (length_of_group[group] + length_of[file] <= max && !conflicts(file, group)) break
        length_of_group[group] += length_of[file]
        is_alone[group] = is_alone[file]
        n = split(declared[file], all, " ")
        for (i = 1; i <= n; ++i) declared_in_group[group, all[i]] = 1
        n = split(mentioned[file], all, " ")
        for (i = 1; i <= n; ++i) mentioned_in_group[group, all[i]] = 1
        print group " " file
    }
}
