// Where in the events of a store a time is.
#pragma once

#include "storage/database.hpp"

#include <cstdint>
#include <string_view>

namespace features::timeline {

// The number of the first event at that time or later, or one that no event has yet. Events are in
// the order of their times except where a clock was set back; there it is one of the places at
// which the times pass that one.
std::int64_t first_at(storage::ReadView& view, std::string_view account, std::string_view store,
                      std::int64_t at_ms);

}  // namespace features::timeline
