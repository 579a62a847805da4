// Erasing people and exporting their data, by one list of every place that holds personal data.
#pragma once

#include "features/feature.hpp"

namespace features::erasure {

extern const Feature feature;

}  // namespace features::erasure
