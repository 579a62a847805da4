// The money taken for an order itself, and how much of it was given back.
//
// A check that has the place of the order has money of its own, and a refund of their sale gives
// back some of both. The keys of the payments tell them apart: the order's payments appear in the
// sale and its refunds under their ids.
//
// A refund of a sale is itself a sale, even if voided. A refund recorded for an undone order is not
// a sale, and all of it is the order's money.
#pragma once

#include "features/selling/orders/lifecycle.hpp"

namespace features::orders {

// The money taken for the order and not given back.
struct Kept {
    Minor loyalty, money;
    Minor all() const { return loyalty + money; }
};
Kept kept_of(storage::ReadView& view, const WriteContext& by, const StoredOrder& order);

// The money that is kept and not part of a valid sale of the check.
Minor money_outside(storage::ReadView& view, const WriteContext& by, const StoredOrder& order);

// The money of recorded refunds that have not failed.
Minor money_noted(storage::ReadView& view, const WriteContext& by, const StoredOrder& order);

// The amount that valid refunds gave back of payments other than the order's: a check that has
// since been voided had taken it, and both are in the books.
std::vector<domain::SalePayment> taken_by_check(storage::ReadView& view, const WriteContext& by,
                                                const StoredOrder& order);

}  // namespace features::orders
