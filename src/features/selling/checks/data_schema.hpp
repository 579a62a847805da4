// The known members of the check that devices send and receive in `data`, for the API document.
#pragma once

#include "schema/object.hpp"

namespace features::checks {

extern const schema::Description check_data;

}  // namespace features::checks
