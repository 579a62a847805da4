// Pages for people as a feature: what they show of the installation.
#pragma once

#include "features/feature.hpp"

namespace features::pages {

extern const Feature feature;

}  // namespace features::pages
