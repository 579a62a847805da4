#include "features/edge/pairings/code_tries.hpp"

#include "api/audit.hpp"
#include "features/team/people/failure_counter.hpp"

#include <algorithm>

namespace features::pairings {
namespace {

// Tries get their time when they are admitted, and may arrive here in another order. A time further
// ahead was written before the clock was set back: that must not lock for longer.
constexpr std::int64_t ahead_ms_max = 60'000;

}  // namespace

CodeTries::CodeTries(const auth::Pepper& pepper, std::string_view address, std::int64_t now_ms)
    : trace_{pepper.hash("failed sign-ins", "pairing code").substr(0, 32),
             api::address_digest(pepper, address)},
      now_ms_(now_ms) {}

std::optional<base::Refusal> CodeTries::refusal(storage::ReadView& view) const {
    const people::Span span{now_ms_ - people::guard_ms, now_ms_ + ahead_ms_max};
    const std::int64_t first_ms =
        std::max(people::failure_before(view, trace_, span, people::failures_max),
                 people::failure_of_address_before(view, trace_.address, span,
                                                   people::failures_of_address_max));
    if (first_ms == 0) return {};
    const std::int64_t seconds = (first_ms + people::guard_ms - now_ms_ + 999) / 1'000;
    return base::Refusal(429, "pairing_locked", "Too many wrong codes; try again later")
        .with_header("Retry-After", std::to_string(seconds));
}

void CodeTries::note_wrong(storage::Transaction& tx) const {
    people::add_failure(tx, trace_, now_ms_);
}

void CodeTries::note_right(storage::Transaction& tx) const { people::remove_failures(tx, trace_); }

}  // namespace features::pairings
