// The audit trail of who did what, as a feature.
#pragma once

#include "features/feature.hpp"

namespace features::audit {

extern const Feature feature;

}  // namespace features::audit
