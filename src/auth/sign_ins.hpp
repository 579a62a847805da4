// People and devices that sign in with an e-mail and a password; one-time links for new passwords.
#pragma once

#include "auth/secrets.hpp"
#include "storage/database.hpp"

#include <optional>

namespace auth {

// How a sign-in was created: with the account, by an invitation, or for a device. It gives no
// privilege. The names in the table: "owner", "person", "kiosk".
enum class SignInRole : std::uint8_t { owner, person, kiosk };
std::string_view name_of(SignInRole role);

// One person or device. E-mails are compared without white space around them and without regard to
// the case of ASCII letters, and are kept in lower case.
struct SignIn {
    std::string id, account, store, email;
    std::string password_hash;  // "" for a person who has not accepted an invitation yet
    SignInRole role = SignInRole::owner;
    bool is_active = true;
    std::int64_t last_ms = 0;  // of the last sign-in of a person; 0: there was none
    // The secret of the second factor, sealed by Pepper::seal(); "" when there is none. One that
    // awaits its first code is pending. The step is that of the last code that was used.
    std::string factor{}, factor_pending{};
    std::int64_t factor_step = 0;

    bool is_person() const { return role != SignInRole::kiosk; }
};

// Throws base::Refusal (400, `email`) when the account has a sign-in with the address; other
// accounts do not matter. When another write takes the address at the same time, the commit fails
// with the same refusal.
void add_sign_in(storage::Transaction& tx, const SignIn& sign_in, std::int64_t now_ms);

// The form in which e-mails are compared and kept.
std::string email_key(std::string_view email);

// The one that the account has under the e-mail address. Finds an inactive one too.
std::optional<SignIn> sign_in_named(storage::ReadView& view, std::string_view account,
                                    std::string_view email);
// The accounts that have a sign-in under the e-mail address, the oldest sign-in first.
std::vector<std::string> accounts_with(storage::ReadView& view, std::string_view email);
// The active people who have a password under the e-mail address, the oldest first: those of all
// accounts, or of one. People who have not accepted their invitation are left out.
inline constexpr std::int64_t namesakes_max = 32;
std::vector<SignIn> people_named(storage::ReadView& view, std::string_view email,
                                 std::string_view account = "");

std::optional<SignIn> find_sign_in(storage::ReadView& view, std::string_view account,
                                   std::string_view id);

// Those of an account, or of all accounts when it is "", by account and e-mail.
std::vector<SignIn> list_sign_ins(storage::ReadView& view, std::string_view account);

// Whether that is the password of the sign-in; false without a sign-in or a password. Always one
// call of password_matches(), so only workers may call it.
bool is_password_of(const std::optional<SignIn>& sign_in, std::string_view password);

// An inactive one loses its passes and sessions. Takes the locks of its account and its store.
void set_sign_in_active(storage::Transaction& tx, const SignIn& sign_in, bool is_active,
                        std::int64_t now_ms);

// `hash` is what hash_password() made.
void set_password(storage::Transaction& tx, std::string_view account, std::string_view id,
                  std::string_view hash);
// Writes `factor`, `factor_pending` and `factor_step`.
void set_factor(storage::Transaction& tx, const SignIn& sign_in);
void note_signed_in(storage::Transaction& tx, std::string_view account, std::string_view id,
                    std::int64_t now_ms);

// A one-time token for setting a password is any text with a secret of at least this many
// characters.
inline constexpr std::size_t reset_characters = 43;
inline constexpr int reset_hours = 24, invitation_hours = 7 * 24;

// Stores the hash of such a token with its expiry. Earlier tokens of the same sign-in are removed.
void add_reset(storage::Transaction& tx, const Pepper& pepper, const SignIn& sign_in,
               std::string_view token, std::int64_t now_ms, int hours);
void remove_resets(storage::Transaction& tx, std::string_view account, std::string_view sign_in);

struct Reset {
    SignIn sign_in;
    std::int64_t expires_ms;
};
// The purpose of the token: nothing when it is unknown, used or expired, or its sign-in is not
// active.
std::optional<Reset> find_reset(storage::ReadView& view, const Pepper& pepper,
                                std::string_view token, std::int64_t now_ms);
// When the latest token of the sign-in expires; 0 when it has no unused one.
std::int64_t reset_expires_ms(storage::ReadView& view, std::string_view account,
                              std::string_view sign_in);
// Uses the token up. False when another transaction was first, or it has expired.
bool use_reset(storage::Transaction& tx, const Pepper& pepper, const SignIn& sign_in,
               std::string_view token, std::int64_t now_ms);
// For Retention::forget: those that expired before.
std::int64_t forget_resets(storage::Transaction& tx, std::string_view account,
                           std::int64_t oldest_ms);

}  // namespace auth
