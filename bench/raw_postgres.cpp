// What libpq alone can do: raw_postgres URL CONNECTIONS SECONDS writes departments with the
// statements that Comanda executes for one, in the same pipelines, and prints how many, in how many
// seconds, with how many seconds of its own CPU time.
#include <fmt/format.h>
#include <libpq-fe.h>

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <exception>
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

    // A literal, prepared when it is first sent.
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

void find_store(Connection& connection, const Model& model) {
    connection.send("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    connection.send(
        "SELECT store, id, active, revision, sequence, form, doc, kind FROM record "
        "WHERE account = $1 AND id = $2",
        {model.account.c_str(), model.store.c_str()});
    connection.wait();
    connection.send("ROLLBACK");
}

void write_one(Connection& connection, const Model& model, std::int64_t number) {
    const std::string id = fmt::format("f{:023x}", number);
    const std::string name = fmt::format("bench {:08}", number);
    const std::string now_ms = std::to_string(std::time(nullptr) * 1'000);
    const char* account = model.account.c_str();
    const char* store = model.store.c_str();
    find_store(connection, model);
    connection.send("BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE");
    connection.send("INSERT INTO scope (account, store) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                    {account, store});
    connection.send("SELECT 1 FROM scope WHERE account = $1 AND store = $2 FOR UPDATE",
                    {account, store});
    connection.send(
        "SELECT id FROM record WHERE account = $1 AND store = $2 AND kind = 'department' "
        "AND within = '' AND name_key = $3 AND name_key <> '' AND active = 1 AND id <> $4",
        {account, store, name.c_str(), id.c_str()});
    connection.wait();
    connection.send(
        "INSERT INTO scope (account, store, sequence) VALUES ($1, $2, 1) "
        "ON CONFLICT (account, store) DO UPDATE SET sequence = scope.sequence + 1 "
        "RETURNING sequence",
        {account, store});
    const Result counted = connection.wait();
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

void run(const char* url, int connections, double seconds_max) {
    Connection first(url);
    const Model model(first);
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
                    for (; Clock::now() < end; ++count) write_one(connection, model, ++number);
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
        if (count != 4) throw std::runtime_error("raw_postgres URL CONNECTIONS SECONDS");
        run(words[1], std::atoi(words[2]), std::atof(words[3]));
        return 0;
    } catch (const std::exception& error) {
        fmt::print(stderr, "raw_postgres: {}\n", error.what());
        return 1;
    }
}
