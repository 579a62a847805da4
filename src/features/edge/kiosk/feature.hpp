// Kiosks: their logins and licences, and the configuration that they show.
#pragma once

#include "features/feature.hpp"

namespace features::kiosk {

extern const Feature feature;

}  // namespace features::kiosk
