// What goes to the system under test and what comes back.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace wire {

using Headers = std::vector<std::pair<std::string, std::string>>;

struct Request {
    std::string method;
    std::string target;
    Headers headers;
    std::string body;
};

// Of a request; or of a command: its exit code, and its standard output as the body.
struct Answer {
    int status = 0;
    Headers headers;
    std::string body;

    const std::string* header(std::string_view name) const;  // any case; null when absent
};

bool same_ignoring_case(std::string_view a, std::string_view b);

}  // namespace wire
