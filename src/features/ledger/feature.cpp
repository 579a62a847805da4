#include "features/ledger/feature.hpp"

#include "features/ledger/ledger_store.hpp"

namespace features::ledger {
namespace {

constexpr std::int64_t settled_max = 100, forgotten_max = 1'000;
constexpr std::int64_t day_ms = 24LL * 3'600'000;

std::int64_t at_once(const base::Settings&) { return 0; }
std::int64_t a_quarter(const base::Settings&) { return 92 * day_ms; }

// Writes what has lapsed and expired by then.
bool settle(storage::Transaction& tx, std::string_view account, std::int64_t now_ms) {
    const auto ids = due_balances(tx, account, now_ms, settled_max);
    for (const std::string& id : ids) {
        Opened opened = open(tx, account, id, now_ms);
        save(tx, opened, {.now_ms = now_ms, .who = "upkeep"});
    }
    return std::ssize(ids) == settled_max;
}

bool forget(storage::Transaction& tx, std::string_view account, std::int64_t oldest_ms) {
    return forget_holds(tx, account, oldest_ms, forgotten_max) == forgotten_max;
}

constexpr Retention retention[] = {
    {.name = "holds and points", .keep_ms = at_once, .forget = settle},
    {.name = "ended holds", .keep_ms = a_quarter, .forget = forget}};

}  // namespace

const Feature feature{.name = "ledger", .tables = tables, .checks = checks, .retention = retention};

}  // namespace features::ledger
