// Pages for people as a feature.
#pragma once

#include "features/feature.hpp"

namespace features::pages {

extern const Feature feature;

}  // namespace features::pages
