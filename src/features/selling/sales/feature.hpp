// Sales: what was sold in each store, as reports will tell it.
#pragma once

#include "features/feature.hpp"

namespace features::sales {

extern const Feature feature;

}  // namespace features::sales
