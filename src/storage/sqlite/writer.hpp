// The one thread that writes to a SQLite database: it drains a queue, commits in groups, answers
// after the commit, and runs every checkpoint.
#pragma once

#include "storage/sqlite/connection.hpp"
#include "storage/sqlite/place.hpp"
#include "storage/write_queue.hpp"

#include <atomic>
#include <optional>
#include <thread>

namespace storage {

// Of the writing connection between long writes.
inline constexpr std::string_view usual_cache = "PRAGMA cache_size = -2048";

class SqliteWriter {
public:
    // From here until stop() has returned, `connection` belongs to the writing thread. An I/O error
    // on it ends the process with code 74: what is on disk is uncertain until the next start
    // recovers it, so nothing may be acknowledged any more.
    SqliteWriter(SqliteConnection& connection, const base::Settings& settings, Hints& hints,
                 SqlitePlace& place, Epoch epoch);
    ~SqliteWriter();

    void submit(Write write) { queue_.submit(std::move(write)); }
    void stop();
    bool is_stopping() const { return queue_.is_stopping(); }
    WriteFigures figures() const { return queue_.figures(); }
    std::optional<std::uint64_t> version() const;  // as Database::version()

private:
    class GroupTransaction;

    void run();
    void apply(std::span<PendingWrite> group);
    void write(std::span<PendingWrite> group);
    bool is_out_of_place();
    enum class Undo { all, each };  // what can be undone: the group, or each write alone
    // Half written: a write that cannot be undone alone failed. Lost: see loss(). Either way
    // nothing is written.
    enum class Outcome { committed, half_written, lost };
    Outcome commit_together(std::span<PendingWrite> group, Undo undo);
    bool is_applied_or_untouched(PendingWrite& pending);
    void apply_with_savepoint(PendingWrite& pending);
    void undo_one();
    void notice(const SqliteError& error);
    void checkpoint_when_due();
    void checkpoint(int mode);

    SqliteConnection& connection_;
    SqlitePlace& place_;
    std::unique_ptr<GroupTransaction> transaction_;
    bool is_failing_ = false;  // said so in the log since the last commit
    bool is_rescued_ = false;  // since the file was last in its place
    int wal_pages_ = 0;
    int checkpointed_pages_ = 0;
    std::atomic<std::uint64_t> version_{0};  // odd while a commit is under way
    WriteQueue queue_;
    std::thread thread_;
};

}  // namespace storage
