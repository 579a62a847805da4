// JSON as a test expects it: JSON text with a few extras.
//
//   ...               last in an object or array: further members are welcome
//   <id> <time> <number> <text> <flag> <list> <object> <any> <absent>     a value of that form
//   {{name}}          a captured value, as a whole or inside a string
//   {{name:=id}}      captures a value of that form (id, time, number, text, ... any)
//
// Forms and captures may stand bare or as a whole string: "id": <id> and "id": "<id>" are the same.
// Without `...` an object has exactly the members named; an array has them in that order.
#pragma once

#include "support/wire/variables.hpp"

#include <boost/json/value.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace wire {

// What differs, one sentence each with the path: empty when `actual` fits. Captures are set as they
// are met, so that a later part of the same pattern may use them. A null pointer is an absent
// value. Throws std::runtime_error when the pattern itself is malformed.
// `path` names the place of `actual`, when it is not the whole body.
std::vector<std::string> differences(std::string_view pattern, const boost::json::value* actual,
                                     Variables& variables, const std::string& path = "");

}  // namespace wire
