// What is done about orders unasked: those that wait for their time go to the kitchen, and those
// that nobody accepted in time expire. A job of the store.
#pragma once

#include "base/world.hpp"
#include "jobs/job.hpp"

namespace features::orders {

inline constexpr std::string_view due_orders_job = "due_orders";

// Releases and expires what is due now, each order in a write of its own, and returns when there
// will be more. An order expires only if it has also waited for its time while the installation ran
// (storage::oldest_kept): neither a clock that jumps nor an outage takes a paid order from a guest.
// One that cannot be changed keeps no other from it; then what is wrong with the first of them is
// thrown at the end.
std::optional<std::int64_t> act_on_due_orders(storage::Database& database, const base::World& world,
                                              const jobs::Lease& lease);

}  // namespace features::orders
