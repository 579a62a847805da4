// Delivering: a job of the store that makes deliveries of the events that its hooks want, and sends
// them until the receiver has said 2xx.
//
// The job waits for no receiver: what it sends is under way in the post, and what came of it is
// noted when the job runs next, for which the post wakes it. Meanwhile the delivery is not due, so
// nobody else sends it; who dies with it leaves it due after 20 s.
//
// Deliveries of one check or order are sent to a hook in the order of their events, the next when
// the one before has arrived; others do not wait for them. The three hooks of orders share that
// order. What failed is sent again after 5 s, 10 s and so on up to an hour. A hook of which nothing
// arrived is in trouble: it is tried with one delivery after 2 s, 4 s and so on up to a minute, and
// when that arrives, all that failed meanwhile is due at once. Nothing is ever given up: after 72 h
// of failures the hook is paused.
#pragma once

#include "access/secrets.hpp"
#include "base/world.hpp"
#include "features/edge/webhooks/post.hpp"
#include "features/edge/webhooks/webhook_store.hpp"
#include "jobs/job.hpp"

#include <atomic>
#include <functional>

namespace features::webhooks {

inline constexpr std::int64_t events_at_once = 500;  // that one transaction reads for a hook
inline constexpr std::int64_t sent_at_once = 64;     // deliveries that one transaction picks
// The longest that a call may take, and as much again for what comes before and after it.
inline constexpr std::chrono::milliseconds held_for = std::chrono::seconds(20);
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
    // The body of a delivery, as its record is now.
    std::function<std::string(storage::ReadView&, const Place&, const Delivery&)> body;
    Post& post;
    Counters& counters;
};

// For jobs::Job::run: sends what is due and there is room for, and returns the time when more will
// be, at the latest when what is under way should have been noted.
std::optional<std::int64_t> deliver(const Means& means, const jobs::Lease& lease);

// When the post has stopped: notes what has come, and makes what was cut short and the job itself
// due at once, for others or the next start.
void settle(const Means& means, const Place& at);

}  // namespace features::webhooks
