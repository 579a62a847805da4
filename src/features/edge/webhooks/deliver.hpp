// Delivering: a job of the store that makes deliveries of the events that its hooks want, and sends
// them until the receiver has answered 2xx.
//
// The job waits for no receiver: the post sends its deliveries, and wakes the job to record the
// results in its next run. Meanwhile the delivery is not due, so nobody else sends it; if the
// process dies, the delivery is due after 20 s.
//
// Deliveries of one check or order are sent to a hook in the order of their events, each after the
// one before has arrived; others do not wait for them. The three hooks of orders share that order.
// Failed deliveries are sent again after 5 s, 10 s and so on up to an hour. A hook that received
// nothing is in trouble: it is probed with one delivery after 2 s, 4 s and so on up to a minute,
// and when that arrives, all failed deliveries are due immediately. Nothing is ever given up: after
// 72 h of failures the hook is paused.
#pragma once

#include "auth/secrets.hpp"
#include "base/world.hpp"
#include "features/edge/webhooks/post.hpp"
#include "features/edge/webhooks/webhook_store.hpp"
#include "jobs/job.hpp"

#include <atomic>
#include <functional>

namespace features::webhooks {

inline constexpr std::int64_t events_at_once = 500;  // read by one transaction for a hook
inline constexpr std::int64_t sent_at_once = 64;     // deliveries picked by one transaction
// The longest time a call may take, and as much again for the work before and after it.
inline constexpr std::chrono::milliseconds held_for = std::chrono::seconds(20);
inline constexpr std::int64_t pending_max = 10'000;  // of a hook; with more, events wait unread
inline constexpr std::int64_t fails_for_ms = 72 * 3'600'000LL;  // until a hook is paused

// Of this process, for /metrics.
struct Counters {
    std::atomic<std::int64_t> delivered{0}, failed{0}, paused{0};
};

// What the job works with; tests can replace it.
struct Dependencies {
    storage::Database& database;
    const base::World& world;
    const auth::Pepper& pepper;
    // The subject of each event; see reports::subjects_of.
    std::function<std::vector<std::string>(storage::ReadView&, const StoreKey&,
                                           std::span<const storage::Event>)>
        subjects;
    // Whether whoever set a hook may read a kind of events now.
    std::function<std::function<bool(const std::string& kind)>(storage::ReadView&, const StoreKey&,
                                                               const Hook&)>
        hearing;
    // The body of a delivery, with the current record.
    std::function<std::string(storage::ReadView&, const StoreKey&, const Delivery&)> body;
    Post& post;
    Counters& counters;
};

// For jobs::Job::run: sends what is due as far as there is room, and returns the time when more
// will be due, at the latest when calls under way should have been recorded.
std::optional<std::int64_t> deliver(const Dependencies& dependencies, const jobs::Lease& lease);

// After the post has stopped: records received results, and makes interrupted deliveries and the
// job itself due immediately, for other processes or the next start.
void settle(const Dependencies& dependencies, const StoreKey& at);

}  // namespace features::webhooks
