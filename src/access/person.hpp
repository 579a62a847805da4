// People who have signed in, and what they may do: in a store what the roles of their user there
// allow, and for the whole account what they may do in every store that they see.
#pragma once

#include "access/principal.hpp"
#include "kinds/privileges.hpp"
#include "storage/database.hpp"

namespace auth {

// What a person may do in one store.
struct Rights {
    std::string store, user;  // ids
    kinds::PrivilegeSet held{};
};

// A person at one time. Immutable while it is shared, so any thread may read it.
struct Person {
    std::string account;
    std::string id;  // of the sign-in
    std::string email;
    std::string session;            // id
    std::string csrf_token;         // what a write of this session has to show
    std::vector<Rights> rights;     // by store; of active users in active stores
    bool sees_every_store = false;  // of those that are active
    std::uint64_t fingerprint = 0;  // of the rights
    std::shared_ptr<SeenStores> seen = std::make_shared<SeenStores>();

    const Rights* in(std::string_view store) const;  // null: they have nothing to do there
    kinds::PrivilegeSet everywhere() const;          // held in every store that they see
    kinds::PrivilegeSet anywhere() const;
};

// What the sign-in may do, by store: the privileges of the active roles of its active users in
// active stores.
std::vector<Rights> rights_of(storage::ReadView& view, std::string_view account,
                              std::string_view sign_in);
// The privileges of the active roles of a user, active or not.
kinds::PrivilegeSet privileges_of_user(storage::ReadView& view, std::string_view account,
                                       std::string_view user);
bool is_every_store(storage::ReadView& view, std::string_view account,
                    const std::vector<Rights>& rights);

// The parts of the interface that somebody with these privileges may read.
Areas areas_of(const kinds::PrivilegeSet& held);

// Where a request of a person takes place: a store, or the account.
struct Errand {
    std::string_view store{};    // named by the path
    bool is_of_account = false;  // neither the path nor the record names a store
};
// The person as the principal of one request that needs one of these privileges: it sees the
// stores in which the person has one of them. Null when there is none, or the store of the errand
// is not among them; an errand of the account needs a privilege that is held in every store.
std::shared_ptr<const Principal> principal_of(std::shared_ptr<const Person> person,
                                              const kinds::PrivilegeSet& any_of,
                                              const Errand& errand);
// The same for what any person may do, such as to end their own session.
std::shared_ptr<const Principal> principal_of(std::shared_ptr<const Person> person);

}  // namespace auth
