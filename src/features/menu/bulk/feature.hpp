// Many records in one transaction as a feature.
#pragma once

#include "features/feature.hpp"

namespace features::bulk {

extern const Feature feature;

}  // namespace features::bulk
