// Remarks: what managers note about a business date, and want to be reminded of.
#pragma once

#include "features/feature.hpp"

namespace features::remarks {

extern const Feature feature;

}  // namespace features::remarks
