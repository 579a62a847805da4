// What is wrong with one value of a request.
#pragma once

#include <string>
#include <vector>

namespace base {

struct Problem {
    std::string path;     // as the client sent it: "orderDetails[2].quantity"
    std::string message;  // a sentence that completes "<path>: ...", e.g. "is required"
};

using Problems = std::vector<Problem>;

}  // namespace base
