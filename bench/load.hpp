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

// Runs a reference for writes, which prints count, seconds and seconds of CPU time.
Sample run_reference(const std::vector<std::string>& command);

}  // namespace bench
