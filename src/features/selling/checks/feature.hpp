// Checks of the dining room, kept in step between devices.
#pragma once

#include "features/feature.hpp"

namespace features::checks {

extern const Feature feature;

}  // namespace features::checks
