// From the start to the first answer, and the memory held when idle.
#include "bench/measures.hpp"

#include <chrono>
#include <stdexcept>
#include <thread>

namespace bench {
namespace {

using Clock = std::chrono::steady_clock;

constexpr double start_ms_aim = 50;
constexpr double memory_mb_aim = 30;

}  // namespace

void measure_start(const Plan& plan, Table& table) {
    const support::TempFolder folder;
    const Installation installation =
        install(plan, "sqlite:" + (folder.path() / "comanda.db").string());
    std::vector<double> times, memories;
    for (int i = 0; i < plan.rounds; ++i) {
        const auto start = Clock::now();
        const Server server(plan, installation, folder.path() / "log");
        const int status = server.client().call({"GET", "/readyz", {}, {}}).status;
        const std::chrono::duration<double, std::milli> taken = Clock::now() - start;
        if (status != 200) throw std::runtime_error("/readyz answers " + std::to_string(status));
        times.push_back(taken.count());
        std::this_thread::sleep_for(std::chrono::milliseconds(500));
        memories.push_back(memory_mb(server.id()));
    }
    table.show("start to first answer", median(times), "ms", start_ms_aim);
    table.show("memory when idle", median(memories), "MB", memory_mb_aim);
}

}  // namespace bench
