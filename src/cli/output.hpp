// Answers and failures as people and programs read them.
#pragma once

#include "cli/failure.hpp"

#include <string>
#include <string_view>

namespace cli {

// A JSON object as aligned lines, a list of objects as a table. Ends with a line break.
std::string for_people(std::string_view json);

// "comanda: ...", a line each where several things are wrong, or, for programs, one JSON object;
// without a line break at the end.
std::string failure_text(const Failure& failure, bool is_json);

}  // namespace cli
