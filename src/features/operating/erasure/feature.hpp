// Erasing people and telling what is held of them, by one list of every place that holds anything.
#pragma once

#include "features/feature.hpp"

namespace features::erasure {

extern const Feature feature;

}  // namespace features::erasure
