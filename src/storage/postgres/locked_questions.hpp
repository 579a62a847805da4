// Remembers which queries waited in vain for a lock a moment ago.
#pragma once

#include <atomic>
#include <chrono>
#include <map>
#include <mutex>
#include <string_view>

namespace storage {

// While somebody has locked a table, only one thread at a time, and only every 2 s, runs a query on
// it to find out whether it still is locked; the others are refused without a query, so that
// threads do not keep waiting for it. Any thread.
class LockedQuestions {
public:
    using Time = std::chrono::steady_clock::time_point;
    static constexpr std::chrono::seconds pause{2};

    // Notes that the query waited in vain. Texts must live as long as the process.
    void note(std::string_view sql, Time now) {
        const std::lock_guard lock(mutex_);
        until_[sql] = now + pause;
        has_any_ = true;
    }

    bool has_any() const {
        return has_any_;
    }  // query that waited in vain and was not answered since

    // Whether to refuse the query without running it. When the pause is over, the first caller gets
    // false and a new pause begins: that caller tries, and then calls note() or forget().
    bool is_locked(std::string_view sql, Time now) {
        if (!has_any_) return false;
        const std::lock_guard lock(mutex_);
        const auto found = until_.find(sql);
        if (found == until_.end()) return false;
        if (now < found->second) return true;
        found->second = now + pause;
        return false;
    }

    // Notes that the query was answered.
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
