// Who made a change, a link or a webhook, by the stored id: their name, and what they may do now.
#pragma once

#include "auth/principal.hpp"
#include "storage/database.hpp"

#include <string>
#include <string_view>

namespace auth {

struct Author {
    std::string_view kind;  // "key", "person", "operator" or "unknown"
    std::string name;       // of the key; the e-mail of a person; otherwise the id itself
};

// Finds revoked keys and inactive people too. An id that does not look like one (base::is_id) is
// the name of an operator's command.
Author author_of(storage::ReadView& view, std::string_view account, std::string_view id);

// The key or the person with that id, with what they may do now; null when the key is revoked or
// has expired, and when the person's sign-in is switched off or has no active user.
std::shared_ptr<const Principal> principal_now(storage::ReadView& view, std::string_view account,
                                               std::string_view id, std::int64_t now_ms);

}  // namespace auth
