// The check that devices send and get in `data`, as far as it is understood, for the API document.
#pragma once

#include "schema/object.hpp"

namespace features::checks {

extern const schema::Description check_data;

}  // namespace features::checks
