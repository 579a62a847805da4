// Pictures of records, for the page of routes.
// "path: x" after an operation means that the paths of its rows capture {x}.
#pragma once

#include "api/route.hpp"

namespace features::images {

extern const api::Operation upload_image;  // path: id
extern const api::Operation remove_image;  // path: id
extern const api::Operation show_image;    // path: account, file

}  // namespace features::images
