#include "features/menu/pull_runs/feature.hpp"

#include "features/menu/pull_runs/demo_runs.hpp"
#include "features/menu/pull_runs/pull_runs_store.hpp"
#include "features/menu/pull_runs/work.hpp"

namespace features::pull_runs {
namespace {

std::optional<std::int64_t> run(api::Services& services, const jobs::Lease& lease) {
    return work_off({.database = services.database,
                     .world = services.world,
                     .rules = services.of<records::Rulebook>(),
                     .decide = decide_with(services.world.ids)},
                    lease);
}

constexpr Job work[] = {{.name = pull_job, .every = jobs::every_day, .run = run}};

constexpr Retention retention[] = {
    {.name = "pull runs",
     .keep_ms = [](const base::Settings&) -> std::int64_t { return 90LL * 86'400'000; },
     .forget = forget_ended}};

}  // namespace

const Feature feature{.name = "pull_runs",
                      .tables = tables,
                      .invariants = invariants,
                      .retention = retention,
                      .jobs = work,
                      .make_demo = make_demo};

}  // namespace features::pull_runs
