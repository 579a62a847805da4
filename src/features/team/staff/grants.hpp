// Nobody grants, changes or revokes what they do not hold themselves, and no key what it does not
// cover.
#pragma once

#include "auth/person.hpp"

namespace features::staff {

// Throws auth::privilege_missing() unless the person holds all of `privileges` in the store, as
// `view` sees it: in a transaction call it under the lock of the store. Every write of a user or a
// role of the store takes that lock, so what is read here holds until the commit. Keys and commands
// of the operator are bound by their scopes.
void require_holder(storage::ReadView& view, const auth::Principal& principal,
                    std::string_view store, const kinds::PrivilegeSet& privileges);

// A user record that has a sign-in.
struct Attached {
    std::string user, store;
    bool is_active;
};
// All users with that sign-in, in active stores or not.
std::vector<Attached> users_of(storage::ReadView& view, std::string_view account,
                               std::string_view sign_in);

// The first store in which the user, or whoever has the sign-in ("": nobody), may do more than the
// calling person, or which the calling key does not cover; "" when there is none. Inactive users
// and stores count too. Nobody holds more than themselves: "" for their own sign-in.
std::string store_of_more(storage::ReadView& view, const auth::Principal& who,
                          std::string_view user, std::string_view sign_in);
// Throws base::Refusal (403 `holds_more`) when there is one: for operations that take over or
// remove a person.
void require_no_more(storage::ReadView& view, const auth::Principal& who, std::string_view user,
                     std::string_view sign_in);

// Throws the same when a key without the area `admin` grants or takes over any of these that is in
// the administration group.
void require_admin_for(const auth::Principal& who, const kinds::PrivilegeSet& privileges);

}  // namespace features::staff
