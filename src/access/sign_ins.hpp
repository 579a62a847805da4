// People and devices that sign in with an e-mail and a password, licences, one-time links.
#pragma once

#include "access/secrets.hpp"
#include "storage/database.hpp"

#include <optional>

namespace auth {

enum class SignInRole : std::uint8_t { owner, kiosk };  // text in the table: "owner", "kiosk"
std::string_view name_of(SignInRole role);

struct SignIn {
    std::string id, account, store, email, password_hash;
    SignInRole role = SignInRole::owner;
    bool is_active = true;
};

// Throws base::Refusal 400 (`email`) when the address is in use anywhere in the installation.
void add_sign_in(storage::Transaction& tx, const SignIn& sign_in, std::int64_t now_ms);
std::optional<SignIn> find_sign_in(storage::ReadView& view, std::string_view email);   // any case
std::vector<SignIn> list_sign_ins(storage::ReadView& view, std::string_view account);  // "": all
bool set_sign_in_active(storage::Transaction& tx, std::string_view email, bool is_active);

// A one-time token to set a new password; only its hash is kept; valid for `hours`. Earlier tokens
// of the same sign-in end.
void add_reset(storage::Transaction& tx, const Pepper& pepper, const SignIn& sign_in,
               std::string_view token, std::int64_t now_ms, int hours);

// A licence per store with a number of devices; only its hash is kept.
void add_licence(storage::Transaction& tx, const Pepper& pepper, std::string_view account,
                 std::string_view store, std::string_view licence_key, int devices_max,
                 std::int64_t now_ms);

}  // namespace auth
