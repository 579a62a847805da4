// The operator's commands over the private socket, for the page of routes.
// "path: x" after an operation means that the paths of its rows capture {x}.
#pragma once

#include "api/route.hpp"

namespace features::admin {

extern const api::Operation run_admin;  // path: command, perhaps after a group

}  // namespace features::admin
