// Personal data in remarks.
#pragma once

#include "features/feature.hpp"

namespace features::remarks {

extern const std::span<const Personal> personal;

}  // namespace features::remarks
