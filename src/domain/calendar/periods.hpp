// Ranges of business dates: the periods of allowances, and the ranges that the parameter
// `dateOption` of reports selects.
//
//   T     today                       Y     yesterday
//   LND   the last `numberOfDay` days, ending today
//   W     this week, until today      LW    the whole week before it
//   L7D   the last 7 days, with today L30D  the last 30
//   M     this month, until today     LM    the whole month before it
//   SD    `specificDate`              DR    `fromDate` to `toDate`, both included
//
// Without `dateOption` it is DR if a date is sent (a single date is then an error), else T. Options
// match in any case of letters. A parameter after a second `?` (`SD?specificDate=...`) is accepted.
#pragma once

#include "base/problem.hpp"
#include "domain/calendar/business_date.hpp"

#include <array>
#include <optional>
#include <string_view>

namespace domain {

enum class Period : std::uint8_t { daily, weekly, monthly, quarterly, half_yearly, yearly };
inline constexpr std::array<std::string_view, 6> period_names{"Daily",     "Weekly",      "Monthly",
                                                              "Quarterly", "Half-Yearly", "Yearly"};

std::optional<Period> period_named(std::string_view name);  // as the list spells it

// The first day of the period that contains the day.
Day first_day(Period period, Day day, date::weekday week_start);

struct DayRange {
    Day first, last;  // both included
    bool operator==(const DayRange&) const = default;
};

// The parameters of a query, decoded; "" for an absent one.
struct DateQuery {
    std::string_view date_option{}, number_of_day{}, specific_date{}, from_date{}, to_date{};
};

inline constexpr int days_max = 3'660;  // of LND

// The range that the query asks for on a day. Nothing if the query is wrong: each problem added
// names its parameter and the expected form.
std::optional<DayRange> read_range(const DateQuery& query, Day today, date::weekday week_start,
                                   base::Problems& problems);
// From `fromDate` to `toDate`, both included; without one of them that side is open.
std::optional<DayRange> read_open_range(std::string_view from_date, std::string_view to_date,
                                        base::Problems& problems);

}  // namespace domain
