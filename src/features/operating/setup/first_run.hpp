// The token that lets whoever started the program set it up.
#pragma once

#include "auth/secrets.hpp"
#include "storage/database.hpp"

#include <chrono>
#include <map>
#include <mutex>
#include <optional>

namespace features::setup {

// Exists only in this process, which keeps only a fingerprint of the token. Any thread.
class FirstRun {
public:
    using Time = std::chrono::steady_clock::time_point;
    static constexpr int wrong_tokens_max = 10;
    static constexpr std::chrono::seconds pause{60};
    static constexpr std::chrono::milliseconds slowness{50};

    // A new token of 256 bits, to be shown only to the operator; invalidates an earlier one.
    std::string offer(base::Random& random);
    void end();  // invalidates the token

    // After ten wrong tokens from an address (IPv6: a /64 network) it throws base::Refusal (429)
    // for that address for a minute, whatever the token. Other addresses are not affected.
    bool accepts(std::string_view token, std::string_view address, Time now);
    // How long to delay the answer to a wrong token: 0 while there are few. So all addresses
    // together can only guess slowly.
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
    int wrong_tokens_ = 0;                     // from all addresses
};

// A new token if the database has no account; otherwise nothing.
std::optional<std::string> offer_setup(FirstRun& first_run, storage::Database& database,
                                       base::Random& random);

}  // namespace features::setup
