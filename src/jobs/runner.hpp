// The threads of an instance that run jobs when they are due.
//
// Each instance scans the table every second for jobs due within the next, so a job runs on time if
// it was announced a second before, or immediately when it is triggered. Instances do not notify
// each other: a job that one does not run is found by the next scan of another.
#pragma once

#include "base/short_waits.hpp"
#include "jobs/figures.hpp"
#include "jobs/job.hpp"

#include <condition_variable>
#include <deque>
#include <map>
#include <mutex>
#include <set>
#include <thread>
#include <vector>

namespace jobs {

class Runner {
public:
    struct Options {
        // A run that commits nothing for this long counts as dead.
        std::chrono::milliseconds lease = base::shortened(std::chrono::seconds(20));
        std::chrono::milliseconds looks_every{1'000};
        // Jobs of two rows at a time, so that one that waits for a lock delays no other.
        int threads = 2;
    };

    // Makes the rows that are missing and starts the threads. What it refers to must outlive it.
    Runner(storage::Database& database, const base::Clock& clock, std::vector<Job> jobs,
           Figures& figures, Options options);
    Runner(storage::Database& database, const base::Clock& clock, std::vector<Job> jobs,
           Figures& figures)
        : Runner(database, clock, std::move(jobs), figures, Options{}) {}
    ~Runner();  // calls stop()

    // Asks current runs to end, waits for them, and ends the threads.
    void stop();

    // Runs the job now, whether it is due or not, if nobody else runs it; after a failure, not
    // before it is due again. Triggered while it runs here, it runs once more afterwards; triggered
    // several times before it runs, once. Another runner's job is left alone. Any thread; does not
    // wait for the database.
    void trigger(const JobKey& key);

    // Runs all due or triggered jobs on the calling thread: for tests, without threads of its own.
    void run_due();

private:
    struct Due {
        const Job* job;
        JobKey key;
        std::int64_t next_ms;
        bool is_urged = false;
    };
    using Steady = std::chrono::steady_clock;

    void work(const std::stop_token& stop);
    std::optional<Due> next(const std::stop_token& stop);
    std::optional<Due> take();
    void let_go(const JobKey& key);
    void look(std::unique_lock<std::mutex>& lock);
    Steady::time_point look_for(std::vector<Due>& due);
    std::vector<Due> find_due(std::int64_t until_ms);
    void note(const std::vector<Due>& due, std::int64_t now_ms);
    void make_missing();
    void perform(const Due& due, const std::stop_token& stop);
    void run(const Job& job, const Lease& lease, std::int64_t failed_in_a_row);
    const Job* find(std::string_view name) const;

    storage::Database& database_;
    const base::Clock& clock_;
    const std::vector<Job> jobs_;
    Figures& figures_;
    const Options options_;
    const std::string holder_;

    // Never held during a query: trigger() may be called on one of the database's threads.
    std::mutex mutex_;
    std::condition_variable_any wakes_;
    std::uint64_t changes_ = 0;              // of what follows
    std::deque<Due> found_;                  // due jobs, the next to run in front
    std::map<JobKey, std::uint64_t> urged_;  // with when: the one of the smallest number first
    std::multiset<JobKey> running_;
    Steady::time_point looks_at_{};

    Steady::time_point makes_rows_at_{}, seeks_stranded_at_{};  // of the thread that looks
    std::vector<std::jthread> threads_;
};

}  // namespace jobs
