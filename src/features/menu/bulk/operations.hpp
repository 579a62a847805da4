// Many records in one request, for the page of routes.
// "path: x" after an operation means that the paths of its rows capture {x}.
#pragma once

#include "api/route.hpp"

namespace features::bulk {

extern const api::Operation write_bulk;  // path: store

}  // namespace features::bulk
