// Kiosks: their logins, licences and configuration.
#pragma once

#include "features/feature.hpp"

namespace features::kiosk {

extern const Feature feature;

}  // namespace features::kiosk
