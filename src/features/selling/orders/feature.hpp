// Web orders: what guests ask for.
#pragma once

#include "features/feature.hpp"

namespace features::orders {

extern const Feature feature;

}  // namespace features::orders
