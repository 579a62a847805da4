// What remarks hold of people: whatever was written about them.
#pragma once

#include "features/feature.hpp"

namespace features::remarks {

extern const std::span<const Personal> personal;

}  // namespace features::remarks
