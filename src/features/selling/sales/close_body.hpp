// The body of the webhook for closed checks and orders: the sale.
#pragma once

#include "features/rows.hpp"
#include "storage/tables/events.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace features::sales {

// For each of these events of the store's sales, the JSON of the current sale as getSale returns
// it, plus members for the event and for the check or order behind the sale. Customer and store are
// ids ("" for a walk-in), which is what receivers expect; their names are separate members. "null"
// if the store has no such sale. Runs a few queries for all events. A sale may be as long as a
// check, so callers pass a few dozen events at most.
std::vector<std::string> close_bodies(storage::ReadView& view, std::string_view account,
                                      std::string_view store,
                                      std::span<const storage::Event> events);

// Describes the body in the API document.
extern const RowDescription closed_sale;

}  // namespace features::sales
