// Checks that fit what people type, and by what people know them.
#pragma once

#include "features/found.hpp"
#include "features/shown_texts.hpp"

namespace features::checks {

// "Check 2001, table 12".
std::string label_of(const ShownTexts& check);

// By checkID however old they are; by number, table, guest and employee among the open ones, at
// most 200, and the 200 that were closed last.
std::vector<Hit> find_checks_like(storage::ReadView& view, const Sought& sought);

}  // namespace features::checks
