// The epoch of a PostgreSQL database as this process knows it.
//
// Beside the epoch stands what the database was made of when it began: cluster, timeline, database
// and table. A restored dump, a backup that was recovered and a promoted standby differ from that
// in at least one, and so does a place in the log that lies before one that this process has seen.
#pragma once

#include "storage/epoch.hpp"
#include "storage/postgres/connection.hpp"

#include <atomic>

namespace storage {

// Told to every process when an epoch begins.
inline constexpr std::string_view epoch_hint = "epoch";

class PostgresEpoch {
public:
    explicit PostgresEpoch(base::Random& random) : random_(random) {}

    // The epoch of the database behind a connection: every connection asks before its first use.
    // When the database went back, a new epoch begins before anything is written. Any thread.
    Epoch look(PostgresConnection& connection);

    // What look() found last. A connection that was made in another epoch is of no more use.
    Epoch known() const { return {known_}; }

private:
    struct State;

    State read(PostgresConnection& connection) const;
    bool has_gone_back(const State& state, std::int64_t seen) const;
    void renew(PostgresConnection& connection, std::int64_t seen);

    base::Random& random_;
    std::atomic<std::uint64_t> known_{0};
    std::atomic<std::int64_t> log_place_{0};  // the furthest that was seen in this epoch
};

}  // namespace storage
