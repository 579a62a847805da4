// The dining room of the demo.
#pragma once

#include "features/feature.hpp"

namespace features::checks {

// Checks at each store's tables, with its dishes and staff: some made by one device, some merged
// from several, one with a line that arrived after it was closed, and one left open the day before.
void make_demo(storage::Transaction& tx, const Demo& demo);

}  // namespace features::checks
