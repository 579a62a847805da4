// The second factor of a person: codes of an app, and recovery codes in case the app is lost.
//
// The secret of the app is kept sealed (auth::Pepper::seal), because codes are made from it;
// recovery codes are kept as keyed hashes. A code of either sort works once.
#pragma once

#include "auth/sign_ins.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace features::people {

inline constexpr std::size_t recovery_codes = 10;

// All that write need the lock of the account.

// Keeps a secret (bytes) that awaits its first code. `sign_in` is as stored.
void begin_factor(storage::Transaction& tx, const auth::Pepper& pepper, auth::SignIn sign_in,
                  std::string_view secret, base::Random& random);
// Requires codes from now on, if the code matches the pending secret. False if it does not.
bool switch_factor_on(storage::Transaction& tx, const auth::Pepper& pepper, auth::SignIn sign_in,
                      std::string_view code, std::int64_t now_ms);
// Requires no codes, and drops a pending secret.
void switch_factor_off(storage::Transaction& tx, auth::SignIn sign_in);

// Whether it is a code of the second factor, or a recovery code, that was not used before; if so,
// uses it.
bool take_code(storage::Transaction& tx, const auth::Pepper& pepper, auth::SignIn sign_in,
               std::string_view code, std::int64_t now_ms);

// Two groups of five characters.
std::string recovery_code(std::string_view hash);
void set_recovery_codes(storage::Transaction& tx, const auth::Pepper& pepper,
                        const auth::SignIn& sign_in, const std::vector<std::string>& codes);

}  // namespace features::people
