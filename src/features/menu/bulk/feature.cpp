#include "features/menu/bulk/feature.hpp"

#include "features/menu/bulk/step_store.hpp"

namespace features::bulk {
namespace {

// Records stay; a step of more than a year ago can no longer be undone as a whole.
std::int64_t kept_ms(const base::Settings&) { return 400LL * 24 * 3'600'000; }
constexpr Retention retention[] = {{.name = "steps", .keep_ms = kept_ms, .forget = forget_steps}};

}  // namespace

const Feature feature{
    .name = "bulk", .tables = tables, .invariants = invariants, .retention = retention};

}  // namespace features::bulk
