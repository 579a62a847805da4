// A PostgreSQL database as its URL names it, and how to connect to it.
#pragma once

#include "storage/postgres/connection.hpp"

#include <chrono>
#include <mutex>

namespace storage {

// For connections that keep prepared statements: their plans stay while tables grow, so none may
// read a table through because it was small.
inline constexpr const char* lasting_plans = "SET jit = off; SET enable_seqscan = off;";

// For connections that write: a COMMIT is on disk when it is answered, whatever the server, the
// database or the role say.
inline constexpr const char* durable_commits =
    "SELECT set_config('synchronous_commit', CASE current_setting('synchronous_commit') "
    "WHEN 'remote_apply' THEN 'remote_apply' ELSE 'on' END, false);";

class PostgresServer {
public:
    // Throws std::runtime_error when the URL cannot be read; nothing quotes it, since it may hold a
    // password.
    explicit PostgresServer(std::string url);

    // Any thread. While the server cannot be reached, attempts become rarer, one thread at a time,
    // and the others are refused at once. Throws PostgresError (lost).
    std::unique_ptr<PostgresConnection> connect();

    // The URL without its password, and with nothing else that is secret.
    const std::string& shown() const { return shown_; }

private:
    using Clock = std::chrono::steady_clock;

    void begin_attempt();
    void end_attempt(const PostgresError* failure);

    const std::string url_;
    std::string shown_;

    std::mutex mutex_;
    bool is_down_ = false;
    bool is_trying_ = false;  // only kept while it is down
    std::chrono::milliseconds pause_{0};
    Clock::time_point next_attempt_{};
};

}  // namespace storage
