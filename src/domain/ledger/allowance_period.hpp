// The periods of allowances: which one contains a business date.
#pragma once

#include "domain/calendar/business_date.hpp"

#include <string>
#include <string_view>

namespace domain {

// The first day of the period, named as kinds::allowance_periods names them, that has this day.
// Quarters and half years are those of the calendar year; a week begins on `week_start`.
Day first_day_of(std::string_view period, Day day, date::weekday week_start);

// PERIOD:YYYY-MM-DD, with that first day: of one sort of period, later ones are greater texts.
std::string period_key(std::string_view period, Day day, date::weekday week_start);

}  // namespace domain
