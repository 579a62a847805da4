// Membership types and plans as a feature. Their descriptions say all that holds for them.
#pragma once

#include "features/feature.hpp"

namespace features::membership {

extern const Feature feature;

}  // namespace features::membership
