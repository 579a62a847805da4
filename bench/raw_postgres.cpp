// What libpq alone can do: raw_postgres URL CONNECTIONS SECONDS departments|orders|checks writes
// these with the statements that Comanda executes for one, in the same pipelines, and prints how
// many, in how many seconds, with how many seconds of its own CPU time.
// raw_postgres URL copy OTHER-URL STORE writes all rows of a store of the other database, as a pull
// does, in one commit, and prints the same for its records.
#include <fmt/format.h>
#include <libpq-fe.h>

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <exception>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

namespace {

using Clock = std::chrono::steady_clock;
using Result = std::unique_ptr<PGresult, decltype(&PQclear)>;

class Connection {
public:
    explicit Connection(const char* url) : handle_(PQconnectdb(url)) {
        if (PQstatus(handle_) != CONNECTION_OK) fail();
        const Result set(
            PQexec(handle_, "SET jit = off; SET enable_seqscan = off; SET lock_timeout = '10s'"),
            &PQclear);
    }
    ~Connection() { PQfinish(handle_); }
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    Result ask(const char* sql) {
        Result result(PQexec(handle_, sql), &PQclear);
        if (PQresultStatus(result.get()) != PGRES_TUPLES_OK || PQntuples(result.get()) == 0) fail();
        return result;
    }
    void begin_pipelines() { PQenterPipelineMode(handle_); }

    // A text that stays where it is, prepared when it is first sent.
    void send(const char* sql, const std::vector<const char*>& values = {}) {
        const std::string name = fmt::format("s{:x}", reinterpret_cast<std::uintptr_t>(sql));
        if (prepared_.insert(sql).second) {
            if (!PQsendPrepare(handle_, name.c_str(), sql, 0, nullptr)) fail();
            ++sent_;
        }
        if (!PQsendQueryPrepared(handle_, name.c_str(), static_cast<int>(values.size()),
                                 values.data(), nullptr, nullptr, 0))
            fail();
        ++sent_;
    }
    // The last of the results. Throws when one of the statements failed.
    Result wait() {
        if (!PQpipelineSync(handle_)) fail();
        Result last(nullptr, &PQclear);
        for (; sent_ > 0; --sent_) {
            Result result(PQgetResult(handle_), &PQclear);
            const auto status = PQresultStatus(result.get());
            if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK) fail();
            PQgetResult(handle_);  // the end of this statement's results
            last = std::move(result);
        }
        const Result sync(PQgetResult(handle_), &PQclear);
        if (PQresultStatus(sync.get()) != PGRES_PIPELINE_SYNC) fail();
        return last;
    }

private:
    [[noreturn]] void fail() const { throw std::runtime_error(PQerrorMessage(handle_)); }

    PGconn* handle_;
    std::set<const char*> prepared_;
    int sent_ = 0;
};

// The department that Comanda has written before: the model of those written here.
struct Model {
    std::string account, store, changed, who, doc;

    explicit Model(Connection& connection) {
        const Result row = connection.ask(
            "SELECT r.account, r.store, h.changed, h.who, r.doc FROM record r "
            "JOIN history h ON h.account = r.account AND h.id = r.id "
            "WHERE r.kind = 'department' ORDER BY r.sequence LIMIT 1");
        int column = 0;
        for (std::string* text : {&account, &store, &changed, &who, &doc})
            *text = PQgetvalue(row.get(), 0, column++);
    }
};

void find_store(Connection& connection, const std::string& account, const std::string& store) {
    connection.send("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    connection.send(
        "SELECT store, id, active, revision, sequence, form, doc, kind FROM record "
        "WHERE account = $1 AND id = $2",
        {account.c_str(), store.c_str()});
    connection.wait();
    connection.send("ROLLBACK");
}

// Begins a write, which waits for the lock of its store with its first query.
void begin_locked(Connection& connection, const char* account, const char* store) {
    connection.send("BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE");
    connection.send("INSERT INTO scope (account, store) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                    {account, store});
    connection.send("SELECT 1 FROM scope WHERE account = $1 AND store = $2 FOR UPDATE",
                    {account, store});
}

Result next_sequence(Connection& connection, const char* account, const char* store) {
    connection.send(
        "INSERT INTO scope (account, store, sequence) VALUES ($1, $2, 1) "
        "ON CONFLICT (account, store) DO UPDATE SET sequence = scope.sequence + 1 "
        "RETURNING sequence",
        {account, store});
    return connection.wait();
}

std::string id_of(std::int64_t number) { return fmt::format("f{:023x}", number); }
std::string now_text() { return std::to_string(std::time(nullptr) * 1'000); }

void write_department(Connection& connection, const Model& model, std::int64_t number) {
    const std::string id = id_of(number);
    const std::string name = fmt::format("bench {:08}", number);
    const std::string now_ms = now_text();
    const char* account = model.account.c_str();
    const char* store = model.store.c_str();
    find_store(connection, model.account, model.store);
    begin_locked(connection, account, store);
    connection.send(
        "SELECT id FROM record WHERE account = $1 AND store = $2 AND kind = 'department' "
        "AND within = '' AND name_key = $3 AND name_key <> '' AND active = 1 AND id <> $4",
        {account, store, name.c_str(), id.c_str()});
    connection.wait();
    const Result counted = next_sequence(connection, account, store);
    const char* sequence = PQgetvalue(counted.get(), 0, 0);
    connection.send(
        "INSERT INTO record (account, store, kind, id, active, within, name_key, sort_key, "
        "search_text, revision, sequence, form, doc) "
        "VALUES ($1, $2, 'department', $3, 1, '', $4, $4, $4, 1, $5, 1, $6)",
        {account, store, id.c_str(), name.c_str(), sequence, model.doc.c_str()});
    connection.send(
        "INSERT INTO counter (account, store, kind, active, count) "
        "VALUES ($1, $2, 'department', 1, 1) ON CONFLICT (account, store, kind, active) "
        "DO UPDATE SET count = counter.count + excluded.count",
        {account, store});
    connection.send(
        "INSERT INTO history (account, id, revision, at_ms, who, changed, before) "
        "VALUES ($1, $2, 1, $3, $4, $5, NULL)",
        {account, id.c_str(), now_ms.c_str(), model.who.c_str(), model.changed.c_str()});
    connection.send(
        "INSERT INTO event (account, store, sequence, at_ms, type, kind, id, revision) "
        "VALUES ($1, $2, $3, $4, 'created', 'department', $5, 1)",
        {account, store, sequence, now_ms.c_str(), id.c_str()});
    connection.send("COMMIT");
    connection.wait();
}

// The row of a table that Comanda has written before, to be written again with other keys.
class Row {
public:
    Row(Connection& connection, const std::string& table) {
        const Result row = connection.ask(("SELECT * FROM " + table + " LIMIT 1").c_str());
        std::string names, marks;
        for (int i = 0; i < PQnfields(row.get()); ++i) {
            const std::string name = PQfname(row.get(), i);
            names += (i ? ", " : "") + name;
            marks += fmt::format("{}${}", i ? ", " : "", i + 1);
            at_[name] = values_.size();
            values_.emplace_back(PQgetvalue(row.get(), 0, i));
        }
        insert_ = "INSERT INTO " + table + " (" + names + ") VALUES (" + marks + ")";
    }
    std::string& operator[](const std::string& column) { return values_[at_.at(column)]; }
    // The statement is that of `model`, which this is a copy of.
    void send(Connection& connection, const Row& model) const {
        std::vector<const char*> values;
        for (const std::string& value : values_) values.push_back(value.c_str());
        connection.send(model.insert_.c_str(), values);
    }

private:
    std::map<std::string, std::size_t> at_;
    std::vector<std::string> values_;
    std::string insert_;
};

struct OrderRows {
    Row order, text;

    explicit OrderRows(Connection& connection)
        : order(connection, "web_order"), text(connection, "web_order_text") {}
};

void write_order(Connection& connection, const OrderRows& model, std::int64_t number) {
    Row order = model.order, text = model.text;
    const std::string account = order["account"], store = order["store"], now_ms = now_text();
    const std::string id = id_of(number);
    order["id"] = order["sale"] = text["id"] = id;
    order["unique_id"] = fmt::format("raw {:08}", number);
    order["begins_hour"] = "0";
    order["placed_ms"] = order["changed_ms"] = order["released_ms"] = now_ms;
    find_store(connection, account, store);
    begin_locked(connection, account.c_str(), store.c_str());
    connection.send("SELECT id FROM web_order WHERE account = $1 AND store = $2 AND unique_id = $3",
                    {account.c_str(), store.c_str(), order["unique_id"].c_str()});
    connection.wait();
    connection.send(
        "SELECT number, placed_ms FROM web_order WHERE account = $1 AND store = $2 "
        "ORDER BY number DESC LIMIT 1",
        {account.c_str(), store.c_str()});
    const Result last = connection.wait();
    order["number"] = std::to_string(std::stoll(PQgetvalue(last.get(), 0, 0)) + 1);
    const Result counted = next_sequence(connection, account.c_str(), store.c_str());
    order.send(connection, model.order);
    text.send(connection, model.text);
    connection.send(
        "INSERT INTO event (account, store, sequence, at_ms, type, kind, id, revision) "
        "VALUES ($1, $2, $3, $4, 'created', 'order', $5, 1)",
        {account.c_str(), store.c_str(), PQgetvalue(counted.get(), 0, 0), now_ms.c_str(),
         id.c_str()});
    connection.send("COMMIT");
    connection.wait();
}

struct CheckRows {
    Row check, submission;

    explicit CheckRows(Connection& connection)
        : check(connection, "pos_check"), submission(connection, "pos_check_submission") {}
};

void write_check(Connection& connection, const CheckRows& model, std::int64_t number) {
    Row check = model.check, submission = model.submission;
    const std::string account = check["account"], store = check["store"], now_ms = now_text();
    check["id"] = submission["owner"] = id_of(number);
    check["check_id"] = fmt::format("raw {:08}", number);
    check["changed_ms"] = submission["arrived_ms"] = now_ms;
    submission["content"] = fmt::format("{:032x}", number);
    find_store(connection, account, store);
    begin_locked(connection, account.c_str(), store.c_str());
    connection.send("SELECT id FROM pos_check WHERE account = $1 AND store = $2 AND check_id = $3",
                    {account.c_str(), store.c_str(), check["check_id"].c_str()});
    connection.wait();
    const Result counted = next_sequence(connection, account.c_str(), store.c_str());
    check["sequence"] = PQgetvalue(counted.get(), 0, 0);
    check.send(connection, model.check);
    submission.send(connection, model.submission);
    connection.send(
        "INSERT INTO event (account, store, sequence, at_ms, type, kind, id, revision) "
        "VALUES ($1, $2, $3, $4, 'created', 'check', $5, 1)",
        {account.c_str(), store.c_str(), check["sequence"].c_str(), now_ms.c_str(),
         check["id"].c_str()});
    connection.send("COMMIT");
    connection.wait();
}

// ---- the rows of a pull -------------------------------------------------------------------------

constexpr int rows_ahead = 500;  // of answers

// What a pull has written into a table, and how to write it again.
class Rows {
public:
    Rows(Connection& from, const std::string& table, const std::string& condition)
        : rows_(from.ask(("SELECT * FROM " + table + " WHERE " + condition).c_str())) {
        std::string names, marks;
        for (int i = 0; i < PQnfields(rows_.get()); ++i) {
            names += (i ? ", " : "") + std::string(PQfname(rows_.get(), i));
            marks += fmt::format("{}${}", i ? ", " : "", i + 1);
        }
        insert_ = "INSERT INTO " + table + " (" + names + ") VALUES (" + marks + ")";
    }
    int size() const { return PQntuples(rows_.get()); }
    void write(Connection& to) const {
        std::vector<const char*> values(static_cast<std::size_t>(PQnfields(rows_.get())));
        for (int row = 0; row < size(); ++row) {
            for (int i = 0; i < PQnfields(rows_.get()); ++i)
                values[static_cast<std::size_t>(i)] =
                    PQgetisnull(rows_.get(), row, i) ? nullptr : PQgetvalue(rows_.get(), row, i);
            to.send(insert_.c_str(), values);
            if (row % rows_ahead == rows_ahead - 1) to.wait();
        }
        to.wait();
    }

private:
    Result rows_;
    std::string insert_;
};

void copy(const char* url, const char* other_url, const std::string& store) {
    Connection from(other_url), to(url);
    const std::string of_store = "store = '" + store + "'";
    const std::string of_its_records = "IN (SELECT id FROM record WHERE " + of_store + ")";
    const Rows records(from, "record", of_store);
    const Rows others[] = {{from, "reference", "from_id " + of_its_records},
                           {from, "history", "id " + of_its_records},
                           {from, "event", of_store},
                           {from, "counter", of_store},
                           {from, "pull_link", of_store},
                           {from, "pulled_record", of_store},
                           {from, "pull", of_store}};
    to.begin_pipelines();
    const auto start = Clock::now();
    const auto cpu_start = std::clock();
    to.send("BEGIN");
    records.write(to);
    for (const Rows& rows : others) rows.write(to);
    to.send("COMMIT");
    to.wait();
    const std::chrono::duration<double> taken = Clock::now() - start;
    fmt::print("{} {} {}\n", records.size(), taken.count(),
               static_cast<double>(std::clock() - cpu_start) / CLOCKS_PER_SEC);
}

// ---- as many as a time allows -------------------------------------------------------------------

using WriteOne = std::function<void(Connection&, std::int64_t number)>;

WriteOne writer_of(Connection& connection, const std::string& what) {
    if (what == "orders")
        return [model = OrderRows(connection)](Connection& its, std::int64_t number) {
            write_order(its, model, number);
        };
    if (what == "checks")
        return [model = CheckRows(connection)](Connection& its, std::int64_t number) {
            write_check(its, model, number);
        };
    return [model = Model(connection)](Connection& its, std::int64_t number) {
        write_department(its, model, number);
    };
}

void run(const char* url, int connections, double seconds_max, const std::string& what) {
    Connection first(url);
    const WriteOne write_one = writer_of(first, what);
    std::atomic<std::int64_t> number{
        std::atoll(PQgetvalue(first.ask("SELECT max(sequence) FROM event").get(), 0, 0))};
    std::atomic<std::int64_t> count{0};
    const auto start = Clock::now();
    const auto cpu_start = std::clock();
    const auto end = start + std::chrono::duration<double>(seconds_max);
    {
        std::vector<std::jthread> threads;
        for (int i = 0; i < connections; ++i)
            threads.emplace_back([&] {
                try {
                    Connection connection(url);
                    connection.begin_pipelines();
                    for (; Clock::now() < end; ++count) write_one(connection, ++number);
                    connection.wait();
                } catch (const std::exception& error) {
                    fmt::print(stderr, "raw_postgres: {}\n", error.what());
                    std::_Exit(1);
                }
            });
    }
    const std::chrono::duration<double> taken = Clock::now() - start;
    fmt::print("{} {} {}\n", count.load(), taken.count(),
               static_cast<double>(std::clock() - cpu_start) / CLOCKS_PER_SEC);
}

}  // namespace

int main(int count, char** words) {
    try {
        if (count != 5)
            throw std::runtime_error(
                "raw_postgres URL CONNECTIONS SECONDS departments|orders|checks, or "
                "raw_postgres URL copy OTHER-URL STORE");
        if (std::string(words[2]) == "copy")
            copy(words[1], words[3], words[4]);
        else
            run(words[1], std::atoi(words[2]), std::atof(words[3]), words[4]);
        return 0;
    } catch (const std::exception& error) {
        fmt::print(stderr, "raw_postgres: {}\n", error.what());
        return 1;
    }
}
