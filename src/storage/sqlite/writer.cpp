// Groups of writes: one commit, undoing, checkpoints, and a disk that fails.
#include "storage/sqlite/writer.hpp"

#include "base/failpoint.hpp"
#include "base/log.hpp"
#include "base/refusal.hpp"
#include "storage/failure.hpp"

#include <sqlite3.h>

#include <cstdlib>
#include <utility>

namespace storage {
namespace {

using base::JsonObject;
using base::Refusal;
using base::log::Level;
using Steady = std::chrono::steady_clock;

constexpr std::size_t group_max = 256;
constexpr int exit_io_error = 74;  // EX_IOERR of sysexits
constexpr int retry_after_full_s = 30;

// A checkpoint is tried whenever the log has grown by this many pages, but a few waiting groups go
// first: writes that waited for a long one must not wait for its checkpoint too. From the higher
// number on it waits briefly for readers, so that a stalled one does not let the log grow without
// end.
constexpr int checkpoint_pages = 1'000;
constexpr int checkpoint_pages_high = 16'000;
constexpr int checkpoint_wait_ms = 100;
constexpr int groups_before_checkpoint = 4;

Refusal storage_full() {
    return Refusal::unavailable("storage_full",
                                "the disk of the database is full; nothing was written",
                                retry_after_full_s);
}

Refusal unavailable() {
    return Refusal::unavailable("storage_unavailable",
                                "the database could not write; nothing was written", retry_after_s);
}

// For a commit into a file that was moved or replaced meanwhile.
Refusal outcome_unknown() {
    return Refusal::unavailable(
        "outcome_unknown",
        "the database file was lost during the write; it is unknown whether the write was kept",
        retry_after_s);
}

void fail(std::span<PendingWrite> group, const Refusal& refusal) {
    for (PendingWrite& pending : group)
        if (!pending.has_failed()) pending.failure = std::make_exception_ptr(refusal);
}

[[noreturn]] void end_process(const SqliteError& error) {
    base::log::write(Level::error, "storage_failed",
                     JsonObject().text("error", error.what()).number("code", error.code));
    base::log::flush();
    std::_Exit(exit_io_error);
}

// Counts the version up before and after a commit, so that it is odd in between: a reader may see
// the commit before COMMIT has returned.
class VersionChange {
public:
    explicit VersionChange(std::atomic<std::uint64_t>& version) : version_(version) { ++version_; }
    ~VersionChange() { ++version_; }
    VersionChange(const VersionChange&) = delete;
    VersionChange& operator=(const VersionChange&) = delete;

private:
    std::atomic<std::uint64_t>& version_;
};

// While it lives, the writing connection has a cache of 64 MiB, for a long write: one that outgrew
// its cache would write changed pages into the log and read them from there again.
class WideCache {
public:
    WideCache(SqliteConnection& connection, bool is_wanted)
        : connection_(connection), is_wide_(is_wanted) {
        if (is_wide_) set("PRAGMA cache_size = -65536");
    }
    ~WideCache() {
        if (!is_wide_) return;
        set(usual_cache.data());
        sqlite3_db_release_memory(connection_.handle());
    }
    WideCache(const WideCache&) = delete;
    WideCache& operator=(const WideCache&) = delete;

private:
    // An error, such as too little memory, is ignored: the write is only slower then.
    void set(const char* pragma) noexcept {
        sqlite3_exec(connection_.handle(), pragma, nullptr, nullptr, nullptr);
    }

    SqliteConnection& connection_;
    bool is_wide_;
};

int keep_wal_pages(void* pages, sqlite3*, const char*, int count) {
    *static_cast<int*>(pages) = count;
    return SQLITE_OK;
}

}  // namespace

// The transaction that Write::apply sees. On some errors, such as a full disk, SQLite itself rolls
// back the whole transaction; from then on no statement may run, since outside a transaction each
// would be committed on its own.
class SqliteWriter::GroupTransaction final : public QueuedTransaction {
public:
    GroupTransaction(SqliteConnection& connection, Hints& hints, Epoch epoch)
        : QueuedTransaction(hints), connection_(connection), epoch_(epoch) {
        // Prepares ROLLBACK now: when it is needed, there may be no memory for that.
        connection_.execute("BEGIN");
        roll_back();
    }
    using QueuedTransaction::fail;
    using QueuedTransaction::finish;
    using QueuedTransaction::has_configured;
    using QueuedTransaction::start;
    using QueuedTransaction::tell_noted;
    using QueuedTransaction::written_scope;
    using ReadView::query;
    using Transaction::execute;
    using Transaction::post;

    Engine engine() const override { return Engine::sqlite; }
    Epoch epoch() const override { return epoch_; }
    Rows query(std::string_view sql, std::span<const Value> values) override {
        require_open();
        return connection_.query(sql, values);
    }
    std::int64_t execute(std::string_view sql, std::span<const Value> values) override {
        require_open();
        return connection_.execute(sql, values);
    }
    void post(std::string_view sql, std::span<const Value> values) override {
        execute(sql, values);
    }

    void begin() {
        start();
        loss_ = nullptr;
        if (is_search_confused_) clear_search();
        connection_.execute("BEGIN IMMEDIATE");
        is_open_ = true;
    }
    void commit() {
        connection_.execute("COMMIT");
        is_open_ = false;
    }
    void require_open() const {
        if (!is_open()) throw unavailable();
    }
    bool is_open() const { return is_open_ && connection_.is_in_transaction(); }
    // Remembers why the transaction failed: the first reason, since later errors follow from it.
    void lose(std::exception_ptr reason) {
        if (!loss_) loss_ = std::move(reason);
    }
    std::exception_ptr loss() const { return loss_; }
    void abandon(std::exception_ptr reason) {
        lose(std::move(reason));
        if (connection_.is_in_transaction())
            roll_back();
        else
            is_search_confused_ = true;
        is_open_ = false;
    }
    void roll_back() {
        is_open_ = false;
        connection_.execute("ROLLBACK");
    }

private:
    // There is nothing to lock: no other thread or process writes.
    void take_scope(const Lock&) override {}
    void take_row(const Lock& lock) override {
        if (!query(row_statement(lock.table, ""), {lock.account, lock.id}).next())
            throw std::logic_error("there is no such row to lock: " + lock.table + ' ' + lock.id);
    }

    // When SQLite itself rolls back in the middle of a statement of the search index, the index
    // keeps numbers in memory that were never written. It drops them when a transaction that
    // touches it is rolled back in the usual way, so that is done here.
    void clear_search() {
        connection_.execute("BEGIN IMMEDIATE");
        connection_.execute("INSERT INTO record_search (rowid, search_text) SELECT 1, '' WHERE 0");
        connection_.execute("ROLLBACK");
        is_search_confused_ = false;
    }

    SqliteConnection& connection_;
    const Epoch epoch_;
    std::exception_ptr loss_;
    bool is_open_ = false;
    bool is_search_confused_ = false;
};

SqliteWriter::SqliteWriter(SqliteConnection& connection, const base::Settings& settings,
                           Hints& hints, SqlitePlace& place, SqliteMark& mark)
    : connection_(connection),
      place_(place),
      mark_(mark),
      transaction_(std::make_unique<GroupTransaction>(connection, hints, mark.epoch())),
      queue_(settings) {
    sqlite3_wal_hook(connection_.handle(), keep_wal_pages, &wal_pages_);
    connection_.on_error([this](const SqliteError& error) { notice(error); });
    thread_ = std::thread([this] { run(); });
}

SqliteWriter::~SqliteWriter() {
    stop();
    connection_.on_error({});
    sqlite3_wal_hook(connection_.handle(), nullptr, nullptr);
}

std::optional<std::uint64_t> SqliteWriter::version() const {
    const std::uint64_t version = version_;
    if (version % 2 == 1) return {};
    return version;
}

void SqliteWriter::stop() {
    queue_.stop();
    if (thread_.joinable()) thread_.join();
}

void SqliteWriter::run() {
    std::vector<PendingWrite> group;
    group.reserve(group_max);
    for (; queue_.take(group, group_max); group.clear()) {
        const auto began = Steady::now();
        const std::size_t run = apply(group);
        queue_.finish(group, Steady::now() - began);
        if (transaction_->has_configured()) queue_.note_configuration();
        queue_.answer(std::span(group).first(run));
        for (; group.size() > run; group.pop_back()) queue_.put_back(std::move(group.back()));
        transaction_->tell_noted();
        checkpoint_when_due();
    }
    is_out_of_place();  // saves the content if the file was moved since the last write
    checkpoint(SQLITE_CHECKPOINT_TRUNCATE);
}

// Returns how many writes, from the front, have run or failed. The others have waited for longer
// than a group may take.
std::size_t SqliteWriter::apply(std::span<PendingWrite> group) {
    if (is_out_of_place()) {
        fail(group, SqlitePlace::refusal());
        return group.size();
    }
    write(group);
    if (is_out_of_place()) fail(group, outcome_unknown());
    return group.size();
}

// Whether the file was moved or replaced. When that is new, the log is first brought into the file
// that it belongs to, since it must not be applied to another file of that name, and a copy is
// saved.
bool SqliteWriter::is_out_of_place() {
    const bool is_so = !place_.is_intact();
    if (is_so && !is_rescued_) {
        checkpoint(SQLITE_CHECKPOINT_TRUNCATE);
        place_.rescue();
    }
    is_rescued_ = is_so;
    return is_so;
}

// A group runs first without savepoints, which would make SQLite copy every page that a write
// touches, mostly for nothing: few writes fail after they have changed a row. When one does, the
// group runs again with a savepoint for each write. When the transaction itself fails, each write
// runs once more in a transaction of its own, so that one that is too big for the disk does not
// make the others fail. `group` is reduced to what there was time for.
void SqliteWriter::write(std::span<PendingWrite>& group) {
    const WideCache cache(connection_, group.front().write.is_alone);
    const bool was_alone = group.size() == 1;
    Outcome outcome = commit_together(group, Undo::all);
    if (outcome == Outcome::half_written && was_alone) return;  // undone, and its failure is known
    if (outcome == Outcome::half_written) outcome = commit_together(group, Undo::each);
    if (outcome == Outcome::committed) return;
    for (std::size_t i = 0; i < group.size(); ++i) {
        auto one = group.subspan(i, 1);
        if (was_alone || commit_together(one, Undo::each) == Outcome::lost)
            group[i].failure = transaction_->loss();
    }
}

SqliteWriter::Outcome SqliteWriter::commit_together(std::span<PendingWrite>& group, Undo undo) {
    try {
        const auto end = Steady::now() + turn_max;
        transaction_->begin();
        const std::int64_t changes_before = sqlite3_total_changes64(connection_.handle());
        for (PendingWrite& pending : group) {
            if (undo == Undo::each)
                apply_with_savepoint(pending);
            else if (!is_applied_or_untouched(pending)) {
                transaction_->roll_back();
                return Outcome::half_written;
            }
            if (!transaction_->is_open()) break;
            base::failpoint("between_writes");
            if (Steady::now() < end) continue;
            group = group.first(static_cast<std::size_t>(&pending - group.data()) + 1);
            break;
        }
        transaction_->require_open();
        transaction_->finish(group);
        transaction_->require_open();
        commit(changes_before);
    } catch (const std::exception&) {
        transaction_->abandon(std::current_exception());
        return Outcome::lost;
    }
    is_failing_ = false;
    queue_.note_commit();
    return Outcome::committed;
}

// A transaction that changed nothing, as one of refusals, is not marked: its COMMIT needs no disk.
void SqliteWriter::commit(std::int64_t changes_before) {
    const bool is_changed = sqlite3_total_changes64(connection_.handle()) != changes_before;
    if (is_changed) mark_.write_next(transaction_->written_scope());
    base::failpoint("before_commit");
    const VersionChange change(version_);
    transaction_->commit();
    base::failpoint("after_commit");
    if (is_changed) mark_.note_committed();
}

// Runs a write without a savepoint. False when it failed after it had changed a row, so that the
// group must be rolled back.
bool SqliteWriter::is_applied_or_untouched(PendingWrite& pending) {
    const Timed timed(pending);
    transaction_->start(pending);
    const auto changes = sqlite3_total_changes64(connection_.handle());
    try {
        pending.write.apply(*transaction_);
        transaction_->require_open();
    } catch (...) {
        transaction_->fail(pending, for_client(std::current_exception()));
        return !transaction_->is_open() || sqlite3_total_changes64(connection_.handle()) == changes;
    }
    return true;
}

void SqliteWriter::apply_with_savepoint(PendingWrite& pending) {
    const Timed timed(pending);
    transaction_->start(pending);
    connection_.execute("SAVEPOINT one_write");
    try {
        pending.write.apply(*transaction_);
        transaction_->require_open();
        connection_.execute("RELEASE one_write");
    } catch (...) {
        transaction_->fail(pending, for_client(std::current_exception()));
        if (transaction_->is_open()) undo_one();
    }
}

void SqliteWriter::undo_one() {
    connection_.execute("ROLLBACK TO one_write");
    connection_.execute("RELEASE one_write");
}

// The error handler of the connection: ends the process on an I/O error, and throws a refusal
// instead of the error when the disk is full or the transaction was rolled back by SQLite.
void SqliteWriter::notice(const SqliteError& error) {
    if (error.is_io_error()) end_process(error);
    bool is_lost = !connection_.is_in_transaction();
    if ((is_lost || error.is_full()) && !std::exchange(is_failing_, true))
        base::log::write(Level::error, error.is_full() ? "storage_full" : "storage_unavailable",
                         JsonObject().text("error", error.what()).number("code", error.code));
    Refusal refusal = error.is_full() ? storage_full() : unavailable();
    if (is_lost) transaction_->lose(std::make_exception_ptr(refusal));
    if (is_lost || error.is_full()) throw refusal;
}

void SqliteWriter::checkpoint_when_due() {
    if (wal_pages_ < checkpointed_pages_) checkpointed_pages_ = 0;  // the log was restarted
    if (wal_pages_ < checkpointed_pages_ + checkpoint_pages) return;
    if (queue_.has_waiting() && ++groups_let_pass_ <= groups_before_checkpoint) return;
    groups_let_pass_ = 0;
    checkpointed_pages_ = wal_pages_;
    checkpoint(wal_pages_ < checkpoint_pages_high ? SQLITE_CHECKPOINT_PASSIVE
                                                  : SQLITE_CHECKPOINT_TRUNCATE);
}

// Readers may keep it from finishing, and a full disk or a lack of memory may refuse it: then the
// next one does it.
void SqliteWriter::checkpoint(int mode) {
    sqlite3* handle = connection_.handle();
    sqlite3_busy_timeout(handle, checkpoint_wait_ms);
    base::failpoint_soon("during_checkpoint");
    const int code = sqlite3_wal_checkpoint_v2(handle, nullptr, mode, nullptr, nullptr);
    if (code != SQLITE_OK && (code & 0xff) != SQLITE_BUSY) note_failed_checkpoint(code);
    sqlite3_busy_timeout(handle, SqliteConnection::busy_ms_max);
}

void SqliteWriter::note_failed_checkpoint(int code) {
    sqlite3* handle = connection_.handle();
    try {
        const SqliteError error(code, sqlite3_system_errno(handle), sqlite3_errmsg(handle));
        if (error.is_io_error()) end_process(error);
        base::log::write(Level::warning, "checkpoint_failed",
                         JsonObject().text("error", error.what()));
    } catch (const std::bad_alloc&) {  // no memory to log it
        if ((code & 0xff) == SQLITE_IOERR) std::_Exit(exit_io_error);
    }
}

}  // namespace storage
