// Many records in one request, and the way back from that, for the page of routes.
// "path: x" after an operation means that the paths of its rows capture {x}.
#pragma once

#include "api/route.hpp"

namespace features::bulk {

extern const api::Operation write_bulk;  // path: store
extern const api::Operation list_steps;  // path: store
extern const api::Operation read_step;   // path: store, step
extern const api::Operation undo_step;   // path: store, step

}  // namespace features::bulk
