// Ending this process at the place that the environment names.
#include "base/failpoint.hpp"

#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <string>
#include <thread>

namespace base {
namespace {

struct Chosen {
    std::string name;  // empty: none
    int number = 1;
};

Chosen read_environment() {
    const char* text = std::getenv("COMANDA_FAILPOINT");
    Chosen chosen{.name = text ? text : ""};
    if (const auto colon = chosen.name.find(':'); colon != std::string::npos) {
        chosen.number = std::atoi(chosen.name.c_str() + colon + 1);
        chosen.name.erase(colon);
    }
    return chosen;
}

// Null when this place was not chosen.
const Chosen* chosen_as(std::string_view name) {
    static const Chosen chosen = read_environment();
    static const bool is_any = !chosen.name.empty();
    return is_any && chosen.name == name ? &chosen : nullptr;
}

}  // namespace

void failpoint(std::string_view name) {
    const Chosen* chosen = chosen_as(name);
    static std::atomic<int> passages{0};
    if (chosen && ++passages == chosen->number) std::raise(SIGKILL);
}

void failpoint_soon(std::string_view name) {
    const Chosen* chosen = chosen_as(name);
    static std::atomic<bool> is_armed{false};
    if (!chosen || is_armed.exchange(true)) return;
    std::thread([delay = std::chrono::microseconds(chosen->number)] {
        std::this_thread::sleep_for(delay);
        std::raise(SIGKILL);
    }).detach();
}

}  // namespace base
