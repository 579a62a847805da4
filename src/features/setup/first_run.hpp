// The token with which whoever started the program may set it up.
#pragma once

#include "access/secrets.hpp"
#include "storage/database.hpp"

#include <chrono>
#include <mutex>
#include <optional>

namespace features::setup {

// Lives in this process only, which keeps no more of its token than a fingerprint. Any thread.
class FirstRun {
public:
    using Time = std::chrono::steady_clock::time_point;
    static constexpr int wrong_tokens_max = 10;
    static constexpr std::chrono::seconds pause{60};

    // A new token of 256 bits, for the operator's eyes alone; an earlier one is worth nothing.
    std::string offer(base::Random& random);
    void end();  // the token is worth nothing any more

    // After ten wrong ones it throws base::Refusal (429) for a minute, whatever the token is.
    bool accepts(std::string_view token, Time now);

private:
    std::mutex mutex_;
    std::optional<auth::Fingerprint> token_;
    int wrong_tokens_ = 0;
    Time paused_until_{};
};

// Nothing unless the database holds no account; else a new token.
std::optional<std::string> offer_setup(FirstRun& first_run, storage::Database& database,
                                       base::Random& random);

}  // namespace features::setup
