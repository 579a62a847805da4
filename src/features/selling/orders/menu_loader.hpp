// Reads the part of its store's menu that an order needs.
#pragma once

#include "domain/pricing/menu.hpp"
#include "storage/database.hpp"

namespace features::orders {

// The active records of the store that the order names and those that they refer to, as in the
// view, and what is on sale at that time. Records of other stores and accounts do not exist here.
// Runs a few queries, however long the order is. `now_ms`: Unix time.
domain::Menu load_menu(storage::ReadView& view, const std::string& account,
                       const std::string& store, const schema::Record& order, std::int64_t now_ms);

}  // namespace features::orders
