#include "features/team/people/failure_counter.hpp"

#include "api/audit.hpp"
#include "auth/sessions.hpp"

#include <algorithm>

namespace features::people {
namespace {

// Tries get their time when they are admitted, and may arrive here in another order. A time further
// ahead was written before the clock was set back: that must not lock for longer.
constexpr std::int64_t ahead_ms_max = 60'000;

std::string digest(const auth::Pepper& pepper, std::string_view purpose, std::string_view text) {
    return pepper.hash(purpose, text).substr(0, 32);
}

// Tries beside fail in no account, so they do not count for an address either.
Trace trace_of(const auth::Pepper& pepper, const Whom& whom, std::string_view address,
               FailureCounter::Of of) {
    const std::string name = failures_name(pepper, whom.email, whom.account);
    if (of == FailureCounter::Of::failures) return {name, api::address_digest(pepper, address)};
    return {digest(pepper, "tried beside", name),
            digest(pepper, "tried beside from", api::address_digest(pepper, address))};
}

}  // namespace

std::string failures_name(const auth::Pepper& pepper, std::string_view email,
                          std::string_view account) {
    return digest(pepper, "failed sign-ins", auth::email_key(email) + '\n' + std::string(account));
}

FailureCounter::FailureCounter(const auth::Pepper& pepper, const Whom& whom,
                               std::string_view address, std::int64_t now_ms, Of of)
    : trace_(trace_of(pepper, whom, address, of)),
      known_{whom.id.empty() ? "" : whom.account, whom.id, now_ms - known_ms},
      now_ms_(now_ms) {}

void FailureCounter::require_open(storage::ReadView& view) const {
    if (auto locked = refusal(view)) throw *std::move(locked);
}

std::optional<base::Refusal> FailureCounter::refusal(storage::ReadView& view) const {
    const Span span{now_ms_ - guard_ms, now_ms_ + ahead_ms_max};
    const std::int64_t of_email =
        failure_of_email_before(view, trace_.email, known_, span, failures_of_email_max);
    const bool is_known = auth::had_session_from(view, known_.account, known_.sign_in,
                                                 trace_.address, known_.since_ms);
    const std::int64_t first_ms =
        std::max({failure_before(view, trace_, span, failures_max),
                  failure_of_address_before(view, trace_.address, span, failures_of_address_max),
                  is_known ? 0 : of_email});
    if (first_ms == 0) return std::nullopt;
    const std::int64_t seconds = (first_ms + guard_ms - now_ms_ + 999) / 1'000;
    return base::Refusal(429, "login_locked", "Too many failed sign-ins; try again later")
        .with_header("Retry-After", std::to_string(seconds));
}

}  // namespace features::people
