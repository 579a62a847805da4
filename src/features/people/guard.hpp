// How often somebody may fail to sign in.
//
//   - After five failures with an e-mail address from one network address within 15 minutes,
//     neither a right nor a wrong password is looked at until the first of them is older than that.
//   - The same after thirty failures from one network address, whatever e-mail addresses it tried.
//   - The same after fifty failures with one e-mail address from network addresses that are
//     strange to it; it does not stop those from which the person has signed in within 90 days.
//   - A sign-in ends the count of its e-mail and network address, a new password that of its
//   e-mail.
//
// E-mail addresses that nobody has are counted and answered as others are. Failures are kept under
// the keyed digests of the audit, and belong to no account; an IPv6 address counts as its /64
// network.
#pragma once

#include "access/sign_ins.hpp"
#include "features/people/people_store.hpp"

namespace features::people {

inline constexpr std::int64_t guard_ms = 15LL * 60'000;
inline constexpr std::int64_t failures_max = 5, failures_of_address_max = 30,
                              failures_of_email_max = 50;
inline constexpr std::int64_t known_ms = 90LL * 24 * 3'600'000;

// Counts the failures of one who tries to be somebody.
class Guard {
public:
    Guard(const auth::Pepper& pepper, std::string_view email, std::string_view address,
          const std::optional<auth::SignIn>& sign_in, std::int64_t now_ms);

    // Throws base::Refusal (429 `login_locked`) when there were too many. Asks the tables the same,
    // whether or not there is such a sign-in.
    void require_open(storage::ReadView& view) const;
    // Both inside a write that has taken its turn, which makes the counts exact.
    void note_failure(storage::Transaction& tx) const { add_failure(tx, trace_, now_ms_); }
    void note_success(storage::Transaction& tx) const { remove_failures(tx, trace_); }

    const Trace& trace() const { return trace_; }

private:
    Trace trace_;
    Known known_;
    std::int64_t now_ms_;
};

}  // namespace features::people
