// The operator's commands as a feature.
#pragma once

#include "features/feature.hpp"

namespace features::admin {

extern const Feature feature;

}  // namespace features::admin
