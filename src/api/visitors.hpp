// Who shows a password, or something else that is slow to look at: those who are known do not wait
// for those who are not (Lanes::sign_ins and Lanes::strangers).
#pragma once

#include "api/call.hpp"

#include <string>

namespace api {

struct Visit {
    bool is_known = false;
    std::string asker{};  // whose turn in the lane it takes
    int tries = 0;  // how much was tried of late there and in that name: who tried less is first
};

// Added to the Objects by whoever knows people. Any thread.
class Visitors {
public:
    virtual ~Visitors() = default;
    // Counts as a try. Called on an I/O thread, so it must be short.
    virtual Visit visit(const Call& call) = 0;
};

}  // namespace api
