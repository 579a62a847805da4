#include "bench/load.hpp"

#include <fmt/format.h>

#include <sstream>
#include <stdexcept>

namespace bench {
namespace {

double number_after(const std::string& text, const std::string& words) {
    const auto at = text.find(words);
    if (at == std::string::npos) throw std::runtime_error("wrk says:\n" + text);
    return std::stod(text.substr(at + words.size()));
}

// A time as wrk writes it: 12.34us, 1.23ms or 1.23s.
double ms_after(const std::string& text, const std::string& words) {
    const double number = number_after(text, words);
    const auto unit = text.find_first_of("ums", text.find(words) + words.size());
    return text[unit] == 'u' ? number / 1e3 : text[unit] == 'm' ? number : number * 1e3;
}

double requests_in(const std::string& text) {
    const auto end = text.find(" requests in ");
    if (end == std::string::npos) throw std::runtime_error("wrk says:\n" + text);
    return std::stod(text.substr(text.rfind('\n', end) + 1));
}

}  // namespace

LoadOutcome put_load(const Plan& plan, const Load& load, pid_t server) {
    // A server that waits for a slow disk is not at fault.
    std::vector<std::string> command{"wrk",
                                     "-t1",
                                     "--latency",
                                     "--timeout=30s",
                                     fmt::format("-c{}", load.connections),
                                     fmt::format("-d{:.0f}s", plan.seconds)};
    for (const std::string& header : load.headers) {
        command.emplace_back("-H");
        command.push_back(header);
    }
    if (!load.script.empty()) {
        command.emplace_back("-s");
        command.push_back(plan.source / load.script);
    }
    command.push_back(load.url);
    if (!load.arguments.empty()) command.emplace_back("--");
    command.insert(command.end(), load.arguments.begin(), load.arguments.end());
    const double before = cpu_seconds(server);
    const support::Outcome outcome =
        support::run(load.is_on_all_cores ? on(Cores::all, command) : command);
    const double used = cpu_seconds(server) - before;
    const bool is_clean = outcome.out.find("Non-2xx") == std::string::npos &&
                          outcome.out.find("Socket errors") == std::string::npos;
    if (outcome.status != 0 || !is_clean)
        throw std::runtime_error("wrk fails on " + load.url + "\n" + outcome.out + outcome.err);
    const double requests = requests_in(outcome.out);
    return {{number_after(outcome.out, "Requests/sec:"), used / requests * 1e6},
            requests,
            ms_after(outcome.out, " 50% "),
            ms_after(outcome.out, " 99% ")};
}

Sample create_many(const Plan& plan, const Creates& creates, const Installation& installation,
                   std::int64_t& next_name) {
    const LoadOutcome outcome =
        put_load(plan,
                 {.url = fmt::format("http://127.0.0.1:{}/v1/svc/department", creates.port),
                  .headers = {"apikey: " + installation.key, "Content-Type: application/json"},
                  .script = "create.lua",
                  .arguments = {installation.store, std::to_string(next_name),
                                std::to_string(creates.description_size)},
                  .connections = creates.connections,
                  .is_on_all_cores = true},
                 creates.process);
    // Some that wrk did not wait for are made as well.
    next_name += static_cast<std::int64_t>(outcome.requests) + 1'000;
    return outcome.sample;
}

Sample run_reference(const std::vector<std::string>& command) {
    const support::Outcome outcome = support::run(on(Cores::all, command));
    std::istringstream figures(outcome.out);
    double count = 0, seconds = 0, cpu_seconds = 0;
    if (outcome.status != 0 || !(figures >> count >> seconds >> cpu_seconds) || count == 0)
        throw std::runtime_error("a reference fails: " + outcome.err);
    return {count / seconds, cpu_seconds / count * 1e6};
}

}  // namespace bench
