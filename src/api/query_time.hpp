// Times in queries: an ISO time, or a date by the clock of a store.
#pragma once

#include "storage/database.hpp"

#include <date/tz.h>

#include <optional>
#include <string_view>

namespace api {

// Both included, in milliseconds since 1970.
struct TimeRange {
    std::int64_t first_ms, last_ms;
};

// One moment for an ISO time; for a date (2026-01-31) the whole day in the zone, however long a
// change of summer time makes it. Nothing for any other text. A blank counts as the "+" of an
// offset, which was sent without an escape.
std::optional<TimeRange> read_times(std::string_view text, const date::time_zone& zone);

// The zone of the store; for the account itself ("") that of its oldest store. UTC where there is
// none.
const date::time_zone& zone_of(storage::ReadView& view, std::string_view account,
                               std::string_view store);

}  // namespace api
