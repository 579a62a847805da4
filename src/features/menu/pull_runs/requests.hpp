// Asking for runs: reading and checking what was sent, and making them.
#pragma once

#include "api/call.hpp"
#include "features/menu/pull_runs/pull_runs_store.hpp"

namespace features::pull_runs {

inline constexpr std::size_t stores_max = 1'000;  // of one run
inline constexpr std::int64_t live_max = 100;     // runs of an account that have not ended

// A run that will be made. Throw base::Refusal: 400 with all that is wrong, 403 for a store that
// the key does not see.
struct Wanted {
    Run run;
    std::vector<RunStore> stores;
};
// Of a body with `stores`, without which it is about all other active stores that the key sees.
Wanted read_wanted(const api::Call& call, storage::ReadView& view);
// Of a body that is about one store.
Wanted read_wanted(const api::Call& call, storage::ReadView& view, const std::string& store);

// Whether the body has a time at which to pull.
bool has_time(std::string_view body);

// A plan that makes the run, has the job do it in its time, and answers it.
api::Plan plan_of(const api::Call& call, Wanted wanted);

}  // namespace features::pull_runs
