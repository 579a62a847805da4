#include "storage/tables/events.hpp"

namespace storage {

std::int64_t note_event(Transaction& tx, std::string_view account, std::string_view store,
                        const NewEvent& event) {
    const std::int64_t sequence = tx.next_sequence(account, store, event.is_configuration);
    tx.post(
        "INSERT INTO event (account, store, sequence, at_ms, type, kind, id, revision, "
        "configuration) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        {account, store, sequence, event.at_ms, event.type, event.kind, event.id, event.revision,
         event.is_configuration});
    return sequence;
}

Sequences sequences(ReadView& view, std::string_view account, std::string_view store) {
    Rows rows =
        view.query("SELECT sequence, configuration FROM scope WHERE account = $1 AND store = $2",
                   {account, store});
    if (!rows.next()) return {};
    return {.events = rows.integer(0), .configuration = rows.integer(1)};
}

std::int64_t sequence(ReadView& view, std::string_view account, std::string_view store) {
    return sequences(view, account, store).events;
}

EpochNumber position(ReadView& view, std::string_view account, std::string_view store) {
    const std::int64_t last = sequences(view, account, store).events;
    return {last, view.epoch()};
}

EpochNumber configuration_position(ReadView& view, std::string_view account,
                                   std::string_view store) {
    const std::int64_t last = sequences(view, account, store).configuration;
    return {last, view.epoch()};
}

void write_sequences(Transaction& tx, const Scope& scope, const Sequences& last) {
    tx.post(
        "INSERT INTO scope (account, store, sequence, configuration) VALUES ($1, $2, $3, $4) "
        "ON CONFLICT (account, store) DO UPDATE SET sequence = excluded.sequence, "
        "configuration = excluded.configuration",
        {scope.account, scope.store, last.events, last.configuration});
}

std::vector<Event> events_after(ReadView& view, std::string_view account, std::string_view store,
                                std::int64_t after, std::int64_t limit) {
    Rows rows = view.query(
        "SELECT sequence, at_ms, revision, type, kind, id FROM event "
        "WHERE account = $1 AND store = $2 AND sequence > $3 ORDER BY sequence LIMIT $4",
        {account, store, after, limit});
    std::vector<Event> events;
    while (rows.next())
        events.push_back({rows.integer(0), rows.integer(1), rows.integer(2),
                          std::string(rows.text(3)), std::string(rows.text(4)),
                          std::string(rows.text(5))});
    return events;
}

}  // namespace storage
