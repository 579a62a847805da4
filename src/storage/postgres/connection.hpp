// One connection to PostgreSQL. Statements are prepared once per text and sent in a pipeline: any
// number of them can be sent before one waits for their results. One thread at a time.
#pragma once

#include "storage/database.hpp"

#include <memory>
#include <stdexcept>
#include <unordered_map>
#include <utility>

struct pg_conn;
struct pg_result;

namespace storage {

class PostgresError : public std::runtime_error {
public:
    std::string state;       // SQLSTATE; "" when the connection broke without a message
    std::string constraint;  // the one that refused the row, where there is one
    bool is_lost = false;    // the connection can no longer be used
    bool is_last = false;    // the last statement sent failed; those before it succeeded

    PostgresError(std::string its_state, const std::string& message)
        : std::runtime_error(message), state(std::move(its_state)) {}
    // An error with is_lost and no state.
    static PostgresError lost(const std::string& message);
};

class PostgresConnection {
public:
    using Result = std::unique_ptr<pg_result, void (*)(pg_result*)>;
    // Where the result of a statement goes that is not the last one.
    struct Answer {
        Result result{nullptr, nullptr};  // null: it has not arrived, or the statement failed
        bool has_failed = false;
    };

    // Connects; waits up to 3 s, unless the URL sets another limit. Throws PostgresError (lost).
    explicit PostgresConnection(const std::string& url);
    ~PostgresConnection();
    PostgresConnection(const PostgresConnection&) = delete;
    PostgresConnection& operator=(const PostgresConnection&) = delete;

    // Puts the statement into the pipeline; its result comes with wait(), which gives it to
    // `answer` if there is one. Throws std::logic_error for text with a NUL, and PostgresError
    // (lost).
    void send(std::string_view sql, std::span<const Value> values = {},
              std::shared_ptr<Answer> answer = nullptr);
    // Makes the server run what was sent, without waiting for the results. Throws PostgresError
    // (lost).
    void flush();
    // Waits for the results of all that was sent and returns that of the last statement without an
    // Answer. Throws the
    // first error as PostgresError; the statements after it were not run. When the connection
    // breaks after every statement was answered, this does not throw, since the results are valid;
    // see is_broken().
    Result wait();
    Rows wait_for_rows();                             // the same, as rows
    bool has_sent() const { return !sent_.empty(); }  // something that wait() was not called for
    bool is_broken() const { return is_broken_; }     // as the last wait() found it

    // These run immediately, outside the pipeline, which must be empty (see has_sent()), and throw
    // PostgresError. A script may have several statements; text() returns the first column of the
    // first row, "" when there is none.
    void run_script(const std::string& sql);
    std::string text(const std::string& sql);

    // Whether the connection can be used for a new transaction: false when the server has closed it
    // or sent something unasked since the last use.
    bool is_quiet() const;
    // Whether a commit since the last call did not wait for a standby as it should have. It is on
    // this server's disk, but would be lost together with this server.
    bool take_cancelled_wait() { return std::exchange(has_cancelled_wait_, false); }

    int socket() const;
    // The payloads of the notifications of other connections that have arrived, without waiting.
    // Throws PostgresError (lost).
    std::vector<std::string> take_notifications();

private:
    struct Statement {
        std::string sql;
        std::string name;
        bool is_prepared = false;  // or its preparation was sent and has not failed so far
    };
    struct Sent {
        enum class What : std::uint8_t { prepare, execute, sync } what;
        Statement* statement = nullptr;
        std::shared_ptr<Answer> answer{};
    };

    Statement& prepared(std::string_view sql, const std::shared_ptr<Answer>& answer);
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

// The rows of an answer that has arrived.
Rows rows_of(std::shared_ptr<PostgresConnection::Answer> answer);

// How many rows a statement touched, and the server's word for what it did ("COMMIT"); the view
// lives as long as the result.
std::int64_t touched(const PostgresConnection::Result& result);
std::string_view completion(const PostgresConnection::Result& result);

// The values for a query that looks something up. A text that PostgreSQL cannot store (with a NUL,
// or not UTF-8) would be an error; it is replaced by one that is never stored, so that the query
// finds nothing. The result refers to the texts of `values`.
std::vector<Value> sought(std::span<const Value> values);

}  // namespace storage
