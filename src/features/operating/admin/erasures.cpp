// The erasure commands: list, again. A backup still contains people who were erased after it was
// made; keep the list with the backup, and erase them again after a restore.
//
//     line   ACCOUNT KIND ID TIME        as `list` prints it; empty lines are ignored
#include "base/file.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "base/time_text.hpp"
#include "features/operating/admin/commands.hpp"
#include "features/operating/erasure/work.hpp"

#include <sstream>

namespace features::admin {
namespace {

constexpr std::size_t list_bytes_max = 64 << 20;

using schema::of;

struct Listed {
    std::string account, kind, id;
};

std::string line_of(const storage::Erasure& one) {
    return one.account + ' ' + one.kind + ' ' + one.id + ' ' + base::iso_time(one.asked_ms);
}

std::vector<Listed> read_list(const std::string& path) {
    std::vector<Listed> all;
    try {
        std::istringstream lines(base::read_file(path, base::Links::follow, list_bytes_max));
        std::string line;
        for (int number = 1; std::getline(lines, line); ++number) {
            if (base::trimmed(line).empty()) continue;
            std::istringstream words(line);
            Listed one;
            words >> one.account >> one.kind >> one.id;
            if (!base::is_id(one.account) || !base::is_id(one.id) ||
                (one.kind != "customer" && one.kind != "user"))
                throw base::Refusal::invalid("file", "line " + std::to_string(number) +
                                                         " is not a line of `comanda erasure "
                                                         "list`");
            all.push_back(std::move(one));
        }
    } catch (const base::FileError& error) {
        throw base::Refusal::invalid("file", error.what());
    }
    return all;
}

enum class Outcome : std::uint8_t { erased, erased_before, unknown };

Outcome erase_again(const Context& context, const Listed& one) {
    Outcome outcome = Outcome::unknown;
    const std::string random = context.world.ids.next();
    const erasure::ErasureTask task{
        .account = one.account,
        .kind = one.kind == "user" ? DataSubject::Kind::user : DataSubject::Kind::customer,
        .id = one.id,
        .who = std::string(operator_name),
        .reason = "Erased before a backup was restored",
        .pseudonym = erasure::pseudonym_of(random),
        .is_forced = true,
        .now_ms = context.world.clock.now_ms()};
    context.database.write_now([&](storage::Transaction& tx) {
        tx.lock(one.account, "");
        const auto person = erasure::load_person(tx, one.account, task.kind, one.id);
        outcome = !person                                              ? Outcome::unknown
                  : storage::find_erasure(tx, one.account, person->id) ? Outcome::erased_before
                                                                       : Outcome::erased;
        if (outcome != Outcome::erased) return;
        erasure::begin(tx, context.rules, task);
        note(tx, context, one.account, "", {"eraseAgain", one.kind, person->id});
    });
    return outcome;
}

constexpr schema::Property<storage::Erasure> listed_erasure_properties[] = {
    {"account", of<&storage::Erasure::account>, "Id of the account."},
    {"kind", of<&storage::Erasure::kind>, "Whether it was a customer or a user."},
    {"id", of<&storage::Erasure::id>, "Id of the customer or user."},
    {"erasedAt", schema::instant<&storage::Erasure::asked_ms>, "When the erasure was requested."},
    {"done", of<&storage::Erasure::is_done>, "Whether it is complete."},
    {"line", of<line_of>, "The line that `erasure again` takes."},
};
constexpr schema::Object<storage::Erasure> listed_erasure{"ListedErasure", "An erased person.",
                                                          listed_erasure_properties};

std::vector<storage::Erasure> list_erasures(const Context& context, const schema::Record& asked) {
    std::vector<storage::Erasure> all;
    for_each_account(context, asked, [&](storage::ReadView& view, const std::string& account) {
        std::string last;
        for (auto some = storage::some_erasures(view, account, last); !some.empty();
             some = storage::some_erasures(view, account, last)) {
            last = some.back().id;
            for (storage::Erasure& one : some) all.push_back(std::move(one));
        }
    });
    return all;
}

struct ErasedBefore : schema::Kind {
    constexpr ErasedBefore() : Kind("erasedBefore", "erasedBefores") {}

    schema::Text file{this, "file", required | a_path | help("output of `comanda erasure list`")};
};
constexpr ErasedBefore erased_before;
static_assert(erased_before.is_unambiguous());

struct RefusedErasure {
    std::string id, code, message;
};
constexpr schema::Property<RefusedErasure> refused_erasure_properties[] = {
    {"id", of<&RefusedErasure::id>, "Id of the customer or user."},
    {"code", of<&RefusedErasure::code>, "Error code."},
    {"message", of<&RefusedErasure::message>, "Error message."},
};
constexpr schema::Object<RefusedErasure> refused_erasure{
    "RefusedErasure", "A person who could not be erased.", refused_erasure_properties};

struct ErasedAgain {
    std::int64_t counts[3] = {};  // by Outcome
    std::vector<RefusedErasure> refused{};
};
template <Outcome outcome>
std::int64_t count_of(const ErasedAgain& erased) {
    return erased.counts[static_cast<int>(outcome)];
}
constexpr schema::Property<ErasedAgain> erased_again_properties[] = {
    {"ok", of<[](const ErasedAgain& erased) { return erased.refused.empty(); }>,
     "Whether nobody was refused."},
    {"erased", of<count_of<Outcome::erased>>, "How many were erased now."},
    {"erasedBefore", of<count_of<Outcome::erased_before>>, "How many had already been erased."},
    {"unknown", of<count_of<Outcome::unknown>>, "How many are not in the database."},
    {"refused", schema::object<&ErasedAgain::refused, refused_erasure>,
     "Those who could not be erased."},
};
constexpr schema::Object<ErasedAgain> erased_again{"ErasedAgain", "The result of erasing again.",
                                                   erased_again_properties};

ErasedAgain erase_all_again(const Context& context, const schema::Record& asked) {
    ErasedAgain erased;
    std::vector<Listed> merged;  // erased with the customer they were merged into
    const auto erase = [&](const Listed& one, bool is_last_try) {
        try {
            ++erased.counts[static_cast<int>(erase_again(context, one))];
        } catch (const base::Refusal& refusal) {
            if (refusal.code == "merged" && !is_last_try) return merged.push_back(one);
            erased.refused.push_back({one.id, refusal.code, refusal.message});
        }
    };
    for (const Listed& one : read_list(asked[erased_before.file])) erase(one, false);
    for (const Listed& one : merged) erase(one, true);
    return erased;
}

constexpr Command erasure_commands[] = {
    {.name = "list",
     .help = "List erased people, one per line without a name, to be kept with backups",
     .example = "comanda erasure list > /mnt/elsewhere/erasures",
     .takes = one_account,
     .does = many<listed_erasure, list_erasures>,
     .line = "line"},
    {.name = "again",
     .help = "Erase people again who came back with a restored backup",
     .example = "comanda erasure again /mnt/elsewhere/erasures",
     .takes = erased_before,
     .does = one<erased_again, erase_all_again>,
     .first = &erased_before.file,
     .is_long = true},
};

}  // namespace

constexpr Group group::erasures{"erasure", "Erased people", erasure_commands};

}  // namespace features::admin
