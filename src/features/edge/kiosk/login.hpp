// Who may log in at a kiosk, and how often somebody may guess passwords.
//
//   - After five failures with an e-mail address from one network address within 15 minutes,
//     no password is checked, right or wrong, until the first of them is older than that.
//   - A device that has logged in with the e-mail address before is not affected by others;
//     it has its own limit of twenty failures.
//   - A successful login resets the count.
//
// Unknown e-mail addresses are counted and answered like known ones, in the same time.
#pragma once

#include "auth/sign_ins.hpp"
#include "base/refusal.hpp"
#include "storage/database.hpp"

#include <optional>
#include <string>

namespace features::kiosk {

inline constexpr std::int64_t failures_max = 5;
inline constexpr std::int64_t failures_of_known_max = 20;
inline constexpr std::int64_t guard_ms = 15LL * 60'000;

// Who tries.
struct Knock {
    std::string account;
    std::string email, address, device_id;
    std::int64_t now_ms;
};

// The account's active sign-in for kiosks with that e-mail address.
std::optional<auth::SignIn> find_kiosk(storage::ReadView& view, const Knock& knock);

// Counts failures. Valid as long as the view.
class LoginFailures {
public:
    LoginFailures(storage::ReadView& view, const auth::Pepper& pepper, const Knock& knock,
                  const std::optional<auth::SignIn>& sign_in);

    // Throws base::Refusal (429 `login_locked`) after too many failures.
    void require_open() const;
    // Both inside a write that holds the lock of the account, which makes the counts exact.
    void note_failure(storage::Transaction& tx) const;
    void note_login(storage::Transaction& tx) const;

private:
    storage::ReadView& view_;
    const Knock& knock_;
    bool is_known_;
    std::string name_;
};

// Throws base::Refusal (426 `app_too_old`) when the version of an app is below the minimum,
// compared number by number: 2.10 is above 2.9. No version is below any minimum; "" means no
// version or no minimum.
void require_version(std::string_view version, std::string_view minimum);

}  // namespace features::kiosk
