// A PostgreSQL database as its URL names it, and how to connect to it.
#pragma once

#include "storage/postgres/connection.hpp"

#include <chrono>
#include <mutex>

namespace storage {

// Settings for connections that keep prepared statements. The server keeps their plans while tables
// grow, so a plan must not read a whole table only because it was small when the plan was made.
inline constexpr const char* lasting_plans = "SET jit = off; SET enable_seqscan = off;";

// Setting for connections that write: a COMMIT is answered only when it is on disk, whatever is set
// for the server, the database or the role. Where 'remote_apply' is set, which promises more, it
// stays.
inline constexpr const char* durable_commits =
    "SELECT set_config('synchronous_commit', CASE current_setting('synchronous_commit') "
    "WHEN 'remote_apply' THEN 'remote_apply' ELSE 'on' END, false);";

class PostgresServer {
public:
    // Does not connect. Throws std::runtime_error when the URL cannot be read; the message does not
    // quote it, since it may hold a password.
    explicit PostgresServer(std::string url);

    // Makes a new connection. Any thread. Throws PostgresError (lost) when the server cannot be
    // reached. After a failure only one thread at a time tries again, after a pause that grows from
    // 50 ms to 1 s; meanwhile all other calls fail immediately.
    std::unique_ptr<PostgresConnection> connect();

    // The URL with only user, host, port and name: without its password and other options.
    const std::string& shown() const { return shown_; }

private:
    using Clock = std::chrono::steady_clock;

    void begin_attempt();
    void end_attempt(const PostgresError* failure);

    const std::string url_;
    std::string shown_;

    std::mutex mutex_;
    bool is_down_ = false;
    bool is_trying_ = false;  // a thread is connecting; only kept while the server is down
    std::chrono::milliseconds pause_{0};
    Clock::time_point next_attempt_{};
};

}  // namespace storage
