// The time that a store promises for an order: when it is ready, or at the door.
//
// It is made when the order is accepted, and may change until the order is finished. The state of
// the order has the present one, and all of them in their order.
#pragma once

#include "features/selling/orders/submission.hpp"

namespace features::orders {

// The promise that a request asks for: `promisedMinutes` from now, or `promisedTime`. Nothing if it
// has neither. Adds a problem for each member that is wrong.
std::optional<Promise> promise_in(const schema::Record& request, const schema::Count& minutes,
                                  const schema::Instant& time, std::int64_t now_ms,
                                  base::Problems& problems);

// What is promised where nobody says otherwise: the time that the guest wants, unless it has
// passed, else that of the store's setting. Nothing: there is none.
std::optional<std::int64_t> usual_promise(const Shop& shop, std::optional<std::int64_t> wanted_ms,
                                          std::int64_t now_ms);

// The present promise of the order.
std::optional<std::int64_t> promised_ms(const StoredOrder& order);
// Whether the order already has that promise, or nearly so if it was given in minutes.
bool is_promised(const StoredOrder& order, const Promise& promise);
// Writes the promise into the state of the order, unless the order already has it.
void set_promise(StoredOrder& order, const WriteContext& by, const Promise& promise);

}  // namespace features::orders
