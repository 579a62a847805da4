// Child processes, for tests and measurements.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace support {

struct Outcome {
    int status = 0;  // exit code; 128 + signal when it was killed
    std::string out;
    std::string err;
};

// Runs a command to its end. Throws std::system_error when it cannot be started.
Outcome run(const std::vector<std::string>& command);

// A process that goes on beside us. Killed at the latest by the destructor.
class Process {
public:
    // Its standard error is appended to the file `error_path`.
    Process(const std::vector<std::string>& command, const std::string& error_path);
    ~Process();
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;

    // The rest of the first line of output that begins with `start`. Throws std::runtime_error when
    // the process ends or the time is over before such a line.
    std::string wait_for_line(std::string_view start, std::chrono::milliseconds timeout);

    void signal(int number) const;
    int wait(std::chrono::milliseconds timeout);  // as Outcome::status; throws when time is over
    pid_t id() const { return id_; }

private:
    bool read_more(std::chrono::milliseconds timeout);

    pid_t id_ = -1;
    int out_ = -1;
    bool has_ended_ = false;
    std::string unread_;
};

std::string read_file(const std::filesystem::path& path);

}  // namespace support
