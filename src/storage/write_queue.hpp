// The queue of writes that wait for a writing thread, bounded in length and in the age of a write,
// and the part of a transaction that is the same on both engines.
#pragma once

#include "storage/hints.hpp"
#include "storage/tally.hpp"
#include "storage/turns.hpp"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <map>
#include <mutex>
#include <thread>
#include <utility>

namespace storage {

// A group of writes ends after the first write with which it has taken this long; the rest waits
// for another turn.
inline constexpr std::chrono::milliseconds turn_max{100};

// For 503s with a temporary cause: when a client should try again.
inline constexpr int retry_after_s = 2;

// The statement that finds the row of a lock by account ($1) and id ($2). `ending` is appended to
// it, such as " FOR UPDATE". The text lives as long as the process.
std::string_view row_statement(const std::string& table, std::string_view ending);

// Takes writes in, hands them out to writing threads in turn (turns.hpp) and answers them. A write
// that no writing thread has taken within Settings::write_wait_ms_max is refused (503) by a thread
// of the queue's own, however busy the writing threads are. Every write leaves the queue once: it
// is either taken or refused. Any thread.
class WriteQueue {
public:
    explicit WriteQueue(const base::Settings& settings);
    // The writing threads must have ended, and the queue must be empty.
    ~WriteQueue();

    // Throws base::Refusal (503) when too many writes wait, see Turns::have_place_for(), or after
    // stop(). Writing threads are woken immediately or, while a base::WakeLater lives, when that is
    // released.
    void submit(Write write);

    // Waits until there is a write, then appends those that are there to `group`, which is empty:
    // at most `count_max`, in the order of turns, without waiting for more. A long write
    // (Write::is_alone) comes alone, and is followed by the waiting short ones, whoever has the
    // turn. False when the queue was stopped and is empty.
    bool take(std::vector<PendingWrite>& group, std::size_t count_max);

    // Like take(), but takes only writes with the same scopes, and nobody else gets a write with
    // one of these scopes until finish(). A write without a scope comes alone. While a write of
    // several scopes waits for its turn, later ones that need one of these scopes wait for it.
    bool take_of_same_scopes(std::vector<PendingWrite>& group, std::size_t count_max);
    // For every group that was taken, before its writes are answered or put back: how long it took
    // in total. Each asker is charged what its writes took and an equal share of the rest; writes
    // that have not run (PendingWrite::took) cost nothing.
    void finish(std::span<PendingWrite> group, std::chrono::nanoseconds took);
    // Puts a write that was undone, or not run, back to its place among those of its asker. One
    // that must run alone will be handed out alone.
    void put_back(PendingWrite pending);

    // For each write: runs its actions after_commit, unless it has failed, and then Write::done.
    // What these throw is only logged.
    void answer(std::span<PendingWrite> group);

    void note_commit() { ++commits_; }  // for the figures
    void note_configuration() { ++configurations_; }
    std::uint64_t configurations() const { return configurations_; }  // that were noted
    // Refuses further writes; those that wait are still handed out.
    void stop();
    bool is_stopping() const;
    bool has_waiting() const;
    WriteFigures figures() const;

private:
    using Time = std::chrono::steady_clock::time_point;

    std::optional<Turns::Place> first_short();
    std::optional<Turns::Place> first_free();
    void take_companions(std::vector<PendingWrite>& group, std::size_t count_max);
    void refuse_in_time();
    void refuse(PendingWrite& overdue);
    bool take_first_scopes(std::vector<PendingWrite>& group, std::size_t count_max);
    void answer(PendingWrite& pending);

    const std::size_t length_max_;
    const std::chrono::milliseconds wait_max_;
    const int long_max_;  // long writes at a time: one writing thread is left to short ones

    mutable std::mutex mutex_;
    std::condition_variable wakes_;
    Turns turns_;
    std::vector<Scope> taken_;              // of writes that were handed out and have not finished
    std::vector<Turns::Place> companions_;  // of take_companions(), kept for its memory
    int long_running_ = 0;
    bool was_long_ = false;  // what take() handed out last
    bool is_stopping_ = false;
    bool is_over_ = false;          // the thread that refuses must end
    std::condition_variable ends_;  // wakes that thread

    std::atomic<std::uint64_t> writes_{0}, commits_{0}, refused_busy_{0}, configurations_{0};
    std::thread clock_;  // refuses writes that have waited too long
};

// The part of a Transaction that is the same on both engines: order of locks, sequences, counts,
// actions and hints. Used by one writing thread, for one group of writes after another.
class QueuedTransaction : public Transaction {
public:
    void lock(std::string_view account, std::string_view store) final;
    void lock_row(std::string_view table, std::string_view account, std::string_view id) final;
    bool is_locked(std::string_view account, std::string_view store) const override;
    std::int64_t last_sequence(std::string_view account, std::string_view store) override;
    std::int64_t next_sequence(std::string_view account, std::string_view store,
                               bool is_configuration) override;
    ChainHead audit_end(std::string_view account, std::string_view store) override;
    void set_audit_end(std::string_view account, std::string_view store, ChainHead end) override;
    void count(const RecordCount& which, int by) override;
    void before_commit(std::function<void(Transaction&)> action) override;
    void after_commit(std::function<void()> action) override;
    // Notifies only the listener of this process. An engine with other processes notifies those
    // itself.
    void hint(std::string_view text) override;

protected:
    // `hints` must outlive every write that was run.
    explicit QueuedTransaction(Hints& hints) : hints_(hints) {}

    // What an engine calls, in this order: start() for the transaction, start(pending) for each of
    // its writes, finish() before the commit. start(pending) locks the scopes of the write, and
    // makes it the one that all other calls are about.
    void start();
    void start(PendingWrite& pending);
    // For the write that was started last, when it is undone and the transaction goes on.
    void fail(PendingWrite& pending, std::exception_ptr why);
    // Runs the actions before_commit of all writes, then writes the sequences and counts. The
    // stores whose events were counted up are remembered for tell_noted().
    void finish(std::span<PendingWrite> group);
    // Whether a configuration sequence was counted up since the last call; also by a commit that
    // failed. An engine calls WriteQueue::note_configuration() before it answers.
    bool has_configured() { return std::exchange(has_configured_, false); }
    // A scope whose row finish() has written, or null.
    const Scope* written_scope() const { return tally_.written_scope(); }
    // Notifies the listener of this process of stores with new events, after the writes were
    // answered; also for a failed commit, which does no harm.
    void tell_noted() noexcept;
    // For an engine with other processes: notifies those.
    virtual void tell_others(const EventsHint&) {}

    // Takes a lock at the engine. The write does not hold it yet, and the order of locks allows it.
    // take_row() throws std::logic_error when there is no such row.
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
    std::map<std::pair<std::string, std::string>, std::int64_t> noted_;  // by account and store
    bool has_configured_ = false;
};

}  // namespace storage
