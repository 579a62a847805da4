// What KeyRing needs of the tables; the rest of access_store.cpp is declared in keys.hpp and
// sign_ins.hpp.
#pragma once

#include "access/keys.hpp"

#include <optional>

namespace auth {

inline constexpr std::string_view key_purpose = "api key";

struct StoredKey {
    KeyInfo info;
    std::string hash;
};

std::optional<StoredKey> find_key(storage::ReadView& view, std::string_view hash);
void note_key_used(storage::Transaction& tx, std::string_view account, std::string_view key_id,
                   std::int64_t at_ms);

}  // namespace auth
