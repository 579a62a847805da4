// What events are about, beyond their records: a check, the web order it stands in for, their sale
// and its refunds are one subject.
#pragma once

#include "storage/tables/events.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace features::sales {

// The subject of each of these events of one store: a text that all events about the same subject
// share, and no other event has. It never changes. Runs one query for each of the kinds `check`,
// `order` and `sale`, however many events there are.
std::vector<std::string> subjects_of(storage::ReadView& view, std::string_view account,
                                     std::span<const storage::Event> events);

}  // namespace features::sales
