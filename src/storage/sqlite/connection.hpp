// One connection to a SQLite file. Statements are prepared once per text and kept. One thread at a
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

    bool is_full() const;      // the disk or a quota is full; what was written before is safe
    bool is_io_error() const;  // reading or writing failed; what is on disk is uncertain
};

class SqliteConnection {
public:
    static constexpr int busy_ms_max = 5'000;  // how long a statement waits for a lock of the file

    enum class Mode : std::uint8_t {
        read_write,  // creates the file if need be, with the rights of `<path>.lock`
        read_only,
        immutable,  // reads the main file only, without locks, log and other files next to it
    };

    // Throws SqliteError when the file cannot be opened; whether it is a database is known only at
    // the first statement.
    SqliteConnection(const std::string& path, Mode mode);
    ~SqliteConnection();
    SqliteConnection(const SqliteConnection&) = delete;
    SqliteConnection& operator=(const SqliteConnection&) = delete;

    // These run a statement whose parameters are $1, $2, ... They throw NotUnique, SqliteError or
    // what the error handler throws, and std::logic_error when the number of values is wrong. The
    // rows of a query are read from the file one by one, so they end before the connection does;
    // while they live, execute() of the same text is std::logic_error, but query() is not.
    Rows query(std::string_view sql, std::span<const Value> values = {});
    std::int64_t execute(std::string_view sql, std::span<const Value> values = {});  // rows touched
    void run_script(std::string_view sql);  // several statements, none of them kept

    // The first column of the first row; 0 or "" when there is no row.
    std::int64_t integer(std::string_view sql);
    std::string text(std::string_view sql);

    bool is_in_transaction() const;
    sqlite3* handle() const { return handle_; }

    // `handler` is called with every error before it is thrown; it may throw something else instead
    // or end the process. An empty one ends that.
    void on_error(std::function<void(const SqliteError&)> handler) {
        handler_ = std::move(handler);
    }
    // Throws the connection's latest error, whose result code this is.
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
