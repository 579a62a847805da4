// Preparing, binding and stepping statements of SQLite.
#include "storage/sqlite/connection.hpp"

#include "storage/failure.hpp"
#include "storage/sqlite/gathering_vfs.hpp"
#include "storage/sqlite/long_text.hpp"

#include <sqlite3.h>

#include <cerrno>
#include <charconv>
#include <map>
#include <mutex>

namespace storage {
namespace {

// A path as part of a `file:` URI.
std::string escaped(std::string_view path) {
    static constexpr char digits[] = "0123456789ABCDEF";
    static constexpr std::string_view special = "%?#&=+";
    std::string out;
    for (char c : path) {
        if (special.find(c) == std::string_view::npos) {
            out += c;
            continue;
        }
        auto byte = static_cast<unsigned char>(c);
        out += {'%', digits[byte >> 4], digits[byte & 15]};
    }
    return out;
}

// Turns SQLite's statistics of memory off: nobody reads them, and to count, all threads would take
// one lock.
void configure_once() {
    static std::once_flag once;
    std::call_once(once, [] { sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0); });
}

std::string_view without_prefix(std::string_view message) {
    auto colon = message.find(": ");
    return colon == std::string_view::npos ? message : message.substr(colon + 2);
}

}  // namespace

bool SqliteError::is_full() const {
    return (code & 0xff) == SQLITE_FULL || code == SQLITE_IOERR_SHMSIZE ||
           (code == SQLITE_IOERR_WRITE && system_errno == EDQUOT);
}

bool SqliteError::is_io_error() const { return (code & 0xff) == SQLITE_IOERR && !is_full(); }

struct SqliteConnection::Statement {
    std::string sql;
    sqlite3_stmt* handle = nullptr;
    std::vector<std::size_t> value_of{};  // which value each parameter takes, in SQLite's numbering
    std::size_t values_expected = 0;
    std::vector<std::string> compressed_texts{};  // that are bound without a copy
    bool is_busy = false;

    ~Statement() { sqlite3_finalize(handle); }
    void release() {
        sqlite3_reset(handle);
        sqlite3_clear_bindings(handle);
        compressed_texts.clear();
        is_busy = false;
    }
};

class SqliteConnection::StatementRows final : public Rows::Source {
public:
    StatementRows(SqliteConnection& connection, Statement& statement,
                  std::unique_ptr<Statement> own)
        : connection_(connection), statement_(&statement), own_(std::move(own)) {}
    ~StatementRows() override { finish(); }

    bool next() override {
        if (!statement_) return false;
        decompressed_texts_.clear();
        int code = sqlite3_step(statement_->handle);
        if (code == SQLITE_ROW) return true;
        finish();
        if (code != SQLITE_DONE) connection_.fail(code);
        return false;
    }
    bool is_null(int column) const override {
        return sqlite3_column_type(statement_->handle, column) == SQLITE_NULL;
    }
    std::int64_t integer(int column) const override {
        return sqlite3_column_int64(statement_->handle, column);
    }
    std::string_view text(int column) const override {
        // Of the columns that are read as texts, only compressed ones are blobs.
        if (sqlite3_column_type(statement_->handle, column) == SQLITE_BLOB)
            return decompressed_text(column);
        auto* bytes =
            reinterpret_cast<const char*>(sqlite3_column_text(statement_->handle, column));
        if (!bytes) return {};
        return {bytes, static_cast<std::size_t>(sqlite3_column_bytes(statement_->handle, column))};
    }
    std::string bytes(int column) const override {
        auto* blob = static_cast<const char*>(sqlite3_column_blob(statement_->handle, column));
        if (!blob) return {};
        return {blob, static_cast<std::size_t>(sqlite3_column_bytes(statement_->handle, column))};
    }

private:
    std::string_view decompressed_text(int column) const {
        const auto found = decompressed_texts_.find(column);
        if (found != decompressed_texts_.end()) return found->second;
        return decompressed_texts_.emplace(column, decompressed(bytes(column))).first->second;
    }
    void finish() {
        if (statement_) statement_->release();
        statement_ = nullptr;
    }

    SqliteConnection& connection_;
    Statement* statement_;
    std::unique_ptr<Statement> own_;  // used when the kept one is busy with the rows of a query
    mutable std::map<int, std::string> decompressed_texts_{};  // of this row, by column
};

SqliteConnection::SqliteConnection(const std::string& path, Mode mode) {
    configure_once();
    std::string uri = "file:" + escaped(path);
    int flags = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_URI | SQLITE_OPEN_EXRESCODE;
    switch (mode) {
        case Mode::read_write:
            flags |= SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
            uri += "?modeof=" + escaped(path + ".lock");
            break;
        case Mode::read_only: flags |= SQLITE_OPEN_READONLY; break;
        case Mode::immutable:
            flags |= SQLITE_OPEN_READONLY;
            uri += "?immutable=1";
            break;
    }
    const char* const vfs = mode == Mode::read_write ? gathering_vfs() : nullptr;
    int code = sqlite3_open_v2(uri.c_str(), &handle_, flags, vfs);
    if (code != SQLITE_OK) {
        SqliteError error(code, handle_ ? sqlite3_system_errno(handle_) : 0, sqlite3_errstr(code));
        sqlite3_close(handle_);
        throw error;
    }
    sqlite3_busy_timeout(handle_, busy_ms_max);
    sqlite3_db_config(handle_, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    // The plan must not depend on bound values. Otherwise SQLite compiles a statement again
    // whenever a value changes that the planner has looked at, such as `active = $4` where an index
    // is partial, and that would be most of the time of a list.
    sqlite3_db_config(handle_, SQLITE_DBCONFIG_ENABLE_QPSG, 1, nullptr);
    add_long_text_function(handle_);
}

SqliteConnection::~SqliteConnection() {
    by_address_.clear();
    by_text_.clear();
    sqlite3_close_v2(handle_);
}

void SqliteConnection::fail(int code) {
    std::string message = sqlite3_errmsg(handle_);
    SqliteError error(code, sqlite3_system_errno(handle_), message);
    if (handler_) handler_(error);
    if (code == SQLITE_CONSTRAINT_UNIQUE || code == SQLITE_CONSTRAINT_PRIMARYKEY)
        throw NotUnique(std::string(without_prefix(message)));
    throw error;
}

std::unique_ptr<SqliteConnection::Statement> SqliteConnection::prepare(std::string_view sql) {
    auto made = std::make_unique<Statement>();
    made->sql = sql;
    int code = sqlite3_prepare_v3(handle_, made->sql.data(), static_cast<int>(made->sql.size()),
                                  SQLITE_PREPARE_PERSISTENT, &made->handle, nullptr);
    if (code != SQLITE_OK) fail(code);
    for (int i = 1; i <= sqlite3_bind_parameter_count(made->handle); ++i) {
        std::string_view name = sqlite3_bind_parameter_name(made->handle, i);
        std::size_t number = 0;
        std::from_chars(name.data() + 1, name.data() + name.size(), number);
        if (name[0] != '$' || number == 0)
            throw std::logic_error("parameters are $1, $2 ... in: " + made->sql);
        made->value_of.push_back(number - 1);
        made->values_expected = std::max(made->values_expected, number);
    }
    return made;
}

// The address of the text finds the statement without hashing. Since another text may be there by
// now, the texts are compared as well.
SqliteConnection::Statement& SqliteConnection::statement(std::string_view sql) {
    Statement*& known = by_address_[sql.data()];
    if (known && known->sql == sql) return *known;
    auto found = by_text_.find(sql);
    if (found == by_text_.end()) {
        auto made = prepare(sql);
        std::string_view key = made->sql;
        found = by_text_.emplace(key, std::move(made)).first;
    }
    known = found->second.get();
    return *known;
}

// SQLite numbers the parameters `$n` in the order of their first appearance, so each value is bound
// by the name of its parameter. With `is_copied` SQLite copies text and bytes; otherwise they must
// live until the statement is released.
void SqliteConnection::bind(Statement& statement, std::span<const Value> values, bool is_copied) {
    if (values.size() != statement.values_expected)
        throw std::logic_error("wrong number of values for: " + statement.sql);
    const auto bind_text = [&](int at, std::string_view text) {
        return sqlite3_bind_text64(statement.handle, at, text.data() ? text.data() : "",
                                   text.size(), is_copied ? SQLITE_TRANSIENT : SQLITE_STATIC,
                                   SQLITE_UTF8);
    };
    const auto bind_blob = [&](int at, std::string_view bytes, bool is_kept) {
        return sqlite3_bind_blob64(statement.handle, at, bytes.data() ? bytes.data() : "",
                                   bytes.size(), is_kept ? SQLITE_STATIC : SQLITE_TRANSIENT);
    };
    statement.compressed_texts.clear();                 // of a bind that failed
    statement.compressed_texts.reserve(values.size());  // views of them stay valid
    for (std::size_t i = 0; i < statement.value_of.size(); ++i) {
        const Value& value = values[statement.value_of[i]];
        int at = static_cast<int>(i) + 1;
        int code = SQLITE_OK;
        if (auto* number = std::get_if<std::int64_t>(&value))
            code = sqlite3_bind_int64(statement.handle, at, *number);
        else if (auto* text = std::get_if<std::string_view>(&value))
            code = bind_text(at, *text);
        else if (auto* blob = std::get_if<Bytes>(&value))
            code = bind_blob(at, blob->bytes, !is_copied);
        else if (auto* long_text = std::get_if<LongText>(&value)) {
            std::string frame = compressed(long_text->text);
            if (frame.empty())
                code = bind_text(at, long_text->text);
            else
                code =
                    bind_blob(at, statement.compressed_texts.emplace_back(std::move(frame)), true);
        } else
            code = sqlite3_bind_null(statement.handle, at);
        if (code != SQLITE_OK) fail(code);
    }
}

Rows SqliteConnection::query(std::string_view sql, std::span<const Value> values) {
    Statement* kept = &statement(sql);
    std::unique_ptr<Statement> own;
    if (kept->is_busy) {
        own = prepare(sql);
        kept = own.get();
    }
    bind(*kept, values, true);
    auto rows = std::make_unique<StatementRows>(*this, *kept, std::move(own));
    kept->is_busy = true;  // until the rows are gone
    return Rows(std::move(rows));
}

std::int64_t SqliteConnection::execute(std::string_view sql, std::span<const Value> values) {
    Statement& kept = statement(sql);
    if (kept.is_busy) throw std::logic_error("executed while its rows are read: " + kept.sql);
    bind(kept, values, false);
    int code = SQLITE_ROW;
    while (code == SQLITE_ROW) code = sqlite3_step(kept.handle);
    std::int64_t touched = sqlite3_changes64(handle_);
    kept.release();
    if (code != SQLITE_DONE) fail(code);
    return touched;
}

void SqliteConnection::run_script(std::string_view sql) {
    int code = sqlite3_exec(handle_, std::string(sql).c_str(), nullptr, nullptr, nullptr);
    if (code != SQLITE_OK) fail(code);
}

std::int64_t SqliteConnection::integer(std::string_view sql) {
    Rows rows = query(sql);
    return rows.next() ? rows.integer(0) : 0;
}

std::string SqliteConnection::text(std::string_view sql) {
    Rows rows = query(sql);
    return rows.next() ? std::string(rows.text(0)) : "";
}

bool SqliteConnection::is_in_transaction() const { return sqlite3_get_autocommit(handle_) == 0; }

}  // namespace storage
