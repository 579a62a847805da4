// The erasure commands: list, again. A backup still has people who were erased after it was made;
// the list is kept beside it and brings them down once more when it was restored.
//
//     line   ACCOUNT KIND ID TIME        as `list` prints it; empty lines count for nothing
#include "base/file.hpp"
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "base/time_text.hpp"
#include "features/operating/admin/commands.hpp"
#include "features/operating/erasure/work.hpp"
#include "storage/tables/all_accounts.hpp"

#include <sstream>

namespace features::admin {
namespace {

constexpr std::size_t list_bytes_max = 64 << 20;

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
                                                         " is none of `comanda erasure list`");
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
    const erasure::Wish wish{
        .account = one.account,
        .kind = one.kind == "user" ? Person::Kind::user : Person::Kind::customer,
        .id = one.id,
        .who = std::string(operator_name),
        .reason = "Erased before a backup was restored",
        .pseudonym = erasure::pseudonym_of(random),
        .is_forced = true,
        .now_ms = context.world.clock.now_ms()};
    context.database.write_now([&](storage::Transaction& tx) {
        tx.lock(one.account, "");
        const auto person = erasure::load_person(tx, one.account, wish.kind, one.id);
        outcome = !person                                              ? Outcome::unknown
                  : storage::find_erasure(tx, one.account, person->id) ? Outcome::erased_before
                                                                       : Outcome::erased;
        if (outcome != Outcome::erased) return;
        erasure::begin(tx, context.rules, wish);
        note(tx, context, one.account, "", {"eraseAgain", one.kind, person->id});
    });
    return outcome;
}

}  // namespace

std::string erasure_list(const Context& context, Body& body) {
    const std::string account = account_filter(body);
    body.finish();
    std::vector<std::string> lines;
    context.database.read([&](storage::ReadView& view) {
        if (!account.empty()) require_account(view, account);
        for (const std::string& one :
             account.empty() ? storage::all_accounts(view) : std::vector<std::string>{account}) {
            std::string last;
            for (auto some = storage::some_erasures(view, one, last); !some.empty();
                 some = storage::some_erasures(view, one, last)) {
                last = some.back().id;
                for (const storage::Erasure& erasure : some)
                    lines.push_back(base::JsonObject()
                                        .text("account", erasure.account)
                                        .text("kind", erasure.kind)
                                        .text("id", erasure.id)
                                        .text("erasedAt", base::iso_time(erasure.asked_ms))
                                        .flag("done", erasure.is_done())
                                        .text("line", line_of(erasure))
                                        .done());
            }
        }
    });
    return base::json_array(lines);
}

std::string erasure_again(const Context& context, Body& body) {
    const std::string file = body.text("file");
    if (!file.empty() && file.front() != '/') body.add_problem("file", "must be an absolute path");
    body.finish();
    std::int64_t counts[3] = {};
    std::vector<std::string> refused;
    std::vector<Listed> merged;  // are erased with the one that they were merged into
    const auto erase = [&](const Listed& one, bool is_last_try) {
        try {
            ++counts[static_cast<int>(erase_again(context, one))];
        } catch (const base::Refusal& refusal) {
            if (refusal.code == "merged" && !is_last_try) return merged.push_back(one);
            refused.push_back(base::JsonObject()
                                  .text("id", one.id)
                                  .text("code", refusal.code)
                                  .text("message", refusal.message)
                                  .done());
        }
    };
    for (const Listed& one : read_list(file)) erase(one, false);
    for (const Listed& one : merged) erase(one, true);
    return base::JsonObject()
        .flag("ok", refused.empty())
        .number("erased", counts[0])
        .number("erasedBefore", counts[1])
        .number("unknown", counts[2])
        .raw("refused", base::json_array(refused))
        .done();
}

}  // namespace features::admin
