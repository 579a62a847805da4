#include "features/selling/reports/feature.hpp"

#include "features/selling/reports/sale_events.hpp"

namespace features::reports {
namespace {

constexpr Resolver resolvers[] = {{.kind = sale_subject.label, .resolve = resolve_sales}};

}  // namespace

const Feature feature{.name = "reports", .resolvers = resolvers};

}  // namespace features::reports
