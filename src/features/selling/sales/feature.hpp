// Sales: what each store sold, as reports show it.
#pragma once

#include "features/feature.hpp"

namespace features::sales {

extern const Feature feature;

}  // namespace features::sales
