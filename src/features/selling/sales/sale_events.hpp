// The sales that events are about.
#pragma once

#include "api/content.hpp"
#include "features/selling/sales/origins_store.hpp"
#include "features/selling/sales/sales_listing_store.hpp"
#include "storage/tables/changes.hpp"

namespace features::sales {

// Its label is the kind of events of sales: who may call one of its operations may see those.
inline constexpr api::Subject sale_subject{"sale", "Sales",
                                           "Sales and refunds, each with its lines and payments."};

// The sales of these events of one store, as they are now: see find_listed().
ById<ListedSale> sales_of(storage::ReadView& view, std::string_view account,
                          std::span<const storage::Event> events);

// For Resolver: sales whose events the feed of changes tells, as getSale answers them.
std::vector<storage::ChangedRecord> resolve_sales(storage::ReadView& view, std::string_view account,
                                                  std::span<const storage::Event> events,
                                                  std::int64_t limit);

}  // namespace features::sales
