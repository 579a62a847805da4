#include "storage/postgres/epoch.hpp"

#include "base/log.hpp"
#include "storage/postgres/hints.hpp"

#include <array>

namespace storage {
namespace {

// On a standby the last two columns are NULL: it cannot write and has what its primary has, so
// there is nothing to compare.
constexpr std::string_view state_statement = R"sql(
SELECT (SELECT value FROM installation WHERE name = 'epoch'),
       (SELECT value FROM installation WHERE name = 'made_of'),
       CASE WHEN pg_is_in_recovery() THEN NULL ELSE concat_ws(' ',
           (SELECT system_identifier FROM pg_control_system()),
           substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8),
           (SELECT oid FROM pg_database WHERE datname = current_database()),
           (SELECT tableoid FROM installation LIMIT 1)) END,
       CASE WHEN pg_is_in_recovery() THEN NULL
            ELSE (pg_current_wal_flush_lsn() - '0/0')::bigint END
)sql";

}  // namespace

struct PostgresEpoch::State {
    std::optional<Epoch> epoch;
    std::string made_of_then;  // when the epoch began
    std::string made_of_now;   // "": a standby
    std::int64_t log_place = 0;
};

PostgresEpoch::State PostgresEpoch::read(PostgresConnection& connection) const {
    connection.send(state_statement);
    Rows rows = connection.wait_for_rows();
    rows.next();
    return {.epoch = read_epoch(rows.text(0)),
            .made_of_then = std::string(rows.text(1)),
            .made_of_now = std::string(rows.text(2)),
            .log_place = rows.integer(3)};
}

// `seen` is the furthest place in the log that was known before the state was read.
bool PostgresEpoch::has_gone_back(const State& state, std::int64_t seen) const {
    if (state.made_of_now.empty()) return false;
    return !state.epoch || state.made_of_now != state.made_of_then ||
           (*state.epoch == known() && state.log_place < seen);
}

Epoch PostgresEpoch::look(PostgresConnection& connection) {
    const std::int64_t seen_before = log_place_;
    State state = read(connection);
    if (has_gone_back(state, seen_before)) {
        renew(connection, seen_before);
        state = read(connection);
    }
    const Epoch epoch = state.epoch.value_or(Epoch{});
    if (known_.exchange(epoch.number) != epoch.number) log_place_ = 0;
    for (std::int64_t seen = log_place_;
         seen < state.log_place && !log_place_.compare_exchange_weak(seen, state.log_place);) {
    }
    return epoch;
}

// Several processes may notice it at the same time. The lock on a row lets one after another in:
// the first begins the epoch, the others find that it has begun.
void PostgresEpoch::renew(PostgresConnection& connection, std::int64_t seen) {
    connection.run_script(
        "BEGIN READ WRITE; SELECT 1 FROM installation WHERE name = 'schema_number' FOR UPDATE");
    try {
        const State state = read(connection);
        if (has_gone_back(state, seen)) {
            const std::string epoch = text_of(new_epoch(random_));
            std::array<Value, 2> values{std::string_view(epoch),
                                        std::string_view(state.made_of_now)};
            connection.send(
                "INSERT INTO installation (name, value) VALUES ('epoch', $1), ('made_of', $2) "
                "ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                values);
            std::array<Value, 1> hint{epoch_hint};
            connection.send(notify_statement, hint);
            connection.wait();
            if (state.epoch)
                base::log::write(base::log::Level::info, "epoch_renewed",
                                 base::JsonObject().text("epoch", epoch));
        }
        connection.run_script("COMMIT");
    } catch (const PostgresError& error) {  // after other exceptions callers drop the connection
        if (!error.is_lost) connection.run_script("ROLLBACK");
        throw;
    }
}

}  // namespace storage
