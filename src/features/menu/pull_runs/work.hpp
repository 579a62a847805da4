// Doing what runs ask for: one store after another, each pull in one transaction with the row that
// says what came of it, so that a run goes on where it was wherever it was stopped.
#pragma once

#include "features/menu/pull/pull.hpp"
#include "jobs/job.hpp"

#include <functional>

namespace features::pull_runs {

inline constexpr std::string_view pull_job = "pulls";

// A pull that has been decided; inside a write it does it and returns the answer.
using Pull = std::function<std::string(storage::Transaction&)>;
// Decides a pull before its transaction.
using Decide = std::function<Pull(storage::ReadView&, const pull::Request&, const records::Actor&)>;

struct Means {
    storage::Database& database;
    const base::World& world;
    const records::Rulebook& rules;
    Decide decide;
};

// As features/menu/pull does it. What it refers to must outlive it.
Decide decide_with(base::IdSource& ids);

// How often a store is tried when the cause of its failures may pass.
inline constexpr std::int64_t attempts_max = 20;

// One run of the job of an account: pulls into the stores that are due, for some seconds at most.
// Returns when there is more to do.
std::optional<std::int64_t> work_off(const Means& means, const jobs::Lease& lease);

}  // namespace features::pull_runs
