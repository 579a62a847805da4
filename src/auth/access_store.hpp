// What KeyRing needs from the tables. The other functions of access_store.cpp are declared in
// keys.hpp, sign_ins.hpp, authors.hpp and secrets.hpp.
#pragma once

#include "auth/keys.hpp"

#include <optional>

namespace auth {

inline constexpr std::string_view key_purpose = "api key";  // of Pepper::hash

struct StoredKey {
    KeyInfo info;
    std::string hash;
};

// The key whose hash this is, revoked and expired ones included.
std::optional<StoredKey> find_key(storage::ReadView& view, std::string_view hash);

// Writes when a key was used; an existing later time is kept.
void note_key_used(storage::Transaction& tx, std::string_view account, std::string_view key_id,
                   std::int64_t at_ms);

}  // namespace auth
