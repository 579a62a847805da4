// Web orders that fit what people type.
#pragma once

#include "features/found.hpp"

namespace features::orders {

// By number and by the beginning of the uniqueOrderID however old they are; by contact, phone and
// amount among the newest 300.
std::vector<Hit> find_orders_like(storage::ReadView& view, const Sought& sought);

}  // namespace features::orders
