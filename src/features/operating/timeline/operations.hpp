// What happened in a store, for the page of routes.
// "path: x" after an operation means that the paths of its rows capture {x}.
#pragma once

#include "api/route.hpp"

namespace features::timeline {

extern const api::Operation read_timeline;  // path: store

}  // namespace features::timeline
