// Checks that take the place of a web order: which order it is, and which of the order's payments
// count in the sale of the check.
//
// Everything here runs inside the transaction that changes the check, under the lock of the store,
// which the writers of orders hold too: if an order and a check are written concurrently, the
// second sees the first. The unique index `web_order_check` lets a check take the place of one
// order only.
#pragma once

#include "domain/check/sale.hpp"
#include "features/selling/orders/lifecycle.hpp"

namespace features::orders {

// What a check says about the order whose place it takes.
struct CheckNames {
    std::string check_id;
    std::string order_id{};  // its `orderID`; "": it has none
};
struct Claim {
    std::optional<StoredOrder> order{};
    std::string warning{};  // why it does not take the place of the order it names
};
// The order whose place the check has, or else may take: an order of the shop whose uniqueOrderID
// is the check's checkID, or an order that the check names by its id and the shop accepted or took
// money for, unless another check has its place.
Claim order_of_check(storage::ReadView& view, const WriteContext& by, const CheckNames& names);

// Adds the order's money to the payments of the closed check, up to its total, and the order's tip.
// Skips payments that the check already lists by their ids. Returns what is left over.
Minor add_money_of_order(storage::ReadView& view, const WriteContext& by, const StoredOrder& order,
                         domain::CheckSale& said);

// Points and allowance that the order holds or has taken, up to `missing`.
loyalty::Terms terms_of_order(storage::ReadView& view, const WriteContext& by,
                              const StoredOrder& order, Minor missing);

// The state of the check that has the place of the order.
struct CheckEnd {
    std::string check_id;
    CheckPlace state;
    Minor balance = 0;       // of a closed check: what is still to be paid
    loyalty::Taken taken{};  // of a closed check: from the order's points and allowance
};
// Records it with the order, under a new revision if anything changes.
void note_check(storage::Transaction& tx, const WriteContext& by, StoredOrder order,
                const CheckEnd& end);

}  // namespace features::orders
