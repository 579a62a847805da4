// The evening that plays by itself in the demo.
#pragma once

#include "features/feature.hpp"

namespace features::demo_evening {

extern const Feature feature;

}  // namespace features::demo_evening
