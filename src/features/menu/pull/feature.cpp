#include "features/menu/pull/feature.hpp"

#include "features/menu/pull/demo_pull.hpp"
#include "features/menu/pull/pull_store.hpp"

namespace features::pull {
namespace {

// Copies stay linked; a pull of more than a year ago can no longer be undone.
std::int64_t kept_ms(const base::Settings&) { return 400LL * 24 * 3'600'000; }
constexpr Retention retention[] = {{.name = "pulls", .keep_ms = kept_ms, .forget = forget_pull}};

}  // namespace

const Feature feature{.name = "pull",
                      .tables = tables,
                      .invariants = invariants,
                      .retention = retention,
                      .make_demo = make_demo};

}  // namespace features::pull
