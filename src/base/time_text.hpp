// Times as text, in the forms that the API writes and reads. A parser returns nothing for any other
// form, and for a date or time that does not exist.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace base {

// "2026-01-31T18:30:00.000Z". Times outside the years 0000 to 9999 become the nearest one inside.
std::string iso_time(std::int64_t ms_since_1970);

// Milliseconds since 1970 of an ISO 8601 date-time with Z or an offset (+hh:mm or +hhmm). The
// fraction of the second is optional, at most nine digits, and cut off after milliseconds. Neither
// leap seconds nor the hour 24 are accepted.
std::optional<std::int64_t> parse_iso_time(std::string_view text);

// YYYY-MM-DD or DD-Mon-YYYY, the month in any case.
std::optional<std::chrono::year_month_day> parse_date(std::string_view text);
// The problem of a text that is not a date: the wrong form, or a day that does not exist.
std::string date_problem(std::string_view text);
std::string iso_date(const std::chrono::year_month_day& date);   // YYYY-MM-DD
std::string wire_date(const std::chrono::year_month_day& date);  // DD-Mon-YYYY

// hh:mm or hh:mm:ss, from 00:00 to 23:59:59.
std::optional<std::chrono::seconds> parse_time_of_day(std::string_view text);
std::string clock_time(std::chrono::seconds of_day);  // hh:mm, or hh:mm:ss unless ss is 00

}  // namespace base
