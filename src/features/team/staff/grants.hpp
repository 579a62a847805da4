// Nobody gives, changes or takes away what they do not hold themselves, and no key what it does not
// cover.
#pragma once

#include "access/person.hpp"

namespace features::staff {

// Throws auth::privilege_missing() unless the person holds all of `privileges` in the store, as
// `view` sees it: in a transaction call it under the lock of the store. Every write of a user or a
// role of the store has that lock, so what is read here stays so until the commit. Keys and
// commands of the operator are bound by their scopes.
void require_holder(storage::ReadView& view, const auth::Principal& principal,
                    std::string_view store, const kinds::PrivilegeSet& privileges);

// A user record that has a sign-in.
struct Attached {
    std::string user, store;
    bool is_active;
};
// All that have it, in active stores or not.
std::vector<Attached> users_of(storage::ReadView& view, std::string_view account,
                               std::string_view sign_in);

// The first store in which the user, or whoever has the sign-in ("": nobody), may do more than a
// person who asks, or which a key that asks does not cover; "" when there is none. Users and stores
// that are not active count too. With their own sign-in everybody may do what they may.
std::string store_of_more(storage::ReadView& view, const auth::Principal& who,
                          std::string_view user, std::string_view sign_in);
// Throws base::Refusal (403 `holds_more`) when there is one: for whatever takes over or takes away
// a person.
void require_no_more(storage::ReadView& view, const auth::Principal& who, std::string_view user,
                     std::string_view sign_in);

// Throws the same when a key without the area `admin` gives or takes over any of these that belongs
// to the group of administration.
void require_admin_for(const auth::Principal& who, const kinds::PrivilegeSet& privileges);

}  // namespace features::staff
