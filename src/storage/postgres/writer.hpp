// The threads that write to a PostgreSQL database, each with a connection of its own. Writes that
// wait for the same store are run in one transaction, since they would wait for that store's lock
// one after another anyway.
#pragma once

#include "storage/postgres/epoch.hpp"
#include "storage/postgres/new_events.hpp"
#include "storage/postgres/server.hpp"
#include "storage/write_queue.hpp"

#include <thread>

namespace storage {

class PostgresWriter {
public:
    // Starts Settings::write_connections threads, at least one; each connects when it has something
    // to write. All that it refers to must outlive the writer.
    PostgresWriter(PostgresServer& server, PostgresEpoch& epoch, const base::Settings& settings,
                   Hints& hints, NewEvents& new_events);
    ~PostgresWriter();

    // These do what Database promises of them.
    void submit(Write write) { queue_.submit(std::move(write)); }
    void stop();
    bool is_stopping() const { return queue_.is_stopping(); }
    WriteFigures figures() const { return queue_.figures(); }
    std::uint64_t configurations() const { return queue_.configurations(); }

private:
    class Session;  // the connection and the transaction of one thread

    void run();

    PostgresServer& server_;
    PostgresEpoch& epoch_;
    Hints& hints_;
    NewEvents& new_events_;
    WriteQueue queue_;
    const std::chrono::milliseconds lock_wait_max_;
    std::vector<std::thread> threads_;
};

}  // namespace storage
