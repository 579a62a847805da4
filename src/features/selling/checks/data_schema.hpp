// The check that devices send and get in `data`, as far as it is understood, for the API document.
#pragma once

#include "api/content.hpp"

namespace features::checks {

extern const api::Schema check_data_schema;

}  // namespace features::checks
