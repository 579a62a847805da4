#include "domain/calendar/periods.hpp"

#include "base/text.hpp"
#include "base/time_text.hpp"

#include <algorithm>
#include <charconv>

namespace domain {
namespace {

using date::days;

Day of(const date::year_month_day& day) { return Day(day); }

Day first_of_week(Day day, date::weekday week_start) {
    return day - (date::weekday(day) - week_start);
}

// The first day of the last month up to this day that begins a group of this many months.
Day first_of_months(Day day, unsigned months) {
    const date::year_month_day parts(day);
    const unsigned month = static_cast<unsigned>(parts.month()) - 1;
    return of(parts.year() / date::month(month - month % months + 1) / 1);
}

DayRange month_before(Day day) {
    const Day last = first_of_months(day, 1) - days(1);
    return {first_of_months(last, 1), last};
}

DayRange week_before(Day day, date::weekday week_start) {
    const Day next = first_of_week(day, week_start);
    return {next - days(7), next - days(1)};
}

struct Option {
    std::string_view name;
    DayRange (*range)(Day today, date::weekday week_start);  // null: it takes parameters
};

constexpr std::string_view last_n_days = "LND", specific_date = "SD", date_range = "DR";

constexpr Option options[] = {
    {"T",
     [](Day today, date::weekday) -> DayRange {
         return {today, today};
     }},
    {"Y",
     [](Day today, date::weekday) -> DayRange {
         return {today - days(1), today - days(1)};
     }},
    {last_n_days, nullptr},
    {"W",
     [](Day today, date::weekday week_start) -> DayRange {
         return {first_of_week(today, week_start), today};
     }},
    {"LW", week_before},
    {"L7D",
     [](Day today, date::weekday) -> DayRange {
         return {today - days(6), today};
     }},
    {"M",
     [](Day today, date::weekday) -> DayRange {
         return {first_of_months(today, 1), today};
     }},
    {"LM", [](Day today, date::weekday) -> DayRange { return month_before(today); }},
    {"L30D",
     [](Day today, date::weekday) -> DayRange {
         return {today - days(29), today};
     }},
    {specific_date, nullptr},
    {date_range, nullptr},
};

const Option* option_named(std::string_view name) {
    for (const Option& option : options)
        if (base::same_ignoring_case(name, option.name)) return &option;
    return nullptr;
}

// Reads a parameter after a second `?` as a parameter of its own.
DateQuery untangled(DateQuery query) {
    const std::size_t mark = query.date_option.find('?');
    if (mark == std::string_view::npos) return query;
    const std::string_view more = query.date_option.substr(mark + 1);
    query.date_option = query.date_option.substr(0, mark);
    const std::size_t equals = more.find('=');
    if (equals == std::string_view::npos) return query;
    const std::string_view name = more.substr(0, equals), value = more.substr(equals + 1);
    if (name == "numberOfDay") query.number_of_day = value;
    if (name == "specificDate") query.specific_date = value;
    if (name == "fromDate") query.from_date = value;
    if (name == "toDate") query.to_date = value;
    return query;
}

std::optional<Day> read_day(std::string_view name, std::string_view text,
                            base::Problems& problems) {
    if (const auto date = base::parse_date(text))
        return Day(std::chrono::sys_days(*date).time_since_epoch());
    problems.push_back({std::string(name), text.empty() ? "is required, DD-Mon-YYYY or YYYY-MM-DD"
                                                        : base::date_problem(text)});
    return {};
}

std::optional<DayRange> read_last_days(std::string_view text, Day today, base::Problems& problems) {
    int count = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), count);
    const bool is_number = error == std::errc() && end == text.data() + text.size();
    if (is_number && count >= 1 && count <= days_max)
        return DayRange{today - days(count - 1), today};
    problems.push_back({"numberOfDay", "must be a whole number from 1 to 3660"});
    return {};
}

std::optional<DayRange> read_dates(const DateQuery& query, base::Problems& problems) {
    const auto from = read_day("fromDate", query.from_date, problems);
    const auto to = read_day("toDate", query.to_date, problems);
    if (!from || !to) return {};
    if (*from <= *to) return DayRange{*from, *to};
    problems.push_back({"toDate", "must not be before fromDate"});
    return {};
}

}  // namespace

std::optional<Period> period_named(std::string_view name) {
    const auto* found = std::find(period_names.begin(), period_names.end(), name);
    if (found == period_names.end()) return {};
    return static_cast<Period>(found - period_names.begin());
}

Day first_day(Period period, Day day, date::weekday week_start) {
    switch (period) {
        case Period::daily: return day;
        case Period::weekly: return first_of_week(day, week_start);
        case Period::monthly: return first_of_months(day, 1);
        case Period::quarterly: return first_of_months(day, 3);
        case Period::half_yearly: return first_of_months(day, 6);
        case Period::yearly: return first_of_months(day, 12);
    }
    return day;
}

std::optional<DayRange> read_range(const DateQuery& sent, Day today, date::weekday week_start,
                                   base::Problems& problems) {
    const DateQuery query = untangled(sent);
    const bool has_dates = !query.from_date.empty() || !query.to_date.empty();
    const std::string_view name =
        !query.date_option.empty() ? query.date_option : (has_dates ? date_range : "T");
    const Option* option = option_named(name);
    if (!option) {
        problems.push_back(
            {"dateOption", "must be one of T, Y, LND, W, LW, L7D, M, LM, L30D, SD, DR"});
        return {};
    }
    if (option->range) return option->range(today, week_start);
    if (option->name == last_n_days) return read_last_days(query.number_of_day, today, problems);
    if (option->name == date_range) return read_dates(query, problems);
    const auto day = read_day("specificDate", query.specific_date, problems);
    if (!day) return {};
    return DayRange{*day, *day};
}

std::optional<DayRange> read_open_range(std::string_view from_date, std::string_view to_date,
                                        base::Problems& problems) {
    return read_dates({.from_date = from_date.empty() ? "1970-01-01" : from_date,
                       .to_date = to_date.empty() ? "2999-12-31" : to_date},
                      problems);
}

}  // namespace domain
