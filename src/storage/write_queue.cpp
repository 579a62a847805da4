// Taking writes in, handing them out, and answering them.
#include "storage/write_queue.hpp"

#include "base/log.hpp"
#include "base/refusal.hpp"

#include <algorithm>

namespace storage {
namespace {

using base::JsonObject;
using base::Refusal;
using base::log::Level;

Refusal busy() {
    return Refusal::unavailable("busy", "too many writes are waiting; try again shortly",
                                retry_after_s);
}

}  // namespace

void PendingWrite::start_over() {
    failure = nullptr;
    after_commit.clear();
    locked.clear();
}

WriteQueue::WriteQueue(const base::Settings& settings)
    : length_max_(static_cast<std::size_t>(std::max(settings.write_queue_max, 1))),
      wait_max_(settings.write_wait_ms_max) {}

void WriteQueue::submit(Write write) {
    auto now = std::chrono::steady_clock::now();
    {
        std::lock_guard lock(mutex_);
        if (is_stopping_)
            throw Refusal::unavailable("stopping", "the server is shutting down", retry_after_s);
        if (queue_.size() >= length_max_ || (!queue_.empty() && is_overdue(queue_.front(), now))) {
            ++refused_busy_;
            throw busy();
        }
        queue_.push_back({std::move(write), now});
    }
    wakes_.notify_one();
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

bool WriteQueue::is_overdue(const PendingWrite& pending, Time now) const {
    return now - pending.since > wait_max_;
}

bool WriteQueue::take(std::vector<PendingWrite>& group, std::size_t count_max) {
    std::vector<PendingWrite> overdue;
    {
        std::unique_lock lock(mutex_);
        wakes_.wait(lock, [this] { return is_stopping_ || !queue_.empty(); });
        if (queue_.empty()) return false;
        Time now = std::chrono::steady_clock::now();
        while (!queue_.empty() && group.size() < count_max) {
            PendingWrite& next = queue_.front();
            bool is_late = is_overdue(next, now);
            if (!is_late && next.write.is_alone && !group.empty()) break;
            bool is_alone = !is_late && next.write.is_alone;
            (is_late ? overdue : group).push_back(std::move(next));
            queue_.pop_front();
            if (is_alone) break;
        }
    }
    refused_busy_ += overdue.size();
    for (PendingWrite& pending : overdue) {
        pending.failure = std::make_exception_ptr(busy());
        answer(pending);
    }
    return true;
}

void WriteQueue::answer(PendingWrite& pending) {
    try {
        if (!pending.failure) {
            ++writes_;
            for (auto& action : pending.after_commit) action();
        }
    } catch (const std::exception& error) {
        base::log::write(Level::error, "after_commit_failed",
                         JsonObject().text("error", error.what()));
    }
    try {
        pending.write.done(std::move(pending.failure));
    } catch (const std::exception& error) {
        base::log::write(Level::error, "answer_failed", JsonObject().text("error", error.what()));
    }
}

bool QueuedTransaction::is_locked(std::string_view account, std::string_view store) const {
    return std::any_of(pending_->locked.begin(), pending_->locked.end(), [&](const auto& scope) {
        return scope.first == account && scope.second == store;
    });
}

void QueuedTransaction::after_commit(std::function<void()> action) {
    pending_->after_commit.push_back(std::move(action));
}

void QueuedTransaction::hint(std::string_view text) {
    after_commit([this, text = std::string(text)] { hints_.tell(text); });
}

void QueuedTransaction::start(PendingWrite& pending) {
    pending_ = &pending;
    pending.start_over();
}

void QueuedTransaction::note_lock(std::string_view account, std::string_view store) {
    if (!is_locked(account, store)) pending_->locked.emplace_back(account, store);
}

}  // namespace storage
