// What holds of every answer to every request, whatever the test asks for.
#pragma once

#include "support/wire/answer.hpp"

#include <string>
#include <vector>

namespace wire {

// The promises of the interface that this answer breaks: a request id and CORS on everything, no
// 201, no 5xx (but a 503 that the test expects), one error body with all its members, JSON that any
// reader takes.
std::vector<std::string> broken_promises(const Request& request, const Answer& answer,
                                         bool is_503_expected);

}  // namespace wire
