// Live events: streams and long polls of everything that happens in a store.
#pragma once

#include "features/feature.hpp"

namespace features::live {

extern const Feature feature;

}  // namespace features::live
