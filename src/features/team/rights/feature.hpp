// Whether a person may do something, and why: a question that managers ask of roles.
#pragma once

#include "features/feature.hpp"

namespace features::rights {

extern const Feature feature;

}  // namespace features::rights
