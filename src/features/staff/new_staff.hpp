// The staff that every store begins with: the owner of the account, with a role that has every
// privilege.
#pragma once

#include "base/world.hpp"
#include "features/records/rules.hpp"

#include <functional>

namespace features::staff {

// Makes the role `Owner` and a user who has it, in a store that has no such role yet. `sign_in` is
// the id of the owner's sign-in, or "". Inside the transaction that makes the store.
void make_owner(storage::Transaction& tx, const records::Actor& actor, base::IdSource& ids,
                std::string_view store, std::string_view sign_in);

// Whether the store has a role with every privilege, active or not.
bool has_owner(storage::ReadView& view, std::string_view account, std::string_view store);

// Makes a user or role with the given id. `amend` may set fields of the server.
void make_with_id(storage::Transaction& tx, const records::Actor& actor,
                  const kinds::StoredKind& kind, std::string_view store, std::string_view id,
                  const std::string& body, std::function<void(schema::Record&)> amend = {});

}  // namespace features::staff
