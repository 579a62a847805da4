#include "features/operating/setup/first_run.hpp"

#include "auth/rate_limit.hpp"
#include "base/refusal.hpp"
#include "storage/tables/all_accounts.hpp"

namespace features::setup {
namespace {

constexpr std::size_t token_bytes = 32;
constexpr std::size_t guessers_max = 10'000;

}  // namespace

std::string FirstRun::offer(base::Random& random) {
    std::string token = auth::random_hex(random, token_bytes);
    const std::lock_guard lock(mutex_);
    token_ = auth::fingerprint_of(token);
    return token;
}

void FirstRun::end() {
    const std::lock_guard lock(mutex_);
    token_.reset();
}

// All are forgotten together, when the first is a while ago or there are too many: then only the
// delay slows them down.
FirstRun::Guesser& FirstRun::guesser_at(std::string_view address, Time now) {
    const bool is_long_ago = now - guessers_since_ > 2 * pause;
    if (is_long_ago || guessers_.size() >= guessers_max) {
        const bool are_too_many = guessers_.size() >= guessers_max;
        std::erase_if(guessers_, [&](const auto& each) {
            return are_too_many || each.second.paused_until <= now;
        });
        guessers_since_ = now;
        if (is_long_ago) wrong_tokens_ = 0;
    }
    return guessers_[auth::name_of_address(address)];
}

std::chrono::milliseconds FirstRun::delay_of_wrong() {
    const std::lock_guard lock(mutex_);
    return wrong_tokens_ > wrong_tokens_max ? slowness : std::chrono::milliseconds(0);
}

bool FirstRun::accepts(std::string_view token, std::string_view address, Time now) {
    const std::lock_guard lock(mutex_);
    Guesser& guesser = guesser_at(address, now);
    if (now < guesser.paused_until)
        throw base::Refusal(429, "too_many_tokens", "Too many wrong tokens; try again later")
            .with_header("Retry-After", std::to_string(pause.count()));
    // A keyed hash, so that the time of the comparison reveals nothing about the token.
    if (token_ && *token_ == auth::fingerprint_of(token)) return true;
    ++wrong_tokens_;
    if (++guesser.wrong == wrong_tokens_max) guesser = {.wrong = 0, .paused_until = now + pause};
    return false;
}

std::optional<std::string> offer_setup(FirstRun& first_run, storage::Database& database,
                                       base::Random& random) {
    bool has_accounts = false;
    database.read([&](storage::ReadView& view) { has_accounts = storage::has_accounts(view); });
    if (has_accounts) return std::nullopt;
    return first_run.offer(random);
}

}  // namespace features::setup
