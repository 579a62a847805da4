#include "features/selling/kitchen/feature.hpp"

#include "features/selling/kitchen/bumping.hpp"
#include "features/selling/kitchen/demo_kitchen.hpp"
#include "features/selling/kitchen/following.hpp"
#include "features/selling/kitchen/requests.hpp"
#include "features/selling/kitchen/tickets.hpp"

namespace features::kitchen {
namespace {

constexpr std::int64_t kept_ms = 30 * 24 * hour_ms;

// "Kitchen: 283, Ines Marin".
std::string label_of(const ShownTexts& ticket) {
    const std::string label = "Kitchen: " + ticket["number"], title = ticket["title"];
    return title.empty() ? label : label + ", " + title;
}

constexpr Resolver resolvers[] = {
    {.kind = kitchen_subject.label, .resolve = resolve, .label = label_of}};

constexpr Retention retention[] = {{.name = "kitchen",
                                    .keep_ms = [](const base::Settings&) { return kept_ms; },
                                    .forget = forget}};

}  // namespace

const Feature feature{.name = "kitchen",
                      .tables = tables,
                      .resolvers = resolvers,
                      .invariants = invariants,
                      .follow_lines = follow_lines,
                      .follow_check = follow_check,
                      .retention = retention,
                      .make_demo = make_demo};

}  // namespace features::kitchen
