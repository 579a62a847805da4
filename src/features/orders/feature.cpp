#include "features/orders/feature.hpp"

#include "features/orders/operations.hpp"
#include "features/orders/order_store.hpp"
#include "features/orders/requests.hpp"

namespace features::orders {
namespace {

constexpr const api::Operation* operations[] = {
    &price_web_order,     &save_web_order, &list_placed_orders, &read_web_order,
    &change_order_status, &cancel_order,   &pay_order,          &correct_order};

constexpr Resolver resolvers[] = {{.kind = order_subject.label, .resolve = resolve}};

}  // namespace

const Feature feature{.name = "orders",
                      .operations = operations,
                      .tables = tables,
                      .resolvers = resolvers,
                      .checks = checks,
                      .holds_amounts = has_orders};

}  // namespace features::orders
