// Nobody gives a device more than they may do themselves.
#pragma once

#include "auth/pairings.hpp"

namespace features::pairings {

// Nothing when there is no such active role in the store.
std::optional<kinds::PrivilegeSet> privileges_of_role(storage::ReadView& view,
                                                      std::string_view account,
                                                      std::string_view store,
                                                      std::string_view role);

// Throws base::Refusal (403 `holds_more`) unless the person holds all of them in the store, as
// `view` sees it: in a transaction call it under the lock of the store. A key is bound by its
// areas.
void require_may_give(storage::ReadView& view, const auth::Principal& giver, std::string_view store,
                      const kinds::PrivilegeSet& privileges);

// Whether the maker of a code may still pair that device: a code is void once they may not.
bool may_still_give(storage::ReadView& view, std::string_view maker, const auth::Pairing& pairing,
                    std::int64_t now_ms);

}  // namespace features::pairings
