// The events of a store: what happened to which record, numbered 1, 2, 3, ... without a gap. Every
// feature whose records a device may follow notes its events here; the changes of a store and its
// streams read them.
#pragma once

#include "storage/database.hpp"

#include <map>

namespace storage {

struct NewEvent {
    std::string_view type;  // what happened: one of kinds/event_types.hpp
    std::string_view kind, id;
    std::int64_t revision;  // of the record after the change; different for each of its events
    std::int64_t at_ms;
    // Whether lists of the catalogue or of staff may look different now. False for what happens all
    // evening (orders, checks), so that it does not make cached copies of those lists invalid.
    bool is_configuration;
    // Id of the key or person that caused it, or the word of a command or a job; "": unknown.
    std::string_view who{};
};

// Notes an event of a store ("" is the account) and returns its number. Throws std::logic_error
// unless the transaction holds the store's lock and the type is listed for the kind. When the write
// is undone, so is the event, and the next event gets its number.
std::int64_t note_event(Transaction& tx, std::string_view account, std::string_view store,
                        const NewEvent& event);

// The numbers of a store's last event and of its last event of configuration; 0 when there is none.
// With them comes the end of its audit. The store "" is the account itself. In a write transaction:
// as they were before it; see Transaction::last_sequence().
struct Sequences {
    std::int64_t events = 0, configuration = 0;
    ChainHead audit{};
    bool operator==(const Sequences&) const = default;
};
Sequences sequences(ReadView& view, std::string_view account, std::string_view store);
std::int64_t sequence(ReadView& view, std::string_view account, std::string_view store);
// The numbers of the last events of all stores of an account.
std::map<std::string, std::int64_t, std::less<>> sequences_of_stores(ReadView& view,
                                                                     std::string_view account);

// The same numbers with their epoch, as clients keep them: position() is where the feed of changes
// ends, configuration_position() changes whenever a list of the catalogue or of staff may.
EpochNumber position(ReadView& view, std::string_view account, std::string_view store);
EpochNumber configuration_position(ReadView& view, std::string_view account,
                                   std::string_view store);

// Writes all of it. Only Tally calls it, once for all events of a transaction.
void write_sequences(Transaction& tx, const Scope& scope, const Sequences& last);

// As the revision of an event that is given to a Resolve function (changes.hpp): the record as it
// is now, whatever has happened to it since.
inline constexpr std::int64_t any_revision = -1;
struct Event {
    std::int64_t sequence, at_ms, revision;
    std::string type, kind, id;
    std::string who{};  // as in NewEvent
    // The number of the last entry of the store's audit when it was noted; 0 also if unknown.
    std::int64_t audit = 0;

    // Whether a record that has that revision now is the one that is asked for.
    bool wants(std::int64_t revision_now) const {
        return revision == revision_now || revision == any_revision;
    }
};
// The events after the number `after`, in their order, at most `limit`.
std::vector<Event> events_after(ReadView& view, std::string_view account, std::string_view store,
                                std::int64_t after, std::int64_t limit);

// Some of the newest events of a store: those with a number below `before`, and among them those
// that pass the filters.
struct EventSearch {
    std::string account, store;
    std::int64_t before = 0;
    std::vector<std::string> kinds{};  // only of these
    std::string who{}, id{};           // "": any
    bool is_configuration = false;     // only events of configuration, by an index of their own
    std::int64_t first = 0;            // set by bound()
};
// Bounds the search to at most `looked_at_max` events, so that its cost does not grow with the
// store's history: sets `first`. Returns whether older events are left out.
bool bound(ReadView& view, EventSearch& search, std::int64_t looked_at_max);
std::int64_t count(ReadView& view, const EventSearch& search);
// The newest first, after the first `skipped`.
std::vector<Event> newest_events(ReadView& view, const EventSearch& search, std::int64_t skipped,
                                 std::int64_t limit);

// Keeps all events of a store after the number `after`, whatever their age, until the holder sets
// another number or releases them. Both need the store's lock.
void hold_events(Transaction& tx, std::string_view account, std::string_view store,
                 std::string_view holder, std::int64_t after);
void release_events(Transaction& tx, std::string_view account, std::string_view store,
                    std::string_view holder);
// The least number that is held; nothing when all events may be forgotten.
std::optional<std::int64_t> held_after(ReadView& view, std::string_view account,
                                       std::string_view store);

// The hint that Database::on_hint gets after every commit that noted events: the number of the last
// one of that store. Only a hint, like all of them.
struct EventsHint {
    std::string_view account, store;
    std::int64_t sequence;
};
std::string text_of(const EventsHint& hint);
// Nothing when it is a hint of another sort. The views are into `text`.
std::optional<EventsHint> read_events_hint(std::string_view text);

}  // namespace storage
