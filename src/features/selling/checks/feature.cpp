#include "features/selling/checks/feature.hpp"

#include "features/selling/checks/check_store.hpp"
#include "features/selling/checks/demo_checks.hpp"
#include "features/selling/checks/found_checks.hpp"
#include "features/selling/checks/personal.hpp"
#include "features/selling/checks/requests.hpp"

namespace features::checks {
namespace {

constexpr Resolver resolvers[] = {
    {.kind = check_subject.label, .resolve = resolve, .label = label_of}};
constexpr Finder finders[] = {{.kind = check_subject.label, .find = find_checks_like}};

}  // namespace

const Feature feature{.name = "checks",
                      .tables = tables,
                      .resolvers = resolvers,
                      .finders = finders,
                      .invariants = rules_of_tables,
                      .holds_amounts = has_checks,
                      .has_origin = has_check,
                      .personal = personal,
                      .make_demo = make_demo};

}  // namespace features::checks
