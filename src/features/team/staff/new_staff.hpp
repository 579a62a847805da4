// The staff that every store begins with: the owners of the account, with a role that has every
// privilege.
#pragma once

#include "base/world.hpp"
#include "features/records/rules.hpp"

#include <functional>
#include <string>
#include <vector>

namespace features::staff {

struct Owner {
    std::string sign_in{};  // id, or ""
    std::string first_name = "Owner", last_name{};
};

// Makes the role `Owner` and a user for each owner, in a store that has no such role yet: without
// owners, one user without a sign-in. Inside the transaction that makes the store.
void make_owners(storage::Transaction& tx, const records::Actor& actor, base::IdSource& ids,
                 std::string_view store, std::vector<Owner> owners);

// The people, with active sign-ins, whose active users in the store have an active role with every
// privilege; by sign-in.
std::vector<Owner> owners_in(storage::ReadView& view, std::string_view account,
                             std::string_view store);

// Makes a user or role with the given id. `amend` may set fields of the server.
void make_with_id(storage::Transaction& tx, const records::Actor& actor,
                  const kinds::StoredKind& kind, std::string_view store, std::string_view id,
                  const std::string& body, std::function<void(schema::Record&)> amend = {});

}  // namespace features::staff
