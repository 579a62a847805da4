// The events of a store: what happened to which record, numbered without a gap. Every feature whose
// records a device may follow notes its events here; a store's `changes` and its streams read them.
#pragma once

#include "storage/database.hpp"

namespace storage {

struct NewEvent {
    std::string_view type;  // what happened: "created", "updated", "inactivated"
    std::string_view kind, id;
    std::int64_t revision;  // that the record has since then; no two events of it have the same
    std::int64_t at_ms;
    // Whether lists of the catalogue or of staff may look different now. What happens all evening
    // (orders, checks) is none, so that it leaves the tags of those lists as they are.
    bool is_configuration;
};

// Notes an event of the store ("" is the account) and returns its number, the next of the store.
// The transaction holds the store's lock, else std::logic_error. When the write is undone, so is
// the event, and the next one gets its number.
std::int64_t note_event(Transaction& tx, std::string_view account, std::string_view store,
                        const NewEvent& event);

// The two sequences of a store ("" is the account): the numbers of its last event and of its last
// event of configuration. 0 when there is none. In a write transaction: as they were before it.
struct Sequences {
    std::int64_t events = 0, configuration = 0;
    bool operator==(const Sequences&) const = default;
};
Sequences sequences(ReadView& view, std::string_view account, std::string_view store);
std::int64_t sequence(ReadView& view, std::string_view account, std::string_view store);

// The same as clients keep them: where the feed of changes ends, and what validates a list.
EpochNumber position(ReadView& view, std::string_view account, std::string_view store);
EpochNumber configuration_position(ReadView& view, std::string_view account,
                                   std::string_view store);

// Writes both numbers. For the tally, which does it once for all events of a transaction.
void write_sequences(Transaction& tx, const Scope& scope, const Sequences& last);

struct Event {
    std::int64_t sequence, at_ms, revision;
    std::string type, kind, id;
};
// In their order, at most `limit`.
std::vector<Event> events_after(ReadView& view, std::string_view account, std::string_view store,
                                std::int64_t after, std::int64_t limit);

}  // namespace storage
