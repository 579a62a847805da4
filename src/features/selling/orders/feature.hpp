// Web orders: what guests order online.
#pragma once

#include "features/feature.hpp"

namespace features::orders {

extern const Feature feature;

}  // namespace features::orders
