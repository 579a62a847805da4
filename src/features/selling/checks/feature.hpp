// Checks of the dining room, synchronized between devices.
#pragma once

#include "features/feature.hpp"

namespace features::checks {

extern const Feature feature;

}  // namespace features::checks
