// The sales that events are about.
#pragma once

#include "features/selling/reports/origins_store.hpp"
#include "features/selling/reports/sales_listing_store.hpp"
#include "storage/tables/changes.hpp"

namespace features::reports {

// The sales of these events of one store, as they are now: see find_listed().
ById<ListedSale> sales_of(storage::ReadView& view, std::string_view account,
                          std::span<const storage::Event> events);

// For Resolver: sales whose events the feed of changes tells, as getSale answers them.
std::vector<storage::ChangedRecord> resolve_sales(storage::ReadView& view, std::string_view account,
                                                  std::span<const storage::Event> events,
                                                  std::int64_t limit);

}  // namespace features::reports
