// Orders whose place a check has: which order a check stands for, and what of the order's payments
// counts in the sale of the check.
//
// Everything here runs inside the transaction that changes the check, under the lock of the store,
// which the writers of orders hold too: of an order and a check at once the second sees the first.
// The unique index `web_order_check` lets a check have the place of one order only.
#pragma once

#include "domain/check/sale.hpp"
#include "features/selling/orders/lifecycle.hpp"

namespace features::orders {

// What a check says about the order that it stands for.
struct CheckNames {
    std::string check_id;
    std::string order_id{};  // the `orderID` in it; "": it has none
};
struct Claim {
    std::optional<StoredOrder> order{};
    std::string warning{};  // why it does not stand for an order that it names
};
// The order whose place the check has; else the one that it may take: an order of the shop whose
// uniqueOrderID is its checkID, or any that the shop accepted or took money for and whose id it
// names, unless another check has the place.
Claim order_of_check(storage::ReadView& view, const Writing& by, const CheckNames& names);

// Adds the order's money to the payments of the closed check as far as they fall short of its
// total, and the order's tip. A payment that the check lists by its id is there already. Returns
// what is left over.
Minor add_money_of_order(storage::ReadView& view, const Writing& by, const StoredOrder& order,
                         domain::CheckSale& said);

// Points and allowance that the order holds or has taken, as far as a check still lacks so much.
loyalty::Terms terms_of_order(storage::ReadView& view, const Writing& by, const StoredOrder& order,
                              Minor missing);

// What became of the check that has the place of the order.
struct CheckEnd {
    std::string check_id;
    CheckPlace state;
    Minor balance = 0;       // of a closed one: what is still to be paid
    loyalty::Taken taken{};  // of a closed one: of the order's points and allowance
};
// Notes it with the order, under a new revision where anything changes.
void note_check(storage::Transaction& tx, const Writing& by, StoredOrder order,
                const CheckEnd& end);

}  // namespace features::orders
