// Customers of the demo, with a history of visits and points.
#pragma once

#include "features/feature.hpp"

namespace features::customers {

// For Feature::make_demo. Everything but the time is the same each time, including ids.
void make_demo(storage::Transaction& tx, const Demo& demo);

}  // namespace features::customers
