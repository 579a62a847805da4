#include "features/orders/feature.hpp"

#include "features/orders/operations.hpp"

namespace features::orders {
namespace {

constexpr const api::Operation* operations[] = {&price_web_order};

}  // namespace

const Feature feature{.name = "orders", .operations = operations};

}  // namespace features::orders
