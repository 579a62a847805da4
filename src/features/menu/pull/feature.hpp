// The feature of the pull, for the list of the application.
#pragma once

#include "features/feature.hpp"

namespace features::pull {

extern const Feature feature;

}  // namespace features::pull
