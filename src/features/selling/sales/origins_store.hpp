// Where sales come from, and which checks and web orders belong together: many by one query each.
// Ids are looked up as they are, in lower case; those that the account has nothing for are left
// out.
#pragma once

#include "storage/database.hpp"

#include <map>
#include <set>
#include <string>
#include <string_view>

namespace features::sales {

using Ids = std::set<std::string, std::less<>>;
template <class Found>
using ById = std::map<std::string, Found, std::less<>>;

struct SaleOrigin {
    std::string sale;  // its own id; of a refund: that of the refunded sale
    // What the check or web order is known by that it came from; of a refund: that the refunded
    // sale came from.
    std::string origin;
    std::int64_t revision, made_ms;
};
ById<SaleOrigin> sale_origins(storage::ReadView& view, std::string_view account, const Ids& ids);

ById<std::string> check_ids(storage::ReadView& view, std::string_view account, const Ids& ids);
ById<std::string> unique_order_ids(storage::ReadView& view, std::string_view account,
                                   const Ids& ids);

// The `uniqueOrderID` of the web orders that are these sales, by the ids of the sales.
ById<std::string> unique_ids_of_sales(storage::ReadView& view, std::string_view account,
                                      const Ids& sales);

// The ids of the sales of a store that have this `checkID` or `uniqueOrderID`, their refunds among
// them. That is not looked up in lower case.
Ids sales_of_check(storage::ReadView& view, std::string_view account, std::string_view store,
                   std::string_view check_id);
Ids sales_of_order(storage::ReadView& view, std::string_view account, std::string_view store,
                   std::string_view unique_order_id);

// What was submitted as the web orders that are these sales, by the ids of the sales.
ById<std::string> order_texts(storage::ReadView& view, std::string_view account, const Ids& sales);

}  // namespace features::sales
