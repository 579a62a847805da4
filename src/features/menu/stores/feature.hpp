// Lists of stores as a feature.
#pragma once

#include "features/feature.hpp"

namespace features::stores {

extern const Feature feature;

}  // namespace features::stores
