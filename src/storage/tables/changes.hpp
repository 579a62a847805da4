// The changes of a store, in the order of its events: the feed that a device follows.
#pragma once

#include "storage/tables/events.hpp"
#include "storage/tables/records.hpp"

#include <map>

namespace storage {

struct ChangedRecord {
    Event event;  // the last event of the record
    Row row;      // as it is now
};

struct Changes {
    std::vector<ChangedRecord> records;
    std::int64_t next = 0;  // the position to continue from; all events up to it were read
    bool has_more = false;  // whether there are events after `next`
};

// Finds the records that some events are about, for one sort of table. It leaves out an event whose
// record has changed again since, that is, has another revision. The result is in the order of the
// events, which are sorted by sequence; it ends at `limit` records, or with the record with which
// the documents reach step_bytes_max bytes. A feature with tables of its own provides such a
// function.
using Resolve = std::function<std::vector<ChangedRecord>(
    ReadView& view, std::string_view account, std::span<const Event> events, std::int64_t limit)>;

// The functions by the name of the kind. Kinds that are not in it are looked up in the table
// `record`.
using Resolvers = std::map<std::string, Resolve, std::less<>>;

// Whether changes of a kind are asked for; nothing: all are.
using IsWanted = std::function<bool(const std::string& kind)>;

// The records that changed after the position `after`, each once, in the order of their last
// changes: at most `limit`, and fewer when their documents are large. Of kinds that are not wanted
// only the events are read. One call looks at no more than 5,000 events, so it may find nothing and
// still set has_more. `after` must be between oldest_position() and sequence().
Changes changes_after(ReadView& view, std::string_view account, std::string_view store,
                      std::int64_t after, std::int64_t limit, const Resolvers& resolvers = {},
                      const IsWanted& is_wanted = {});

// The records that some events, sorted by sequence, are about, as they are now: each once, with its
// first event, in no order. Those of all events up to `complete_to` are there, except for records
// that are not kept; the first one always is.
struct PresentRecords {
    std::vector<ChangedRecord> records;
    std::int64_t complete_to = 0;
};
PresentRecords present_records(ReadView& view, std::string_view account,
                               std::span<const Event> events, const Resolvers& resolvers = {});

// The position right before the first event that is kept; 0 when there is none.
std::int64_t oldest_position(ReadView& view, std::string_view account, std::string_view store);

}  // namespace storage
