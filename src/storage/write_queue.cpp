// Taking writes in, handing them out, and answering them.
#include "storage/write_queue.hpp"

#include "base/log.hpp"
#include "base/refusal.hpp"
#include "base/wake.hpp"

#include <algorithm>

namespace storage {
namespace {

using base::JsonObject;
using base::Refusal;
using base::log::Level;

// So many writes are a group worth beginning while the thread that brings them goes on reading.
constexpr std::size_t worth_waking = 8;

constexpr std::chrono::milliseconds look_pause{10};  // at least, between two looks at the ages

Refusal busy() {
    return Refusal::unavailable("busy", "too many writes are waiting; try again shortly",
                                retry_after_s);
}

// The thread goes on, also when there is no memory to say why.
void report(std::string_view event, const std::exception& error) noexcept {
    try {
        base::log::write(Level::error, event, JsonObject().text("error", error.what()));
    } catch (const std::bad_alloc&) {
        return;
    }
}

}  // namespace

void PendingWrite::start_over() {
    fail(nullptr);
    locked.clear();
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
    } catch (const std::bad_alloc&) {  // it is in the queue all the same
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

WriteFigures WriteQueue::figures() const {
    std::lock_guard lock(mutex_);
    return {writes_, commits_, refused_busy_, static_cast<std::int64_t>(queue_.size())};
}

bool WriteQueue::is_free(const PendingWrite& pending) const {
    return !pending.write.scope ||
           std::find(taken_.begin(), taken_.end(), *pending.write.scope) == taken_.end();
}

// The oldest stand in front.
std::optional<PendingWrite> WriteQueue::take_overdue(Time now) {
    if (queue_.empty() || now - queue_.front().since < wait_max_) return {};
    std::optional<PendingWrite> overdue = std::move(queue_.front());
    queue_.pop_front();
    return overdue;
}

// Nobody has to wake it: what comes while it sleeps is younger than what it sleeps for.
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

// Without memory to remember the scope nothing is taken yet.
bool WriteQueue::take_of_one_scope(std::vector<PendingWrite>& group, std::size_t count_max) {
    for (;;) try {
            return take_first_scope(group, count_max);
        } catch (const std::bad_alloc&) {
            std::this_thread::sleep_for(look_pause);
        }
}

bool WriteQueue::take_first_scope(std::vector<PendingWrite>& group, std::size_t count_max) {
    const auto first_free = [this] {
        return std::find_if(queue_.begin(), queue_.end(),
                            [this](const PendingWrite& pending) { return is_free(pending); });
    };
    std::unique_lock lock(mutex_);
    wakes_.wait(lock,
                [&] { return first_free() != queue_.end() || (is_stopping_ && queue_.empty()); });
    const auto first = first_free();
    if (first == queue_.end()) return false;
    const std::optional<Scope> scope = first->write.scope;
    if (scope) taken_.push_back(*scope);
    const bool is_alone = first->write.is_alone || !scope;
    group.push_back(std::move(*first));
    auto next = queue_.erase(first);
    while (!is_alone && next != queue_.end() && group.size() < count_max) {
        const bool is_next = next->write.scope == scope;
        if (is_next && next->write.is_alone) break;
        if (is_next) group.push_back(std::move(*next));
        next = is_next ? queue_.erase(next) : next + 1;
    }
    return true;
}

void WriteQueue::release(const std::optional<Scope>& scope) {
    if (!scope) return;
    {
        const std::lock_guard lock(mutex_);
        std::erase(taken_, *scope);
    }
    wakes_.notify_all();
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

bool QueuedTransaction::is_locked(std::string_view account, std::string_view store) const {
    return std::any_of(pending_->locked.begin(), pending_->locked.end(), [&](const auto& scope) {
        return scope.first == account && scope.second == store;
    });
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
}

void QueuedTransaction::fail(PendingWrite& pending, std::exception_ptr why) {
    pending.fail(std::move(why));
    tally_.back_to(at_start_of_write_);
}

void QueuedTransaction::finish(std::span<PendingWrite> group) {
    for (PendingWrite& pending : group)
        for (auto& action : pending.before_commit) action(*this);
    tally_.write(*this);
}

void QueuedTransaction::note_lock(std::string_view account, std::string_view store) {
    if (!is_locked(account, store)) pending_->locked.emplace_back(account, store);
}

}  // namespace storage
