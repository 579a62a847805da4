#include "features/guests/loyalty/feature.hpp"

#include "features/guests/ledger/ledger.hpp"
#include "features/guests/loyalty/tickets_store.hpp"
#include "kinds/customer.hpp"

namespace features::loyalty {
namespace {

// A hold of the customer in the examples, with the id that the examples use.
void make_demo(storage::Transaction& tx, const Demo& demo) {
    constexpr std::int64_t ten_years_ms = 3'652LL * 24 * 3'600'000;
    const std::int64_t now_ms = demo.world.clock.now_ms();
    auto opened = ledger::open(tx, demo.account,
                               ledger::points_of(kinds::customer.traits.example_id), now_ms);
    ledger::require(opened.balance.hold(std::string(example_hold), 10, now_ms + ten_years_ms, 0));
    ledger::save(tx, opened, {.now_ms = now_ms, .who = demo.actor.principal.id, .ticket = "1041"});
}

}  // namespace

const Feature feature{
    .name = "loyalty", .tables = tables, .invariants = invariants, .make_demo = make_demo};

}  // namespace features::loyalty
