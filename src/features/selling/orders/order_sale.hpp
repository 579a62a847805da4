// The sale of an order, as long as no check has its place: booked, updated, undone.
//
// Each runs inside the transaction that changes the order, under the lock of the store.
#pragma once

#include "features/selling/orders/lifecycle.hpp"

namespace features::orders {

// Books or updates the sale. Leaves the sale of a check that has the place of the order alone, and
// the points earned with it. A voided check gives the place back, and earlier refunds count again.
//
// `lines`: what the order was stored with, where that is known; null: it is read.
void book_sale(storage::Transaction& tx, loyalty::Settlement& balances, const WriteContext& by,
               StoredOrder& order, const std::vector<domain::SaleLine>* lines = nullptr);
// For storage::ask_ahead(): what book_sale() will ask for a new order.
void rehearse_sale(storage::ReadView& ahead, const WriteContext& by, const StoredOrder& order);

// Gives back what the order took: balances first, then the sale. Records money that is due as a
// refund. If a voided check had the place of the order, its sale is already undone.
void undo_sale(storage::Transaction& tx, const WriteContext& by, StoredOrder& order,
               const Step& step);

// Records that the money of an order that is not a sale has to be given back. The refund is
// pending, since who gives it back and how is unknown here; points and allowance have already come
// back.
struct Due {
    std::string id, reason;
    Minor amount, money;
    std::int64_t points = 0;  // given back
};
void note_due(storage::Transaction& tx, const WriteContext& by, StoredOrder& order, const Due& due);

}  // namespace features::orders
