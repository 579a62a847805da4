// The staff of the demo: people with roles and pins, and what they worked in the last two weeks.
#pragma once

#include "features/feature.hpp"

namespace features::staff {

// For Feature::make_demo.
void make_demo(storage::Transaction& tx, const Demo& demo);

}  // namespace features::staff
