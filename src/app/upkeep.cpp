#include "app/upkeep.hpp"

#include "api/guard.hpp"
#include "storage/retention.hpp"
#include "storage/tables/all_accounts.hpp"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <set>

namespace app {
namespace {

using features::Feature;
using features::FeatureList;
using features::Interval;
using features::Retention;
using Clock = std::chrono::steady_clock;

constexpr auto forgets_every = std::chrono::minutes(1);

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

}  // namespace

Upkeep::Upkeep(api::Services& services, const FeatureList& features)
    : services_(services),
      features_(features),
      running_time_(begin_running(services, features)),
      thread_([this](const std::stop_token& stop) { run(stop); }) {}

Upkeep::~Upkeep() { stop(); }

void Upkeep::stop() {
    thread_.request_stop();
    if (thread_.joinable()) thread_.join();
}

void Upkeep::run(const std::stop_token& stop) {
    std::vector<Timed> timed = all_intervals(features_);
    auto forgets_at = Clock::now() + forgets_every;
    std::mutex mutex;
    std::unique_lock lock(mutex);
    std::condition_variable_any wakes;
    bool is_end = false;
    do {
        auto next = forgets_at;
        for (const Timed& each : timed) next = std::min(next, each.due);
        wakes.wait_until(lock, stop, next, [] { return false; });
        is_end = stop.stop_requested();
        const auto now = Clock::now();
        for (auto& [interval, due] : timed) {
            if (is_end ? !interval->runs_at_end : now < due) continue;
            api::succeeds(interval->name, [&] { interval->run(services_); });
            due = Clock::now() + interval->every;
        }
        if (!is_end && now < forgets_at) continue;
        api::succeeds("upkeep", [&] { forget_old(stop); });
        forgets_at = Clock::now() + forgets_every;
    } while (!is_end);
}

// Notes how long the program has run, then removes old rows in short transactions, account by
// account.
void Upkeep::forget_old(const std::stop_token& stop) {
    std::vector<std::pair<const Retention*, std::int64_t>> oldest;
    std::set<std::string> accounts;
    services_.database.write_now([&](storage::Transaction& tx) {
        const std::int64_t now_ms = services_.world.clock.now_ms();
        running_time_.advance(tx, now_ms, steady_ms());
        accounts = storage::accounts_in(tx, "scope");
        oldest.clear();
        for (const Feature* feature : features_)
            for (const Retention& retention : feature->retention)
                oldest.emplace_back(
                    &retention,
                    storage::oldest_kept(tx, now_ms, retention.keep_ms(services_.settings)));
    });
    for (const std::string& account : accounts)
        for (bool has_more = true; has_more && !stop.stop_requested();)
            services_.database.write_now([&](storage::Transaction& tx) {
                has_more = false;
                for (const auto& [retention, oldest_ms] : oldest)
                    has_more |= retention->forget(tx, account, oldest_ms);
            });
}

}  // namespace app
