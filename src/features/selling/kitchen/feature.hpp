// The kitchen: which lines of orders and checks are started and done.
#pragma once

#include "features/feature.hpp"

namespace features::kitchen {

extern const Feature feature;

}  // namespace features::kitchen
