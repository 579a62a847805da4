// Writes that wait for a writing thread, bounded in number and in age, and what both engines keep
// of a write while it runs.
#pragma once

#include "storage/database.hpp"
#include "storage/hints.hpp"
#include "storage/tally.hpp"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

namespace storage {

inline constexpr int retry_after_s = 2;  // of the 503s that pass by themselves

struct PendingWrite {
    Write write;
    std::chrono::steady_clock::time_point since;
    std::exception_ptr failure{};
    std::vector<std::function<void(Transaction&)>> before_commit{};
    std::vector<std::function<void()>> after_commit{};
    std::vector<std::pair<std::string, std::string>> locked{};  // account, store

    // Before each run: what an earlier one left counts no more.
    void start_over();
    // The write is undone; this is why.
    void fail(std::exception_ptr why);
    bool has_failed() const { return failure != nullptr; }
};

// A write that nobody has taken in time is refused, however long the writing threads are busy: it
// is taken or refused, never both.
class WriteQueue {
public:
    explicit WriteQueue(const base::Settings& settings);
    ~WriteQueue();

    // Throws base::Refusal (503): full or stopped.
    void submit(Write write);

    // Waits for work and takes what is there, at most `count_max`, without waiting for more. A long
    // write comes alone. False: stopped and drained.
    bool take(std::vector<PendingWrite>& group, std::size_t count_max);

    // Like take(), but only writes of one scope, in their order; others get none of that scope
    // until it is released. A write without a scope comes alone.
    bool take_of_one_scope(std::vector<PendingWrite>& group, std::size_t count_max);
    void release(const std::optional<Scope>& scope);

    // Runs what waits for the commit, if there was one, and then the answer.
    void answer(std::span<PendingWrite> group);

    void note_commit() { ++commits_; }
    void stop();
    bool is_stopping() const;
    WriteFigures figures() const;

private:
    using Time = std::chrono::steady_clock::time_point;

    bool is_free(const PendingWrite& pending) const;
    std::optional<PendingWrite> take_overdue(Time now);
    void refuse_in_time();
    void refuse(PendingWrite& overdue);
    bool take_first_scope(std::vector<PendingWrite>& group, std::size_t count_max);
    void answer(PendingWrite& pending);

    const std::size_t length_max_;
    const std::chrono::milliseconds wait_max_;

    mutable std::mutex mutex_;
    std::condition_variable wakes_;
    std::deque<PendingWrite> queue_;
    std::vector<Scope> taken_;
    bool is_stopping_ = false;
    bool is_over_ = false;
    std::condition_variable ends_;

    std::atomic<std::uint64_t> writes_{0}, commits_{0}, refused_busy_{0};
    std::thread clock_;  // refuses
};

// The part of a Transaction that is the same on both engines.
class QueuedTransaction : public Transaction {
public:
    bool is_locked(std::string_view account, std::string_view store) const override;
    std::int64_t last_sequence(std::string_view account, std::string_view store) override;
    std::int64_t next_sequence(std::string_view account, std::string_view store,
                               bool is_configuration) override;
    void count(const RecordCount& which, int by) override;
    void before_commit(std::function<void(Transaction&)> action) override;
    void after_commit(std::function<void()> action) override;
    // Tells this process, after the commit.
    void hint(std::string_view text) override;

protected:
    explicit QueuedTransaction(Hints& hints) : hints_(hints) {}

    // Of a transaction, of each write in it, and before the commit.
    void start();
    void start(PendingWrite& pending);
    void fail(PendingWrite& pending, std::exception_ptr why);  // the one started last
    void finish(std::span<PendingWrite> group);
    void note_lock(std::string_view account, std::string_view store);

private:
    Sequences& last_of(std::string_view account, std::string_view store);

    Hints& hints_;
    PendingWrite* pending_ = nullptr;
    Tally tally_;
    Tally::Mark at_start_of_write_;
};

}  // namespace storage
