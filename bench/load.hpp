// wrk: as many requests as its connections take.
#pragma once

#include "bench/servers.hpp"
#include "bench/table.hpp"

namespace bench {

struct Load {
    std::string url;
    std::vector<std::string> headers{};
    std::string script{};  // a file of this folder, for requests that differ
    std::vector<std::string> arguments{};
    int connections = 64;
    bool is_on_all_cores = false;  // as the server; else on the load's own
};

struct LoadOutcome {
    Sample sample;
    double requests;
    double half_ms, most_ms;  // within which half and 99 % of them were answered
};

// Throws unless every request was answered 2xx or 3xx.
LoadOutcome put_load(const Plan& plan, const Load& load, pid_t server);

// Departments to create, by as many connections, each with a description of as many bytes.
struct Creates {
    unsigned short port;
    pid_t process;
    int connections = 64;
    int description_size = usual_description_size;
};
// Goes on for a while. `next_name` is a number that no name has yet.
Sample create_many(const Plan& plan, const Creates& creates, const Installation& installation,
                   std::int64_t& next_name);

// Runs a reference for writes, which prints count, seconds and seconds of CPU time.
Sample run_reference(const std::vector<std::string>& command);

}  // namespace bench
