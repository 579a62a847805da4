// Many records in one transaction, kept as a step.
#pragma once

#include "features/feature.hpp"

namespace features::bulk {

extern const Feature feature;

}  // namespace features::bulk
