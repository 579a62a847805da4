// Copies of the database: backup, the steps after a restore; verify.
#include "base/file.hpp"
#include "base/refusal.hpp"
#include "features/operating/admin/commands.hpp"
#include "features/operating/audit/verify.hpp"

#include <filesystem>
#include <stdexcept>

namespace features::admin {
namespace {

using schema::of;

constexpr std::size_t heads_bytes_max = 16 << 20;

struct NewCopy : schema::Kind {
    constexpr NewCopy() : Kind("newCopy", "newCopies") {}

    schema::Text file{this, "file", required | a_path | help("file to write; must not exist")};
};
constexpr NewCopy new_copy;
static_assert(new_copy.is_unambiguous());

struct Copy {
    std::string file;
    std::int64_t bytes;
};
constexpr schema::Property<Copy> copy_properties[] = {
    {"file", of<&Copy::file>, "Path of the copy."},
    {"bytes", of<&Copy::bytes>, "Size of the copy."},
};
constexpr schema::Object<Copy> copy_answer{"Copy", "A copy of the database.", copy_properties};

Copy back_up(const Context& context, const schema::Record& asked) {
    const std::string& file = asked[new_copy.file];
    try {
        context.database.backup(file);
    } catch (const std::runtime_error& error) {  // the operator can fix it: disk full, file exists
        throw base::Refusal::conflict("backup_failed", error.what());
    }
    note_everywhere(context, {"backup"});
    return {file, static_cast<std::int64_t>(std::filesystem::file_size(file))};
}

struct Doubts : schema::Kind {
    constexpr Doubts() : Kind("doubt", "doubts") {}

    schema::Text heads{
        this, "auditHeads",
        a_path | help("earlier output of `comanda audit head`, which must still match")};
};
constexpr Doubts doubts;
static_assert(doubts.is_unambiguous());

constexpr schema::Property<base::Problem> fault_properties[] = {
    {"where", of<&base::Problem::path>, "The part of the database."},
    {"what", of<&base::Problem::message>, "What is wrong."},
};
constexpr schema::Object<base::Problem> fault{"Fault", "A fault of the database.",
                                              fault_properties};

bool is_faultless(const base::Findings& findings) { return findings.empty(); }
base::Findings faults_of(const base::Findings& findings) { return findings; }
constexpr schema::Property<base::Findings> verdict_properties[] = {
    {"ok", of<is_faultless>, "Whether nothing is wrong."},
    {"problems", schema::object<faults_of, fault>, "What is wrong."},
};
constexpr schema::Object<base::Findings> verdict{"Verdict", "The result of the check.",
                                                 verdict_properties};

std::vector<audit::NotedHead> heads_in(const std::string& path) {
    try {
        return audit::read_heads(base::read_file(path, base::Links::follow, heads_bytes_max),
                                 "auditHeads");
    } catch (const base::FileError& error) {
        throw base::Refusal::invalid("auditHeads", error.what());
    }
}

base::Findings verify(const Context& context, const schema::Record& asked) {
    const std::string& heads = asked[doubts.heads];
    const auto noted = heads.empty() ? std::vector<audit::NotedHead>{} : heads_in(heads);
    base::Findings findings = find_faults(context.database, context.features);
    audit::check_heads(context.database, noted, findings);
    return findings;
}

struct Done {
    bool is_done = true;
};
constexpr schema::Property<Done> done_properties[] = {{"ok", of<&Done::is_done>, "Always true."}};
constexpr schema::Object<Done> done{"Done", "Confirmation.", done_properties};

Done note_restored(const Context& context, const schema::Record&) {
    note_everywhere(context, {"restore"});
    return {};
}

constexpr Command copy_commands[] = {
    {.name = "backup",
     .help = "Write a consistent copy of a SQLite database; a server may run",
     .example = "comanda backup /var/backups/comanda-monday.db",
     .takes = new_copy,
     .does = one<copy_answer, back_up>,
     .first = &new_copy.file,
     .is_long = true},
    {.name = "verify",
     .help = "Check the whole database; exit code 1 on any problem",
     .example = "comanda verify --audit-heads /mnt/elsewhere/heads",
     .takes = doubts,
     .does = one<verdict, verify>,
     .is_long = true},
    // Records in the audit that a backup was restored.
    {.name = "restored",
     .help = "",
     .example = "",
     .takes = no_members,
     .does = one<done, note_restored>},
};

}  // namespace

constexpr Group group::copies{"", "", copy_commands};

}  // namespace features::admin
