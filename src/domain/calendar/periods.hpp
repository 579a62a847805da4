// Ranges of business dates: the periods in which allowances are counted, and what the parameter
// `dateOption` of reports asks for.
//
//   T     today                       Y     yesterday
//   LND   the last `numberOfDay` days, ending today
//   W     this week, until today      LW    the whole week before it
//   L7D   the last 7 days, with today L30D  the last 30
//   M     this month, until today     LM    the whole month before it
//   SD    `specificDate`              DR    `fromDate` to `toDate`, both included
//
// Without `dateOption` it is DR when a date is sent, so that one alone lacks the other, else T.
// Options match in any case of letters. A further parameter behind a second `?`
// (`SD?specificDate=...`) is understood.
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

// The first day of the period that the day lies in.
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

// What the query asks for on a day. What is wrong is added to the problems, each naming its
// parameter and the expected form, and gives nothing.
std::optional<DayRange> read_range(const DateQuery& query, Day today, date::weekday week_start,
                                   base::Problems& problems);

}  // namespace domain
