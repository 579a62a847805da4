#include "features/selling/reports/feature.hpp"

#include "features/selling/reports/operations.hpp"
#include "features/selling/reports/sale_events.hpp"

namespace features::reports {
namespace {

constexpr const api::Operation* operations[] = {&read_sale_report,     &read_account_sale_report,
                                                &read_daily_totals,    &read_account_daily_totals,
                                                &read_tax_report,      &read_day_recap,
                                                &read_layout,          &read_sale_summary,
                                                &list_sales,           &read_sale,
                                                &read_discount_report, &read_transaction_report};

constexpr Resolver resolvers[] = {{.kind = sale_subject.label, .resolve = resolve_sales}};

}  // namespace

const Feature feature{.name = "reports", .operations = operations, .resolvers = resolvers};

}  // namespace features::reports
