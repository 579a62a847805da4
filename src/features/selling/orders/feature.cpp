#include "features/selling/orders/feature.hpp"

#include "features/selling/orders/demo_orders.hpp"
#include "features/selling/orders/due_orders.hpp"
#include "features/selling/orders/found_store.hpp"
#include "features/selling/orders/order_store.hpp"
#include "features/selling/orders/personal.hpp"
#include "features/selling/orders/requests.hpp"
#include "features/selling/orders/search_store.hpp"
#include "storage/write_under.hpp"

namespace features::orders {
namespace {

constexpr Resolver resolvers[] = {
    {.kind = order_subject.label, .resolve = resolve, .label = [](const ShownTexts& order) {
         return "Order " + order["orderNumber"];
     }}};
constexpr Finder finders[] = {{.kind = order_subject.label, .find = find_orders_like}};

std::optional<std::int64_t> act(api::Services& services, const jobs::Lease& lease) {
    return act_on_due_orders(services.database, services.world, lease);
}

// Orders that an older program wrote are found when this has run.
constexpr std::string_view sought_orders_job = "sought_orders";
constexpr std::int64_t orders_at_once = 100;

std::optional<std::int64_t> make_all_sought(api::Services& services, const jobs::Lease& lease) {
    const storage::Scope store{lease.account(), lease.store()};
    for (std::int64_t made = orders_at_once; made == orders_at_once;) {
        if (lease.is_stopping()) return services.world.clock.now_ms();
        storage::write_under(services.database, store, [&](storage::Transaction& tx) {
            lease.require(tx);
            made = make_sought(tx, lease.account(), lease.store(), orders_at_once);
        });
    }
    return {};
}

constexpr Job work[] = {
    {.name = due_orders_job, .is_of_store = true, .every = jobs::every_day, .run = act},
    {.name = sought_orders_job,
     .is_of_store = true,
     .every = jobs::every_day,
     .run = make_all_sought}};

}  // namespace

const Feature feature{.name = "orders",
                      .tables = tables,
                      .resolvers = resolvers,
                      .finders = finders,
                      .invariants = invariants,
                      .holds_amounts = has_orders,
                      .personal = personal,
                      .jobs = work,
                      .make_demo = make_demo};

}  // namespace features::orders
