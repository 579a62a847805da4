// The run of the demo, whose id the API document shows, and its master store.
#pragma once

#include "features/feature.hpp"

namespace features::pull_runs {

// Makes the first store the master, and a run that pulls its menu into the second in a month.
void make_demo(storage::Transaction& tx, const Demo& demo);

}  // namespace features::pull_runs
