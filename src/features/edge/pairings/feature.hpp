// Paired devices: screens on a wall that stay signed in with the privileges of a role, and the pins
// of people on top of them.
#pragma once

#include "features/feature.hpp"

namespace features::pairings {

extern const Feature feature;

}  // namespace features::pairings
