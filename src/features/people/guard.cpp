#include "features/people/guard.hpp"

#include "access/sessions.hpp"
#include "api/audit.hpp"
#include "base/refusal.hpp"

#include <algorithm>

namespace features::people {
namespace {

// Tries are dated when they are admitted, and may come here in another order. What lies further
// ahead was written before the clock was set back: that must not lock for longer.
constexpr std::int64_t ahead_ms_max = 60'000;

}  // namespace

Guard::Guard(const auth::Pepper& pepper, std::string_view email, std::string_view address,
             const std::optional<auth::SignIn>& sign_in, std::int64_t now_ms)
    : trace_{api::email_digest(pepper, email), api::address_digest(pepper, address)},
      known_{sign_in ? sign_in->account : "", sign_in ? sign_in->id : "", now_ms - known_ms},
      now_ms_(now_ms) {}

void Guard::require_open(storage::ReadView& view) const {
    const Span span{now_ms_ - guard_ms, now_ms_ + ahead_ms_max};
    const std::int64_t of_email =
        failure_of_email_before(view, trace_.email, known_, span, failures_of_email_max);
    const bool is_known = auth::had_session_from(view, known_.account, known_.sign_in,
                                                 trace_.address, known_.since_ms);
    const std::int64_t first_ms =
        std::max({failure_before(view, trace_, span, failures_max),
                  failure_of_address_before(view, trace_.address, span, failures_of_address_max),
                  is_known ? 0 : of_email});
    if (first_ms == 0) return;
    const std::int64_t seconds = (first_ms + guard_ms - now_ms_ + 999) / 1'000;
    throw base::Refusal(429, "login_locked", "Too many sign-ins have failed; try again later")
        .with_header("Retry-After", std::to_string(seconds));
}

}  // namespace features::people
