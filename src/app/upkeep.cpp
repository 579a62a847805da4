#include "app/upkeep.hpp"

#include "api/guard.hpp"
#include "jobs/figures.hpp"
#include "jobs/trigger.hpp"
#include "storage/retention.hpp"

#include <algorithm>
#include <condition_variable>
#include <mutex>

namespace app {
namespace {

using features::Feature;
using features::FeatureList;
using features::Interval;
using features::Retention;
using Clock = std::chrono::steady_clock;

constexpr auto counts_every = std::chrono::minutes(1);
constexpr auto forgets_every = std::chrono::minutes(10);  // while there is something
constexpr auto forgets_at_least_every = std::chrono::hours(24);
constexpr int threads_outside = 8;

std::int64_t steady_ms() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(Clock::now().time_since_epoch()).count();
}

std::int64_t longest_kept_ms(const FeatureList& features, const base::Settings& settings) {
    std::int64_t longest_ms = 0;
    for (const Feature* feature : features)
        for (const Retention& retention : feature->retention)
            longest_ms = std::max(longest_ms, retention.keep_ms(settings));
    return longest_ms;
}

storage::RunningTime begin_running(const api::Services& services, const FeatureList& features) {
    std::optional<storage::RunningTime> begun;
    services.database.read([&](storage::ReadView& view) {
        begun.emplace(view, steady_ms(), longest_kept_ms(features, services.settings));
    });
    return *begun;
}

struct Timed {
    const Interval* interval;
    Clock::time_point due;
};

std::vector<Timed> all_intervals(const FeatureList& features) {
    std::vector<Timed> timed;
    for (const Feature* feature : features)
        for (const Interval& interval : feature->intervals)
            timed.push_back({&interval, Clock::now() + interval.every});
    return timed;
}

// The time before which each retention has deleted.
using Oldest = std::vector<std::pair<const Retention*, std::int64_t>>;
Oldest all_oldest(api::Services& services, const FeatureList& features) {
    Oldest oldest;
    services.database.read([&](storage::ReadView& view) {
        oldest.clear();
        const std::int64_t now_ms = services.world.clock.now_ms();
        for (const Feature* feature : features)
            for (const Retention& retention : feature->retention)
                if (const auto keep_ms = retention.keep_ms(services.settings); keep_ms != 0)
                    oldest.emplace_back(&retention, storage::oldest_kept(view, now_ms, keep_ms));
    });
    return oldest;
}

// One short transaction, which writes nothing where nothing is old. Returns how many rows were
// deleted.
std::int64_t forget_some(api::Services& services, const Retention& retention,
                         std::int64_t oldest_ms, const jobs::Lease& lease) {
    std::int64_t rows = 0;
    services.database.write_now([&](storage::Transaction& tx) {
        rows = retention.forget(tx, lease.account(), oldest_ms);
        if (rows > 0) lease.require(tx);
    });
    return rows;
}

// Removes the old rows of an account, each sort separately, so that waiting for one store holds no
// lock of another. What is left when the program ends is due immediately.
std::optional<std::int64_t> forget_old(api::Services& services, const FeatureList& features,
                                       const jobs::Lease& lease) {
    const base::Clock& clock = services.world.clock;
    bool has_found = false;
    for (const auto& [retention, oldest_ms] : all_oldest(services, features))
        for (bool has_more = true; has_more; has_found |= has_more) {
            if (lease.is_stopping()) return clock.now_ms();
            has_more = forget_some(services, *retention, oldest_ms, lease) > 0;
        }
    if (!has_found) return {};
    return clock.now_ms() + std::chrono::milliseconds(forgets_every).count();
}

std::vector<jobs::Job> jobs_of_features(api::Services& services, const FeatureList& features,
                                        bool waits_outside) {
    std::vector<jobs::Job> all;
    for (const Feature* feature : features)
        for (const features::Job& job : feature->jobs)
            if (job.waits_outside == waits_outside)
                all.push_back({job.name, job.is_of_store, job.every,
                               [&](const jobs::Lease& lease) { return job.run(services, lease); },
                               waits_outside});
    return all;
}

std::vector<jobs::Job> jobs_inside(api::Services& services, const FeatureList& features) {
    std::vector<jobs::Job> all = jobs_of_features(services, features, false);
    all.push_back({.name = "retention",
                   .every = forgets_at_least_every,
                   .run = [&services, features](const jobs::Lease& lease) {
                       return forget_old(services, features, lease);
                   }});
    return all;
}

}  // namespace

Upkeep::Upkeep(api::Services& services, const FeatureList& features)
    : services_(services),
      features_(features),
      running_time_(begin_running(services, features)),
      jobs_(services.database, services.world.clock, jobs_inside(services, features),
            services.of<jobs::Figures>()),
      jobs_outside_(services.database, services.world.clock,
                    jobs_of_features(services, features, true), services.of<jobs::Figures>(),
                    {.threads = threads_outside}),
      thread_([this](const std::stop_token& stop) { run(stop); }) {
    services_.of<jobs::Trigger>().connect({&jobs_, &jobs_outside_});
}

Upkeep::~Upkeep() { stop(); }

void Upkeep::stop() {
    services_.of<jobs::Trigger>().connect({});
    jobs_outside_.stop();
    jobs_.stop();
    thread_.request_stop();
    if (thread_.joinable()) thread_.join();
}

void Upkeep::run(const std::stop_token& stop) {
    std::vector<Timed> timed = all_intervals(features_);
    auto counts_at = Clock::now() + counts_every;
    std::mutex mutex;
    std::unique_lock lock(mutex);
    std::condition_variable_any wakes;
    bool is_end = false;
    do {
        auto next = counts_at;
        for (const Timed& each : timed) next = std::min(next, each.due);
        wakes.wait_until(lock, stop, next, [] { return false; });
        is_end = stop.stop_requested();
        const auto now = Clock::now();
        for (Timed& each : timed) {
            const Interval& interval = *each.interval;
            if (is_end ? !interval.runs_at_end : now < each.due) continue;
            api::succeeds(interval.name, [&] { interval.run(services_); });
            each.due = Clock::now() + interval.every;
        }
        if (!is_end && now < counts_at) continue;
        api::succeeds("running time", [&] { count_time(); });
        counts_at = Clock::now() + counts_every;
    } while (!is_end);
}

void Upkeep::count_time() {
    services_.database.write_now([&](storage::Transaction& tx) {
        running_time_.advance(tx, services_.world.clock.now_ms(), steady_ms());
    });
}

}  // namespace app
