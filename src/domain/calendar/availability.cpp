#include "domain/calendar/availability.hpp"

#include "base/time_text.hpp"
#include "kinds/store.hpp"
#include "schema/json.hpp"

#include <algorithm>

namespace domain {
namespace {

using schema::Record;
using std::chrono::seconds;

constexpr seconds whole_day{date::days(1)};
constexpr seconds last_minute = whole_day - std::chrono::minutes(1);

std::optional<date::local_days> date_in(const Record& record, const schema::Text& field) {
    const auto date = base::parse_date(record[field]);
    if (!date) return {};
    return date::local_days(std::chrono::sys_days(*date).time_since_epoch());
}

std::optional<date::sys_seconds> instant_in(const Record& record, const schema::Text& field) {
    const auto ms = base::parse_iso_time(record[field]);
    if (!ms) return {};
    return date::floor<seconds>(
        date::sys_time<std::chrono::milliseconds>(std::chrono::milliseconds(*ms)));
}

// From the one time to the other, or on to the next day; the last minute is the end of the day.
Restriction::Window window_between(seconds start, seconds end) {
    const seconds length = (end >= last_minute ? whole_day : end) - start;
    return {start, length > seconds(0) ? length : length + whole_day};
}

std::bitset<7> week_days_in(const std::string& json) {
    std::bitset<7> days;
    for (const std::string& raw : schema::elements_of(json)) {
        const auto& names = kinds::week_days;
        const auto* name = std::find(names.begin(), names.end(), schema::text_of(raw).value_or(""));
        if (name != names.end()) days.set(static_cast<std::size_t>(name - names.begin()));
    }
    return days;
}

// Reads the fields of one record by one store's clock.
class Reader {
public:
    Reader(const Record& record, const kinds::TimeRestriction& fields, const date::time_zone& zone)
        : record_(record), fields_(fields), zone_(zone) {}

    Restriction read() {
        using kinds::time_applicable_types;
        const std::string& type = record_[fields_.type];
        if (type == time_applicable_types[1]) return on_week_days();
        if (type == time_applicable_types[2]) return on_month_days();
        if (type == time_applicable_types[3]) return in_range();
        if (type == time_applicable_types[4]) return on_one_day();
        if (type == time_applicable_types[5]) return in_span();
        return {};
    }

private:
    Restriction on_week_days() const {
        Restriction out{.week_days = week_days_in(record_[fields_.days_of_week].text),
                        .window = window()};
        if (out.week_days.any()) out.days = Restriction::Days::of_week;
        return out;
    }

    Restriction on_month_days() const {
        Restriction out{.window = window()};
        for (const std::string& raw : schema::elements_of(record_[fields_.days_of_month].text))
            if (auto day = schema::count_of(raw); day && *day >= 1 && *day <= 31)
                out.month_days.set(static_cast<std::size_t>(*day));
        if (out.month_days.any()) out.days = Restriction::Days::of_month;
        return out;
    }

    Restriction in_range() const {
        Restriction out{.days = Restriction::Days::range,
                        .first = date_in(record_, fields_.start_date),
                        .last = date_in(record_, fields_.end_date)};
        if (out.first || out.last) {
            out.window = window();
            return out;
        }
        out.first = day_of_timestamp(fields_.start_time);
        out.last = day_of_timestamp(fields_.end_time);
        if (!out.first && !out.last) out.window = window();
        return out;
    }

    Restriction on_one_day() const {
        auto day = date_in(record_, fields_.specific_date);
        if (!day) day = day_of_timestamp(fields_.start_time);
        return {.days = Restriction::Days::range, .first = day, .last = day, .window = window()};
    }

    Restriction in_span() const {
        Restriction out{
            .from = end_of_span(fields_.start_date, fields_.start_time, start_of_window()),
            .until = end_of_span(fields_.end_date, fields_.end_time, end_of_window())};
        if (!out.from && !out.until) out.window = window();
        return out;
    }

    std::optional<date::local_days> day_of_timestamp(const schema::Text& field) const {
        const auto instant = instant_in(record_, field);
        if (!instant) return {};
        return local_time(*instant, zone_).day();
    }

    std::optional<seconds> time_of_day(const schema::Text& field) const {
        if (auto instant = instant_in(record_, field))
            return local_time(*instant, zone_).time_of_day();
        return base::parse_time_of_day(record_[field]);
    }

    seconds start_of_window() const { return time_of_day(fields_.start_time).value_or(seconds(0)); }
    seconds end_of_window() const {
        const seconds end = time_of_day(fields_.end_time).value_or(whole_day);
        return end >= last_minute ? whole_day : end;
    }

    Restriction::Window window() const {
        return window_between(start_of_window(), end_of_window());
    }

    // Where a change of summer time skips the clock time on that day, the moment of the change is
    // taken; where it occurs twice, the first of the two.
    std::optional<date::sys_seconds> end_of_span(const schema::Text& date, const schema::Text& time,
                                                 seconds of_day) const {
        if (auto instant = instant_in(record_, time)) return instant;
        const auto day = date_in(record_, date);
        if (!day) return {};
        return zone_.to_sys(*day + of_day, date::choose::earliest);
    }

    const Record& record_;
    const kinds::TimeRestriction& fields_;
    const date::time_zone& zone_;
};

bool begins_on(const Restriction& restriction, date::local_days day) {
    switch (restriction.days) {
        case Restriction::Days::any: return true;
        case Restriction::Days::of_week:
            return restriction.week_days[date::weekday(day).iso_encoding() - 1];
        case Restriction::Days::of_month:
            return restriction.month_days[static_cast<unsigned>(date::year_month_day(day).day())];
        case Restriction::Days::range:
            return (!restriction.first || day >= *restriction.first) &&
                   (!restriction.last || day <= *restriction.last);
    }
    return false;
}

}  // namespace

Restriction restriction_of(const Record& record, const kinds::TimeRestriction& fields,
                           const date::time_zone& zone) {
    return Reader(record, fields, zone).read();
}

std::vector<Restriction> windows_of(const Record& record, const kinds::TimeRestriction& fields) {
    const auto& kind = kinds::availability_window;
    std::vector<Restriction> windows;
    for (const Record& window : record[fields.availability]) {
        const auto from = base::parse_time_of_day(window[kind.from]);
        const auto to = base::parse_time_of_day(window[kind.to]);
        Restriction out{
            .week_days = week_days_in(window[kind.days].text),
            .window = window_between(from.value_or(seconds(0)), to.value_or(whole_day))};
        if (out.week_days.any()) out.days = Restriction::Days::of_week;
        windows.push_back(out);
    }
    return windows;
}

bool is_available(const Restriction& restriction, const LocalTime& time) {
    if (restriction.from && time.instant < *restriction.from) return false;
    if (restriction.until && time.instant >= *restriction.until) return false;
    for (const auto day : {time.day(), time.day() - date::days(1)}) {
        const seconds since_start = time.clock - (day + restriction.window.start);
        const bool is_in_window =
            since_start >= seconds(0) && since_start < restriction.window.length;
        if (is_in_window && begins_on(restriction, day)) return true;
    }
    return false;
}

bool is_available(const Record& record, const kinds::TimeRestriction& fields,
                  const date::time_zone& zone, const LocalTime& time) {
    if (record[fields.availability].empty())
        return is_available(restriction_of(record, fields, zone), time);
    return std::ranges::any_of(windows_of(record, fields), [&](const Restriction& window) {
        return is_available(window, time);
    });
}

}  // namespace domain
