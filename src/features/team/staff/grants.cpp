#include "features/team/staff/grants.hpp"

#include "storage/tables/references.hpp"

#include <algorithm>
#include <map>

namespace features::staff {
namespace {

using base::Refusal;
using kinds::PrivilegeSet;

constexpr std::int64_t users_max = 10'000;  // of one sign-in: one for each store

using Held = std::map<std::string, PrivilegeSet, std::less<>>;  // by store

void add_to(Held& held, storage::ReadView& view, std::string_view account, const Attached& user) {
    PrivilegeSet& all = held[user.store];
    all = all | auth::privileges_of_user(view, account, user.user);
}

// What the person of the sign-in holds, and the user besides.
Held held_by(storage::ReadView& view, std::string_view account, std::string_view user,
             std::string_view sign_in) {
    Held held;
    for (const Attached& one : users_of(view, account, sign_in)) add_to(held, view, account, one);
    if (const auto owner = storage::owner_of(view, account, user))
        add_to(held, view, account, {std::string(user), owner->store, owner->is_active});
    return held;
}

PrivilegeSet held_there(const std::vector<auth::Rights>& rights, std::string_view store) {
    const auto there = std::ranges::find(rights, store, &auth::Rights::store);
    return there == rights.end() ? PrivilegeSet() : there->held;
}

}  // namespace

void require_holder(storage::ReadView& view, const auth::Principal& principal,
                    std::string_view store, const PrivilegeSet& privileges) {
    if (!principal.person) return;
    const auto rights = auth::rights_of(view, principal.account, principal.person->id);
    const PrivilegeSet held = held_there(rights, store);
    if (held.has_all(privileges)) return;
    throw auth::privilege_missing(
        "You cannot grant, change or revoke privileges that you do not have yourself",
        privileges - held);
}

std::vector<Attached> users_of(storage::ReadView& view, std::string_view account,
                               std::string_view sign_in) {
    std::vector<Attached> users;
    if (sign_in.empty()) return users;
    for (const std::string& id :
         storage::referring_ids(view, account, sign_in, "user", "signIn", users_max))
        if (const auto owner = storage::owner_of(view, account, id))
            users.push_back({id, owner->store, owner->is_active});
    return users;
}

std::string store_of_more(storage::ReadView& view, const auth::Principal& who,
                          std::string_view user, std::string_view sign_in) {
    if (who.person && who.person->id == sign_in) return {};
    if (!who.person && who.stores.empty()) return {};
    std::vector<auth::Rights> own;
    if (who.person) own = auth::rights_of(view, who.account, who.person->id);
    for (const auto& [store, held] : held_by(view, who.account, user, sign_in))
        if (who.person ? !held_there(own, store).has_all(held) : !who.may_see(store)) return store;
    return {};
}

void require_no_more(storage::ReadView& view, const auth::Principal& who, std::string_view user,
                     std::string_view sign_in) {
    const std::string store = store_of_more(view, who, user, sign_in);
    if (store.empty()) return;
    throw Refusal(403, "holds_more",
                  who.person ? "This person may do more than you"
                             : "This person has a user in a store that the key does not cover")
        .with_text("store", store);
}

void require_admin_for(const auth::Principal& who, const PrivilegeSet& privileges) {
    if (who.person || who.areas.has(auth::Area::admin)) return;
    const PrivilegeSet lacking = privileges & kinds::administration;
    if (lacking.empty()) return;
    throw Refusal(403, "holds_more",
                  "A key without the area admin cannot grant or take over " +
                      std::string(lacking.names().front()));
}

}  // namespace features::staff
