// Delivering: a job of the store that makes deliveries of the events that its hooks want, and sends
// them until the receiver has said 2xx.
//
// Deliveries of one check or order are sent to a hook in the order of their events, the next when
// the one before has arrived; others do not wait for them. The three hooks of orders share that
// order. What failed is sent again after 5 s, 10
// s and so on up to an hour. A hook of which nothing arrived is in trouble: it is tried with one
// delivery after 2 s, 4 s and so on up to a minute, and when that arrives, all that failed
// meanwhile is due at once. Nothing is ever given up: after 72 h of failures the hook is paused.
#pragma once

#include "access/secrets.hpp"
#include "base/world.hpp"
#include "features/webhooks/webhook_store.hpp"
#include "http/courier.hpp"
#include "jobs/job.hpp"

#include <atomic>
#include <functional>

namespace features::webhooks {

inline constexpr std::int64_t events_at_once = 500;  // that one transaction reads for a hook
inline constexpr std::size_t sent_at_once = 64;      // deliveries, and of these ...
inline constexpr std::size_t sent_to_hook = 8;       // ... to one hook
inline constexpr std::int64_t pending_max = 10'000;  // of a hook; beyond, events wait unread
inline constexpr std::int64_t fails_for_ms = 72 * 3'600'000LL;  // until a hook is paused

// Of this process, for /metrics.
struct Counters {
    std::atomic<std::int64_t> delivered{0}, failed{0}, paused{0};
};

// What the job works with, so that tests can put their own in.
struct Means {
    storage::Database& database;
    const base::World& world;
    const auth::Pepper& pepper;
    // The subject of each event; see reports::subjects_of.
    std::function<std::vector<std::string>(storage::ReadView&, const Place&,
                                           std::span<const storage::Event>)>
        subjects;
    // Whether whoever set a hook may read a kind of events now.
    std::function<std::function<bool(const std::string& kind)>(storage::ReadView&, const Place&,
                                                               const Hook&)>
        hearing;
    // The bodies of some deliveries, as their records are now.
    std::function<std::vector<std::string>(storage::ReadView&, const Place&,
                                           std::span<const Delivery>)>
        bodies;
    // A receipt for each, in their order; see http::Courier.
    std::function<std::vector<http::Receipt>(std::span<const http::Parcel>)> send;
    Counters& counters;
};

// For jobs::Job::run: returns when nothing is due, with the time when something will be.
std::optional<std::int64_t> deliver(const Means& means, const jobs::Lease& lease);

}  // namespace features::webhooks
