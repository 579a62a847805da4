// When a guest wants an order, as in `dateStr`:
//     YYYY-MM-DD ('T' | ' ') hh:mm [':' ss ['.' digits]] ['Z' | ('+'|'-') hh [':'] mm]
//     DD-Mon-YYYY ('T' | ' ') hh:mm [':' ss]
// the month in any case, blanks at both ends left out. Without a zone it is by the store's clock:
// a time that summer time skips means the moment of the change, one that comes twice the first.
#pragma once

#include <date/tz.h>

#include <cstdint>
#include <optional>
#include <string_view>

namespace domain {

// Milliseconds since 1970; nothing for text of another form, or a time that no calendar has.
std::optional<std::int64_t> order_time(std::string_view text, const date::time_zone& zone);

}  // namespace domain
