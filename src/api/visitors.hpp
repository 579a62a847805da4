// Callers that send a password, or something else that is slow to check: known ones do not wait for
// unknown ones (Lanes::sign_ins and Lanes::strangers).
#pragma once

#include "api/call.hpp"

#include <string>

namespace api {

struct Visit {
    bool is_known = false;
    std::string asker{};  // whose turn in the lane it takes
    int tries = 0;        // recent attempts from there and in that name: fewer come first
};

// Added to the Objects by the feature that knows people. Any thread.
class Visitors {
public:
    virtual ~Visitors() = default;
    // Counts as an attempt. Called on an I/O thread, so it must be short.
    virtual Visit visit(const Call& call) = 0;
};

}  // namespace api
