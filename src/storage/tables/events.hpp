// The events of a store: what happened to which record, numbered 1, 2, 3, ... without a gap. Every
// feature whose records a device may follow notes its events here; the changes of a store and its
// streams read them.
#pragma once

#include "storage/database.hpp"

namespace storage {

struct NewEvent {
    std::string_view type;  // what happened: "created", "updated", "inactivated"
    std::string_view kind, id;
    std::int64_t revision;  // of the record after the change; different for each of its events
    std::int64_t at_ms;
    // Whether lists of the catalogue or of staff may look different now. False for what happens all
    // evening (orders, checks), so that it does not make cached copies of those lists invalid.
    bool is_configuration;
};

// Notes an event of a store ("" is the account) and returns its number. Throws std::logic_error
// unless the transaction holds the store's lock. When the write is undone, so is the event, and the
// next event gets its number.
std::int64_t note_event(Transaction& tx, std::string_view account, std::string_view store,
                        const NewEvent& event);

// The numbers of a store's last event and of its last event of configuration; 0 when there is none.
// The store "" is the account itself. In a write transaction: as they were before it; see
// Transaction::last_sequence().
struct Sequences {
    std::int64_t events = 0, configuration = 0;
    bool operator==(const Sequences&) const = default;
};
Sequences sequences(ReadView& view, std::string_view account, std::string_view store);
std::int64_t sequence(ReadView& view, std::string_view account, std::string_view store);

// The same numbers with their epoch, as clients keep them: position() is where the feed of changes
// ends, configuration_position() changes whenever a list of the catalogue or of staff may.
EpochNumber position(ReadView& view, std::string_view account, std::string_view store);
EpochNumber configuration_position(ReadView& view, std::string_view account,
                                   std::string_view store);

// Writes both numbers. Only Tally calls it, once for all events of a transaction.
void write_sequences(Transaction& tx, const Scope& scope, const Sequences& last);

struct Event {
    std::int64_t sequence, at_ms, revision;
    std::string type, kind, id;
};
// The events after the number `after`, in their order, at most `limit`.
std::vector<Event> events_after(ReadView& view, std::string_view account, std::string_view store,
                                std::int64_t after, std::int64_t limit);

}  // namespace storage
