// A write from when it is queued until it is answered.
#pragma once

#include "storage/database.hpp"

#include <chrono>

namespace storage {

// Something that a write has locked: a scope, with `table` "" and the store as `id`, or a row of a
// table. Locks are compared in the order in which they may be taken.
struct Lock {
    std::string table, account, id;
    auto operator<=>(const Lock&) const = default;
};

// A write in the queue, or one that a writing thread runs, and what its latest run has left.
struct PendingWrite {
    Write write;
    std::chrono::steady_clock::time_point since;  // when it was queued
    std::exception_ptr failure{};                 // for Write::done; null: none so far
    std::vector<std::function<void(Transaction&)>> before_commit{};
    std::vector<std::function<void()>> after_commit{};
    std::vector<Lock> locked{};
    bool must_run_alone = false;  // it asked for a lock that its group does not hold
    // How long its runs took, without what it shared with its group; 0: it has not run.
    std::chrono::nanoseconds took{0};
    std::int64_t charged_us = 0;  // of its asker's time, see Turns; an estimate made beforehand

    // Forgets what an earlier run left. Call it before each run.
    void start_over();
    // Notes that the write was undone, and why. Its actions around the commit will not run.
    void fail(std::exception_ptr why);
    bool has_failed() const { return failure != nullptr; }
};

// Adds its lifetime to the time that a write took.
class Timed {
public:
    explicit Timed(PendingWrite& pending) : pending_(pending) {}
    ~Timed() { pending_.took += std::chrono::steady_clock::now() - began_; }
    Timed(const Timed&) = delete;
    Timed& operator=(const Timed&) = delete;

private:
    PendingWrite& pending_;
    const std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
};

}  // namespace storage
