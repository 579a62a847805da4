// Reads the bodies of picked deliveries, and hands them to the post.
#pragma once

#include "features/edge/webhooks/deliver.hpp"

#include <set>

namespace features::webhooks {

// The deliveries picked by one transaction.
struct Batch {
    Settings settings{};
    std::vector<Hook> hooks{};
    std::vector<Picked> picked{};
};

// Names of hooks that have no room for deliveries now.
using Full = std::set<std::string>;

// Bodies are read one after another, each when the one before is on its way. A delivery without
// room is returned to the post as interrupted, together with all that follow for its hook, which is
// then full; so is a delivery that could not be sent early enough in the time it is held.
void hand_over(const Dependencies& dependencies, const StoreKey& at, const Batch& batch,
               Full& full);

}  // namespace features::webhooks
