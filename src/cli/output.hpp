// Answers and failures as people and programs read them.
#pragma once

#include "cli/failure.hpp"

#include <string>
#include <string_view>

namespace cli {

// An answer for people: a JSON object as aligned lines, a list of objects as a table. Ends with a
// line break.
std::string for_people(std::string_view json);

// A failure for people ("comanda: ...", with a line for each of several problems) or, with
// `is_json`, as one JSON object for programs. Without a line break at the end.
std::string failure_text(const Failure& failure, bool is_json);

}  // namespace cli
