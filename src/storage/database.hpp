// The port to a database engine: short reads anywhere, writes one after another or under locks.
#pragma once

#include "base/problem.hpp"
#include "base/settings.hpp"
#include "base/world.hpp"
#include "storage/epoch.hpp"
#include "storage/migrations.hpp"

#include <cstdint>
#include <exception>
#include <functional>
#include <initializer_list>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace storage {

struct Bytes {  // of any value, NUL included; for columns that hold them
    std::string_view bytes;
};

// Bound to `$n`; text and bytes must outlive the call.
using Value = std::variant<std::nullptr_t, std::int64_t, std::string_view, Bytes>;

// The rows of a query, one at a time. Views are valid until the next row.
class Rows {
public:
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
    bool next() { return source_->next(); }
    bool is_null(int column) const { return source_->is_null(column); }
    std::int64_t integer(int column) const { return source_->integer(column); }
    std::string_view text(int column) const { return source_->text(column); }
    std::string bytes(int column) const { return source_->bytes(column); }  // of a column of Bytes

private:
    std::unique_ptr<Source> source_;
};

// A consistent view of what is committed (in a Transaction: and of its own writes).
class ReadView {
public:
    virtual ~ReadView() = default;
    virtual Engine engine() const = 0;
    // Reads; a statement that writes goes through Transaction. `sql` must be a literal or live as
    // long as the process: statements are prepared once per text.
    virtual Rows query(std::string_view sql, std::span<const Value> values) = 0;
    Rows query(std::string_view sql, std::initializer_list<Value> values = {}) {
        return query(sql, std::span(values.begin(), values.size()));
    }
    // Of what this view has read so far: ask after reading what is told with it.
    virtual Epoch epoch() const = 0;
};

struct RecordCount {  // how many records of a kind a store has, active or not
    std::string_view account, store, kind;
    bool is_active;
};

class Transaction : public ReadView {
public:
    virtual std::int64_t execute(std::string_view sql,
                                 std::span<const Value> values) = 0;  // rows touched
    std::int64_t execute(std::string_view sql, std::initializer_list<Value> values = {}) {
        return execute(sql, std::span(values.begin(), values.size()));
    }
    // Like execute(), for a statement that answers with rows, such as INSERT ... RETURNING.
    virtual Rows change(std::string_view sql, std::span<const Value> values) {
        return query(sql, values);
    }
    Rows change(std::string_view sql, std::initializer_list<Value> values) {
        return change(sql, std::span(values.begin(), values.size()));
    }
    // Like execute(), for a statement whose outcome nobody needs: it travels with the next query or
    // the commit, and what it throws may come from there.
    virtual void post(std::string_view sql, std::span<const Value> values) = 0;
    void post(std::string_view sql, std::initializer_list<Value> values = {}) {
        post(sql, std::span(values.begin(), values.size()));
    }
    // Locks a store ("" is the account itself) until the transaction ends: the first statement of
    // every write to it. What is held already is no matter. Locks are taken in one order, so that
    // no two writes wait for each other: the account, its stores by id, then rows, by table and id.
    // A lock that comes earlier in that order than one which this write holds is std::logic_error,
    // on both engines, though on SQLite nobody would have to wait.
    virtual void lock(std::string_view account, std::string_view store) = 0;
    virtual bool is_locked(std::string_view account, std::string_view store) const = 0;
    // Locks a row of a feature's table, which has the columns `account` and `id`, in the same
    // order. The row must be there, else std::logic_error. `table` is a name in our own code.
    virtual void lock_row(std::string_view table, std::string_view account,
                          std::string_view id) = 0;
    // The number of the last event of a locked store, this transaction's included, and the next one
    // for note_event(), which alone asks for it. Both are std::logic_error without the lock. The
    // store's row is written with the commit.
    virtual std::int64_t last_sequence(std::string_view account, std::string_view store) = 0;
    virtual std::int64_t next_sequence(std::string_view account, std::string_view store,
                                       bool is_configuration) = 0;
    // Adds `by` to how many records of that kind the store has; written with the commit.
    virtual void count(const RecordCount& which, int by) = 0;
    // Runs right before the commit, when all else of it is written, unless this write is undone.
    // What it throws undoes the whole commit.
    virtual void before_commit(std::function<void(Transaction&)> action) = 0;
    // Runs once, after the commit, on the writing thread. What the outside world hears goes here.
    virtual void after_commit(std::function<void()> action) = 0;
    // Tells Database::on_hint after the commit, in every process that uses the database.
    virtual void hint(std::string_view text) = 0;
};

struct Scope {
    std::string account, store;  // store "": the account itself
    auto operator<=>(const Scope&) const = default;
};

// The scopes that a write locks before it runs: each once, in the order of locks.
class Scopes {
public:
    Scopes() = default;
    Scopes(Scope one) { in_order_.push_back(std::move(one)); }  // most writes have one
    explicit Scopes(std::vector<Scope> several);

    auto begin() const { return in_order_.begin(); }
    auto end() const { return in_order_.end(); }
    std::size_t size() const { return in_order_.size(); }
    bool operator==(const Scopes&) const = default;

private:
    std::vector<Scope> in_order_;
};

// A write. `apply` may run more than once; what it throws undoes it alone. `done` runs exactly
// once, after the commit is on disk or the write has failed (then with the exception), on a thread
// of the database: keep it short.
struct Write {
    std::function<void(Transaction&)> apply;
    std::function<void(std::exception_ptr)> done;
    // Locked before `apply` runs. On PostgreSQL writes with the same scopes are committed together;
    // one that locks more while it runs is undone and run again alone. None: not known beforehand.
    Scopes scopes{};
    bool is_alone = false;  // long: not grouped with others
};

struct WriteFigures {  // for /metrics
    std::uint64_t writes = 0, commits = 0, refused_busy = 0;
    std::int64_t waiting = 0;
};

class Database {
public:
    virtual ~Database() = default;
    virtual Engine engine() const = 0;

    // Any thread; the view is this thread's own. Keep it short: it pins a snapshot.
    virtual void read(const std::function<void(ReadView&)>& work) = 0;

    // Changes with every commit. When two calls return the same number, nothing was committed
    // between them, so that an answer which was read in between is still right. No number while a
    // commit is under way, and none on an engine that other processes may write to. Any thread.
    virtual std::optional<std::uint64_t> version() const { return {}; }

    // Any thread; never blocks. Throws base::Refusal (503) when the queue is full.
    virtual void write(Write write) = 0;

    // Calls `listener` with the hints of committed writes, on a thread of the database, and with ""
    // when some may have been missed. One listener; {} ends it, and waits while it runs. A hint is
    // no message: the truth is in the tables.
    virtual void on_hint(std::function<void(std::string_view)> listener) = 0;

    virtual bool is_ready() = 0;
    virtual WriteFigures figures() const = 0;
    virtual void backup(const std::string& path) = 0;  // a consistent copy; refuses to overwrite
    // The engine's own checks, and that the indexes of the migrations are there.
    virtual base::Findings check_integrity() = 0;
    virtual void stop() = 0;  // answers what is queued, then refuses

    // Waits for a write; rethrows what it threw. For start-up, tests and the command line.
    void write_now(std::function<void(Transaction&)> apply, bool is_alone = false);
};

// Opens, locks and migrates: `migrations` are all that the program knows, in order (merged()).
// Throws std::runtime_error with a message that says what to do next: held by another process, made
// by a newer program, no such folder.
std::unique_ptr<Database> open(const base::Settings& settings,
                               std::span<const Migration> migrations = own_migrations(),
                               base::Random& random = base::system_random());

// The setting as it may be shown: without a password.
std::string shown_database(std::string_view database_setting);

// For `sqlite:PATH` the path, else "".
std::string sqlite_path(std::string_view database_setting);

}  // namespace storage
