// One connection to a SQLite file, whose statements are prepared once per text. One thread at a
// time.
#pragma once

#include "storage/database.hpp"

#include <stdexcept>
#include <unordered_map>

struct sqlite3;
struct sqlite3_stmt;

namespace storage {

class SqliteError : public std::runtime_error {
public:
    int code;          // extended result code
    int system_errno;  // of the failed system call, where there was one

    SqliteError(int its_code, int its_errno, const std::string& message)
        : std::runtime_error(message), code(its_code), system_errno(its_errno) {}

    bool is_full() const;      // no room for a write; nothing is lost
    bool is_io_error() const;  // what is on disk is uncertain
};

class SqliteConnection {
public:
    static constexpr int busy_ms_max = 5'000;  // waits for a lock

    enum class Mode : std::uint8_t {
        read_write,  // creates the file, readable by its owner alone
        read_only,
        immutable,  // looks at the main file only: no locks, no log, no side files
    };

    SqliteConnection(const std::string& path, Mode mode);
    ~SqliteConnection();
    SqliteConnection(const SqliteConnection&) = delete;
    SqliteConnection& operator=(const SqliteConnection&) = delete;

    // Throw NotUnique, SqliteError, or what the error handler throws.
    Rows query(std::string_view sql, std::span<const Value> values = {});
    std::int64_t execute(std::string_view sql, std::span<const Value> values = {});
    void run_script(std::string_view sql);  // several statements, none of them kept

    std::int64_t integer(std::string_view sql);  // of the first row
    std::string text(std::string_view sql);

    bool is_in_transaction() const;
    sqlite3* handle() const { return handle_; }

    // Called with every error before it is thrown.
    void on_error(std::function<void(const SqliteError&)> handler) {
        handler_ = std::move(handler);
    }
    [[noreturn]] void fail(int code);

private:
    struct Statement;
    class StatementRows;

    std::unique_ptr<Statement> prepare(std::string_view sql);
    Statement& statement(std::string_view sql);
    void bind(Statement& statement, std::span<const Value> values, bool is_copied);

    sqlite3* handle_ = nullptr;
    std::function<void(const SqliteError&)> handler_;
    std::unordered_map<std::string_view, std::unique_ptr<Statement>> by_text_;
    std::unordered_map<const char*, Statement*> by_address_;  // saves hashing the text of a literal
};

}  // namespace storage
