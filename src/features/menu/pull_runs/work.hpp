// Carries out runs: one store after another, each pull in one transaction with the row of its
// result, so that a stopped run continues where it was.
#pragma once

#include "features/menu/pull/pull.hpp"
#include "jobs/job.hpp"

#include <functional>

namespace features::pull_runs {

inline constexpr std::string_view pull_job = "pulls";

// A pull that has been decided; called inside a write, it pulls and returns the answer.
using Pull = std::function<std::string(storage::Transaction&)>;
// Decides a pull before its transaction.
using Decide = std::function<Pull(storage::ReadView&, const pull::Request&, const records::Actor&)>;

struct Dependencies {
    storage::Database& database;
    const base::World& world;
    const records::Rulebook& rules;
    Decide decide;
};

// As features/menu/pull does it. What it refers to must outlive it.
Decide decide_with(base::IdSource& ids);

// How many times a store is tried after temporary failures.
inline constexpr std::int64_t attempts_max = 20;

// One run of the job of an account: pulls into the stores that are due, for some seconds at most.
// Returns when there is more to do.
std::optional<std::int64_t> work_off(const Dependencies& dependencies, const jobs::Lease& lease);

}  // namespace features::pull_runs
