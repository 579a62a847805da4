#include "jobs/job.hpp"

#include "base/log.hpp"
#include "jobs/job_store.hpp"

#include <condition_variable>
#include <mutex>

namespace jobs {
namespace {

using Steady = std::chrono::steady_clock;

// Until it is stopped. A renewal that fails is tried again: there is time for two more.
void keep(const std::stop_token& stop, storage::Database& database, const Lease& lease) {
    const auto ends = Steady::now() + keeper_max;
    std::mutex mutex;
    std::condition_variable_any wakes;
    std::unique_lock lock(mutex);
    while (Steady::now() < ends) {
        wakes.wait_for(lock, stop, lease.lasts() / 4, [] { return false; });
        if (stop.stop_requested()) return;
        try {
            if (!lease.renew_now(database)) return;
        } catch (const std::exception& error) {
            base::log::write(base::log::Level::warning, "job_lease_not_renewed",
                             base::JsonObject()
                                 .text("job", lease.key().name)
                                 .text("account", lease.account())
                                 .text("cause", error.what()));
        }
    }
}

}  // namespace

// Rows of jobs are always locked after all others: otherwise a run could wait for the store or
// balance that a client's write has locked, and that write for the job.
void Lease::require(storage::Transaction& tx) const {
    tx.before_commit([*this](storage::Transaction& last) {
        if (!renew(last, key_, claim_, clock_.now_ms() + lasts_.count())) throw LeaseLost();
    });
}

bool Lease::renew_now(storage::Database& database) const {
    bool is_ours = false;
    database.write_now(
        [&](storage::Transaction& tx) {
            is_ours = renew(tx, key_, claim_, clock_.now_ms() + lasts_.count());
        },
        true);
    return is_ours;
}

LeaseKeeper::LeaseKeeper(storage::Database& database, const Lease& lease)
    : thread_([&database, &lease](const std::stop_token& stop) { keep(stop, database, lease); }) {}

void due_at(storage::Transaction& tx, std::string_view account, std::string_view store,
            std::string_view name, std::int64_t at_ms) {
    JobKey key{std::string(account), std::string(store), std::string(name)};
    tx.before_commit([key = std::move(key), at_ms](storage::Transaction& last) {
        make(last, key, at_ms);
        bring_forward(last, key, at_ms);
    });
}

}  // namespace jobs
