// Operations on points, allowances and holds, for the page of routes.
// "path: x" after an operation means that the paths of its rows capture {x}.
#pragma once

#include "api/route.hpp"

namespace features::loyalty {

// The id of a hold in the demo.
inline constexpr std::string_view example_hold = "650000000000000000001501";

// On points (points_operations.cpp); path: id, of a customer, which is the kind of the row.
extern const api::Operation change_points;
extern const api::Operation list_point_entries;

// On an allowance (allowance_operations.cpp); path: id, of a customer.
extern const api::Operation read_allowance;

// On holds of either (hold_operations.cpp).
extern const api::Operation make_hold;     // path: id, of a customer
extern const api::Operation read_hold;     // path: hold
extern const api::Operation commit_hold;   // path: hold
extern const api::Operation release_hold;  // path: hold

}  // namespace features::loyalty
