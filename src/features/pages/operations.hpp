// Pages for people, for the page of routes.
#pragma once

#include "api/route.hpp"

namespace features::pages {

extern const api::Operation show_page;  // path: none, or file

}  // namespace features::pages
