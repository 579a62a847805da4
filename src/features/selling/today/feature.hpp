// The first page: the figures of the day so far, and what needs somebody.
#pragma once

#include "features/feature.hpp"

namespace features::today {

extern const Feature feature;

}  // namespace features::today
