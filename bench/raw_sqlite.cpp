// What SQLite alone can do: raw_sqlite DATABASE GROUP SECONDS departments|orders|checks writes
// these as Comanda would, the same rows into the same tables and indexes under the same settings,
// GROUP to a commit, and prints how many, in how many seconds, with how many seconds of CPU time.
// raw_sqlite DATABASE copy OTHER-DATABASE STORE writes all rows of a store of the other one, as a
// pull does, in one commit, and prints the same for its records.
#include <fmt/format.h>
#include <sqlite3.h>

#include <chrono>
#include <cstdlib>
#include <ctime>
#include <exception>
#include <map>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <variant>
#include <vector>

namespace {

struct Bytes {
    std::string bytes;
};
using Value = std::variant<std::int64_t, std::string, Bytes, std::nullptr_t>;

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
    Statement(const Connection& connection, const std::string& sql) : connection_(connection) {
        connection.require(sqlite3_prepare_v3(connection.handle(), sql.c_str(), -1,
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
            else if (const auto* blob = std::get_if<Bytes>(&value))
                sqlite3_bind_blob(handle_, i + 1, blob->bytes.data(),
                                  static_cast<int>(blob->bytes.size()), SQLITE_STATIC);
            else
                sqlite3_bind_null(handle_, i + 1);
        }
        while (step()) {
        }
        connection_.require(sqlite3_reset(handle_));
    }
    std::string text(int column) const {
        return reinterpret_cast<const char*>(sqlite3_column_text(handle_, column));
    }
    int columns() const { return sqlite3_column_count(handle_); }
    std::string name(int column) const { return sqlite3_column_name(handle_, column); }
    Value value(int column) const {
        if (sqlite3_column_type(handle_, column) == SQLITE_INTEGER)
            return std::int64_t{sqlite3_column_int64(handle_, column)};
        if (sqlite3_column_type(handle_, column) == SQLITE_BLOB)
            return Bytes{{static_cast<const char*>(sqlite3_column_blob(handle_, column)),
                          static_cast<std::size_t>(sqlite3_column_bytes(handle_, column))}};
        if (sqlite3_column_type(handle_, column) == SQLITE_NULL) return nullptr;
        return text(column);
    }

private:
    const Connection& connection_;
    sqlite3_stmt* handle_ = nullptr;
};

class Writer {
public:
    explicit Writer(const Connection& connection)
        : begin_(connection, "BEGIN IMMEDIATE"),
          commit_(connection, "COMMIT"),
          sequence_(connection,
                    "INSERT INTO scope (account, store, sequence) VALUES (?1, ?2, 1) "
                    "ON CONFLICT (account, store) DO UPDATE SET sequence = scope.sequence + 1"),
          event_(connection,
                 "INSERT INTO event (account, store, sequence, at_ms, type, kind, id, revision) "
                 "VALUES (?1, ?2, ?3, ?4, 'created', ?5, ?6, 1)") {
        Statement last(connection, "SELECT max(sequence) FROM event");
        if (last.step()) number_ = std::stoll(last.text(0));
    }
    virtual ~Writer() = default;

    void write_group(int size) {
        begin_.run();
        for (int i = 0; i < size; ++i) write_one(++number_, std::time(nullptr) * 1'000);
        commit_.run();
    }

protected:
    virtual void write_one(std::int64_t number, std::int64_t now_ms) = 0;

    static std::string id_of(std::int64_t number) { return fmt::format("f{:023x}", number); }
    void note(const Value& account, const Value& store, std::int64_t number, std::int64_t now_ms,
              const std::string& kind) {
        sequence_.run({account, store});
        event_.run({account, store, number, now_ms, kind, id_of(number)});
    }

private:
    Statement begin_, commit_, sequence_, event_;
    std::int64_t number_ = 0;
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

class DepartmentWriter final : public Writer {
public:
    explicit DepartmentWriter(const Connection& connection)
        : Writer(connection),
          model_(connection),
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
                   "VALUES (?1, ?2, 1, ?3, ?4, ?5, NULL)") {}

private:
    void write_one(std::int64_t number, std::int64_t now_ms) override {
        const std::string id = id_of(number);
        const std::string name = fmt::format("bench {:08}", number);
        record_.run({model_.account, model_.store, id, name, number, model_.doc});
        search_.run({name});
        counter_.run({model_.account, model_.store});
        history_.run({model_.account, id, now_ms, model_.who, model_.changed});
        note(model_.account, model_.store, number, now_ms, "department");
    }

    const Model model_;
    Statement record_, search_, counter_, history_;
};

// The row of a table that Comanda has written before, to be written again with other keys.
class RowWriter {
public:
    RowWriter(const Connection& connection, const std::string& table)
        : model_(connection, "SELECT * FROM " + table + " LIMIT 1") {
        if (!model_.step()) throw std::runtime_error("no row to go by in " + table);
        std::string names, marks;
        for (int i = 0; i < model_.columns(); ++i) {
            names += (i ? ", " : "") + model_.name(i);
            marks += i ? ", ?" : "?";
            values_.push_back(model_.value(i));
            at_[model_.name(i)] = values_.size() - 1;
        }
        insert_.emplace(connection,
                        "INSERT INTO " + table + " (" + names + ") VALUES (" + marks + ")");
    }
    Value& operator[](const std::string& column) { return values_[at_.at(column)]; }
    void run() { insert_->run(values_); }

private:
    Statement model_;
    std::map<std::string, std::size_t> at_;
    std::vector<Value> values_;
    std::optional<Statement> insert_;
};

class OrderWriter final : public Writer {
public:
    explicit OrderWriter(const Connection& connection)
        : Writer(connection),
          order_(connection, "web_order"),
          text_(connection, "web_order_text"),
          known_(connection,
                 "SELECT id FROM web_order WHERE account = ?1 AND store = ?2 AND unique_id = ?3"),
          counter_(connection,
                   "INSERT INTO web_order_counter (account, store, last) VALUES (?1, ?2, 1) "
                   "ON CONFLICT (account, store) DO UPDATE SET last = web_order_counter.last + 1") {
    }

private:
    void write_one(std::int64_t number, std::int64_t now_ms) override {
        const Value id = id_of(number), unique_id = fmt::format("raw {:08}", number);
        const Value &account = order_["account"], &store = order_["store"];
        known_.run({account, store, unique_id});
        counter_.run({account, store});
        order_["id"] = text_["id"] = id;
        order_["unique_id"] = unique_id;
        order_["number"] = number;
        order_["sale"] = fmt::format("e{:023x}", number);
        order_["placed_ms"] = order_["changed_ms"] = order_["released_ms"] = now_ms;
        order_.run();
        text_.run();
        note(account, store, number, now_ms, "order");
    }

    RowWriter order_, text_;
    Statement known_, counter_;
};

class CheckWriter final : public Writer {
public:
    explicit CheckWriter(const Connection& connection)
        : Writer(connection),
          check_(connection, "pos_check"),
          submission_(connection, "pos_check_submission"),
          known_(connection,
                 "SELECT id FROM pos_check WHERE account = ?1 AND store = ?2 AND check_id = ?3") {}

private:
    void write_one(std::int64_t number, std::int64_t now_ms) override {
        const Value check_id = fmt::format("raw {:08}", number);
        const Value &account = check_["account"], &store = check_["store"];
        known_.run({account, store, check_id});
        check_["id"] = submission_["owner"] = id_of(number);
        check_["check_id"] = check_id;
        check_["sequence"] = number;
        check_["changed_ms"] = submission_["arrived_ms"] = now_ms;
        submission_["content"] = fmt::format("{:032x}", number);
        check_.run();
        submission_.run();
        note(account, store, number, now_ms, "check");
    }

    RowWriter check_, submission_;
    Statement known_;
};

std::unique_ptr<Writer> writer_of(const Connection& connection, const std::string& what) {
    if (what == "orders") return std::make_unique<OrderWriter>(connection);
    if (what == "checks") return std::make_unique<CheckWriter>(connection);
    return std::make_unique<DepartmentWriter>(connection);
}

void set_up(const Connection& connection) {
    connection.script(
        "PRAGMA journal_mode = wal; PRAGMA synchronous = full; PRAGMA wal_autocheckpoint = 1000;"
        "PRAGMA cache_size = -2048; PRAGMA temp_store = memory;"
        "PRAGMA journal_size_limit = 16777216");
}

// ---- the rows of a pull -------------------------------------------------------------------------

// What a pull has written into a table, and how to write it again.
class Rows {
public:
    Rows(const Connection& from, const Connection& to, const std::string& table,
         const std::string& condition, const std::string& columns = "*") {
        Statement rows(from, "SELECT " + columns + " FROM " + table + " WHERE " + condition);
        while (rows.step()) {
            auto& row = rows_.emplace_back();
            for (int i = 0; i < rows.columns(); ++i) row.push_back(rows.value(i));
        }
        std::string names, marks;
        for (int i = 0; i < rows.columns(); ++i) {
            names += (i ? ", " : "") + rows.name(i);
            marks += i ? ", ?" : "?";
        }
        insert_.emplace(to, "INSERT INTO " + table + " (" + names + ") VALUES (" + marks + ")");
    }
    std::size_t size() const { return rows_.size(); }
    void write() {
        for (const auto& row : rows_) insert_->run(row);
    }

private:
    std::vector<std::vector<Value>> rows_;
    std::optional<Statement> insert_;
};

void copy(const char* path, const char* other_path, const std::string& store) {
    const Connection from(other_path), to(path);
    set_up(to);
    const std::string of_store = "store = '" + store + "'";
    const std::string of_its_records = "IN (SELECT id FROM record WHERE " + of_store + ")";
    Rows records(from, to, "record", of_store);
    Rows others[] = {
        {from, to, "record_search", "rowid IN (SELECT rowid FROM record WHERE " + of_store + ")",
         "rowid, search_text"},
        {from, to, "reference", "from_id " + of_its_records},
        {from, to, "history", "id " + of_its_records},
        {from, to, "event", of_store},
        {from, to, "counter", of_store},
        {from, to, "pull_link", of_store},
        {from, to, "pulled_record", of_store},
        {from, to, "pull", of_store}};
    const auto start = std::chrono::steady_clock::now();
    const auto cpu_start = std::clock();
    to.script("BEGIN IMMEDIATE");
    records.write();
    for (Rows& rows : others) rows.write();
    to.script("COMMIT");
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
    fmt::print("{} {} {}\n", records.size(), taken.count(),
               static_cast<double>(std::clock() - cpu_start) / CLOCKS_PER_SEC);
}

// ---- as many as a time allows -------------------------------------------------------------------

void run(const char* path, int group, double seconds_max, const std::string& what) {
    const Connection connection(path);
    set_up(connection);
    const auto writer = writer_of(connection, what);
    using Clock = std::chrono::steady_clock;
    const auto start = Clock::now();
    const auto cpu_start = std::clock();
    std::chrono::duration<double> taken{};
    std::int64_t count = 0;
    for (; taken.count() < seconds_max; taken = Clock::now() - start, count += group)
        writer->write_group(group);
    fmt::print("{} {} {}\n", count, taken.count(),
               static_cast<double>(std::clock() - cpu_start) / CLOCKS_PER_SEC);
}

}  // namespace

int main(int count, char** words) {
    try {
        if (count != 5)
            throw std::runtime_error(
                "raw_sqlite DATABASE GROUP SECONDS departments|orders|checks, or "
                "raw_sqlite DATABASE copy OTHER-DATABASE STORE");
        if (std::string(words[2]) == "copy")
            copy(words[1], words[3], words[4]);
        else
            run(words[1], std::atoi(words[2]), std::atof(words[3]), words[4]);
        return 0;
    } catch (const std::exception& error) {
        fmt::print(stderr, "raw_sqlite: {}\n", error.what());
        return 1;
    }
}
