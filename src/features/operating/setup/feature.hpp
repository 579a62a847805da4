// The first run of the program as a feature: set-up by a one-time token, and the mail server.
#pragma once

#include "features/feature.hpp"

namespace features::setup {

extern const Feature feature;

}  // namespace features::setup
