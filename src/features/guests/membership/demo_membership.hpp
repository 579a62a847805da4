// Membership of the demo: types, and plans that some of its customers have.
#pragma once

#include "features/feature.hpp"

namespace features::membership {

// For Feature::make_demo. Nothing uses the records with the example ids of their kinds, so that the
// examples of the API document can inactivate them.
void make_demo(storage::Transaction& tx, const Demo& demo);

}  // namespace features::membership
