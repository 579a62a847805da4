// The token with which whoever started the program may set it up.
#pragma once

#include "access/secrets.hpp"
#include "storage/database.hpp"

#include <chrono>
#include <map>
#include <mutex>
#include <optional>

namespace features::setup {

// Lives in this process only, which keeps no more of its token than a fingerprint. Any thread.
class FirstRun {
public:
    using Time = std::chrono::steady_clock::time_point;
    static constexpr int wrong_tokens_max = 10;
    static constexpr std::chrono::seconds pause{60};
    static constexpr std::chrono::milliseconds slowness{50};

    // A new token of 256 bits, for the operator's eyes alone; an earlier one is worth nothing.
    std::string offer(base::Random& random);
    void end();  // the token is worth nothing any more

    // After ten wrong ones from an address (IPv6: a /64 network) it throws base::Refusal (429) to
    // that address for a minute, whatever the token is. Others are not held up by it.
    bool accepts(std::string_view token, std::string_view address, Time now);
    // How late a wrong token is to be answered: at once, as long as few come. So all addresses
    // together guess slowly.
    std::chrono::milliseconds delay_of_wrong();

private:
    std::mutex mutex_;
    std::optional<auth::Fingerprint> token_;
    struct Guesser {
        int wrong = 0;
        Time paused_until{};
    };

    Guesser& guesser_at(std::string_view address, Time now);

    std::map<std::string, Guesser> guessers_;  // by the names of their addresses
    Time guessers_since_{};                    // when the first of them came
    int wrong_tokens_ = 0;                     // of all of them
};

// Nothing unless the database holds no account; else a new token.
std::optional<std::string> offer_setup(FirstRun& first_run, storage::Database& database,
                                       base::Random& random);

}  // namespace features::setup
