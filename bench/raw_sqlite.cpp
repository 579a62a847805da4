// What SQLite alone can do: raw_sqlite DATABASE GROUP SECONDS writes departments as Comanda would,
// the same rows into the same tables and indexes under the same settings, GROUP to a commit, and
// prints how many, in how many seconds, with how many seconds of CPU time.
#include <fmt/format.h>
#include <sqlite3.h>

#include <chrono>
#include <cstdlib>
#include <ctime>
#include <exception>
#include <stdexcept>
#include <string>
#include <variant>
#include <vector>

namespace {

using Value = std::variant<std::int64_t, std::string, std::nullptr_t>;

class Connection {
public:
    explicit Connection(const char* path) {
        require(
            sqlite3_open_v2(path, &handle_, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nullptr));
    }
    ~Connection() { sqlite3_close_v2(handle_); }
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    void require(int code) const {
        if (code != SQLITE_OK) throw std::runtime_error(sqlite3_errmsg(handle_));
    }
    void script(const char* sql) const {
        require(sqlite3_exec(handle_, sql, nullptr, nullptr, nullptr));
    }
    sqlite3* handle() const { return handle_; }

private:
    sqlite3* handle_ = nullptr;
};

class Statement {
public:
    Statement(const Connection& connection, const char* sql) : connection_(connection) {
        connection.require(sqlite3_prepare_v3(connection.handle(), sql, -1,
                                              SQLITE_PREPARE_PERSISTENT, &handle_, nullptr));
    }
    ~Statement() { sqlite3_finalize(handle_); }
    Statement(const Statement&) = delete;
    Statement& operator=(const Statement&) = delete;

    bool step() { return sqlite3_step(handle_) == SQLITE_ROW; }
    void run(const std::vector<Value>& values = {}) {
        for (int i = 0; i < static_cast<int>(values.size()); ++i) {
            const Value& value = values[static_cast<std::size_t>(i)];
            if (const auto* number = std::get_if<std::int64_t>(&value))
                sqlite3_bind_int64(handle_, i + 1, *number);
            else if (const auto* text = std::get_if<std::string>(&value))
                sqlite3_bind_text(handle_, i + 1, text->data(), static_cast<int>(text->size()),
                                  SQLITE_STATIC);
        }
        while (step()) {
        }
        connection_.require(sqlite3_reset(handle_));
    }
    std::string text(int column) const {
        return reinterpret_cast<const char*>(sqlite3_column_text(handle_, column));
    }

private:
    const Connection& connection_;
    sqlite3_stmt* handle_ = nullptr;
};

// The department that Comanda has written before: the model of those written here.
struct Model {
    std::string account, store, id, changed, who, doc;

    explicit Model(const Connection& connection) {
        Statement row(connection,
                      "SELECT r.account, r.store, r.id, h.changed, h.who, r.doc FROM record r "
                      "JOIN history h ON h.account = r.account AND h.id = r.id "
                      "WHERE r.kind = 'department' ORDER BY r.rowid LIMIT 1");
        if (!row.step()) throw std::runtime_error("there is no department to go by");
        int column = 0;
        for (std::string* text : {&account, &store, &id, &changed, &who, &doc})
            *text = row.text(column++);
    }
};

class Writer {
public:
    explicit Writer(const Connection& connection)
        : model_(connection),
          begin_(connection, "BEGIN IMMEDIATE"),
          commit_(connection, "COMMIT"),
          sequence_(connection,
                    "INSERT INTO scope (account, store, sequence) VALUES (?1, ?2, 1) "
                    "ON CONFLICT (account, store) DO UPDATE SET sequence = scope.sequence + 1"),
          record_(connection,
                  "INSERT INTO record (account, store, kind, id, active, within, name_key, "
                  "sort_key, search_text, revision, sequence, form, doc) "
                  "VALUES (?1, ?2, 'department', ?3, 1, '', ?4, ?4, ?4, 1, ?5, 1, ?6)"),
          search_(
              connection,
              "INSERT INTO record_search (rowid, search_text) VALUES (last_insert_rowid(), ?1)"),
          counter_(connection,
                   "INSERT INTO counter (account, store, kind, active, count) "
                   "VALUES (?1, ?2, 'department', 1, 1) ON CONFLICT (account, store, kind, active) "
                   "DO UPDATE SET count = counter.count + excluded.count"),
          history_(connection,
                   "INSERT INTO history (account, id, revision, at_ms, who, changed, before) "
                   "VALUES (?1, ?2, 1, ?3, ?4, ?5, NULL)"),
          event_(connection,
                 "INSERT INTO event (account, store, sequence, at_ms, type, kind, id, revision) "
                 "VALUES (?1, ?2, ?3, ?4, 'created', 'department', ?5, 1)") {
        Statement last(connection, "SELECT max(sequence) FROM event");
        if (last.step()) number_ = std::stoll(last.text(0));
    }

    void write_group(int size) {
        begin_.run();
        for (int i = 0; i < size; ++i) write_one();
        commit_.run();
    }

private:
    void write_one() {
        const std::int64_t now_ms = std::time(nullptr) * 1'000, number = ++number_;
        const std::string id = fmt::format("f{:023x}", number);
        const std::string name = fmt::format("bench {:08}", number);
        sequence_.run({model_.account, model_.store});
        record_.run({model_.account, model_.store, id, name, number, model_.doc});
        search_.run({name});
        counter_.run({model_.account, model_.store});
        history_.run({model_.account, id, now_ms, model_.who, model_.changed});
        event_.run({model_.account, model_.store, number, now_ms, id});
    }

    const Model model_;
    Statement begin_, commit_, sequence_, record_, search_, counter_, history_, event_;
    std::int64_t number_ = 0;
};

void run(const char* path, int group, double seconds_max) {
    const Connection connection(path);
    connection.script(
        "PRAGMA journal_mode = wal; PRAGMA synchronous = full; PRAGMA wal_autocheckpoint = 1000;"
        "PRAGMA cache_size = -2048; PRAGMA temp_store = memory;"
        "PRAGMA journal_size_limit = 16777216");
    Writer writer(connection);
    using Clock = std::chrono::steady_clock;
    const auto start = Clock::now();
    const auto cpu_start = std::clock();
    std::chrono::duration<double> taken{};
    std::int64_t count = 0;
    for (; taken.count() < seconds_max; taken = Clock::now() - start, count += group)
        writer.write_group(group);
    fmt::print("{} {} {}\n", count, taken.count(),
               static_cast<double>(std::clock() - cpu_start) / CLOCKS_PER_SEC);
}

}  // namespace

int main(int count, char** words) {
    try {
        if (count != 4) throw std::runtime_error("raw_sqlite DATABASE GROUP SECONDS");
        run(words[1], std::atoi(words[2]), std::atof(words[3]));
        return 0;
    } catch (const std::exception& error) {
        fmt::print(stderr, "raw_sqlite: {}\n", error.what());
        return 1;
    }
}
