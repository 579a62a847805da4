// Refunds of web orders: of an order that is a sale, in whole or in part, and what becomes of them.
#pragma once

#include "features/selling/orders/lifecycle.hpp"

namespace features::orders {

struct RefundWish {
    std::string new_id;  // of the refund
    struct Item {
        std::string line;  // its `_id`; of several lines with the same, the first comes first
        std::int64_t quantity;
    };
    // One of the two, or neither: all that is left of what was paid, tip included.
    std::vector<Item> items{};
    std::optional<Minor> amount{};
    std::string reason{};
};
// Gives back money, and points and allowance in proportion: of the sale that the order is. Where a
// voided check had its place, it becomes its own sale again. Of an order that was undone, and is no
// sale by a check either, it notes what is kept of the money. Throws base::Refusal: 409
// `not_a_sale` with what to do instead; 400 naming `items`; what sales::refund() says.
StoredOrder refund(storage::Transaction& tx, const Writing& by, StoredOrder order,
                   const RefundWish& wish);

// Says how a refund ended: 2 completed or 3 failed. One that failed is undone; where it was a
// negative sale, that is final; one that was noted may be completed yet, as far as so much is kept.
// Throws base::Refusal: 404 for the refund, 409 `refund_failed`, `refund_exceeds` with
// `refundable`.
struct RefundEnd {
    std::string refund;
    std::int64_t status;
    std::string reason{};
};
StoredOrder end_refund(storage::Transaction& tx, const Writing& by, StoredOrder order,
                       const RefundEnd& end);

// Its refunds that did not fail: they are given back, whatever has become of the sale since.
std::vector<sales::OldRefund> refunds_kept(const StoredOrder& order);

}  // namespace features::orders
