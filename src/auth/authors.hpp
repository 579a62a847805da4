// Who made a change, a link or a webhook, by the stored id: their name, and what they may do now.
#pragma once

#include "auth/principal.hpp"
#include "storage/database.hpp"

#include <array>
#include <map>
#include <set>
#include <string>
#include <string_view>

namespace auth {

struct Author {
    std::string_view kind;  // one of author_kinds
    // Of the key, of the paired device, or of the user who entered their pin there; the e-mail of a
    // person who signed in; otherwise the id itself.
    std::string name;
};
inline constexpr std::string_view device_kind = "device";
inline constexpr std::array<std::string_view, 6> author_kinds{"key",      "person", device_kind,
                                                              "operator", "job",    "unknown"};

// Who acts in the jobs that settle what is due, such as expired orders.
inline constexpr std::string_view upkeep_name = "upkeep";

// Finds revoked keys and inactive people too. An id that does not look like one (base::is_id) is
// that of a job or the name of an operator's command.
Author author_of(storage::ReadView& view, std::string_view account, std::string_view id);

// Those with these ids, in two queries, or in four where these do not find some. A person has the
// full name of their user in the store, active or not, and only without one the e-mail.
using Authors = std::map<std::string, Author, std::less<>>;
Authors authors_of(storage::ReadView& view, std::string_view account, std::string_view store,
                   const std::set<std::string, std::less<>>& ids);

// The key or the person with that id, with what they may do now; null when the key is revoked or
// has expired, and when the person's sign-in is switched off or has no active user.
std::shared_ptr<const Principal> principal_now(storage::ReadView& view, std::string_view account,
                                               std::string_view id, std::int64_t now_ms);

}  // namespace auth
