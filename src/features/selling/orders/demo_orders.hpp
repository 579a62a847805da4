// An evening of orders in the demo's stores, with some in every status.
#pragma once

#include "features/feature.hpp"

namespace features::orders {

// The second store gets some of the first store's orders, at its own prices. Times are relative to
// now.
void make_demo(storage::Transaction& tx, const Demo& demo);

}  // namespace features::orders
