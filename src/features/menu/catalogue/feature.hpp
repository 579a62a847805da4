// The catalogue of a restaurant as a feature: its rules, its lists, the menu of the demo.
#pragma once

#include "features/feature.hpp"

namespace features::catalogue {

extern const Feature feature;

}  // namespace features::catalogue
