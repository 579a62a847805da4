// Events as sent to clients: by streams, long polls and webhooks.
#pragma once

#include "api/call.hpp"
#include "api/content.hpp"
#include "features/records/change_answers.hpp"
#include "features/records/rules.hpp"
#include "storage/tables/changes.hpp"

#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace features::records {

// The JSON of the records that some events, sorted by sequence, are about, as they are now; "null"
// for one that is not kept. Covers events from the front up to about a MiB, always at least the
// first.
std::vector<std::string> shown_records(storage::ReadView& view, const api::Services& services,
                                       std::string_view account,
                                       std::span<const storage::Event> events);

// What an event did besides its record: who caused it, and which fields it changed.
struct EventCause {
    std::optional<ShownAuthor> by{};
    std::optional<std::string> fields{};  // a JSON array of names
};
// The causes of some events of a store, in their order. A few queries, however many there are.
std::vector<EventCause> causes_of(storage::ReadView& view, std::string_view account,
                                  std::string_view store, std::span<const storage::Event> events);

// The one form of an event.
struct ShownEvent {
    const storage::Event& event;
    std::string_view record;  // JSON
    std::string_view store;   // "": left out
    EventCause cause{};
};
extern const schema::Object<ShownEvent> shown_event;
std::string event_json(const storage::Event& event, std::string_view record,
                       std::string_view store = {}, EventCause cause = {});

// The comma-separated words of a parameter; unknown ones are problems.
std::set<std::string, std::less<>> words_of(const api::Call& call, std::string_view parameter,
                                            std::span<const std::string_view> known,
                                            base::Problems& problems);
// The parameter `kind`: kinds of records, and other subjects of routes. None: all.
std::set<std::string, std::less<>> kinds_wanted(const api::Call& call, base::Problems& problems);

// Brings the documents of records to the present form of their kinds and adds their parts.
void complete(storage::ReadView& view, const Rulebook& rules, std::string_view account,
              std::vector<storage::ChangedRecord>& records);

// The position in a text: NUMBER.EPOCH as in an answer, or a plain number, which may be from
// another epoch unnoticed. Nothing when there is no text, or when it is invalid, which is then a
// problem.
std::optional<storage::EpochNumber> position_of(std::optional<std::string_view> text,
                                                std::string_view field, base::Problems& problems);

// Throws base::Refusal (410) when the changes after the position are not all kept, or when the
// position is from before the database was restored to an earlier state. The client must then read
// the lists again.
void require_kept(storage::ReadView& view, std::string_view account, std::string_view store,
                  const storage::EpochNumber& after);

}  // namespace features::records
