// The devices of stores, and which of them are online.
#pragma once

#include "features/feature.hpp"

namespace features::devices {

extern const Feature feature;

}  // namespace features::devices
