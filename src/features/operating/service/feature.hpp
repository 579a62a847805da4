// The program itself as a feature: health, metrics, documents, safe retries, keys.
#pragma once

#include "features/feature.hpp"

namespace features::service {

extern const Feature feature;

}  // namespace features::service
