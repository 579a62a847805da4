// Points, allowances and holds on the wire.
#pragma once

#include "features/feature.hpp"

namespace features::loyalty {

extern const Feature feature;

}  // namespace features::loyalty
