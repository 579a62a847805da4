// One connection to PostgreSQL. Statements are prepared once per text and travel in pipelines: any
// number is sent before one waits for their outcome. One thread at a time.
#pragma once

#include "storage/database.hpp"

#include <stdexcept>
#include <unordered_map>
#include <utility>

struct pg_conn;
struct pg_result;

namespace storage {

class PostgresError : public std::runtime_error {
public:
    std::string state;       // SQLSTATE; "" when the connection broke without a word
    std::string constraint;  // that refused the row, where there is one
    bool is_lost = false;    // the connection is of no more use
    bool is_last = false;    // it struck the last statement sent; those before it went well

    PostgresError(std::string its_state, const std::string& message)
        : std::runtime_error(message), state(std::move(its_state)) {}
    static PostgresError lost(const std::string& message);
};

class PostgresConnection {
public:
    using Result = std::unique_ptr<pg_result, void (*)(pg_result*)>;

    explicit PostgresConnection(const std::string& url);
    ~PostgresConnection();
    PostgresConnection(const PostgresConnection&) = delete;
    PostgresConnection& operator=(const PostgresConnection&) = delete;

    // Only puts the statement into the pipeline. Throws std::logic_error for text with a NUL.
    void send(std::string_view sql, std::span<const Value> values = {});
    // Lets what was sent go out, without waiting.
    void flush();
    // Waits for the outcome of all that was sent; returns that of the last statement, throws the
    // first error. After an error the statements behind it were not run. A connection that breaks
    // when all have answered is only noticed: what was sent to it inside a transaction is as it was
    // told.
    Result wait();
    Rows wait_for_rows();
    bool has_sent() const { return !sent_.empty(); }
    bool is_broken() const { return is_broken_; }  // since the last wait()

    void run_script(const std::string& sql);   // several statements, none of them prepared
    std::string text(const std::string& sql);  // of the first row; "" when there is none

    // False when the server has hung up (or wants to say something out of turn) since the last use.
    bool is_quiet() const;
    // A commit since the last call did not wait for a standby as it should have: it is on this
    // server's disk, but may be lost with it.
    bool take_cancelled_wait() { return std::exchange(has_cancelled_wait_, false); }

    int socket() const;
    // The payloads of notifications that have arrived. Throws PostgresError (lost).
    std::vector<std::string> take_notifications();

private:
    struct Statement {
        std::string sql;
        std::string name;
        bool is_prepared = false;  // or will be, when all goes well
    };
    struct Sent {
        enum class What : std::uint8_t { prepare, execute, sync } what;
        Statement* statement = nullptr;
    };

    Statement& prepared(std::string_view sql);
    Result take(const Sent& sent);
    void take_end();
    void make_room();
    [[noreturn]] void lose();
    PostgresError error_of(const pg_result* result) const;
    static void on_notice(void* self, const pg_result* result);

    pg_conn* handle_ = nullptr;
    bool is_pipelined_ = false;
    bool is_broken_ = false;
    bool has_cancelled_wait_ = false;
    std::vector<Sent> sent_;
    std::unordered_map<std::string_view, std::unique_ptr<Statement>> statements_;
};

// How many rows a statement touched, and the words of its completion ("COMMIT").
std::int64_t touched(const PostgresConnection::Result& result);
std::string_view completion(const PostgresConnection::Result& result);

// Values to look something up by. Text that PostgreSQL cannot hold is replaced by one that nobody
// stores: it is not there.
std::vector<Value> sought(std::span<const Value> values);

}  // namespace storage
