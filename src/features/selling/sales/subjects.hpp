// What events are about, beyond their records: a check, the web order that it stands for, their
// sale and its refunds are one subject.
#pragma once

#include "storage/tables/events.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace features::sales {

// The subject of each of these events of one store, which is the same text for all events about one
// thing and another one for every other thing; it never changes. A query for each of the kinds
// `check`, `order` and `sale`, however many events there are.
std::vector<std::string> subjects_of(storage::ReadView& view, std::string_view account,
                                     std::span<const storage::Event> events);

}  // namespace features::sales
