// Which visitors are known: those at an address from which that person has signed in within 90
// days.
#pragma once

#include "api/visitors.hpp"

#include <mutex>
#include <unordered_map>

namespace features::people {

// Tries of strangers are counted in this process, for 15 minutes, by address (IPv6: /64 network)
// and by e-mail address: so neither many names from one address nor one name from many addresses
// overtake somebody who comes for the first time.
class KnownVisitors final : public api::Visitors {
public:
    api::Visit visit(const api::Call& call) override;

    // How often this was counted within the last 15 minutes; then counts it once more.
    int count(const std::string& what, std::int64_t now_ms);

private:
    struct Tries {
        int count = 0;
        std::int64_t since_ms = 0;
    };

    std::mutex mutex_;
    std::unordered_map<std::string, Tries> tries_;
};

}  // namespace features::people
