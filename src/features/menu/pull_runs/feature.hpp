// Pulls into many stores, and pulls at a set time, as a feature.
#pragma once

#include "features/feature.hpp"

namespace features::pull_runs {

extern const Feature feature;

}  // namespace features::pull_runs
