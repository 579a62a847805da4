#include "features/selling/sales/feature.hpp"

#include "features/selling/sales/found_store.hpp"
#include "features/selling/sales/personal.hpp"
#include "features/selling/sales/sale_events.hpp"
#include "features/selling/sales/sales_store.hpp"

namespace features::sales {
namespace {

constexpr Resolver resolvers[] = {
    {.kind = sale_subject.label, .resolve = resolve_sales, .label = [](const ShownTexts& sale) {
         return (sale["refundOf"].empty() ? "Sale " : "Refund ") + sale["saleNo"];
     }}};
constexpr Finder finders[] = {{.kind = sale_subject.label, .find = find_sales_like}};

}  // namespace

const Feature feature{.name = "sales",
                      .tables = tables,
                      .resolvers = resolvers,
                      .finders = finders,
                      .invariants = invariants,
                      .holds_amounts = has_sales,
                      .personal = personal};

}  // namespace features::sales
