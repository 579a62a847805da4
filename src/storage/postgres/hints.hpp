// Hints that travel between the processes that use one PostgreSQL database.
#pragma once

#include "storage/hints.hpp"
#include "storage/postgres/epoch.hpp"
#include "storage/postgres/new_events.hpp"
#include "storage/postgres/server.hpp"

#include <thread>

namespace storage {

// Sends the hint $1 when the transaction is committed.
inline constexpr std::string_view notify_statement = "SELECT pg_notify('comanda_hint', $1)";

// Listens for hints, on a connection and a thread of its own, from its construction until its
// destruction, and passes them to the listener of this process. Whenever it has connected, also the
// first time, hints may have been missed, so it passes "". While the database cannot be reached, it
// keeps trying. With every hint and every 2 s it also looks at the epoch, in case the database was
// restored under open connections.
//
// It also notifies other processes of new events. The transactions that note them do not: the
// server lets only one transaction with a NOTIFY commit at a time, across all databases.
class PostgresListener {
public:
    // All must outlive it.
    PostgresListener(PostgresServer& server, PostgresEpoch& epoch, Hints& hints,
                     NewEvents& new_events);
    ~PostgresListener();
    PostgresListener(const PostgresListener&) = delete;
    PostgresListener& operator=(const PostgresListener&) = delete;

private:
    void run();
    void listen();
    bool wait_for(int socket, int timeout_ms) const;
    void send(PostgresConnection& connection);

    PostgresServer& server_;
    PostgresEpoch& epoch_;
    Hints& hints_;
    NewEvents& new_events_;
    int stop_ = -1;  // an eventfd that becomes readable when the thread must end
    std::thread thread_;
};

}  // namespace storage
