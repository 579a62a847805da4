// One search in everything that a store has, for the page of routes.
// "path: x" after an operation means that the paths of its rows capture {x}.
#pragma once

#include "api/route.hpp"

namespace features::search {

extern const api::Operation search_store;  // path: store

}  // namespace features::search
