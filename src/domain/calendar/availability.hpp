// When something is sold: whether a time restriction (kinds/time_restriction.hpp) allows a moment.
//
//   Always                                nothing else counts (and nothing else is taken)
//   Days of the week, Days of the month   the days listed (none listed: every day); a day that a
//                                         month lacks does not occur in it
//   Date range, Specific date             those days, first and last included; an end that is not
//                                         given is open. Without dates of their own, those of the
//                                         timestamps in startTime and endTime
//   Start date time and end date time     from the one timestamp to just before the other; where
//                                         they are times of day, they go with startDate and endDate
//
// startTime and endTime narrow the days to a window: from the one to just before the other, by the
// store's clock. A window that ends at or before its start runs past midnight and belongs to the
// day it begins on; an end of 23:59 is the end of the day, because forms cannot write 24:00. Only
// the time of day of a timestamp counts here; a date range that comes from timestamps has whole
// days.
//
// A record with windows by weekday (`availability`) is sold in each of them, and its restriction,
// which only covers them, does not count.
#pragma once

#include "domain/calendar/local_time.hpp"
#include "kinds/time_restriction.hpp"

#include <bitset>
#include <optional>

namespace domain {

// A restriction in the calendar of one store, to be checked against many moments. All its parts
// must allow a moment; by default each allows every moment.
struct Restriction {
    enum class Days : std::uint8_t { any, of_week, of_month, range };
    // Part of a day, which may run past midnight into the next one.
    struct Window {
        std::chrono::seconds start{0};               // since midnight, by the store's clock
        std::chrono::seconds length{date::days(1)};  // more than 0, up to a day
    };

    Days days = Days::any;                            // which of the next three counts
    std::bitset<7> week_days{};                       // from Monday
    std::bitset<32> month_days{};                     // from 1
    std::optional<date::local_days> first{}, last{};  // both included; nothing: open
    Window window{};
    std::optional<date::sys_seconds> from{}, until{};  // `until` excluded; nothing: open
};

// The restriction in the given fields of a record, whose kind must have them. `zone` is that of the
// store. Never throws for the content of a record: an unreadable value is treated as absent.
Restriction restriction_of(const schema::Record& record, const kinds::TimeRestriction& fields,
                           const date::time_zone& zone);

// One restriction for each window in `availability`; none for a record without windows.
std::vector<Restriction> windows_of(const schema::Record& record,
                                    const kinds::TimeRestriction& fields);

// `time` must be by the zone that the restriction was made for.
bool is_available(const Restriction& restriction, const LocalTime& time);

// Whether the record is sold at that time, by its windows or else by its restriction.
bool is_available(const schema::Record& record, const kinds::TimeRestriction& fields,
                  const date::time_zone& zone, const LocalTime& time);

}  // namespace domain
