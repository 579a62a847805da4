// Pictures of records as a feature.
#pragma once

#include "features/feature.hpp"

namespace features::images {

extern const Feature feature;

}  // namespace features::images
