// What people may do, for the page of routes.
// "path: x" after an operation means that the paths of its rows capture {x}.
#pragma once

#include "api/route.hpp"

namespace features::rights {

extern const api::Operation explain_rights;  // path: store, user

}  // namespace features::rights
