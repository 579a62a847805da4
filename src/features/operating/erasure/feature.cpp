#include "features/operating/erasure/feature.hpp"

#include "features/operating/erasure/work.hpp"

namespace features::erasure {
namespace {

std::optional<std::int64_t> run(api::Services& services, const jobs::Lease& lease) {
    return work_off(services.database, services.of<FeatureList>(), services.world.clock, lease);
}

constexpr Job work[] = {{.name = erasure_job, .every = jobs::every_day, .run = run}};

}  // namespace

const Feature feature{
    .name = "erasure", .invariants = invariants, .personal = personal, .jobs = work};

}  // namespace features::erasure
