// Shared code of the operations on web orders.
#pragma once

#include "api/call.hpp"
#include "api/content.hpp"
#include "features/selling/orders/lifecycle.hpp"

namespace features::orders {

inline constexpr api::Subject order_subject{"order", "Web orders",
                                            "Web orders: what guests order online."};
inline constexpr api::Parameter order_in_path{"order", api::in_path, api::an_id,
                                              R"("650000000000000000003001")", "Id of the order."};
inline constexpr api::Parameter follow_parameter{
    "follow", api::in_query, api::any_text, "",
    "The `followToken` of the order, for a key that may only submit."};

// The store of the path, in lower case. Throws base::Refusal: 404, 403.
std::string store_of(const api::Call& call, storage::ReadView& view);

// A key that may only submit sees only the order whose token it sends. Throws base::Refusal (403),
// whether or not there is such an order.
void require_token(const api::Call& call, std::string_view shown);

// The order of the path. Throws base::Refusal: 404.
StoredOrder require_order(const api::Call& call, storage::ReadView& view, const std::string& store);

// Throws base::Refusal (412, with `current`) unless If-Match accepts the current order.
void require_match(const api::Call& call, storage::ReadView& view, const StoredOrder& order);

WriteContext write_context_of(const api::Call& call, const std::string& store);
http::Response order_answer(storage::ReadView& view, std::string_view account,
                            const StoredOrder& order);
http::Response order_answer(storage::ReadView& view, const StoredOrder& order,
                            std::string document);

// A plan that opens the order of the path under the lock of its store, checks If-Match, and answers
// with the result of `change`.
using Change = std::function<StoredOrder(storage::Transaction&, const WriteContext&, StoredOrder)>;
api::Plan plan_of(const api::Call& call, const std::string& store, Change change);

}  // namespace features::orders
