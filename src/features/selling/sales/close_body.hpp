// What the webhook that hears of closed checks and orders is told: the sale.
#pragma once

#include "features/rows.hpp"
#include "storage/tables/events.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace features::sales {

// For each of these events of sales of the store the JSON of its sale as it is now, as getSale
// answers it, with what belongs to the event and to the check or order that it came from. Customer
// and store are ids, "" for a walk-in, since receivers take them so; who they are stands beside
// them. "null" where the store has no such sale. A few queries for all of them. A sale may be as
// long as a check, so the caller asks for some dozens at most.
std::vector<std::string> close_bodies(storage::ReadView& view, std::string_view account,
                                      std::string_view store,
                                      std::span<const storage::Event> events);

// What the API document says of such a body.
extern const RowDescription closed_sale;

}  // namespace features::sales
