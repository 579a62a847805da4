// The run of the demo, whose id the API document shows, and its master store.
#pragma once

#include "features/feature.hpp"

namespace features::pull_runs {

// The first store is the master, and in a month the second pulls its menu.
void make_demo(storage::Transaction& tx, const Demo& demo);

}  // namespace features::pull_runs
