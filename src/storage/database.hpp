// The port to a database engine. Reads run on the caller's thread, each in a snapshot; writes are
// queued, run on threads of the database, and are answered when their commit is on disk.
#pragma once

#include "base/problem.hpp"
#include "base/settings.hpp"
#include "base/world.hpp"
#include "storage/asker.hpp"
#include "storage/epoch.hpp"
#include "storage/migrations.hpp"

#include <concepts>
#include <cstdint>
#include <exception>
#include <functional>
#include <initializer_list>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

namespace storage {

// A value for a column of the type BYTES: any bytes, NUL included.
struct Bytes {
    std::string_view bytes;
};

// A text that may be long and that no statement looks into. SQLite keeps it compressed where that
// is shorter; PostgreSQL compresses long columns by itself. It is read like any other text. A
// statement that looks into one on SQLite says long_text(column), in words of dialect.hpp
// PLAIN(column).
struct LongText {
    std::string_view text;
};

// A value for a parameter of a statement: the first is bound to `$1`, the second to `$2`. Text must
// be UTF-8 without NUL to be stored. Text and bytes must live until the call returns, no longer.
using Value = std::variant<std::nullptr_t, std::int64_t, std::string_view, Bytes, LongText>;

// The text of a value that has one; else null.
inline const std::string_view* text_in(const Value& value) {
    if (const auto* long_text = std::get_if<LongText>(&value)) return &long_text->text;
    return std::get_if<std::string_view>(&value);
}

// The rows of a query, one at a time: call next() before the first row too. Columns count from 0.
// What text() returns is valid until the next call of next(). The Rows themselves end before the
// view or transaction that they come from.
class Rows {
public:
    // What an engine implements.
    class Source {
    public:
        virtual ~Source() = default;
        virtual bool next() = 0;
        virtual bool is_null(int column) const = 0;
        virtual std::int64_t integer(int column) const = 0;
        virtual std::string_view text(int column) const = 0;
        virtual std::string bytes(int column) const = 0;
    };

    explicit Rows(std::unique_ptr<Source> source) : source_(std::move(source)) {}
    bool next() { return source_->next(); }  // false: there are no more rows
    bool is_null(int column) const { return source_->is_null(column); }
    // NULL reads as 0, as "" and as no bytes.
    std::int64_t integer(int column) const { return source_->integer(column); }
    std::string_view text(int column) const { return source_->text(column); }
    std::string bytes(int column) const { return source_->bytes(column); }  // of a BYTES column

private:
    std::unique_ptr<Source> source_;
};

// What a read sees: the state after some commit, the same for all its queries. A Transaction sees
// its own writes as well; on PostgreSQL each of its queries also sees what others have committed
// before that query, so that only locked rows stay unchanged. Used by one thread only.
class ReadView {
public:
    virtual ~ReadView() = default;
    virtual Engine engine() const = 0;
    // Runs a statement that reads; one that writes goes through Transaction. Statements are
    // prepared once per text and connection, so `sql` must be a literal or live as long as the
    // process (see kept_text.hpp). Text that no column could hold, such as one with a NUL, matches
    // no row.
    virtual Rows query(std::string_view sql, std::span<const Value> values) = 0;
    Rows query(std::string_view sql, std::initializer_list<Value> values = {}) {
        return query(sql, std::span(values.begin(), values.size()));
    }
    template <std::same_as<std::string> Text>
    Rows query(Text&& gone_after_the_call, std::initializer_list<Value> = {}) = delete;
    // The epoch of the numbers that this view has read. Read the numbers first, then ask: in a read
    // on PostgreSQL it throws base::Refusal (503) when a new epoch has begun since they were read.
    virtual Epoch epoch() const = 0;
};

// The end of a chain of the audit (tables/audit.hpp): the number of its last row, its hash, and the
// hour since 1970 in which it was written, where that is known; else 0.
struct ChainHead {
    std::int64_t number = 0;
    std::string hash{};
    std::int64_t hour = 0;
    bool operator==(const ChainHead&) const = default;
};

// Which records Transaction::count() counts: those of a kind in a store, either active or inactive.
struct RecordCount {
    std::string_view account, store, kind;
    bool is_active;
};

// What a write sees and changes. It may share its commit with other writes. Statements throw what
// failure.hpp lists; a write lets that pass, since the transaction may be unusable then.
class Transaction : public ReadView {
public:
    // Runs a statement that writes; returns how many rows it inserted, changed or deleted.
    virtual std::int64_t execute(std::string_view sql, std::span<const Value> values) = 0;
    std::int64_t execute(std::string_view sql, std::initializer_list<Value> values = {}) {
        return execute(sql, std::span(values.begin(), values.size()));
    }
    // Like execute(), for a statement that returns rows, such as INSERT ... RETURNING.
    virtual Rows change(std::string_view sql, std::span<const Value> values) {
        return query(sql, values);
    }
    Rows change(std::string_view sql, std::initializer_list<Value> values) {
        return change(sql, std::span(values.begin(), values.size()));
    }
    // Like execute(), for a statement whose outcome nobody needs. On PostgreSQL it is sent together
    // with the next query or the commit, without waiting for a result of its own, and its error is
    // thrown there; on SQLite it runs immediately.
    virtual void post(std::string_view sql, std::span<const Value> values) = 0;
    void post(std::string_view sql, std::initializer_list<Value> values = {}) {
        post(sql, std::span(values.begin(), values.size()));
    }
    // Locks a scope, a store or with store "" the account itself, until the transaction ends. Every
    // write to a store begins with it. Locking a scope that this write holds does nothing. To avoid
    // deadlocks, locks are taken in one order: the account, its stores by id, then rows by table,
    // account and id. Asking for a lock that comes earlier in that order than one that this write
    // holds throws std::logic_error, on both engines, although on SQLite nobody would have to wait.
    // On PostgreSQL a lock that is not granted in time throws LockTimeout, from here or from the
    // next statement.
    virtual void lock(std::string_view account, std::string_view store) = 0;
    virtual bool is_locked(std::string_view account, std::string_view store) const = 0;
    // Locks a row of a feature's table, which has the columns `account` and `id`, in the same
    // order. Throws std::logic_error when there is no such row. `table` is a name from our own
    // code, of lower-case letters and '_'.
    virtual void lock_row(std::string_view table, std::string_view account,
                          std::string_view id) = 0;
    // The number of a store's last event, those of this transaction included.
    // next_sequence() takes the next number, and makes it the configuration sequence if
    // `is_configuration`; only note_event() calls it. Both throw std::logic_error unless this write
    // holds the store's lock. The numbers are written to the table `scope` right before the commit.
    virtual std::int64_t last_sequence(std::string_view account, std::string_view store) = 0;
    virtual std::int64_t next_sequence(std::string_view account, std::string_view store,
                                       bool is_configuration) = 0;
    // The end of the audit of a store, this transaction's rows included, and its new end; only
    // append_audit() calls them. Like the sequences they need the store's lock and are written to
    // the table `scope` right before the commit.
    virtual ChainHead audit_end(std::string_view account, std::string_view store) = 0;
    virtual void set_audit_end(std::string_view account, std::string_view store, ChainHead end) = 0;
    // Adds `by`, which may be negative, to the stored count of such records; written right before
    // the commit.
    virtual void count(const RecordCount& which, int by) = 0;
    // `action` runs when all writes that share the commit have run, before the numbers and counts
    // above are written; not if this write is undone. When it throws, nothing is committed, and
    // writes that shared the commit run again one by one.
    virtual void before_commit(std::function<void(Transaction&)> action) = 0;
    // `action` runs once, after the commit, on the writing thread, before Write::done; never if the
    // write is undone. Anything that tells the outside world about the write belongs here. An
    // exception is only logged, and keeps the later actions of this write from running.
    virtual void after_commit(std::function<void()> action) = 0;
    // After the commit, calls the listeners of Database::on_hint with this text in every process
    // that uses the database.
    virtual void hint(std::string_view text) = 0;
};

// What a write can lock. Scopes are compared in the order in which they may be locked.
struct Scope {
    std::string account, store;  // store "": the account itself
    // With a table: the row of that id instead, as Transaction::lock_row() locks it. It must exist,
    // and never be removed.
    std::string table{}, id{};

    static Scope row(std::string_view table, std::string_view account, std::string_view id) {
        return {std::string(account), "", std::string(table), std::string(id)};
    }
    auto operator<=>(const Scope& other) const {
        return std::tie(table, account, store, id) <=>
               std::tie(other.table, other.account, other.store, other.id);
    }
    bool operator==(const Scope&) const = default;
};

// The scopes that a write locks before it runs, each once and in lock order, however they were
// given.
class Scopes {
public:
    Scopes() = default;
    Scopes(Scope one) { in_order_.push_back(std::move(one)); }  // implicit: most writes have one
    explicit Scopes(std::vector<Scope> several);

    auto begin() const { return in_order_.begin(); }
    auto end() const { return in_order_.end(); }
    std::size_t size() const { return in_order_.size(); }
    bool operator==(const Scopes&) const = default;

private:
    std::vector<Scope> in_order_;
};

// A write, as it is handed to Database::write().
struct Write {
    // Does the work, on a writing thread. May run more than once, so it changes nothing but the
    // transaction. When it throws, this write alone is undone.
    std::function<void(Transaction&)> apply;
    // Runs exactly once, on a thread of the database: with null when the commit is on disk, else
    // with the failure of the write. Other writes wait for it, so it must be short.
    std::function<void(std::exception_ptr)> done;
    // What is locked before `apply` runs; empty when that is not known beforehand. On PostgreSQL
    // writes with the same scopes may share a commit, and a write that locks more than these while
    // it shares one is undone and run again alone.
    Scopes scopes{};
    bool is_alone = false;                  // a long write, which shares its commit with no other
    Asker asker = Asker::of_this_thread();  // whose turn it takes
};

// For /metrics: since the start, writes that were committed, commits, and writes that were refused
// because too many waited or they had waited too long; and how many wait now.
struct WriteFigures {
    std::uint64_t writes = 0, commits = 0, refused_busy = 0;
    std::int64_t waiting = 0;
};

// An open database. Closing it (the destructor) first does what stop() does; no thread may be
// reading then.
class Database {
public:
    virtual ~Database() = default;
    virtual Engine engine() const = 0;

    // Runs `work` on the calling thread, with a view that it must not keep. What it throws passes
    // through. Any thread. A read inside a read shares its snapshot. Keep it short: as long as it
    // lasts, the database cannot clean up what changed since its snapshot. Throws base::Refusal
    // (503) when the database cannot be read now; see BriefReads too.
    virtual void read(const std::function<void(ReadView&)>& work) = 0;

    // A number that every commit changes. When two calls return the same number, nothing was
    // committed between them, so an answer that was read in between is still right. Nothing while a
    // commit is under way, and always nothing on PostgreSQL, where other processes may write. Any
    // thread.
    virtual std::optional<std::uint64_t> version() const { return {}; }

    // A number that every commit of this process that moves a configuration sequence changes, when
    // it is on disk and before its writes are answered. If the number is the same as before an
    // earlier read, no such write has been answered here since. Any thread.
    virtual std::uint64_t configuration_version() const = 0;

    // Queues the write and returns; `done` gets the outcome. Any thread. Throws base::Refusal
    // (503), and then never calls `done`, when too many writes of its asker wait (Turns), or stop()
    // was called. A write that does not start within Settings::write_wait_ms_max fails with a 503
    // of its own.
    virtual void write(Write write) = 0;

    // From now on calls `listener` with the hint of each committed write, of this process and on
    // PostgreSQL of others, and with "" when hints may have been missed. It runs on threads of the
    // database, one call at a time, and must be short. There is one listener: the next replaces it,
    // and {} ends it; when on_hint() returns, the earlier one is no longer running, so the listener
    // itself must not call it. Hints may get lost or arrive twice: the tables are authoritative.
    virtual void on_hint(std::function<void(std::string_view)> listener) = 0;

    // Whether the database can be read now and takes writes; asks the database. May throw
    // base::Refusal (503) instead of returning false.
    virtual bool is_ready() = 0;
    virtual WriteFigures figures() const = 0;  // any thread

    // Makes a verified, consistent copy of a SQLite database in a new file, while it is used.
    // Throws std::runtime_error: the file exists, it cannot be written; on PostgreSQL always, with
    // the command of pg_dump that does it.
    virtual void backup(const std::string& path) = 0;

    // Runs the engine's own check (on PostgreSQL only where its extension amcheck is installed),
    // and checks that the indexes of the migrations exist. Takes long on a large database.
    virtual base::Findings check_integrity() = 0;

    // Refuses further writes, waits until all queued ones are answered, and ends the threads that
    // write or listen for hints. Reads continue. Called by one thread; further calls do nothing.
    virtual void stop() = 0;

    // Queues a write and waits for its outcome; rethrows its failure. Not from a thread of the
    // database, which would wait for itself. For start-up, tests and the operator's commands.
    void write_now(std::function<void(Transaction&)> apply, bool is_alone = false);
};

// Opens the database that settings.database names: a SQLite file is locked against other processes
// and created when it is missing, and missing migrations are run. `migrations` are all that the
// program knows, in order (merged()). `random` must outlive the database. Throws
// std::runtime_error with a message that says what to do next, when it is held by another process,
// was made by a newer program, has no folder, and so on.
std::unique_ptr<Database> open(const base::Settings& settings,
                               std::span<const Migration> migrations = own_migrations(),
                               base::Random& random = base::system_random());

// The setting as it may be shown: without a password. Throws std::runtime_error when it is a
// PostgreSQL URL that cannot be read.
std::string shown_database(std::string_view database_setting);

// The path of a setting `sqlite:PATH`; "" for any other.
std::string sqlite_path(std::string_view database_setting);

}  // namespace storage
