// Questions that waited in vain for a lock a moment ago.
#pragma once

#include <atomic>
#include <chrono>
#include <map>
#include <mutex>
#include <string_view>

namespace storage {

// While somebody holds a table, one thread at a time finds out whether that is over; the others are
// told at once, so that none waits again and again. Any thread.
class LockedQuestions {
public:
    using Time = std::chrono::steady_clock::time_point;
    static constexpr std::chrono::seconds pause{2};

    // Texts live as long as the process.
    void note(std::string_view sql, Time now) {
        const std::lock_guard lock(mutex_);
        until_[sql] = now + pause;
        has_any_ = true;
    }

    // False once when the pause is over, and until the next note() or the next pause.
    bool is_locked(std::string_view sql, Time now) {
        if (!has_any_) return false;
        const std::lock_guard lock(mutex_);
        const auto found = until_.find(sql);
        if (found == until_.end()) return false;
        if (now < found->second) return true;
        found->second = now + pause;
        return false;
    }

    void forget(std::string_view sql) {
        if (!has_any_) return;
        const std::lock_guard lock(mutex_);
        until_.erase(sql);
        has_any_ = !until_.empty();
    }

private:
    std::atomic<bool> has_any_{false};
    std::mutex mutex_;
    std::map<std::string_view, Time> until_;
};

}  // namespace storage
