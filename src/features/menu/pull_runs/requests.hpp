// Requests for runs: reads and checks them, and makes the runs.
#pragma once

#include "api/call.hpp"
#include "features/menu/pull_runs/pull_runs_store.hpp"

namespace features::pull_runs {

inline constexpr std::size_t stores_max = 1'000;  // of one run
inline constexpr std::int64_t live_max = 100;     // runs of an account that have not ended

// A run to be made. Throw base::Refusal: 400 with all problems, 403 for a store that the key does
// not see.
struct Wanted {
    Run run;
    std::vector<RunStore> stores;
};
// From a body with `stores`; by default all other active stores that the key sees.
Wanted read_wanted(const api::Call& call, storage::ReadView& view);
// From a body for one store.
Wanted read_wanted(const api::Call& call, storage::ReadView& view, const std::string& store);

// Whether the body has a time at which to pull.
bool has_time(std::string_view body);

// A plan that makes the run, schedules the job for it, and returns it.
api::Plan plan_of(const api::Call& call, Wanted wanted);

}  // namespace features::pull_runs
