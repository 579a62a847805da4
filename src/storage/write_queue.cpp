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

// When this many writes wait, a writing thread is woken immediately, although the I/O thread that
// brings them is still reading requests: they are enough for a group.
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
      long_max_(std::max(settings.write_connections - 1, 1)),
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
        if (!turns_.have_place_for(write.asker, length_max_)) {
            ++refused_busy_;
            throw busy();
        }
        turns_.add({std::move(write), now});
        is_enough = turns_.size() == worth_waking;
    }
    if (is_enough) return wakes_.notify_one();
    try {
        base::wake([this] { wakes_.notify_one(); });
    } catch (const std::bad_alloc&) {  // the write is in the queue anyway
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
    return !turns_.empty();
}

WriteFigures WriteQueue::figures() const {
    std::lock_guard lock(mutex_);
    return {writes_, commits_, refused_busy_, static_cast<std::int64_t>(turns_.size())};
}

// In the order of turns, of those that are the oldest of their asker.
std::optional<Turns::Place> WriteQueue::first_short() {
    std::optional<Turns::Place> found;
    turns_.each_line([&](Turns::Line& line) {
        if (!found && !line.writes.front().write.is_alone)
            found = Turns::Place{&line, line.writes.begin()};
    });
    return found;
}

// The first write that may run and whose scopes are all free: not taken, and not among those that
// an earlier write of several scopes waits for.
std::optional<Turns::Place> WriteQueue::first_free() {
    std::vector<Scope> awaited;
    const auto is_free = [&](const Scope& scope) {
        return std::ranges::find(taken_, scope) == taken_.end() &&
               std::ranges::find(awaited, scope) == awaited.end();
    };
    return turns_.find([&](const PendingWrite& pending) {
        const Scopes& scopes = pending.write.scopes;
        const bool may_run = !pending.write.is_alone || long_running_ < long_max_;
        if (may_run && std::ranges::all_of(scopes, is_free)) return true;
        if (scopes.size() > 1) awaited.insert(awaited.end(), scopes.begin(), scopes.end());
        return false;
    });
}

// Sleeps until the oldest write will have waited too long. A new write need not wake it, since it
// is younger than the one that the sleep was measured by. One that is put back may be older: it is
// then refused late, if no writing thread takes it before.
void WriteQueue::refuse_in_time() {
    std::unique_lock lock(mutex_);
    while (!is_over_) {
        const Time now = std::chrono::steady_clock::now();
        std::list<PendingWrite> overdue;
        turns_.take_older(now - wait_max_, overdue);
        if (!overdue.empty()) {
            lock.unlock();
            for (PendingWrite& pending : overdue) refuse(pending);
            lock.lock();
            continue;
        }
        const Time oldest = turns_.oldest().value_or(now);
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
    wakes_.wait(lock, [this] { return is_stopping_ || !turns_.empty(); });
    if (turns_.empty()) return false;
    const bool after_long = std::exchange(was_long_, false);
    while (!turns_.empty() && group.size() < count_max) {
        Turns::Place next = turns_.first();
        if (after_long && next.write->write.is_alone) next = first_short().value_or(next);
        was_long_ = next.write->write.is_alone && group.empty();
        if (next.write->write.is_alone && !was_long_) break;
        group.push_back(turns_.take(next));
        if (was_long_) ++long_running_;
        if (was_long_) break;
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
    std::optional<Turns::Place> first;
    wakes_.wait(lock, [&] {
        first = first_free();
        return first || (is_stopping_ && turns_.empty());
    });
    if (!first) return false;
    const Scopes& scopes = first->write->write.scopes;
    std::vector<Scope> now_taken(scopes.begin(), scopes.end());
    taken_.reserve(taken_.size() + now_taken.size());
    std::ranges::move(now_taken, std::back_inserter(taken_));
    group.push_back(turns_.take(*first));
    if (group.front().write.is_alone) ++long_running_;
    if (group.front().write.is_alone || group.front().write.scopes.size() == 0) return true;
    try {
        take_companions(group, count_max);
    } catch (const std::bad_alloc&) {  // then it is a smaller group
    }
    return true;
}

// Takes the other writes with the scopes of the first, in the order of turns; of one asker none
// before an earlier one.
void WriteQueue::take_companions(std::vector<PendingWrite>& group, std::size_t count_max) {
    const Scopes scopes = group.front().write.scopes;
    const auto seek = [&](Turns::Place& place) {
        const auto& end = place.line->writes.end();
        while (place.write != end && place.write->write.scopes != scopes) ++place.write;
        return place.write != end && !place.write->write.is_alone;
    };
    companions_.clear();
    turns_.each_line([&](Turns::Line& line) {
        Turns::Place place{&line, line.writes.begin()};
        if (seek(place)) companions_.push_back(place);
    });
    while (!companions_.empty() && group.size() < count_max) {
        const auto next =
            std::ranges::min_element(companions_, [](const auto& one, const auto& other) {
                return Turns::is_before(*one.line, *other.line);
            });
        const Turns::Place place = *next;
        ++next->write;
        group.push_back(turns_.take(place));
        if (!seek(*next)) companions_.erase(next);
    }
}

void WriteQueue::finish(std::span<PendingWrite> group, std::chrono::nanoseconds took) {
    std::ptrdiff_t run = 0;
    for (const PendingWrite& pending : group) {
        took -= pending.took;
        run += pending.took.count() > 0 ? 1 : 0;
    }
    const auto share = std::max(took, {}) / std::max<std::ptrdiff_t>(run, 1);
    bool had_scopes = false;
    const bool was_long = group.front().write.is_alone;
    {
        const std::lock_guard lock(mutex_);
        for (PendingWrite& pending : group)
            turns_.settle(pending, pending.took.count() > 0 ? pending.took + share : pending.took);
        long_running_ -= was_long ? 1 : 0;
        had_scopes = !taken_.empty();
        if (had_scopes)
            for (const Scope& scope : group.front().write.scopes) std::erase(taken_, scope);
    }
    if (had_scopes || was_long) wakes_.notify_all();
}

// When there is no memory, tries until there is: the write must not be lost.
void WriteQueue::put_back(PendingWrite pending) {
    pending.write.is_alone |= pending.must_run_alone;
    pending.start_over();
    pending.took = {};
    for (;;) try {
            const std::lock_guard lock(mutex_);
            turns_.put_back(pending);
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
