// Whether a store takes web orders of guests: its `openingHours` by its own clock, and the moment
// until which it has paused. A window runs from the first time that the clock shows its start to
// the last time that it shows its end; a window that a change of summer time skips does not open.
#pragma once

#include "schema/record.hpp"

#include <cstdint>
#include <optional>

namespace domain {

// A store without hours is always open. Milliseconds since 1970.
bool is_open(const schema::Record& store, std::int64_t at_ms);

// The first moment from then on when it is open. Nothing: its hours have no window.
std::optional<std::int64_t> opens_at(const schema::Record& store, std::int64_t from_ms);

}  // namespace domain
