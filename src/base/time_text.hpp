// Instants as the wire shows them: ISO 8601 with milliseconds and Z.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace base {

std::string iso_time(std::int64_t ms_since_1970);

// ISO 8601 date-time with Z or an offset, fraction optional. Nothing else.
std::optional<std::int64_t> parse_iso_time(std::string_view text);

}  // namespace base
