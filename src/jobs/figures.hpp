// Finished and waiting jobs of this process, for /metrics. Any thread.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <string_view>

namespace jobs {

class Figures {
public:
    struct Of {
        std::int64_t runs = 0, failures = 0;  // of this process
        std::int64_t due = 0;                 // unclaimed rows, as far as a scan reads
        std::int64_t late_ms = 0;             // how long the first of these has been due
    };
    using ByName = std::map<std::string, Of, std::less<>>;

    void know(std::string_view name) {
        const std::lock_guard lock(mutex_);
        by_name_.try_emplace(std::string(name));
    }
    void count_run(std::string_view name, bool has_failed) {
        const std::lock_guard lock(mutex_);
        Of& of = by_name_[std::string(name)];
        ++of.runs;
        of.failures += has_failed ? 1 : 0;
    }
    // To report all due jobs of a name: forget_due(), then each.
    void forget_due(std::string_view name) {
        const std::lock_guard lock(mutex_);
        Of& of = by_name_[std::string(name)];
        of.due = of.late_ms = 0;
    }
    void note_due(std::string_view name, std::int64_t late_ms) {
        const std::lock_guard lock(mutex_);
        Of& of = by_name_[std::string(name)];
        ++of.due;
        of.late_ms = std::max(of.late_ms, late_ms);
    }
    ByName all() const {
        const std::lock_guard lock(mutex_);
        return by_name_;
    }

private:
    mutable std::mutex mutex_;
    ByName by_name_;
};

}  // namespace jobs
