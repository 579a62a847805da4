// Remarks that managers write about a business date.
#pragma once

#include "features/feature.hpp"

namespace features::remarks {

extern const Feature feature;

}  // namespace features::remarks
