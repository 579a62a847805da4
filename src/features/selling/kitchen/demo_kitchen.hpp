// The demo's kitchen: some lines of its open orders and checks are started or done.
#pragma once

#include "features/feature.hpp"

namespace features::kitchen {

void make_demo(storage::Transaction& tx, const Demo& demo);

}  // namespace features::kitchen
