// People and devices that sign in with an e-mail and a password; one-time links for new passwords.
#pragma once

#include "access/secrets.hpp"
#include "storage/database.hpp"

#include <optional>

namespace auth {

enum class SignInRole : std::uint8_t { owner, kiosk };  // text in the table: "owner", "kiosk"
std::string_view name_of(SignInRole role);

// One person or device. E-mails are compared without white space around them and without regard to
// the case of ASCII letters, and are kept in lower case.
struct SignIn {
    std::string id, account, store, email, password_hash;
    SignInRole role = SignInRole::owner;
    bool is_active = true;
};

// Throws base::Refusal (400, `email`) when the address is in use anywhere in the installation. When
// another write takes the address at the same time, the commit fails with the same refusal.
void add_sign_in(storage::Transaction& tx, const SignIn& sign_in, std::int64_t now_ms);

// The form in which e-mails are compared and kept.
std::string email_key(std::string_view email);

// Finds an inactive one too.
std::optional<SignIn> find_sign_in(storage::ReadView& view, std::string_view email);

// Those of an account, or of all accounts when it is "", by account and e-mail.
std::vector<SignIn> list_sign_ins(storage::ReadView& view, std::string_view account);

// False when there is no such sign-in. One that is not active has no passes any more. Takes the
// lock of its store.
bool set_sign_in_active(storage::Transaction& tx, std::string_view email, bool is_active,
                        std::int64_t now_ms);

// Keeps the hash of a one-time token for setting a new password, and that it expires after so many
// hours. Earlier tokens of the same sign-in are removed.
void add_reset(storage::Transaction& tx, const Pepper& pepper, const SignIn& sign_in,
               std::string_view token, std::int64_t now_ms, int hours);

}  // namespace auth
