// Nobody gives, changes or takes away what they do not hold themselves.
#pragma once

#include "access/person.hpp"

namespace features::staff {

// Throws auth::privilege_missing() unless the person holds all of `privileges` in the store, as
// `view` sees it: in a transaction call it under the lock of the store. Every write of a user or a
// role of the store has that lock, so what is read here stays so until the commit. Keys and
// commands of the operator are bound by their scopes alone.
void require_holder(storage::ReadView& view, const auth::Principal& principal,
                    std::string_view store, const kinds::PrivilegeSet& privileges);

// The same for all that the active roles of the user allow: for whoever changes what belongs to
// that user, such as their sign-in. What belongs to the person themselves is theirs.
void require_holder_of(storage::ReadView& view, const auth::Principal& principal,
                       std::string_view store, std::string_view user);

}  // namespace features::staff
