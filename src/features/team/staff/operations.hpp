// Operations on the staff, for the page of routes.
// "path: x" after an operation means that the paths of its rows capture {x}.
#pragma once

#include "api/route.hpp"

namespace features::staff {

extern const api::Operation list_staff;        // users or roles, inactive ones too; path: store
extern const api::Operation list_role_groups;  // path: none
extern const api::Operation log_in_by_pin;     // path: store
extern const api::Operation take_punch;        // path: store
extern const api::Operation list_punches;      // path: store
extern const api::Operation read_punch;        // path: store, punch
extern const api::Operation correct_clock;     // path: store, punch
extern const api::Operation read_timesheet;    // path: store

}  // namespace features::staff
