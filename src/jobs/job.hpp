// Timed work that one instance at a time does, for each account or for each store.
//
// Every job of an account or a store has a row in the table `job`. It holds when the job is due
// next and who runs it. The runner has a lease, which ends when it is not renewed in time: then
// another instance starts over, so running a job twice must do no harm. All its writes call
// Lease::require(), which keeps an instance that stalled for longer than its lease from writing in
// parallel with its successor.
#pragma once

#include "storage/database.hpp"

#include <chrono>
#include <functional>
#include <optional>
#include <stdexcept>
#include <stop_token>
#include <thread>

namespace jobs {

// Which row; store "" for a job of the account itself.
struct JobKey {
    std::string account, store, name;
    auto operator<=>(const JobKey&) const = default;
};

// Another instance has taken the job over. Thrown by the commit of a write, which is undone.
struct LeaseLost : std::runtime_error {
    LeaseLost() : std::runtime_error("another instance has taken the job over") {}
};

// What one run of a job holds. Used by the thread that runs the job, and in its writes.
class Lease {
public:
    // `claim` is the number from claim() in job_store.hpp; `clock` must outlive the lease.
    Lease(JobKey key, std::int64_t claim, std::chrono::milliseconds lasts, const base::Clock& clock,
          std::stop_token stop)
        : key_(std::move(key)),
          claim_(claim),
          lasts_(lasts),
          clock_(clock),
          stop_(std::move(stop)) {}

    const std::string& account() const { return key_.account; }
    const std::string& store() const { return key_.store; }
    const JobKey& key() const { return key_; }
    std::int64_t claim() const { return claim_; }
    // Whether the program is about to end: a long run should return soon, as if it were done.
    bool is_stopping() const { return stop_.stop_requested(); }
    const std::stop_token& stop_token() const { return stop_; }  // is requested then

    // Lets the write commit only if the lease is still this one, and renews it; else the write
    // fails with LeaseLost. Every write of a job calls it, wherever it likes: the row is locked as
    // the last of all locks. Work that may take most of the lease's time before it writes needs a
    // LeaseKeeper.
    void require(storage::Transaction& tx) const;
    // Renews it in a write of its own, and throws its failure. False: it is lost.
    bool renew_now(storage::Database& database) const;
    std::chrono::milliseconds lasts() const { return lasts_; }

private:
    JobKey key_;
    std::int64_t claim_;
    std::chrono::milliseconds lasts_;
    const base::Clock& clock_;
    std::stop_token stop_;
};

// Renews a lease while a long piece of work goes on, from a thread of its own, so that slow work is
// not taken over: two instances would then undo each other's progress forever. Work that hangs
// still loses the lease, after `keeper_max`. All parameters must outlive it.
inline constexpr auto keeper_max = std::chrono::minutes(15);
class LeaseKeeper {
public:
    LeaseKeeper(storage::Database& database, const Lease& lease);

private:
    std::jthread thread_;  // ends with the object
};

// How often a job with announced work (due_at) runs: in an idle account each costs two writes a
// day.
inline constexpr auto every_day = std::chrono::hours(24);

struct Job {
    std::string_view name;  // in the rows, for people and programs; lives as long as the process
    bool is_of_store = false;
    std::chrono::milliseconds every{};  // it runs at least this often
    // Does what is due, in short writes. Returns when there will be more to do, Unix time; nothing:
    // not before `every` has passed. When it throws, it is retried with growing pauses.
    //
    // What due_at() announced before a run is seen by that run, and what is announced during one is
    // due after it: due_at() and the claim of a run take turns at the row.
    std::function<std::optional<std::int64_t>(const Lease&)> run;
    // It calls other machines, and many stores may have much of it at the same time, so it has its
    // own threads.
    bool waits_outside = false;
};

// Schedules the job for that time, Unix time, unless it will run earlier anyway: for a write that
// leaves work for it. The row is written or created last in the transaction.
void due_at(storage::Transaction& tx, std::string_view account, std::string_view store,
            std::string_view name, std::int64_t at_ms);

}  // namespace jobs
