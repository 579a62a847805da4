#include "jobs/runner.hpp"

#include "base/failpoint.hpp"
#include "base/log.hpp"
#include "base/refusal.hpp"
#include "jobs/job_store.hpp"
#include "storage/tables/all_accounts.hpp"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <set>

namespace jobs {
namespace {

using base::JsonObject;
using base::log::Level;
using std::chrono::milliseconds;
using std::chrono::seconds;

constexpr auto makes_rows_every = std::chrono::minutes(10);  // due_at() makes its own
constexpr auto seeks_stranded_every = seconds(5);
constexpr auto pause_after_failure = seconds(5);
// A new row is due only then: a client's write that needs it earlier announces that.
constexpr std::int64_t first_run_ms = 60'000;
constexpr std::int64_t backoff_min_ms = 1'000, backoff_max_ms = 300'000;
// How many rows of each sort, stores and accounts, a scan reads: a backlog is not read in full
// every time.
constexpr std::int64_t looked_at_max = 200;

std::string name_of_this_process() {
    std::array<char, 256> host{};
    if (::gethostname(host.data(), host.size() - 1) != 0) host[0] = '\0';
    return std::string(host.data()) + ':' + std::to_string(::getpid());
}

// Runs `work`. When it throws, that is logged, unless there is no memory for the line, and false is
// returned. Without a std::function, which would need memory before the first attempt.
template <class Work>
bool succeeds(std::string_view name, const Work& work) {
    try {
        try {
            work();
            return true;
        } catch (const std::exception& error) {
            base::log::write(Level::error, "job_failure",
                             JsonObject().text("job", name).text("cause", error.what()));
        }
    } catch (const std::bad_alloc&) {
    }
    return false;
}

// What the operator sees of a failure. Messages of engines may quote what people entered, so those
// are only logged.
std::string shown(const std::exception& error) {
    const auto* refusal = dynamic_cast<const base::Refusal*>(&error);
    return refusal ? refusal->code : "failed; see the log";
}

std::int64_t backoff_ms(std::int64_t failed_in_a_row) {
    return std::min(backoff_max_ms, backoff_min_ms << std::min<std::int64_t>(failed_in_a_row, 20));
}

// The pause before the next run: `every`, or if that is long up to a tenth less, so that rows that
// were made together are not due together forever.
std::int64_t quiet_ms(const Job& job, const JobKey& key) {
    const std::int64_t whole = job.every.count();
    if (job.every <= std::chrono::hours(1)) return whole;
    const std::size_t share = std::hash<std::string>()(key.account + key.store + key.name) % 1'000;
    return whole - whole / 10'000 * static_cast<std::int64_t>(share);
}

void tell_lost(const Lease& lease) {
    base::log::write(Level::warning, "job_lease_lost",
                     JsonObject()
                         .text("job", lease.key().name)
                         .text("account", lease.account())
                         .text("store", lease.store()));
}

}  // namespace

Runner::Runner(storage::Database& database, const base::Clock& clock, std::vector<Job> jobs,
               Figures& figures, Options options)
    : database_(database),
      clock_(clock),
      jobs_(std::move(jobs)),
      figures_(figures),
      options_(options),
      holder_(name_of_this_process()) {
    for (const Job& job : jobs_) figures_.know(job.name);
    succeeds("rows of jobs", [&] { make_missing(); });
    for (int i = 0; i < options_.threads; ++i)
        threads_.emplace_back([this](const std::stop_token& stop) { work(stop); });
}

Runner::~Runner() { stop(); }

void Runner::stop() {
    for (std::jthread& thread : threads_) thread.request_stop();
    for (std::jthread& thread : threads_)
        if (thread.joinable()) thread.join();
}

void Runner::trigger(const JobKey& key) {
    if (!find(key.name)) return;
    const std::lock_guard lock(mutex_);
    if (urged_.try_emplace(key, changes_).second) ++changes_;
    wakes_.notify_one();
}

void Runner::run_due() {
    std::unique_lock lock(mutex_);
    looks_at_ = seeks_stranded_at_ = {};
    look(lock);
    while (const auto due = take()) {
        lock.unlock();
        perform(*due, {});
        lock.lock();
        running_.erase(running_.find(due->key));
    }
}

void Runner::work(const std::stop_token& stop) {
    while (const auto due = next(stop)) {
        succeeds(due->key.name, [&] { perform(*due, stop); });
        let_go(due->key);
    }
}

std::optional<Runner::Due> Runner::next(const std::stop_token& stop) {
    std::unique_lock lock(mutex_);
    while (!stop.stop_requested()) {
        if (Steady::now() >= looks_at_) look(lock);
        try {
            if (auto due = take()) return due;
        } catch (const std::bad_alloc&) {  // the next scan finds due jobs again
        }
        // Copies: the wait reads them without the lock, while another thread may scan.
        const auto until = looks_at_;
        const auto seen = changes_;
        wakes_.wait_until(lock, stop, until, [&] { return changes_ != seen; });
    }
    return {};
}

// The job to run next: due ones, then triggered ones that do not run here, in turn.
std::optional<Runner::Due> Runner::take() {
    std::optional<Due> due;
    if (!found_.empty()) {
        due = std::move(found_.front());
        found_.pop_front();
    } else {
        auto first = urged_.end();
        for (auto each = urged_.begin(); each != urged_.end(); ++each)
            if (!running_.contains(each->first) &&
                (first == urged_.end() || each->second < first->second))
                first = each;
        if (first != urged_.end())
            due = Due{.job = find(first->first.name),
                      .key = first->first,
                      .next_ms = 0,
                      .is_urged = true};
    }
    if (!due) return {};
    urged_.erase(due->key);
    running_.insert(due->key);
    return due;
}

void Runner::let_go(const JobKey& key) {
    const std::lock_guard lock(mutex_);
    running_.erase(running_.find(key));
    if (!urged_.contains(key)) return;
    ++changes_;
    wakes_.notify_one();
}

void Runner::look(std::unique_lock<std::mutex>& lock) {
    looks_at_ = Steady::now() + std::chrono::hours(1);  // nobody else scans meanwhile
    lock.unlock();
    std::optional<std::deque<Due>> found;  // a deque needs memory even when it is empty
    auto next_look = Steady::now() + pause_after_failure;
    succeeds("look for due jobs", [&] {
        std::vector<Due> due;
        next_look = look_for(due);
        found.emplace(due.begin(), due.end());
    });
    lock.lock();
    looks_at_ = next_look;
    found_.clear();
    if (found) found_.swap(*found);
    ++changes_;
    wakes_.notify_all();
}

// The next due job decides when to scan again.
Runner::Steady::time_point Runner::look_for(std::vector<Due>& due) {
    if (Steady::now() >= makes_rows_at_) make_missing();
    const std::int64_t now_ms = clock_.now_ms();
    auto next_look = Steady::now() + options_.looks_every;
    due = find_due(now_ms + options_.looks_every.count());
    const auto later = std::partition(due.begin(), due.end(),
                                      [&](const Due& each) { return each.next_ms <= now_ms; });
    for (const Due& each : std::span(later, due.end()))
        next_look = std::min(next_look, Steady::now() + milliseconds(each.next_ms - now_ms));
    due.erase(later, due.end());
    note(due, now_ms);
    // Jobs of stores serve guests who wait; those of accounts tidy up.
    std::ranges::stable_sort(
        due, {}, [](const Due& each) { return std::pair(!each.job->is_of_store, each.next_ms); });
    return next_look;
}

// Jobs that this program does not know belong to another version.
std::vector<Runner::Due> Runner::find_due(std::int64_t until_ms) {
    std::vector<Due> due;
    const auto add = [&](const std::vector<storage::DueJob>& rows) {
        for (const storage::DueJob& row : rows)
            if (const Job* job = find(row.name))
                due.push_back({.job = job,
                               .key = {row.account, row.store, row.name},
                               .next_ms = row.next_ms,
                               .is_urged = false});
    };
    const std::int64_t now_ms = clock_.now_ms();
    database_.read([&](storage::ReadView& view) {
        due.clear();
        add(storage::due_jobs(view, until_ms, looked_at_max));
        if (Steady::now() < seeks_stranded_at_) return;
        add(storage::stranded_jobs(
            view, {.now_ms = now_ms,
                   .ran_max_ms = now_ms + clocks_differ_ms,
                   .leased_max_ms = now_ms + clocks_differ_ms + options_.lease.count()}));
    });
    if (Steady::now() >= seeks_stranded_at_)
        seeks_stranded_at_ = Steady::now() + base::shortened(seeks_stranded_every);
    return due;
}

void Runner::note(const std::vector<Due>& due, std::int64_t now_ms) {
    for (const Job& job : jobs_) figures_.forget_due(job.name);
    for (const Due& each : due) figures_.note_due(each.job->name, now_ms - each.next_ms);
}

// A transaction for each account, in the order of keys.
void Runner::make_missing() {
    std::set<JobKey> missing;
    database_.read([&](storage::ReadView& view) {
        missing.clear();
        for (const auto& [account, store] : storage::all_scopes(view))
            for (const Job& job : jobs_)
                if (!job.is_of_store || !store.empty())
                    missing.insert({account, job.is_of_store ? store : "", std::string(job.name)});
        for (const storage::DueJob& row : storage::all_jobs(view))
            missing.erase({row.account, row.store, row.name});
    });
    for (auto first = missing.begin(); first != missing.end();) {
        const auto end = std::find_if(
            first, missing.end(), [&](const JobKey& key) { return key.account != first->account; });
        const storage::AskedBy asked({first->account, "jobs"});
        database_.write_now([&](storage::Transaction& tx) {
            for (auto key = first; key != end; ++key)
                make(tx, *key, clock_.now_ms() + first_run_ms);
        });
        first = end;
    }
    makes_rows_at_ = Steady::now() + makes_rows_every;
}

void Runner::perform(const Due& due, const std::stop_token& stop) {
    const storage::AskedBy asked({due.key.account, due.key.name});
    std::optional<Claim> claimed;
    database_.write_now([&](storage::Transaction& tx) {
        const std::int64_t now_ms = clock_.now_ms();
        if (due.is_urged) make(tx, due.key, now_ms);
        claimed = claim(tx, due.key, holder_, now_ms, options_.lease.count(), due.is_urged);
    });
    if (!claimed) return;
    base::failpoint("job_claimed");
    run(*due.job, Lease(due.key, claimed->number, options_.lease, clock_, stop), claimed->in_a_row);
}

void Runner::run(const Job& job, const Lease& lease, std::int64_t failed_in_a_row) {
    const auto began = Steady::now();
    std::optional<std::int64_t> more_at_ms;
    std::optional<std::string> error;
    bool is_lost = false;
    const bool is_done = succeeds(job.name, [&] {
        try {
            more_at_ms = job.run(lease);
        } catch (const LeaseLost&) {
            is_lost = true;
        } catch (const std::exception& thrown) {
            error = shown(thrown);
            throw;
        }
    });
    base::failpoint("job_ran");
    figures_.count_run(job.name, !is_done);
    if (is_lost) return tell_lost(lease);
    const auto took = std::chrono::duration_cast<milliseconds>(Steady::now() - began);
    bool is_ours = false;
    database_.write_now([&](storage::Transaction& tx) {
        const std::int64_t now_ms = clock_.now_ms();
        const std::int64_t at_last_ms = now_ms + quiet_ms(job, lease.key());
        const Run done{std::min(more_at_ms.value_or(at_last_ms), at_last_ms), now_ms, took.count()};
        const Run failed{now_ms + backoff_ms(failed_in_a_row), now_ms, took.count()};
        is_ours =
            is_done ? finish(tx, lease.key(), lease.claim(), done)
                    : fail(tx, lease.key(), lease.claim(), failed, error.value_or("out of memory"));
    });
    if (!is_ours) tell_lost(lease);
}

const Job* Runner::find(std::string_view name) const {
    const auto found = std::ranges::find(jobs_, name, &Job::name);
    return found == jobs_.end() ? nullptr : &*found;
}

}  // namespace jobs
