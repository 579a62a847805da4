// Operations on runs of pulls, for the page of routes.
// "path: x" after an operation means that the paths of its rows capture {x}.
#pragma once

#include "api/route.hpp"

namespace features::pull_runs {

inline constexpr std::string_view example_run = "650000000000000000001801";  // in the demo

// run_operations.cpp
extern const api::Operation start_run;   // path: account
extern const api::Operation list_runs;   // path: account
extern const api::Operation read_run;    // path: run
extern const api::Operation cancel_run;  // path: run

// A pull into the store of the path: now, or with `at` by a run of its own (pull_operation.cpp).
extern const api::Operation pull_menu;  // path: store

// The plan of a pull at a set time into the store of the path.
api::Plan schedule_single(const api::Call& call, storage::ReadView& view);

}  // namespace features::pull_runs
