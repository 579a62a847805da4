// What happens to orders automatically: scheduled orders are released to the kitchen, and orders
// that nobody accepted in time expire. A job of the store.
#pragma once

#include "base/world.hpp"
#include "jobs/job.hpp"

namespace features::orders {

inline constexpr std::string_view due_orders_job = "due_orders";

// Releases and expires what is due now, each order in its own write, and returns when there will be
// more. An order expires only if it has also waited that long while the installation ran
// (storage::oldest_kept), so that neither a clock jump nor an outage costs a guest a paid order. A
// failure with one order does not stop the others; the first error is thrown at the end.
std::optional<std::int64_t> act_on_due_orders(storage::Database& database, const base::World& world,
                                              const jobs::Lease& lease);

}  // namespace features::orders
