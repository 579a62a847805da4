// The first page, for the page of routes.
// "path: x" after an operation means that the paths of its rows capture {x}.
#pragma once

#include "api/route.hpp"

namespace features::today {

extern const api::Operation read_today;  // path: store

}  // namespace features::today
