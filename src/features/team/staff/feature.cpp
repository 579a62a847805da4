#include "features/team/staff/feature.hpp"

#include "features/team/staff/demo_staff.hpp"
#include "features/team/staff/personal.hpp"
#include "features/team/staff/punches.hpp"
#include "features/team/staff/rules.hpp"
#include "features/team/staff/staff_store.hpp"

namespace features::staff {
namespace {

constexpr Resolver resolvers[] = {{.kind = clock_subject.label,
                                   .resolve = resolve_punches,
                                   .label = [](const ShownTexts& punch) { return punch["name"]; }}};

// A device without a login for this long is a stranger again.
constexpr std::int64_t day_ms = 24LL * 3'600'000;
constexpr Retention retention[] = {{.name = "devices of logins",
                                    .keep_ms = [](const base::Settings&) { return 90 * day_ms; },
                                    .forget = forget_pin_tries},
                                   {.name = "strange devices",
                                    .keep_ms = [](const base::Settings&) { return day_ms; },
                                    .forget = forget_strangers}};

}  // namespace

const Feature feature{.name = "staff",
                      .rules = rules(),
                      .tables = tables,
                      .resolvers = resolvers,
                      .invariants = invariants,
                      .personal = personal,
                      .retention = retention,
                      .make_demo = make_demo};

}  // namespace features::staff
