// The sale of a check, brought in line with what the check has become.
#pragma once

#include "features/selling/checks/lifecycle.hpp"

namespace features::checks {

struct CheckChange {
    StoredCheck& check;  // its `sale` becomes that of the web order whose place it takes
    CheckState was;
    const domain::CheckDocument& document;
    const std::optional<domain::CheckSale>& said;  // what it says as a sale, once it has ended
};
// Inside the transaction that changed the check, under the lock of the store: balances of the
// customer first, then the sale with its visit. Adds what looks wrong to the warnings.
void settle_sale(storage::Transaction& tx, const Writing& by, const Shop& shop,
                 const CheckChange& change, std::vector<std::string>& warnings);

}  // namespace features::checks
