// A system that writes down what it was asked and what it answered, for checks that look at the
// answers of all tests together (tests/openapi).
#pragma once

#include "support/wire/run.hpp"

#include <filesystem>
#include <fstream>
#include <mutex>

namespace wire {

// One JSON object a line: {"method","target","arguments"?,"request"?,"status","type"?,"body"?}.
// "arguments" are those of the server; "request" and "body" are JSON as text, left out when they
// are encoded or of another type.
class Recorder final : public System {
public:
    Recorder(System& system, const std::filesystem::path& file);

    Answer call(const Request& request) override;
    Answer command(const std::vector<std::string>& arguments) override;
    void add_server_arguments(const std::vector<std::string>& arguments) override;
    void restart() override;
    void kill() override;
    void finish() override;

private:
    System& system_;
    std::vector<std::string> server_arguments_;
    std::mutex writing_;
    std::ofstream out_;
};

}  // namespace wire
