// People who have signed in, and what they may do: in a store, what the roles of their user there
// allow; for the whole account, what they may do in each of its stores.
#pragma once

#include "auth/principal.hpp"
#include "base/refusal.hpp"
#include "kinds/privileges.hpp"
#include "storage/database.hpp"

#include <optional>

namespace auth {

// What a person may do in one store.
struct Rights {
    std::string store, user;  // ids
    kinds::PrivilegeSet held{};
    bool is_open = true;  // whether the store is active

    bool operator==(const Rights&) const = default;
};

// The paired device of a session: a screen that stays signed in with the privileges of a role.
struct PairedDevice {
    std::string id, name;  // of the pairing
    std::string store, role, page;
    std::int64_t paired_ms = 0;        // tells its sessions apart
    kinds::PrivilegeSet role_holds{};  // what it may do itself, or with a person's pin
    std::string user{};                // the user who has entered their pin there; "": nobody
    std::int64_t until_ms = 0;         // when that ends
};

// A person at one time, or a paired device. Immutable while it is shared, so any thread may read
// it.
struct Person {
    std::string account;
    std::string id;  // of the sign-in; at a paired device of the pairing, or of the user there
    std::string email;
    std::string session;            // id; of a paired device that of its pairing
    std::string csrf_token;         // what a write of this session must send
    std::vector<Rights> rights;     // by store; of active users
    bool sees_every_store = false;  // has rights in each store of the account, active or not
    std::uint64_t fingerprint = 0;  // of the rights
    std::shared_ptr<SeenStores> seen = std::make_shared<SeenStores>();
    std::optional<PairedDevice> device{};  // nothing: somebody who has signed in

    bool is_without_pin() const { return device && device->user.empty(); }

    const Rights* in(std::string_view store) const;  // null: no rights there
    // Held in every store of the account, active or not: losing a store adds no privileges.
    kinds::PrivilegeSet everywhere() const;
    kinds::PrivilegeSet anywhere() const;
    kinds::PrivilegeSet held_in(std::string_view store) const;  // "": everywhere
};

// What the sign-in may do, by store: the privileges of the active roles of its active users.
std::vector<Rights> rights_of(storage::ReadView& view, std::string_view account,
                              std::string_view sign_in);
// Whether one of the stores is active: without one, nobody can sign in.
bool is_any_open(const std::vector<Rights>& rights);
// The privileges of the active roles of a user, active or not.
kinds::PrivilegeSet privileges_of_user(storage::ReadView& view, std::string_view account,
                                       std::string_view user);
// Whether these are rights in each store of the account, active or not.
bool is_every_store(storage::ReadView& view, std::string_view account,
                    const std::vector<Rights>& rights);

// The parts of the API that somebody with these privileges may read.
Areas areas_of(const kinds::PrivilegeSet& held);

// What somebody must hold: one of `any_of` and, unless that is empty, one of `also_any_of`.
struct Demand {
    kinds::PrivilegeSet any_of{}, also_any_of{};
    bool in_every_store = false;  // of the account: what belongs to it
    bool in_any_store = false;    // what belongs to guests, who come to every store

    // Privileges of which one is missing; empty when the demand is met.
    constexpr kinds::PrivilegeSet unmet_by(const kinds::PrivilegeSet& held) const {
        if (!held.has_any(any_of)) return any_of;
        return held.has_any(also_any_of) ? kinds::PrivilegeSet() : also_any_of;
    }
    constexpr bool is_met_by(const kinds::PrivilegeSet& held) const {
        return unmet_by(held).empty();
    }
};

// 403 `privilege_missing`. `needs`: the missing privileges, one or all of them. `fields`: those
// that need them.
base::Refusal privilege_missing(std::string sentence, const kinds::PrivilegeSet& needs,
                                base::Problems fields = {});
// The same for that person; 403 `person_needed` at a paired device where somebody's pin may help.
base::Refusal privilege_missing(const Person& person, std::string sentence,
                                const kinds::PrivilegeSet& needs, base::Problems fields = {});
// Throws that at a paired device without a person's pin; `what` needs one, whatever its role says.
void require_pin(const Principal& principal, std::string_view what);

// The person as the principal of one request with this demand: it sees the stores in which the
// person meets it. `store`: that which the path names, if any. Throws privilege_missing() when the
// demand is met in no store, or not in that one.
std::shared_ptr<const Principal> principal_of(const std::shared_ptr<const Person>& person,
                                              const Demand& demand, std::string_view store);
// The same for what any person may do, such as ending their own session.
std::shared_ptr<const Principal> principal_of(const std::shared_ptr<const Person>& person);

}  // namespace auth
