// A moment as a store's clock and calendar show it.
#pragma once

#include <date/tz.h>

namespace domain {

struct LocalTime {
    date::sys_seconds instant;
    date::local_seconds
        clock;  // what a clock on the wall shows; summer time repeats or skips hours

    date::local_days day() const { return date::floor<date::days>(clock); }
    std::chrono::seconds time_of_day() const { return clock - day(); }
};

inline LocalTime local_time(date::sys_seconds instant, const date::time_zone& zone) {
    return {instant, zone.to_local(instant)};
}

}  // namespace domain
