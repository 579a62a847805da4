// An evening of orders in the stores of the demo: some in every status.
#pragma once

#include "features/feature.hpp"

namespace features::orders {

// Of the second store some of the first, by its own prices. Moments are told from now backwards.
void make_demo(storage::Transaction& tx, const Demo& demo);

}  // namespace features::orders
