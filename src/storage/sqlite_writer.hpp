// The one thread that writes to a SQLite database: it drains a queue, commits in groups, answers
// after the commit, and runs every checkpoint.
#pragma once

#include "storage/sqlite_connection.hpp"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

namespace storage {

class SqliteWriter {
public:
    struct Limits {
        std::size_t queue_max;
        std::chrono::milliseconds wait_max;
    };

    // From here until stop() has returned, `connection` belongs to the writing thread. An I/O error
    // on it ends the process with code 74: what is on disk is uncertain until the next start
    // recovers it, so nothing may be acknowledged any more.
    SqliteWriter(SqliteConnection& connection, const Limits& limits);
    ~SqliteWriter();

    void submit(Write write);
    void stop();
    bool is_stopping() const;
    WriteFigures figures() const;

private:
    using Time = std::chrono::steady_clock::time_point;
    struct Pending {
        Write write;
        Time since;
        std::exception_ptr failure{};
        std::vector<std::function<void()>> after_commit{};
    };
    using Group = std::vector<Pending>;
    class GroupTransaction;

    void run();
    bool take_group(Group& group);
    bool is_overdue(const Pending& pending, Time now) const;
    void apply(std::span<Pending> group);
    bool commit_together(std::span<Pending> group);
    void apply_one(Pending& pending);
    void undo_one();
    void answer(Pending& pending);
    void notice(const SqliteError& error);
    void checkpoint_when_due();
    void checkpoint(int mode);

    SqliteConnection& connection_;
    const Limits limits_;
    std::unique_ptr<GroupTransaction> transaction_;
    bool is_failing_ = false;  // said so in the log since the last commit
    int wal_pages_ = 0;
    int checkpointed_pages_ = 0;

    mutable std::mutex mutex_;
    std::condition_variable wakes_;
    std::deque<Pending> queue_;
    bool is_stopping_ = false;

    std::atomic<std::uint64_t> writes_{0}, commits_{0}, refused_busy_{0};
    std::thread thread_;
};

}  // namespace storage
