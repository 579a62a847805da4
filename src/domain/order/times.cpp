#include "domain/order/times.hpp"

#include "base/text.hpp"
#include "base/time_text.hpp"

namespace domain {
namespace {

constexpr std::string_view digits = "0123456789";

bool has_zone(std::string_view time) { return time.find_first_of("Z+-") != time.npos; }

// The timestamp parser needs a T and the seconds.
std::optional<std::int64_t> with_zone(std::string_view date, std::string_view time) {
    const bool has_seconds = time.size() > 5 && time[5] == ':';
    const std::string seconds = has_seconds ? "" : ":00";
    const std::string minutes(time.substr(0, 5));
    return base::parse_iso_time(std::string(date) + 'T' + minutes + seconds +
                                std::string(time.substr(minutes.size())));
}

std::string_view without_fraction(std::string_view time) {
    const std::size_t point = time.find('.');
    const bool is_fraction = point == 8 && point + 1 < time.size() &&
                             time.find_first_not_of(digits, point + 1) == time.npos;
    return is_fraction ? time.substr(0, point) : time;
}

std::optional<std::int64_t> by_clock(std::string_view date, std::string_view time,
                                     const date::time_zone& zone) {
    const auto day = base::parse_date(date);
    const auto of_day = base::parse_time_of_day(without_fraction(time));
    if (!day || !of_day) return std::nullopt;
    const date::local_days local(std::chrono::sys_days(*day).time_since_epoch());
    const auto instant = zone.to_sys(local + *of_day, date::choose::earliest);
    return std::chrono::milliseconds(instant.time_since_epoch()).count();
}

}  // namespace

std::optional<std::int64_t> order_time(std::string_view text, const date::time_zone& zone) {
    text = base::trimmed(text);
    const std::size_t end_of_date = text.find_first_of("T ", 10);
    if (end_of_date == text.npos) return std::nullopt;
    const std::string_view date = text.substr(0, end_of_date);
    const std::string_view time = text.substr(end_of_date + 1);
    return has_zone(time) ? with_zone(date, time) : by_clock(date, time, zone);
}

}  // namespace domain
