// What changed in a store, in order: the feed that a device follows.
#pragma once

#include "storage/tables/records.hpp"

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

// The records that changed after the position `after` and not again later, by their last change,
// at most `limit`, and of large ones fewer. One call looks at a bounded number of events. `after`
// must lie between oldest_position() and sequence().
Changes changes_after(ReadView& view, std::string_view account, std::string_view store,
                      std::int64_t after, std::int64_t limit);

// The position before the first event that is kept.
std::int64_t oldest_position(ReadView& view, std::string_view account, std::string_view store);

}  // namespace storage
