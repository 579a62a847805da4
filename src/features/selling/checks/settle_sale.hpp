// Brings the sale of a check in line with the check.
#pragma once

#include "features/selling/checks/lifecycle.hpp"

namespace features::checks {

struct CheckChange {
    StoredCheck& check;  // gets the `sale` of the web order whose place it takes
    CheckState was;
    const domain::CheckDocument& document;
    const std::optional<domain::CheckSale>& said;  // the sale it describes, once it has ended
};
// Inside the transaction that changed the check, under the lock of the store: balances of the
// customer first, then the sale with its visit. Adds warnings about what looks wrong.
void settle_sale(storage::Transaction& tx, const WriteContext& by, const Shop& shop,
                 const CheckChange& change, std::vector<std::string>& warnings);

// For storage::ask_ahead(): what settle_sale() will ask for a new check, or for one that ends;
// `known`: as it was before.
void rehearse_sale(storage::ReadView& ahead, const WriteContext& by, const Incoming& incoming,
                   const StoredCheck* known);

}  // namespace features::checks
