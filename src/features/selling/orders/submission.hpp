// A submitted order before its transaction: read, masked, priced and judged.
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

// Whether the key is trusted with prices and payments: a key for shoppers' browsers is not.
bool is_trusted(const auth::Principal& principal);
// Whether the customer's points, allowance and tax exemption count. They do not for a public key,
// whose users might guess ids of customers; they do for a kiosk's key.
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
    std::string id;       // of the order it becomes
    std::string content;  // keyed hash of it
    Pricing pricing;
};
// Throws what read_submission() does, but ignores other orders.
Draft draft_of(const Submitter& by, storage::ReadView& view, const Shop& shop,
               const Submission& submission);

// The draft of the order in the body of the request. Throws base::Refusal: 400 with `errors`, and
// with `pricing` if the amounts of an unpaid order differ; 403; 409 `store_closed` with `opensAt`,
// `order_exists`.
Draft read_submission(const api::Call& call, storage::ReadView& view, const Shop& shop);

// The draft of an order corrected by staff: the body of the request merged into the order.
Draft read_correction(const api::Call& call, storage::ReadView& view, const Shop& shop,
                      const StoredOrder& order);

// A payment in the body of the request, of kinds::order_payment.
schema::Record read_payment(const api::Call& call, const Shop& shop);

// The body without what must not even be hashed, for safe retries.
std::string masked_body(const api::Call& call);

// The token with which the guest follows the order; never stored.
std::string follow_token(const auth::Pepper& pepper, std::string_view account, std::string_view id);

}  // namespace features::orders
