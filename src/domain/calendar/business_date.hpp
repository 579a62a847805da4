// The business date of a moment: the day to which a restaurant assigns it. It begins at the store's
// `dayStart`, so that a sale at one in the morning may belong to the evening before.
//
// A business date runs without a gap from its start to that of the next one, and never recurs:
// where a change of summer time skips the start, it is the moment of the change; where the clock
// shows it twice, the first of the two.
#pragma once

#include "domain/calendar/local_time.hpp"
#include "schema/record.hpp"

namespace domain {

using Day = date::local_days;

// How a store counts its days and weeks.
struct Calendar {
    const date::time_zone* zone;        // never null
    std::chrono::minutes day_start{0};  // after midnight, less than a day
    date::weekday week_start{date::Monday};

    Day day_of(date::sys_seconds instant) const;
    Day day_of(std::int64_t ms_since_1970) const;
    // When the day begins. A day that the zone has skipped begins with the next one and is empty.
    date::sys_seconds start_of(Day day) const;
    // How many minutes after the start of the day a clock on the wall shows; 0 where it shows an
    // earlier time, because a change of summer time repeats the hour before the start. Both halves
    // of a repeated hour have the same minutes, and a skipped hour has none, so that equal minutes
    // of two days are the same time of day for people.
    std::int64_t minute_of(Day day, std::int64_t ms_since_1970) const;
};

// By the settings of a store record. A setting that is absent or unreadable has its initial value:
// UTC, midnight, Monday.
Calendar calendar_of(const schema::Record& store);

std::string iso_text(Day day);   // 2026-01-31
std::string wire_text(Day day);  // 31-Jan-2026

}  // namespace domain
