// What the audit adds to a write: hashing an entry, and adding it with its indexes to a chain that
// has many already, in CPU time of this program. Beside it the creates of `sqlite` are the whole.
#include "storage/tables/audit.hpp"
#include "app/features.hpp"
#include "bench/cost.hpp"
#include "bench/measures.hpp"

#include <fmt/format.h>

namespace bench {
namespace {

constexpr int entries_at_once = 200;
constexpr int entries_before = 200'000;

storage::AuditEntry entry_number(std::int64_t number) {
    return {.at_ms = 1'700'000'000'000 + number,
            .who = "650000000000000000000a01",
            .network = "192.0.2.0/24",
            .address = std::string(32, 'a'),
            .operation = "updateDepartment",
            .kind = "department",
            .id = fmt::format("{:024x}", static_cast<std::uint64_t>(number) * 0x9e3779b97f4a7c15U),
            .revision = 2,
            .fields = "name printers",
            .outcome = "done"};
}

void append(storage::Database& database, std::int64_t& number, int count) {
    database.write_now([&](storage::Transaction& tx) {
        tx.lock("account", "store");
        for (int i = 0; i < count; ++i)
            storage::append_audit(tx, "account", "store", entry_number(++number));
    });
}

}  // namespace

void measure_audit(const Plan& plan, Table& table) {
    const support::TempFolder folder;
    base::Settings settings;
    settings.database = "sqlite:" + (folder / "audit.db");
    const auto database = app::open_database(settings);
    std::int64_t number = 0;
    while (number < entries_before) append(*database, number, 10'000);
    const auto entry = entry_number(1);
    const std::string previous(64, '0');
    table.show("hashing an entry of the audit",
               cost_of(plan, [&] { storage::audit_hash(previous, "account", "store", 1, entry); }),
               "µs", 0);
    table.show(fmt::format("adding an entry behind {}", entries_before),
               cost_of(plan, [&] { append(*database, number, entries_at_once); }) / entries_at_once,
               "µs", 0);
}

}  // namespace bench
