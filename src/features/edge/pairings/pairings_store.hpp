// What must hold in the tables of paired devices, and the personal data in them.
#pragma once

#include "features/feature.hpp"

namespace features::pairings {

extern const std::span<const storage::Rule> invariants;
extern const std::span<const Personal> personal;

}  // namespace features::pairings
