// The epoch of a PostgreSQL database as this process knows it.
//
// Together with the epoch the database keeps what identified it when the epoch began: the ids of
// cluster, timeline, database and table. After a dump was restored, a backup recovered or a standby
// promoted, at least one of them is different, and a new epoch begins. It also begins when the
// server's write-ahead log ends before a place that this process has already seen.
#pragma once

#include "storage/epoch.hpp"
#include "storage/postgres/connection.hpp"

#include <atomic>

namespace storage {

// The hint that every process gets when an epoch begins.
inline constexpr std::string_view epoch_hint = "epoch";

class PostgresEpoch {
public:
    // `random` must outlive it.
    explicit PostgresEpoch(base::Random& random) : random_(random) {}

    // Reads the epoch of the database of a connection, and begins a new one when the database may
    // have gone back in time. Call it with every new connection before its first use, so that
    // nothing is written in the wrong epoch. Any thread. Throws PostgresError.
    Epoch look(PostgresConnection& connection);

    // What look() found last, on any thread. A connection that was made in another epoch must be
    // replaced.
    Epoch known() const { return {known_}; }

private:
    struct State;

    State read(PostgresConnection& connection) const;
    bool has_gone_back(const State& state, std::int64_t seen) const;
    void renew(PostgresConnection& connection, std::int64_t seen);

    base::Random& random_;
    std::atomic<std::uint64_t> known_{0};
    std::atomic<std::int64_t> log_place_{0};  // the furthest place seen in this epoch, in bytes
};

}  // namespace storage
