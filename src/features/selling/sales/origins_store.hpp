// Where sales come from, and which checks and web orders belong together; each function takes many
// ids and runs one query. Ids must be in lower case; unknown ids are left out.
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
    std::string sale;  // its own id; for a refund: id of the refunded sale
    // The `checkID` or `uniqueOrderID` it came from; for a refund: that of the refunded sale.
    std::string origin;
    std::int64_t revision, made_ms;
};
ById<SaleOrigin> sale_origins(storage::ReadView& view, std::string_view account, const Ids& ids);

ById<std::string> check_ids(storage::ReadView& view, std::string_view account, const Ids& ids);
ById<std::string> unique_order_ids(storage::ReadView& view, std::string_view account,
                                   const Ids& ids);

// The `uniqueOrderID` of the web orders behind these sales, by the ids of the sales.
ById<std::string> unique_ids_of_sales(storage::ReadView& view, std::string_view account,
                                      const Ids& sales);

// The ids of the store's sales with this `checkID` or `uniqueOrderID`, including their refunds. The
// value is compared as given, not in lower case.
Ids sales_of_check(storage::ReadView& view, std::string_view account, std::string_view store,
                   std::string_view check_id);
Ids sales_of_order(storage::ReadView& view, std::string_view account, std::string_view store,
                   std::string_view unique_order_id);

// The submitted web orders behind these sales, by the ids of the sales.
ById<std::string> order_texts(storage::ReadView& view, std::string_view account, const Ids& sales);

}  // namespace features::sales
