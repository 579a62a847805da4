// Refunds of web orders, in whole or in part, and their outcomes.
#pragma once

#include "features/selling/orders/lifecycle.hpp"

namespace features::orders {

struct RefundTerms {
    std::string new_id;  // id of the refund
    struct Item {
        std::string line;  // its `_id`; if several lines share it, the first is used first
        std::int64_t quantity;
    };
    // One of the two, or neither: all that is left, including the tip.
    std::vector<Item> items{};
    std::optional<Minor> amount{};
    std::string reason{};
};
// Refunds the sale of the order: money, and points and allowance in proportion. If a voided check
// had its place, the order first becomes its own sale again. For an undone order without a closed
// check it records the money that is still kept as due. Throws base::Refusal: 409 `not_a_sale` with
// what to do instead; 400 naming `items`; what sales::refund() throws.
StoredOrder refund(storage::Transaction& tx, const WriteContext& by, StoredOrder order,
                   const RefundTerms& terms);

// Records the outcome of a refund: 2 completed or 3 failed. A failed refund is undone. If it was a
// negative sale, that is final; if it was only recorded, it may still be completed while the money
// is kept. Throws base::Refusal: 404 for the refund, 409 `refund_failed`, `refund_exceeds` with
// `refundable`.
struct RefundEnd {
    std::string refund;
    std::int64_t status;
    std::string reason{};
};
StoredOrder end_refund(storage::Transaction& tx, const WriteContext& by, StoredOrder order,
                       const RefundEnd& end);

// Its refunds that did not fail: their money was given back, whatever has happened to the sale
// since.
std::vector<sales::OldRefund> refunds_kept(const StoredOrder& order);

}  // namespace features::orders
