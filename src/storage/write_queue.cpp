// Taking writes in, handing them out, and answering them.
#include "storage/write_queue.hpp"

#include "base/log.hpp"
#include "base/refusal.hpp"
#include "base/wake.hpp"
#include "storage/kept_text.hpp"

#include <algorithm>
#include <set>
#include <stdexcept>

namespace storage {
namespace {

using base::JsonObject;
using base::Refusal;
using base::log::Level;

// When so many writes wait, a writing thread is woken at once, although the I/O thread that brings
// them is still reading requests: they are enough for a group.
constexpr std::size_t worth_waking = 8;

// The shortest pause between two searches for writes that have waited too long.
constexpr std::chrono::milliseconds look_pause{10};

Refusal busy() {
    return Refusal::unavailable("busy", "too many writes are waiting; try again shortly",
                                retry_after_s);
}

std::string shown(const Lock& lock) {
    return (lock.table.empty() ? "scope" : lock.table) + ' ' + lock.account + '/' + lock.id;
}

// Must not throw: the thread goes on even when there is no memory for the log line.
void report(std::string_view event, const std::exception& error) noexcept {
    try {
        base::log::write(Level::error, event, JsonObject().text("error", error.what()));
    } catch (const std::bad_alloc&) {
        return;
    }
}

}  // namespace

std::string_view row_statement(const std::string& table, std::string_view ending) {
    return kept_text("SELECT 1 FROM " + table + " WHERE account = $1 AND id = $2" +
                     std::string(ending));
}

void PendingWrite::start_over() {
    fail(nullptr);
    locked.clear();
    must_run_alone = false;
}

void PendingWrite::fail(std::exception_ptr why) {
    failure = std::move(why);
    before_commit.clear();
    after_commit.clear();
}

WriteQueue::WriteQueue(const base::Settings& settings)
    : length_max_(static_cast<std::size_t>(std::max(settings.write_queue_max, 1))),
      wait_max_(settings.write_wait_ms_max),
      clock_([this] { refuse_in_time(); }) {}

WriteQueue::~WriteQueue() {
    {
        const std::lock_guard lock(mutex_);
        is_over_ = true;
    }
    ends_.notify_one();
    clock_.join();
}

void WriteQueue::submit(Write write) {
    auto now = std::chrono::steady_clock::now();
    bool is_enough = false;
    {
        std::lock_guard lock(mutex_);
        if (is_stopping_)
            throw Refusal::unavailable("stopping", "the server is shutting down", retry_after_s);
        if (queue_.size() >= length_max_) {
            ++refused_busy_;
            throw busy();
        }
        queue_.push_back({std::move(write), now});
        is_enough = queue_.size() == worth_waking;
    }
    if (is_enough) return wakes_.notify_one();
    try {
        base::wake([this] { wakes_.notify_one(); });
    } catch (const std::bad_alloc&) {  // the write is in the queue all the same
        wakes_.notify_one();
    }
}

void WriteQueue::stop() {
    {
        std::lock_guard lock(mutex_);
        is_stopping_ = true;
    }
    wakes_.notify_all();
}

bool WriteQueue::is_stopping() const {
    std::lock_guard lock(mutex_);
    return is_stopping_;
}

bool WriteQueue::has_waiting() const {
    std::lock_guard lock(mutex_);
    return !queue_.empty();
}

WriteFigures WriteQueue::figures() const {
    std::lock_guard lock(mutex_);
    return {writes_, commits_, refused_busy_, static_cast<std::int64_t>(queue_.size())};
}

// The first write whose scopes are all free: not taken, and not among those that an earlier write
// of several scopes waits for.
std::deque<PendingWrite>::iterator WriteQueue::first_free() {
    std::vector<Scope> awaited;
    const auto is_free = [&](const Scope& scope) {
        return std::ranges::find(taken_, scope) == taken_.end() &&
               std::ranges::find(awaited, scope) == awaited.end();
    };
    return std::ranges::find_if(queue_, [&](const PendingWrite& pending) {
        const Scopes& scopes = pending.write.scopes;
        if (std::ranges::all_of(scopes, is_free)) return true;
        if (scopes.size() > 1) awaited.insert(awaited.end(), scopes.begin(), scopes.end());
        return false;
    });
}

// The queue is in the order of age, the oldest in front.
std::optional<PendingWrite> WriteQueue::take_overdue(Time now) {
    if (queue_.empty() || now - queue_.front().since < wait_max_) return {};
    std::optional<PendingWrite> overdue = std::move(queue_.front());
    queue_.pop_front();
    return overdue;
}

// Sleeps until the oldest write will have waited too long. A new write need not wake it, since it
// is younger than the one that the sleep was measured by. One that is put back may be older: it is
// then refused late, if no writing thread takes it before.
void WriteQueue::refuse_in_time() {
    std::unique_lock lock(mutex_);
    while (!is_over_) {
        const Time now = std::chrono::steady_clock::now();
        if (auto overdue = take_overdue(now)) {
            lock.unlock();
            refuse(*overdue);
            lock.lock();
            continue;
        }
        const Time oldest = queue_.empty() ? now : queue_.front().since;
        ends_.wait_until(lock, std::max(oldest + wait_max_, now + look_pause));
    }
}

void WriteQueue::refuse(PendingWrite& overdue) {
    ++refused_busy_;
    try {
        throw busy();
    } catch (...) {
        overdue.failure = std::current_exception();
    }
    answer(overdue);
}

bool WriteQueue::take(std::vector<PendingWrite>& group, std::size_t count_max) {
    std::unique_lock lock(mutex_);
    wakes_.wait(lock, [this] { return is_stopping_ || !queue_.empty(); });
    if (queue_.empty()) return false;
    for (; !queue_.empty() && group.size() < count_max; queue_.pop_front()) {
        const bool is_alone = queue_.front().write.is_alone;
        if (is_alone && !group.empty()) break;
        group.push_back(std::move(queue_.front()));
        if (is_alone) count_max = 1;
    }
    return true;
}

// take_first_scopes() takes nothing when there is no memory to remember the scopes, so that it can
// be tried again.
bool WriteQueue::take_of_same_scopes(std::vector<PendingWrite>& group, std::size_t count_max) {
    for (;;) try {
            return take_first_scopes(group, count_max);
        } catch (const std::bad_alloc&) {
            std::this_thread::sleep_for(look_pause);
        }
}

bool WriteQueue::take_first_scopes(std::vector<PendingWrite>& group, std::size_t count_max) {
    std::unique_lock lock(mutex_);
    wakes_.wait(lock,
                [&] { return first_free() != queue_.end() || (is_stopping_ && queue_.empty()); });
    const auto first = first_free();
    if (first == queue_.end()) return false;
    const Scopes scopes = first->write.scopes;
    std::vector<Scope> now_taken(scopes.begin(), scopes.end());
    taken_.reserve(taken_.size() + now_taken.size());
    std::ranges::move(now_taken, std::back_inserter(taken_));
    const bool is_alone = first->write.is_alone || scopes.size() == 0;
    group.push_back(std::move(*first));
    auto next = queue_.erase(first);
    while (!is_alone && next != queue_.end() && group.size() < count_max) {
        const bool is_next = next->write.scopes == scopes;
        if (is_next && next->write.is_alone) break;
        if (is_next) group.push_back(std::move(*next));
        next = is_next ? queue_.erase(next) : next + 1;
    }
    return true;
}

void WriteQueue::release(const Scopes& scopes) {
    if (scopes.size() == 0) return;
    {
        const std::lock_guard lock(mutex_);
        for (const Scope& scope : scopes) std::erase(taken_, scope);
    }
    wakes_.notify_all();
}

// The place is that of its age, because take_overdue() expects the oldest in front. When there is
// no memory, tries until there is: the write must not be lost.
void WriteQueue::put_back(PendingWrite pending) {
    pending.write.is_alone = true;
    for (;;) try {
            const std::lock_guard lock(mutex_);
            const auto place =
                std::ranges::upper_bound(queue_, pending.since, {}, &PendingWrite::since);
            queue_.insert(place, std::move(pending));
            break;
        } catch (const std::bad_alloc&) {
            std::this_thread::sleep_for(look_pause);
        }
    wakes_.notify_one();
}

void WriteQueue::answer(std::span<PendingWrite> group) {
    const base::WakeLater together;
    for (PendingWrite& pending : group) answer(pending);
}

void WriteQueue::answer(PendingWrite& pending) {
    try {
        if (!pending.failure) {
            ++writes_;
            for (auto& action : pending.after_commit) action();
        }
    } catch (const std::exception& error) {
        report("after_commit_failed", error);
    }
    try {
        pending.write.done(std::move(pending.failure));
    } catch (const std::exception& error) {
        report("answer_failed", error);
    }
}

bool QueuedTransaction::holds(std::string_view table, std::string_view account,
                              std::string_view id) const {
    return std::ranges::any_of(pending_->locked, [&](const Lock& lock) {
        return lock.id == id && lock.table == table && lock.account == account;
    });
}

bool QueuedTransaction::is_locked(std::string_view account, std::string_view store) const {
    return holds("", account, store);
}

void QueuedTransaction::require_order(const Lock& next) const {
    for (const Lock& held : pending_->locked)
        if (next < held)
            throw std::logic_error("a lock was asked for out of order: " + shown(next) + " while " +
                                   shown(held) + " was held");
}

void QueuedTransaction::lock(std::string_view account, std::string_view store) {
    if (is_locked(account, store)) return;
    Lock next{"", std::string(account), std::string(store)};
    require_order(next);
    take_scope(next);
    pending_->locked.push_back(std::move(next));
}

void QueuedTransaction::lock_row(std::string_view table, std::string_view account,
                                 std::string_view id) {
    if (table.empty() || table.find_first_not_of("abcdefghijklmnopqrstuvwxyz_") != table.npos)
        throw std::logic_error("not the name of a table: " + std::string(table));
    if (holds(table, account, id)) return;
    Lock next{std::string(table), std::string(account), std::string(id)};
    require_order(next);
    take_row(next);
    pending_->locked.push_back(std::move(next));
}

Sequences& QueuedTransaction::last_of(std::string_view account, std::string_view store) {
    if (!is_locked(account, store))
        throw std::logic_error("a number was asked for without the lock of its store");
    return tally_.last(*this, account, store);
}

std::int64_t QueuedTransaction::last_sequence(std::string_view account, std::string_view store) {
    return last_of(account, store).events;
}

std::int64_t QueuedTransaction::next_sequence(std::string_view account, std::string_view store,
                                              bool is_configuration) {
    Sequences& last = last_of(account, store);
    ++last.events;
    if (is_configuration) last.configuration = last.events;
    return last.events;
}

ChainHead QueuedTransaction::audit_end(std::string_view account, std::string_view store) {
    return last_of(account, store).audit;
}

void QueuedTransaction::set_audit_end(std::string_view account, std::string_view store,
                                      ChainHead end) {
    last_of(account, store).audit = std::move(end);
}

void QueuedTransaction::count(const RecordCount& which, int by) { tally_.count(which, by); }

void QueuedTransaction::before_commit(std::function<void(Transaction&)> action) {
    pending_->before_commit.push_back(std::move(action));
}

void QueuedTransaction::after_commit(std::function<void()> action) {
    pending_->after_commit.push_back(std::move(action));
}

void QueuedTransaction::hint(std::string_view text) {
    after_commit([this, text = std::string(text)] { hints_.tell(text); });
}

void QueuedTransaction::start() { tally_.clear(); }

void QueuedTransaction::start(PendingWrite& pending) {
    pending_ = &pending;
    pending.start_over();
    at_start_of_write_ = tally_.mark();
    for (const Scope& scope : pending.write.scopes) {
        if (scope.table.empty())
            lock(scope.account, scope.store);
        else
            lock_row(scope.table, scope.account, scope.id);
    }
}

void QueuedTransaction::fail(PendingWrite& pending, std::exception_ptr why) {
    pending.fail(std::move(why));
    tally_.back_to(at_start_of_write_);
}

void QueuedTransaction::finish(std::span<PendingWrite> group) {
    for (PendingWrite& pending : group)
        for (auto& action : pending.before_commit) action(*this);
    tally_.write(*this);
    has_configured_ |= tally_.moves_configuration();
    tally_.each_noted([this](const EventsHint& hint) {
        noted_[{std::string(hint.account), std::string(hint.store)}] = hint.sequence;
    });
}

void QueuedTransaction::tell_noted() noexcept {
    try {
        for (const auto& [scope, sequence] : noted_) {
            const EventsHint hint{scope.first, scope.second, sequence};
            hints_.tell(text_of(hint));
            tell_others(hint);
        }
        noted_.clear();
    } catch (const std::exception& error) {
        report("hint_failed", error);
    }
}

}  // namespace storage
