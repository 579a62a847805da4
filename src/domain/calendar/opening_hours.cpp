#include "domain/calendar/opening_hours.hpp"

#include "base/time_text.hpp"
#include "domain/calendar/business_date.hpp"
#include "kinds/store.hpp"

#include <algorithm>

namespace domain {
namespace {

using schema::Record;

constexpr date::days horizon{
    14};  // a week, and one more in case a change of the clock skips a window

// Both by the clock, since 1970; `end` excluded.
struct Window {
    date::local_seconds start, end;
};

// 24:00 cannot be read as a time of day.
Window window_on(Day day, const Record& window) {
    using kinds::opening_window;
    const auto from =
        base::parse_time_of_day(window[opening_window.from]).value_or(std::chrono::seconds(0));
    const auto to = base::parse_time_of_day(window[opening_window.to]).value_or(date::days(1));
    return {day + from, day + to + (to > from ? date::days(0) : date::days(1))};
}

std::vector<Window> windows_on(Day day, const Record& store) {
    const std::string_view name = kinds::week_days.at(date::weekday(day).iso_encoding() - 1);
    std::vector<Window> windows;
    for (const Record& one : store[kinds::store.opening_hours])
        if (one[kinds::opening_day.day] == name)
            for (const Record& window : one[kinds::opening_day.windows])
                windows.push_back(window_on(day, window));
    return windows;
}

std::int64_t ms_of(date::sys_seconds instant) {
    return std::chrono::milliseconds(instant.time_since_epoch()).count();
}

// The first moment from then on in a window that begins on that day.
std::optional<std::int64_t> opens_on(Day day, const Record& store, const date::time_zone& zone,
                                     std::int64_t from_ms) {
    std::optional<std::int64_t> first;
    for (const Window& window : windows_on(day, store)) {
        const std::int64_t start = ms_of(zone.to_sys(window.start, date::choose::earliest));
        const std::int64_t end = ms_of(zone.to_sys(window.end, date::choose::latest));
        const std::int64_t moment = std::max(start, from_ms);
        if (moment < end) first = std::min(first.value_or(moment), moment);
    }
    return first;
}

}  // namespace

// From the evening before on, whose windows may still be open.
std::optional<std::int64_t> opens_at(const Record& store, std::int64_t from_ms) {
    const auto pause = base::parse_iso_time(store[kinds::store.paused_until]);
    from_ms = std::max(from_ms, pause.value_or(from_ms));
    if (store[kinds::store.opening_hours].empty()) return from_ms;
    const date::time_zone& zone = *calendar_of(store).zone;
    const auto instant = date::floor<std::chrono::seconds>(
        date::sys_time<std::chrono::milliseconds>(std::chrono::milliseconds(from_ms)));
    const Day today = local_time(instant, zone).day();
    for (Day day = today - date::days(1); day <= today + horizon; day += date::days(1))
        if (const auto moment = opens_on(day, store, zone, from_ms)) return moment;
    return std::nullopt;
}

bool is_open(const Record& store, std::int64_t at_ms) { return opens_at(store, at_ms) == at_ms; }

}  // namespace domain
