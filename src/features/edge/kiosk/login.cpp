#include "features/edge/kiosk/login.hpp"

#include "auth/kiosk_passes.hpp"
#include "auth/rate_limit.hpp"
#include "base/text.hpp"
#include "features/edge/kiosk/kiosk_store.hpp"

#include <algorithm>

namespace features::kiosk {
namespace {

using base::Refusal;

// Attempts get their time when they are admitted, and may arrive here in another order. A time
// further ahead was written before the clock was set back, and must not extend the lock.
constexpr std::int64_t ahead_ms_max = 60'000;

std::string name_of_guard(const auth::Pepper& pepper, const Knock& knock, bool is_known) {
    std::string text = auth::email_key(knock.email);
    (text += '\0') += is_known ? knock.device_id : auth::name_of_address(knock.address);
    return pepper.hash(is_known ? "kiosk failures of device" : "kiosk failures of address", text);
}

// Removes the part before the next dot from the front, and returns its number without leading zeros
// and without what follows its digits.
std::string_view next_number(std::string_view& version) {
    std::string_view part = version.substr(0, version.find('.'));
    version.remove_prefix(std::min(part.size() + 1, version.size()));
    part.remove_prefix(std::min(part.find_first_not_of('0'), part.size()));
    return part.substr(0, part.find_first_not_of("0123456789"));
}

bool is_below(std::string_view version, std::string_view minimum) {
    while (!minimum.empty()) {
        const std::string_view has = next_number(version), needs = next_number(minimum);
        if (has.size() != needs.size()) return has.size() < needs.size();
        if (has != needs) return has < needs;
    }
    return false;
}

}  // namespace

std::optional<auth::SignIn> find_kiosk(storage::ReadView& view, const Knock& knock) {
    auto found = auth::sign_in_named(view, knock.account, knock.email);
    if (!found || !found->is_active || found->role != auth::SignInRole::kiosk) return {};
    return found;
}

// Looks up a device even without a sign-in, so that both take the same time.
LoginFailures::LoginFailures(storage::ReadView& view, const auth::Pepper& pepper,
                             const Knock& knock, const std::optional<auth::SignIn>& sign_in)
    : view_(view),
      knock_(knock),
      is_known_(auth::has_logged_in(view, knock.account, sign_in ? sign_in->id : std::string(),
                                    knock.device_id)),
      name_(name_of_guard(pepper, knock, is_known_)) {}

void LoginFailures::require_open() const {
    const std::int64_t now_ms = knock_.now_ms;
    const std::int64_t first_ms =
        failure_before(view_, knock_.account, name_, now_ms - guard_ms, now_ms + ahead_ms_max,
                       is_known_ ? failures_of_known_max : failures_max);
    if (first_ms == 0) return;
    const std::int64_t seconds = (first_ms + guard_ms - now_ms + 999) / 1'000;
    throw Refusal(429, "login_locked", "Too many failed logins; try again later")
        .with_header("Retry-After", std::to_string(seconds));
}

void LoginFailures::note_failure(storage::Transaction& tx) const {
    add_failure(tx, knock_.account, name_, knock_.now_ms);
}

void LoginFailures::note_login(storage::Transaction& tx) const {
    remove_failures(tx, knock_.account, name_);
}

void require_version(std::string_view version, std::string_view minimum) {
    version = base::trimmed(version);
    minimum = base::trimmed(minimum);
    if (minimum.empty() || (!version.empty() && !is_below(version, minimum))) return;
    throw Refusal(426, "app_too_old",
                  "The store requires version " + std::string(minimum) +
                      " of the app or newer; send its version as deviceAppVersion")
        .with_text("minimumAppVersion", minimum);
}

}  // namespace features::kiosk
