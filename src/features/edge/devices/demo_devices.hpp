// The devices of the demo.
#pragma once

#include "features/feature.hpp"

namespace features::devices {

// In each store: two tills, three tablets, and one lost device that is blocked.
void make_demo(storage::Transaction& tx, const Demo& demo);

}  // namespace features::devices
