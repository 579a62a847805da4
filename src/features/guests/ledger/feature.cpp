#include "features/guests/ledger/feature.hpp"

#include "features/guests/ledger/ledger_store.hpp"
#include "features/guests/ledger/personal.hpp"

namespace features::ledger {
namespace {

constexpr std::int64_t forgotten_max = 1'000;
constexpr std::int64_t day_ms = 24LL * 3'600'000;

std::int64_t a_quarter(const base::Settings&) { return 92 * day_ms; }

std::int64_t next_due(api::Services& services, const std::string& account) {
    std::int64_t next_ms = 0;
    services.database.read([&](storage::ReadView& view) { next_ms = first_due(view, account); });
    return next_ms;
}

std::optional<std::int64_t> settle_all(api::Services& services, const jobs::Lease& lease) {
    const auto is_due = [&] {
        return next_due(services, lease.account()) <= services.world.clock.now_ms();
    };
    while (is_due() && !lease.is_stopping())
        services.database.write_now([&](storage::Transaction& tx) {
            lease.require(tx);
            settle_due(tx, lease.account(), services.world.clock.now_ms());
        });
    return next_due(services, lease.account());
}

std::int64_t forget(storage::Transaction& tx, std::string_view account, std::int64_t oldest_ms) {
    return forget_holds(tx, account, oldest_ms, forgotten_max);
}

constexpr Retention retention[] = {{.name = "ended holds", .keep_ms = a_quarter, .forget = forget}};

constexpr Job work[] = {{.name = settling, .every = settled_every, .run = settle_all}};

}  // namespace

const Feature feature{.name = "ledger",
                      .tables = tables,
                      .invariants = invariants,
                      .personal = personal,
                      .retention = retention,
                      .jobs = work};

}  // namespace features::ledger
