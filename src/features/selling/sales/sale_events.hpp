// The sales that events are about.
#pragma once

#include "api/content.hpp"
#include "features/selling/sales/origins_store.hpp"
#include "features/selling/sales/sales_listing_store.hpp"
#include "storage/tables/changes.hpp"

namespace features::sales {

// Its label is the kind of the events of sales: whoever may call one of its operations may see
// them.
inline constexpr api::Subject sale_subject{"sale", "Sales",
                                           "Sales and refunds, each with its lines and payments."};

// The current sales of these events of one store: see find_listed().
ById<ListedSale> sales_of(storage::ReadView& view, std::string_view account,
                          std::span<const storage::Event> events);

// For Resolver: the sales of events in the change feed, as getSale returns them.
std::vector<storage::ChangedRecord> resolve_sales(storage::ReadView& view, std::string_view account,
                                                  std::span<const storage::Event> events,
                                                  std::int64_t limit);

}  // namespace features::sales
