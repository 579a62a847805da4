#include "features/edge/pairings/feature.hpp"

#include "auth/pairings.hpp"
#include "features/edge/pairings/demo_pairings.hpp"
#include "features/edge/pairings/pairings_store.hpp"

namespace features::pairings {
namespace {

constexpr std::int64_t day_ms = 24LL * 3'600'000;
constexpr Retention retention[] = {{.name = "pairing codes",
                                    .keep_ms = [](const base::Settings&) { return day_ms; },
                                    .forget = auth::forget_pairing_codes}};

}  // namespace

const Feature feature{.name = "pairings",
                      .invariants = invariants,
                      .personal = personal,
                      .retention = retention,
                      .make_demo = make_demo};

}  // namespace features::pairings
