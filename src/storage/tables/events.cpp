#include "storage/tables/events.hpp"

#include "kinds/event_types.hpp"
#include "storage/columns.hpp"

#include <charconv>
#include <stdexcept>

namespace storage {
namespace {

constexpr std::string_view hint_begin = "events/";

constexpr Column<Sequences> sequence_columns[] = {
    {"sequence", member<&Sequences::events>},
    {"configuration", member<&Sequences::configuration>},
    {"audit_number", member<&Sequences::audit, &ChainHead::number>},
    {"audit_hash", member<&Sequences::audit, &ChainHead::hash>}};
constexpr auto select_sequences =
    storage::select(sequence_columns, "FROM scope WHERE account = $1 AND store = $2");
constexpr auto put_sequences =
    storage::upsert("scope", "account, store", sequence_columns, "account, store");

constexpr Column<Event> event_columns[] = {
    {"sequence", member<&Event::sequence>}, {"at_ms", member<&Event::at_ms>},
    {"revision", member<&Event::revision>}, {"type", member<&Event::type>},
    {"kind", member<&Event::kind>},         {"id", member<&Event::id>}};
constexpr auto select_events =
    storage::select(event_columns,
                    "FROM event WHERE account = $1 AND store = $2 AND sequence > $3 "
                    "ORDER BY sequence LIMIT $4");

void require_lock(const Transaction& tx, std::string_view account, std::string_view store) {
    if (!tx.is_locked(account, store))
        throw std::logic_error("events were held or released without the lock of their store");
}

}  // namespace

std::int64_t note_event(Transaction& tx, std::string_view account, std::string_view store,
                        const NewEvent& event) {
    if (!kinds::is_event_type_of(event.kind, event.type))
        throw std::logic_error("kinds/event_types.hpp does not know " + std::string(event.kind) +
                               '.' + std::string(event.type));
    const std::int64_t sequence = tx.next_sequence(account, store, event.is_configuration);
    tx.post(
        "INSERT INTO event (account, store, sequence, at_ms, type, kind, id, revision, "
        "configuration) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        {account, store, sequence, event.at_ms, event.type, event.kind, event.id, event.revision,
         event.is_configuration});
    return sequence;
}

Sequences sequences(ReadView& view, std::string_view account, std::string_view store) {
    return read_first(sequence_columns, view.query(select_sequences, {account, store}))
        .value_or(Sequences{});
}

std::int64_t sequence(ReadView& view, std::string_view account, std::string_view store) {
    return sequences(view, account, store).events;
}

std::map<std::string, std::int64_t, std::less<>> sequences_of_stores(ReadView& view,
                                                                     std::string_view account) {
    std::map<std::string, std::int64_t, std::less<>> last;
    Rows rows = view.query("SELECT store, sequence FROM scope WHERE account = $1", {account});
    while (rows.next()) last.emplace(rows.text(0), rows.integer(1));
    return last;
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
    tx.post(put_sequences, Values(sequence_columns, last, {scope.account, scope.store}));
}

std::vector<Event> events_after(ReadView& view, std::string_view account, std::string_view store,
                                std::int64_t after, std::int64_t limit) {
    return read_all(event_columns, view.query(select_events, {account, store, after, limit}));
}

void hold_events(Transaction& tx, std::string_view account, std::string_view store,
                 std::string_view holder, std::int64_t after) {
    require_lock(tx, account, store);
    tx.post(
        "INSERT INTO event_hold (account, store, holder, after) VALUES ($1, $2, $3, $4) "
        "ON CONFLICT (account, store, holder) DO UPDATE SET after = excluded.after",
        {account, store, holder, after});
}

void release_events(Transaction& tx, std::string_view account, std::string_view store,
                    std::string_view holder) {
    require_lock(tx, account, store);
    tx.post("DELETE FROM event_hold WHERE account = $1 AND store = $2 AND holder = $3",
            {account, store, holder});
}

std::optional<std::int64_t> held_after(ReadView& view, std::string_view account,
                                       std::string_view store) {
    Rows rows = view.query("SELECT min(after) FROM event_hold WHERE account = $1 AND store = $2",
                           {account, store});
    if (!rows.next() || rows.is_null(0)) return {};
    return rows.integer(0);
}

std::string text_of(const EventsHint& hint) {
    return std::string(hint_begin) + std::string(hint.account) + '/' + std::string(hint.store) +
           '/' + std::to_string(hint.sequence);
}

std::optional<EventsHint> read_events_hint(std::string_view text) {
    if (!text.starts_with(hint_begin)) return {};
    text.remove_prefix(hint_begin.size());
    const auto account_end = text.find('/');
    const auto store_end = text.rfind('/');
    if (account_end == text.npos || store_end == account_end) return {};
    EventsHint hint{text.substr(0, account_end),
                    text.substr(account_end + 1, store_end - account_end - 1), 0};
    const std::string_view digits = text.substr(store_end + 1);
    const auto read = std::from_chars(digits.begin(), digits.end(), hint.sequence);
    if (read.ec != std::errc() || read.ptr != digits.end()) return {};
    return hint;
}

}  // namespace storage
