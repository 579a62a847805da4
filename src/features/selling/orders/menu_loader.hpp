// Reads what an order needs to know of its store's menu.
#pragma once

#include "domain/pricing/menu.hpp"
#include "storage/database.hpp"

namespace features::orders {

// The active records of the store that the order names and those that they refer to, as they are in
// the view, and what is sold at that moment. Records of other stores and accounts do not exist
// here. A few queries, whatever the order has. `now_ms`: Unix time.
domain::Menu load_menu(storage::ReadView& view, const std::string& account,
                       const std::string& store, const schema::Record& order, std::int64_t now_ms);

}  // namespace features::orders
