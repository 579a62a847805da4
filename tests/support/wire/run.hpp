// Performs a wire test against a system and tells the first thing that is not as expected.
#pragma once

#include "support/wire/answer.hpp"
#include "support/wire/script.hpp"

#include <optional>
#include <string>
#include <vector>

namespace wire {

// The program under test: a real one, or a stand-in for the tests of the runner.
class System {
public:
    virtual ~System() = default;
    virtual Answer call(const Request& request) = 0;                        // any thread
    virtual Answer command(const std::vector<std::string>& arguments) = 0;  // comanda ARGUMENTS
    virtual void add_server_arguments(const std::vector<std::string>& arguments) = 0;
    virtual void restart() = 0;  // as an operator does it: SIGTERM
    virtual void kill() = 0;     // as a power cut does it: SIGKILL; then starts again
    virtual void finish() = 0;  // ends the program and verifies its database; throws when not clean
};

// The whole story of the first failure, beginning with file:line; nothing when all is as expected.
std::optional<std::string> run(const Script& script, System& system);

}  // namespace wire
