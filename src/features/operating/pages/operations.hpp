// Pages for people, for the page of routes.
// "path: x" after an operation means that the paths of its rows capture {x}.
#pragma once

#include "api/route.hpp"

namespace features::pages {

extern const api::Operation show_page;  // path: none, or file

}  // namespace features::pages
