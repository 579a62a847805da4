#include "api/in_flight.hpp"

#include "base/refusal.hpp"

namespace api {

InFlight::Shared InFlight::find(std::string_view name) {
    const std::lock_guard lock(mutex_);
    const auto found = sent_.find(name);
    return found == sent_.end() ? nullptr : found->second.lock();
}

// Two threads may have read the same bytes at the same time; then both send those shared first.
InFlight::Shared InFlight::share(std::string_view name, std::string_view holder,
                                 std::string bytes) {
    const std::lock_guard lock(mutex_);
    std::erase_if(sent_, [](const auto& entry) { return entry.second.expired(); });
    const auto place = sent_.try_emplace(std::string(name)).first;
    if (auto shared = place->second.lock()) return shared;
    auto shared = http::share_bytes(memory_, holder, bytes);
    if (!shared) throw base::Refusal::unavailable("memory_full", "Too much data is in flight", 1);
    place->second = shared;
    return shared;
}

}  // namespace api
