// Records of any kind as a feature: reading, writing, history, changes.
#pragma once

#include "features/feature.hpp"

namespace features::records {

extern const Feature feature;

}  // namespace features::records
