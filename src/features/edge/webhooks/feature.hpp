// Webhooks: events of a store, sent to other programs.
#pragma once

#include "features/feature.hpp"

namespace features::webhooks {

extern const Feature feature;

}  // namespace features::webhooks
