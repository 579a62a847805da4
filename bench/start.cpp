// Measures how long the program takes from its start to its first answer, and the memory it holds
// when idle: start PATH-OF-COMANDA. Medians of five starts on a database that exists.
#include "http/client.hpp"
#include "support/process.hpp"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <exception>
#include <fstream>
#include <stdexcept>
#include <string>
#include <thread>

namespace {

using Clock = std::chrono::steady_clock;

constexpr int starts = 5;
constexpr double start_ms_aim = 50;
constexpr double memory_mb_aim = 30;

struct Figures {
    double start_ms;
    double memory_mb;
};

double memory_mb(pid_t id) {
    std::ifstream status("/proc/" + std::to_string(id) + "/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with("VmRSS:")) return std::stod(line.substr(6)) / 1024;
    throw std::runtime_error("the kernel does not tell the memory of the program");
}

Figures measure(const std::string& program, const std::filesystem::path& folder) {
    const auto start = Clock::now();
    support::Process server({program, "serve", "--listen", "127.0.0.1:0", "--database",
                             "sqlite:" + (folder / "comanda.db").string()},
                            (folder / "log").string());
    const std::string address =
        server.wait_for_line("listening on http://127.0.0.1:", std::chrono::seconds(30));
    http::Client client =
        http::Client::to_address("127.0.0.1", static_cast<unsigned short>(std::stoi(address)));
    const int status = client.call({"GET", "/readyz", {}, {}}).status;
    const std::chrono::duration<double, std::milli> taken = Clock::now() - start;
    if (status != 200) throw std::runtime_error("/readyz answers " + std::to_string(status));

    std::this_thread::sleep_for(std::chrono::milliseconds(500));
    const Figures figures{taken.count(), memory_mb(server.id())};
    server.signal(SIGTERM);
    if (server.wait(std::chrono::seconds(15)) != 0)
        throw std::runtime_error("the program did not end cleanly");
    return figures;
}

double median(std::vector<double> values) {
    std::nth_element(values.begin(), values.begin() + starts / 2, values.end());
    return values[starts / 2];
}

void report(const char* what, double value, const char* unit, double aim) {
    std::printf("%-28s %8.1f %-4s aim < %.0f  %s\n", what, value, unit, aim,
                value < aim ? "met" : "MISSED");
}

void run(const std::string& program) {
    const support::TempFolder folder;
    const support::Outcome made =
        support::run({program, "init", "--account", "Bench", "--store", "Bench", "--database",
                      "sqlite:" + (folder.path() / "comanda.db").string()});
    if (made.status != 0) throw std::runtime_error("comanda init failed: " + made.err);
    std::vector<double> times, memories;
    for (int i = 0; i < starts; ++i) {
        const Figures figures = measure(program, folder.path());
        times.push_back(figures.start_ms);
        memories.push_back(figures.memory_mb);
    }
    report("start to first answer", median(times), "ms", start_ms_aim);
    report("memory when idle", median(memories), "MB", memory_mb_aim);
}

}  // namespace

int main(int count, char** words) {
    try {
        if (count != 2) throw std::runtime_error("start PATH-OF-COMANDA");
        run(words[1]);
        return 0;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "start: %s\n", error.what());
        return 1;
    }
}
