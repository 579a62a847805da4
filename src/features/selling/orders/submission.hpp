// A submitted order on its way to its transaction: read, masked, priced and judged, all before it.
#pragma once

#include "api/call.hpp"
#include "features/selling/orders/lifecycle.hpp"
#include "features/selling/orders/pricing.hpp"
#include "features/selling/sales/shop.hpp"
#include "storage/tables/records.hpp"

namespace features::orders {

using sales::Shop;

// The store of the path. Throws base::Refusal: 404, 403.
Shop require_shop(const api::Call& call, storage::ReadView& view);

// Whether the key is believed about prices and payments: one of shoppers' browsers is not.
bool is_trusted(const auth::Principal& principal);
// Whether what a customer has counts: points, allowance, exemption. A key that anybody may have,
// and who guesses ids of customers, gets nothing of theirs; one of a kiosk does.
bool may_name_customers(const auth::Principal& principal);

// The body of the request with its card numbers masked. Throws base::Refusal (400) with all
// problems.
schema::Record read_masked(const api::Call& call, const schema::Kind& kind, int decimals = 2);

// Who submits an order, and when.
struct Submitter {
    const auth::Principal& principal;
    std::int64_t now_ms;
    base::IdSource& ids;
};
struct Submission {
    schema::Record sent;  // without card numbers
    std::string id;       // of the order that it becomes
    std::string content;  // keyed hash of it
    Pricing pricing;
};
// Throws what read_submission() does, but knows no other order.
Draft draft_of(const Submitter& by, storage::ReadView& view, const Shop& shop,
               const Submission& submission);

// The draft of the order in the body of the request. Throws base::Refusal: 400 with `errors`, and
// `pricing` where an unpaid order is priced otherwise; 403; 409 `store_closed` with `opensAt`,
// `order_exists`.
Draft read_submission(const api::Call& call, storage::ReadView& view, const Shop& shop);

// The draft of an order as staff wants it now: the body of the request laid over what was ordered.
Draft read_correction(const api::Call& call, storage::ReadView& view, const Shop& shop,
                      const StoredOrder& order);

// A payment in the body of the request, of kinds::order_payment.
schema::Record read_payment(const api::Call& call, const Shop& shop);

// The body without what must not even be hashed, for safe retries.
std::string masked_body(const api::Call& call);

// What the guest follows the order with; never stored.
std::string follow_token(const auth::Pepper& pepper, std::string_view account, std::string_view id);

}  // namespace features::orders
