// The one thread that writes to a SQLite database: it drains a queue, commits in groups, answers
// after the commit, and runs every checkpoint.
#pragma once

#include "storage/sqlite/connection.hpp"
#include "storage/sqlite/mark.hpp"
#include "storage/sqlite/place.hpp"
#include "storage/write_queue.hpp"

#include <atomic>
#include <optional>
#include <thread>

namespace storage {

// The page cache of the writing connection, 2 MiB, except during long writes.
inline constexpr std::string_view usual_cache = "PRAGMA cache_size = -2048";

class SqliteWriter {
public:
    // Starts the thread. From here until stop() has returned, only that thread may use
    // `connection` and write to `mark`. All references must outlive the writer. An I/O error ends
    // the process with exit code 74: what is on disk is uncertain until the next start recovers it,
    // so no further write may be acknowledged.
    SqliteWriter(SqliteConnection& connection, const base::Settings& settings, Hints& hints,
                 SqlitePlace& place, SqliteMark& mark);
    ~SqliteWriter();

    // These do what Database promises of them.
    void submit(Write write) { queue_.submit(std::move(write)); }
    void stop();
    bool is_stopping() const { return queue_.is_stopping(); }
    WriteFigures figures() const { return queue_.figures(); }
    std::uint64_t configurations() const { return queue_.configurations(); }
    std::optional<std::uint64_t> version() const;

private:
    class GroupTransaction;

    void run();
    std::size_t apply(std::span<PendingWrite> group);
    void write(std::span<PendingWrite>& group);
    bool is_out_of_place();
    // What can be undone: only the whole group, or each write by a savepoint of its own.
    enum class Undo { all, each };
    // `group` is reduced to the part that there was time for (turn_max). half_written: with
    // Undo::all, a write failed after it had changed a row. lost: the transaction failed;
    // GroupTransaction::loss() says why. In both cases nothing is committed.
    enum class Outcome { committed, half_written, lost };
    Outcome commit_together(std::span<PendingWrite>& group, Undo undo);
    void commit(std::int64_t changes_before);
    bool is_applied_or_untouched(PendingWrite& pending);
    void apply_with_savepoint(PendingWrite& pending);
    void undo_one();
    void notice(const SqliteError& error);
    void checkpoint_when_due();
    void checkpoint(int mode);
    void note_failed_checkpoint(int code);

    SqliteConnection& connection_;
    SqlitePlace& place_;
    SqliteMark& mark_;
    std::unique_ptr<GroupTransaction> transaction_;
    bool is_failing_ = false;                // an error was logged since the last commit
    bool is_rescued_ = false;                // a copy was made since the file was moved
    int wal_pages_ = 0;                      // in the log, after the last commit
    int checkpointed_pages_ = 0;             // in the log, at the last checkpoint
    int groups_let_pass_ = 0;                // since a checkpoint became due
    std::atomic<std::uint64_t> version_{0};  // odd while a commit is under way
    WriteQueue queue_;
    std::thread thread_;
};

}  // namespace storage
