// Membership types and plans as a feature. Their descriptions cover all their rules.
#pragma once

#include "features/feature.hpp"

namespace features::membership {

extern const Feature feature;

}  // namespace features::membership
