// Reads the bodies of deliveries that were picked, and hands them to the post.
#pragma once

#include "features/edge/webhooks/deliver.hpp"

#include <set>

namespace features::webhooks {

// What one transaction has picked.
struct Batch {
    Settings settings{};
    std::vector<Hook> hooks{};
    std::vector<Picked> picked{};
};

// Names of hooks whose deliveries find no room now.
using Full = std::set<std::string>;

// Bodies are read one after another, each when the one before is on its way. What finds no room is
// put back to the post as cut short, with all that follows for its hook, which is full then; and so
// is what could not be sent soon enough in the time for which it is held.
void hand_over(const Means& means, const Place& at, const Batch& batch, Full& full);

}  // namespace features::webhooks
