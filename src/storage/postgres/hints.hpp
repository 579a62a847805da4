// Hints that travel between the processes that use one PostgreSQL database.
#pragma once

#include "storage/hints.hpp"
#include "storage/postgres/epoch.hpp"
#include "storage/postgres/server.hpp"

#include <thread>

namespace storage {

inline constexpr std::string_view notify_statement = "SELECT pg_notify('comanda_hint', $1)";

// Listens on a connection and a thread of its own. When the connection had to be made anew, hints
// may have been missed: the listener hears "". It also keeps the epoch known: with every hint, and
// every few seconds, for a database that was put back under its connections.
class PostgresListener {
public:
    PostgresListener(PostgresServer& server, PostgresEpoch& epoch, Hints& hints);
    ~PostgresListener();
    PostgresListener(const PostgresListener&) = delete;
    PostgresListener& operator=(const PostgresListener&) = delete;

private:
    void run();
    void listen();
    bool wait_for(int socket, int timeout_ms) const;

    PostgresServer& server_;
    PostgresEpoch& epoch_;
    Hints& hints_;
    int stop_ = -1;  // becomes readable when the thread shall end
    std::thread thread_;
};

}  // namespace storage
