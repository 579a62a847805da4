// Customers as a feature: their rules, visits, merging two of them, the account's settings, the
// customers of the demo.
#pragma once

#include "features/feature.hpp"

namespace features::customers {

extern const Feature feature;

}  // namespace features::customers
