// The threads that write to a PostgreSQL database, each with a connection of its own. What waits
// for one store is written together, since it would wait for that store's lock anyway.
#pragma once

#include "storage/postgres/epoch.hpp"
#include "storage/postgres/server.hpp"
#include "storage/write_queue.hpp"

#include <thread>

namespace storage {

class PostgresWriter {
public:
    PostgresWriter(PostgresServer& server, PostgresEpoch& epoch, const base::Settings& settings,
                   Hints& hints);
    ~PostgresWriter();

    void submit(Write write) { queue_.submit(std::move(write)); }
    void stop();
    bool is_stopping() const { return queue_.is_stopping(); }
    WriteFigures figures() const { return queue_.figures(); }

private:
    class Session;

    void run();

    PostgresServer& server_;
    PostgresEpoch& epoch_;
    Hints& hints_;
    WriteQueue queue_;
    const std::chrono::milliseconds lock_wait_max_;
    std::vector<std::thread> threads_;
};

}  // namespace storage
