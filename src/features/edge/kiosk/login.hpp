// Who may log in at a kiosk, and how long somebody may guess passwords.
//
//   - After five failures with an e-mail address from one network address within 15 minutes,
//     neither a right nor a wrong password is looked at until the first of them is older than that.
//   - A device that has logged in with the e-mail address before is not stopped by what others did;
//     it has twenty failures of its own.
//   - A login ends the count.
//
// Unknown e-mail addresses are counted and answered as known ones are, in the same time.
#pragma once

#include "access/sign_ins.hpp"
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

// The active sign-in for kiosks that the account has under the e-mail address.
std::optional<auth::SignIn> find_kiosk(storage::ReadView& view, const Knock& knock);

// Counts failures. Valid as long as the view.
class Guard {
public:
    Guard(storage::ReadView& view, const auth::Pepper& pepper, const Knock& knock,
          const std::optional<auth::SignIn>& sign_in);

    // Throws base::Refusal (429 `login_locked`) when there were too many.
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
// compared number by number: 2.10 is above 2.9. No version at all is below any minimum; "" is none.
void require_version(std::string_view version, std::string_view minimum);

}  // namespace features::kiosk
