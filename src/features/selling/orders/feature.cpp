#include "features/selling/orders/feature.hpp"

#include "features/selling/orders/demo_orders.hpp"
#include "features/selling/orders/due_orders.hpp"
#include "features/selling/orders/found_store.hpp"
#include "features/selling/orders/order_store.hpp"
#include "features/selling/orders/personal.hpp"
#include "features/selling/orders/requests.hpp"

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

constexpr Job work[] = {
    {.name = due_orders_job, .is_of_store = true, .every = jobs::every_day, .run = act}};

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
