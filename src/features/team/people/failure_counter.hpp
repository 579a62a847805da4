// How often somebody may fail to sign in.
//
//   - After five failures with an e-mail address from one network address within 15 minutes, no
//     password is checked, right or wrong, until the first of them is older than that.
//   - The same after thirty failures from one network address, whatever e-mail addresses it tried.
//   - The same after fifty failures with one e-mail address from network addresses that are new to
//     it; this does not stop those from which the person has signed in within 90 days.
//   - A sign-in ends the count of its e-mail and network address; a new password ends that of its
//     e-mail address.
//
// An e-mail address counts in each account separately: whoever has it in one account can neither
// lock nor unlock it in another. A password that was tried in two accounts has failed in both. If
// it was right in one and wrong in another, the other counts a "try beside": after as many of those
// as failures are allowed, its password is only checked when no account without them has it. So
// nobody can guess the password of another account by setting their own, and nobody is locked out
// by it.
//
// Unknown e-mail addresses are counted and answered like others. Failures are kept under keyed
// digests, and belong to no account; an IPv6 address counts as its /64 network.
#pragma once

#include "auth/sign_ins.hpp"
#include "base/refusal.hpp"
#include "features/team/people/people_store.hpp"

namespace features::people {

inline constexpr std::int64_t guard_ms = 15LL * 60'000;
inline constexpr std::int64_t failures_max = 5, failures_of_address_max = 30,
                              failures_of_email_max = 50;
inline constexpr std::int64_t known_ms = 90LL * 24 * 3'600'000;

// Whom somebody tries to sign in as: without an id nobody; with the account that they sent, if any.
struct Whom {
    std::string email, account, id;
};
inline Whom whom(const auth::SignIn& sign_in) {
    return {sign_in.email, sign_in.account, sign_in.id};
}
// The name under which an e-mail address is counted in an account.
std::string failures_name(const auth::Pepper& pepper, std::string_view email,
                          std::string_view account);

// Counts the failures of a visitor who tries to sign in as somebody.
class FailureCounter {
public:
    enum class Of : std::uint8_t { failures, tries_beside };
    FailureCounter(const auth::Pepper& pepper, const Whom& whom, std::string_view address,
                   std::int64_t now_ms, Of of = Of::failures);

    // 429 `login_locked` when there were too many. Runs the same queries whether or not the sign-in
    // exists.
    std::optional<base::Refusal> refusal(storage::ReadView& view) const;
    void require_open(storage::ReadView& view) const;  // throws it
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
