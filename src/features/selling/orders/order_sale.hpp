// The sale that an order is, as long as no check has its place: booked, brought up to date, undone.
//
// Each runs inside the transaction that changes the order, under the lock of the store.
#pragma once

#include "features/selling/orders/lifecycle.hpp"

namespace features::orders {

// Books the sale, or brings it up to date. That of a check which has the place of the order is left
// alone, and so is what was earned with it; one that was voided gives the place back, and what was
// given back of it before counts again.
void book_sale(storage::Transaction& tx, loyalty::Settlement& balances, const Writing& by,
               StoredOrder& order);

// Gives back what the order took: balances first, then the sale. What money is due is noted as a
// refund. What a voided check had taken the place of was undone with that.
void undo_sale(storage::Transaction& tx, const Writing& by, StoredOrder& order, const Step& step);

// Money of an order that is no sale has to be given back. By whom and how is not known here, so
// that is pending; what is not money has come back by now.
struct Due {
    std::string id, reason;
    Minor amount, money;
    std::int64_t points = 0;  // that came back
};
void note_due(storage::Transaction& tx, const Writing& by, StoredOrder& order, const Due& due);

}  // namespace features::orders
