// Instants as the wire shows them: ISO 8601 with milliseconds and Z. Days and times of day.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace base {

std::string iso_time(std::int64_t ms_since_1970);

// ISO 8601 date-time with Z or an offset, fraction optional. Nothing else.
std::optional<std::int64_t> parse_iso_time(std::string_view text);

// YYYY-MM-DD or DD-Mon-YYYY, the month in any case.
std::optional<std::chrono::year_month_day> parse_date(std::string_view text);
std::string iso_date(const std::chrono::year_month_day& date);  // YYYY-MM-DD

// hh:mm or hh:mm:ss, from 00:00 to 23:59:59.
std::optional<std::chrono::seconds> parse_time_of_day(std::string_view text);
std::string clock_time(std::chrono::seconds of_day);  // hh:mm, with :ss where they count

}  // namespace base
