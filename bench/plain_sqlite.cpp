#include "bench/plain_sqlite.hpp"

#include <stdexcept>

namespace bench {

Connection::Connection(const std::string& path) {
    require(sqlite3_open_v2(path.c_str(), &handle_, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX,
                            nullptr));
}

void Connection::require(int code) const {
    if (code != SQLITE_OK) throw std::runtime_error(sqlite3_errmsg(handle_));
}

void Connection::script(const std::string& sql) const {
    require(sqlite3_exec(handle_, sql.c_str(), nullptr, nullptr, nullptr));
}

Statement::Statement(const Connection& connection, const std::string& sql)
    : connection_(connection) {
    connection.require(sqlite3_prepare_v3(connection.handle(), sql.c_str(), -1,
                                          SQLITE_PREPARE_PERSISTENT, &handle_, nullptr));
}

void Statement::bind(const std::vector<Value>& values) {
    for (int i = 0; i < static_cast<int>(values.size()); ++i) {
        const Value& value = values[static_cast<std::size_t>(i)];
        if (const auto* number = std::get_if<std::int64_t>(&value))
            sqlite3_bind_int64(handle_, i + 1, *number);
        else if (const auto* text = std::get_if<std::string>(&value))
            sqlite3_bind_text(handle_, i + 1, text->data(), static_cast<int>(text->size()),
                              SQLITE_STATIC);
        else if (const auto* blob = std::get_if<Bytes>(&value))
            sqlite3_bind_blob(handle_, i + 1, blob->bytes.data(),
                              static_cast<int>(blob->bytes.size()), SQLITE_STATIC);
        else
            sqlite3_bind_null(handle_, i + 1);
    }
}

bool Statement::step() {
    const int code = sqlite3_step(handle_);
    if (code != SQLITE_ROW && code != SQLITE_DONE) connection_.require(code);
    return code == SQLITE_ROW;
}

void Statement::run(const std::vector<Value>& values) {
    bind(values);
    while (step()) {
    }
    connection_.require(sqlite3_reset(handle_));
}

std::string Statement::text(int column) const {
    return reinterpret_cast<const char*>(sqlite3_column_text(handle_, column));
}

Value Statement::value(int column) const {
    if (sqlite3_column_type(handle_, column) == SQLITE_INTEGER) return number(column);
    if (sqlite3_column_type(handle_, column) == SQLITE_BLOB)
        return Bytes{{static_cast<const char*>(sqlite3_column_blob(handle_, column)),
                      static_cast<std::size_t>(sqlite3_column_bytes(handle_, column))}};
    if (sqlite3_column_type(handle_, column) == SQLITE_NULL) return nullptr;
    return text(column);
}

std::vector<Value> Statement::row() const {
    std::vector<Value> values;
    for (int i = 0; i < columns(); ++i) values.push_back(value(i));
    return values;
}

}  // namespace bench
