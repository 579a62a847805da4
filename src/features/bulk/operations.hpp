// Many records at once, for the page of routes.
#pragma once

#include "api/route.hpp"

namespace features::bulk {

extern const api::Operation write_bulk;  // path: store

}  // namespace features::bulk
