// What changed in a store, in order: the feed that a device follows.
#pragma once

#include "storage/tables/events.hpp"
#include "storage/tables/records.hpp"

#include <map>

namespace storage {

struct ChangedRecord {
    Event event;  // the last one of its record
    Row row;      // as it is now
};

struct Changes {
    std::vector<ChangedRecord> records;
    std::int64_t next = 0;  // where to go on; everything up to it has been looked at
    bool has_more = false;
};

// Finds the records of events: of those events, in their order, after which the record has not
// changed again, which is to say that it still has the event's revision. It stops at `limit`
// records, and after the one with which their documents have step_bytes_max bytes. A feature that
// keeps its records in tables of its own brings one.
using Resolve = std::function<std::vector<ChangedRecord>(
    ReadView& view, std::string_view account, std::span<const Event> events, std::int64_t limit)>;

// By the name of the kind; kinds that are not in it are those of the table `record`.
using Resolvers = std::map<std::string, Resolve, std::less<>>;

// The records that changed after the position `after` and not again later, by their last change,
// at most `limit`, and of large ones fewer. One call looks at a bounded number of events. `after`
// must lie between oldest_position() and sequence().
Changes changes_after(ReadView& view, std::string_view account, std::string_view store,
                      std::int64_t after, std::int64_t limit, const Resolvers& resolvers = {});

// The position before the first event that is kept.
std::int64_t oldest_position(ReadView& view, std::string_view account, std::string_view store);

}  // namespace storage
