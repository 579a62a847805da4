#include "storage/tables/events.hpp"

#include "base/json_text.hpp"
#include "kinds/event_types.hpp"
#include "storage/columns.hpp"
#include "storage/kept_text.hpp"

#include <array>
#include <charconv>
#include <stdexcept>

namespace storage {
namespace {

constexpr std::string_view hint_begin = "events/";

constexpr Column<Sequences> sequence_columns[] = {
    {"sequence", member<&Sequences::events>},
    {"configuration", member<&Sequences::configuration>},
    {"audit_number", member<&Sequences::audit, &ChainHead::number>},
    {"audit_hash", member<&Sequences::audit, &ChainHead::hash>},
    {"audit_hour", member<&Sequences::audit, &ChainHead::hour>}};
constexpr auto select_sequences =
    storage::select(sequence_columns, "FROM scope WHERE account = $1 AND store = $2");
constexpr auto put_sequences =
    storage::upsert("scope", "account, store", sequence_columns, "account, store");

constexpr Column<Event> event_columns[] = {
    {"sequence", member<&Event::sequence>}, {"at_ms", member<&Event::at_ms>},
    {"revision", member<&Event::revision>}, {"type", member<&Event::type>},
    {"kind", member<&Event::kind>},         {"id", member<&Event::id>},
    {"who", member<&Event::who>},           {"audit", member<&Event::audit>}};
constexpr auto select_events =
    storage::select(event_columns,
                    "FROM event WHERE account = $1 AND store = $2 AND sequence > $3 "
                    "ORDER BY sequence LIMIT $4");

// The kinds in $5 are a JSON array. SQLite cannot tell that few events are of configuration, so its
// index is named.
constexpr std::string_view of_store = "FROM event WHERE account = $1 AND store = $2 ";
constexpr std::string_view of_store_by_configuration =
    "FROM event INDEXED BY event_configuration WHERE account = $1 AND store = $2 ";
constexpr std::string_view and_it_fits =
    "AND sequence < $3 AND sequence >= $4 "
    "AND ($6 = '' OR who = $6) AND ($7 = '' OR id = $7) AND kind IN ";

std::string_view search_text(Engine engine, const EventSearch& search, bool is_count) {
    static const auto make = [](bool is_sqlite, bool is_configuration, bool counts) {
        std::string text = counts ? "SELECT COUNT(*) "
                                  : "SELECT sequence, at_ms, revision, type, kind, id, who, audit ";
        text += is_sqlite && is_configuration ? of_store_by_configuration : of_store;
        text += and_it_fits;
        text += is_sqlite ? "(SELECT value FROM json_each($5))"
                          : "(SELECT json_array_elements_text($5::json))";
        if (is_configuration) text += " AND configuration = 1";
        if (!counts) text += " ORDER BY sequence DESC LIMIT $8 OFFSET $9";
        return kept_text(std::move(text));
    };
    static const auto all = [] {
        std::array<std::string_view, 8> texts;
        for (unsigned i = 0; i < texts.size(); ++i)
            texts.at(i) = make((i & 1U) != 0, (i & 2U) != 0, (i & 4U) != 0);
        return texts;
    }();
    return all.at((engine == Engine::sqlite ? 1U : 0U) | (search.is_configuration ? 2U : 0U) |
                  (is_count ? 4U : 0U));
}

std::string kinds_json(const EventSearch& search) {
    std::vector<std::string> kinds;
    for (const std::string& kind : search.kinds) kinds.push_back(base::json_string(kind));
    return base::json_array(kinds);
}

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
        "configuration, who, audit) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
        {account, store, sequence, event.at_ms, event.type, event.kind, event.id, event.revision,
         event.is_configuration, event.who, tx.audit_end(account, store).number});
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

bool bound(ReadView& view, EventSearch& search, std::int64_t looked_at_max) {
    static constexpr std::string_view any =
        "SELECT sequence FROM event WHERE account = $1 AND store = $2 AND sequence < $3 "
        "ORDER BY sequence DESC LIMIT 1 OFFSET $4";
    static constexpr std::string_view of_configuration =
        "SELECT sequence FROM event WHERE account = $1 AND store = $2 AND sequence < $3 "
        "AND configuration = 1 ORDER BY sequence DESC LIMIT 1 OFFSET $4";
    static constexpr std::string_view by_its_index =
        "SELECT sequence FROM event INDEXED BY event_configuration WHERE account = $1 "
        "AND store = $2 AND sequence < $3 AND configuration = 1 "
        "ORDER BY sequence DESC LIMIT 1 OFFSET $4";
    std::string_view text = any;
    if (search.is_configuration)
        text = view.engine() == Engine::sqlite ? by_its_index : of_configuration;
    Rows rows = view.query(text, {search.account, search.store, search.before, looked_at_max});
    if (!rows.next()) return false;
    search.first = rows.integer(0) + 1;
    return true;
}

std::int64_t count(ReadView& view, const EventSearch& search) {
    const std::string kinds = kinds_json(search);
    Rows rows = view.query(
        search_text(view.engine(), search, true),
        {search.account, search.store, search.before, search.first, kinds, search.who, search.id});
    return rows.next() ? rows.integer(0) : 0;
}

std::vector<Event> newest_events(ReadView& view, const EventSearch& search, std::int64_t skipped,
                                 std::int64_t limit) {
    const std::string kinds = kinds_json(search);
    return read_all(event_columns,
                    view.query(search_text(view.engine(), search, false),
                               {search.account, search.store, search.before, search.first, kinds,
                                search.who, search.id, limit, skipped}));
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
