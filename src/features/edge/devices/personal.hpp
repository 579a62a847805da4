// Personal data in devices: a name that somebody gave one.
#pragma once

#include "features/feature.hpp"

namespace features::devices {

extern const std::span<const Personal> personal;

}  // namespace features::devices
