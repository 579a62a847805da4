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

// What a write may lock: a scope, with `table` "" and the store as `id`, or a row of a table. They
// are compared in the order in which they may be taken.
struct Lock {
    std::string table, account, id;
    auto operator<=>(const Lock&) const = default;
};

// The question for the row of a lock; `ending` is what follows it on an engine. The text lives as
// long as the process.
std::string_view row_statement(const std::string& table, std::string_view ending);

struct PendingWrite {
    Write write;
    std::chrono::steady_clock::time_point since;
    std::exception_ptr failure{};
    std::vector<std::function<void(Transaction&)>> before_commit{};
    std::vector<std::function<void()>> after_commit{};
    std::vector<Lock> locked{};
    bool must_run_alone = false;  // it asked for a lock that its group does not hold

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

    // Like take(), but only writes with the same scopes, in their order; others get none of these
    // scopes until they are released. A write without a scope comes alone. One that waits for
    // several scopes keeps those who came later from overtaking it.
    bool take_of_same_scopes(std::vector<PendingWrite>& group, std::size_t count_max);
    void release(const Scopes& scopes);
    // Takes a write back that was undone, to hand it out again, alone and by its age.
    void put_back(PendingWrite pending);

    // Runs what waits for the commit, if there was one, and then the answer.
    void answer(std::span<PendingWrite> group);

    void note_commit() { ++commits_; }
    void stop();
    bool is_stopping() const;
    WriteFigures figures() const;

private:
    using Time = std::chrono::steady_clock::time_point;

    std::deque<PendingWrite>::iterator first_free();
    std::optional<PendingWrite> take_overdue(Time now);
    void refuse_in_time();
    void refuse(PendingWrite& overdue);
    bool take_first_scopes(std::vector<PendingWrite>& group, std::size_t count_max);
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

// The part of a Transaction that is the same on both engines. Used by one writing thread.
class QueuedTransaction : public Transaction {
public:
    void lock(std::string_view account, std::string_view store) final;
    void lock_row(std::string_view table, std::string_view account, std::string_view id) final;
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

    // Of a transaction, of each write in it (which locks its scopes), and before the commit.
    void start();
    void start(PendingWrite& pending);
    void fail(PendingWrite& pending, std::exception_ptr why);  // the one started last
    void finish(std::span<PendingWrite> group);

    // Takes a lock that this write does not hold and may take now.
    virtual void take_scope(const Lock& lock) = 0;
    virtual void take_row(const Lock& lock) = 0;

private:
    bool holds(std::string_view table, std::string_view account, std::string_view id) const;
    void require_order(const Lock& next) const;
    Sequences& last_of(std::string_view account, std::string_view store);

    Hints& hints_;
    PendingWrite* pending_ = nullptr;
    Tally tally_;
    Tally::Mark at_start_of_write_;
};

}  // namespace storage
