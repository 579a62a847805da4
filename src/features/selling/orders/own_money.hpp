// What was taken for an order itself, and what of that was given back.
//
// A check that has the place of the order has money of its own, and a refund of their sale gives
// back of both. Which is whose is told by the keys of the payments: those of the order are in the
// sale and in its refunds by their ids.
//
// A refund of a sale is a sale itself, also when it was voided; one that was noted, for an order
// that was undone, is none and is all of the order's money.
#pragma once

#include "features/selling/orders/lifecycle.hpp"

namespace features::orders {

// What was taken for the order and not given back of it.
struct Kept {
    Minor loyalty, money;
    Minor all() const { return loyalty + money; }
};
Kept kept_of(storage::ReadView& view, const Writing& by, const StoredOrder& order);

// The money that is kept and not in a sale of the check that counts.
Minor money_outside(storage::ReadView& view, const Writing& by, const StoredOrder& order);

// The money of refunds that were noted and have not failed.
Minor money_noted(storage::ReadView& view, const Writing& by, const StoredOrder& order);

// What refunds that count gave back of other payments than the order's: a check that was voided
// since had taken so much, and both are in the books.
std::vector<domain::SalePayment> taken_by_check(storage::ReadView& view, const Writing& by,
                                                const StoredOrder& order);

}  // namespace features::orders
