// Pages for people, for the page of routes.
// "path: x" after an operation means that the paths of its rows capture {x}.
#pragma once

#include "api/route.hpp"

namespace features::pages {

extern const api::Operation show_page;   // path: none, or file; the reference
extern const api::Operation show_shell;  // path: any; the back office, which draws its pages itself
extern const api::Operation show_asset;  // path: file
extern const api::Operation show_icon;   // path: none
extern const api::Operation show_start;  // path: none
extern const api::Operation show_authority;  // path: none

}  // namespace features::pages
