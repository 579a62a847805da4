// What was sold, as reports.
#pragma once

#include "features/feature.hpp"

namespace features::reports {

extern const Feature feature;

}  // namespace features::reports
