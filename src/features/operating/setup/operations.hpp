// The first run of the program, for the page of routes.
#pragma once

#include "api/route.hpp"

namespace features::setup {

extern const api::Operation show_setup;  // whether there is anything to set up
extern const api::Operation set_up;      // the first account, or the demo

}  // namespace features::setup
