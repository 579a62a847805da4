// Data about people in punches: why they were corrected.
#pragma once

#include "features/feature.hpp"

namespace features::staff {

extern const std::span<const Personal> personal;

}  // namespace features::staff
