#include "domain/calendar/business_date.hpp"

#include "base/time_text.hpp"
#include "kinds/store.hpp"

#include <algorithm>
#include <stdexcept>

namespace domain {
namespace {

const date::time_zone* zone_named(const std::string& name) {
    try {
        return date::locate_zone(name.empty() ? "UTC" : name);
    } catch (const std::runtime_error&) {  // a name that a newer database has dropped
        return date::locate_zone("UTC");
    }
}

date::weekday week_day_named(const std::string& name) {
    const auto& names = kinds::week_days;
    const auto* found = std::find(names.begin(), names.end(), name);
    return found == names.end() ? date::Monday
                                : date::weekday(static_cast<unsigned>(found - names.begin()) + 1);
}

date::sys_seconds second_of(std::int64_t ms_since_1970) {
    return date::floor<std::chrono::seconds>(
        date::sys_time<std::chrono::milliseconds>(std::chrono::milliseconds(ms_since_1970)));
}

std::chrono::year_month_day calendar_date(Day day) {
    return std::chrono::year_month_day(std::chrono::sys_days(day.time_since_epoch()));
}

}  // namespace

date::sys_seconds Calendar::start_of(Day day) const {
    return zone->to_sys(date::local_seconds(day) + day_start, date::choose::earliest);
}

// The clock alone would be wrong around a change of summer time that touches the start of the day:
// where it shows the hour before the start once more, the new day has already begun.
Day Calendar::day_of(date::sys_seconds instant) const {
    Day day = date::floor<date::days>(zone->to_local(instant) - day_start);
    while (instant >= start_of(day + date::days(1))) day += date::days(1);
    return day;
}

Day Calendar::day_of(std::int64_t ms_since_1970) const { return day_of(second_of(ms_since_1970)); }

std::int64_t Calendar::minute_of(Day day, std::int64_t ms_since_1970) const {
    const auto since =
        zone->to_local(second_of(ms_since_1970)) - (date::local_seconds(day) + day_start);
    return std::max<std::int64_t>(0, date::floor<std::chrono::minutes>(since).count());
}

Calendar calendar_of(const schema::Record& store) {
    const std::int64_t minutes = store[kinds::store.day_start];
    return {zone_named(store[kinds::store.time_zone]),
            std::chrono::minutes(std::clamp<std::int64_t>(minutes, 0, 1'439)),
            week_day_named(store[kinds::store.week_start])};
}

std::string iso_text(Day day) { return base::iso_date(calendar_date(day)); }

std::string wire_text(Day day) { return base::wire_date(calendar_date(day)); }

}  // namespace domain
