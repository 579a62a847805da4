// Records of any kind as a feature: reading, writing, history, what changed.
#pragma once

#include "features/feature.hpp"

namespace features::records {

extern const Feature feature;

}  // namespace features::records
