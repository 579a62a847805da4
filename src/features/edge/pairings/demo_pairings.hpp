// The paired devices of the demo.
#pragma once

#include "features/feature.hpp"

namespace features::pairings {

// A tablet in the first store that waits to be paired.
void make_demo(storage::Transaction& tx, const Demo& demo);

}  // namespace features::pairings
