// Clients that write as fast as they can and keep account of every answer.
#pragma once

#include "crash/ledger.hpp"
#include "crash/server.hpp"

#include <atomic>

namespace crash {

// What a client does when it is refused for want of the server, and not of its request (503).
enum class WhenUnavailable : std::uint8_t { go_on, stop };

class Load {
public:
    // Each client continues its ledger. `seed` decides what they write.
    Load(std::vector<Ledger>& ledgers, unsigned seed, WhenUnavailable when_unavailable);

    // Returns when every client has lost its connection, or was told to stop. Throws
    // std::runtime_error when an answer is not the one its request deserves.
    Findings run(const Server& server);
    void stop() { is_stopping_ = true; }
    int unavailable() const { return unavailable_; }  // answers so far

private:
    friend class LoadClient;

    std::vector<Ledger>& ledgers_;
    unsigned seed_;
    WhenUnavailable when_unavailable_;
    std::atomic<bool> is_stopping_{false};
    std::atomic<int> unavailable_{0};
};

}  // namespace crash
