// SQLite as it is: for the references, and to look at a database of ours.
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace bench {

struct Bytes {
    std::string bytes;
    bool operator==(const Bytes&) const = default;
};
using Value = std::variant<std::int64_t, std::string, Bytes, std::nullptr_t>;

// Every error is thrown as std::runtime_error.
class Connection {
public:
    explicit Connection(const std::string& path);  // the file must be there
    ~Connection() { sqlite3_close_v2(handle_); }
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    void require(int code) const;
    void script(const std::string& sql) const;
    sqlite3* handle() const { return handle_; }

private:
    sqlite3* handle_ = nullptr;
};

class Statement {
public:
    Statement(const Connection& connection, const std::string& sql);
    ~Statement() { sqlite3_finalize(handle_); }
    Statement(const Statement&) = delete;
    Statement& operator=(const Statement&) = delete;

    void bind(const std::vector<Value>& values);
    bool step();  // false: there are no more rows
    // All of it, without its rows.
    void run(const std::vector<Value>& values = {});

    int columns() const { return sqlite3_column_count(handle_); }
    std::string name(int column) const { return sqlite3_column_name(handle_, column); }
    std::string text(int column) const;
    std::int64_t number(int column) const { return sqlite3_column_int64(handle_, column); }
    Value value(int column) const;
    std::vector<Value> row() const;

private:
    const Connection& connection_;
    sqlite3_stmt* handle_ = nullptr;
};

}  // namespace bench
