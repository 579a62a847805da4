#include "features/setup/first_run.hpp"

#include "base/refusal.hpp"
#include "storage/tables/all_accounts.hpp"

namespace features::setup {
namespace {

constexpr std::size_t token_bytes = 32;

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

bool FirstRun::accepts(std::string_view token, Time now) {
    const std::lock_guard lock(mutex_);
    if (now < paused_until_)
        throw base::Refusal(429, "too_many_tokens", "Too many wrong tokens; try again later")
            .with_header("Retry-After", std::to_string(pause.count()));
    // A keyed hash, so that how long it takes to compare tells nothing of the token.
    if (token_ && *token_ == auth::fingerprint_of(token)) return true;
    if (++wrong_tokens_ == wrong_tokens_max) {
        wrong_tokens_ = 0;
        paused_until_ = now + pause;
    }
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
